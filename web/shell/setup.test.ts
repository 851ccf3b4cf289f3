import { beforeEach, expect, test, vi } from 'vitest';
import {
  firstViewer,
  namedGuards,
  nameFault,
  optionsOf,
  ourGuards,
  recall,
  remember,
  type SetUp,
  sameDeck,
  taking,
  usualSetUp,
} from './setup';

const usual = usualSetUp(['A', 'B', 'C', 'D']);

beforeEach(() => localStorage.clear());

test('the usual match: one human, two computer players, the defaults of MU-10', () => {
  expect(taking(usual).map((seat) => seat.sitter)).toEqual(['human', 'rule_based', 'rule_based']);
  expect(optionsOf(usual)).toEqual({
    players: 3,
    match_end: 'target',
    target_score: 100,
    tie_rule: 'shared',
    guard_deck: [4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20, 25, 30, 35, 40],
  });
});

test('MU-1.6: seven strengths are named, eight are ours, and none is both', () => {
  expect([namedGuards.length, ourGuards.length]).toEqual([7, 8]);
  expect(namedGuards.filter((guard) => ourGuards.includes(guard))).toEqual([]);
});

test('a field goes to the engine only with the end of the match it belongs to', () => {
  expect(optionsOf({ ...usual, match_end: 'single' })).not.toHaveProperty('target_score');
  const games = optionsOf({ ...usual, match_end: 'games', match_games: '5' });
  expect(games).toMatchObject({ match_games: 5 });
  expect(games).not.toHaveProperty('target_score');
});

test.each(['', 'ten', '1.5', '1e3'])(
  'what is not a whole number (%o) goes to the engine as it is',
  (typed) => {
    expect(optionsOf({ ...usual, target_score: typed }).target_score).toBe(typed);
  },
);

test('a deck that was changed is known', () => {
  expect(sameDeck(usual)).toBe(true);
  expect(sameDeck({ ...usual, guards: ['9', ...usual.guards.slice(1)] })).toBe(false);
});

test('names: none empty, none twice, and only of those who play', () => {
  const named = (...names: string[]): SetUp => ({
    ...usual,
    seats: names.map((name) => ({ name, sitter: 'human' })),
  });
  expect(nameFault(taking(usual))).toBeNull();
  expect(nameFault(taking(named('A', ' ', 'C', 'D')))).toEqual({ id: 'new-name-missing', seat: 1 });
  expect(nameFault(taking(named('Anna', 'B', 'anna ', 'D')))).toEqual({ id: 'new-name-twice', seat: 2 });
  expect(nameFault(taking(named('A', 'B', 'C', 'A')))).toBeNull();
});

test('only a single human sees cards at once', () => {
  const seats = (...sitters: string[]) => sitters.map((sitter) => ({ name: '', sitter }));
  expect(firstViewer(seats('random', 'human', 'random'))).toBe(1);
  expect(firstViewer(seats('human', 'human'))).toBeNull();
  expect(firstViewer(seats('random', 'random'))).toBeNull();
});

test('the last set-up comes back', () => {
  const mine: SetUp = { ...usual, players: 4, tie_rule: 'play_on', guards: ['9', ...usual.guards.slice(1)] };
  remember(mine);
  expect(recall(usual)).toEqual(mine);
});

test.each(['{', 'null', '[]', '{"players":9,"seats":"x","guards":[1],"tie_rule":{}}'])(
  'a damaged set-up (%s) is the usual one',
  (text) => {
    localStorage.setItem('musketiere.setup', text);
    expect(recall(usual)).toEqual(usual);
  },
);

test('a browser that refuses storage does not stop the match', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  remember(usual);
  expect(recall(usual)).toEqual(usual);
  vi.restoreAllMocks();
});

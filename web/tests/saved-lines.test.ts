import { beforeAll, expect, test } from 'vitest';
import { games } from '../games/registry';
import type { MatchSummary } from '../lib/game';
import { setLanguage, useCatalogues } from '../lib/i18n';
import * as lines from '../lib/saved-line';
import type { SavedMatch } from '../worker/saved';

beforeAll(async () => {
  await useCatalogues('shell', 'table', ...games.all.flatMap(({ id }) => [id, `home-${id}`]));
  await setLanguage('en');
});

const lineOf = (match: MatchSummary) => lines.lineOf(games.get(match.game), match);
const names = ['Ann', 'Ben', 'Cleo', 'Dan'];
const saved = (game: string, totals: number[], own: object) =>
  ({ game, names, totals, controllers: names.map(() => 'human'), ...own }) as SavedMatch;

test('Musketiere: game and duel, and the ducats of each', () => {
  const { where, totals } = lineOf(saved('musketiere', [0, 7, 12], { game_number: 2, duel: 3 }));
  expect(where).toBe('Game 2, duel 3 of 9');
  expect(totals.map(({ who, total }) => `${who} ${total}`)).toEqual(['Ann 0', 'Ben 7', 'Cleo 12', 'Dan 0']);
  expect(lineOf(saved('musketiere', [], { game_number: 1, duel: 0 })).where).toBe('Game 1, choosing the pay');
});

test('the only human is you, unless a name was chosen; of several, each keeps theirs', () => {
  const controllers = ['human', 'rule_based'];
  const called = (own: object) =>
    lineOf(saved('musketiere', [1, 2], { game_number: 1, duel: 1, controllers, ...own })).totals.map(
      ({ who }) => who,
    );
  expect(called({ names: ['D’Artagnan', 'Aramis'] })).toEqual(['You', 'Aramis']);
  expect(called({ names: ['Player 1', 'Aramis'] })).toEqual(['You', 'Aramis']);
  expect(called({ names: ['Ann', 'Aramis'] })).toEqual(['Ann', 'Aramis']);
  expect(called({ names: ['D’Artagnan', 'Aramis'], controllers: ['human', 'human'] })).toEqual([
    'D’Artagnan',
    'Aramis',
  ]);
});

test.each([
  ['AC', [[0], [1]], [1, 2], ['Ann 1 defeat', 'Ben 2 defeats']],
  ['KS', [[0, 1, 2]], [0], ['Ann, Ben and Cleo 0 wins']],
  [
    'QS',
    [
      [0, 2],
      [1, 3],
    ],
    [1, 2],
    ['Ann and Cleo 1 point', 'Ben and Dan 2 points'],
  ],
])('Four Musketeers: the storyline, and what %s counts for each side', (storyline, sides, totals, said) => {
  const line = lineOf(saved('four_musketeers', totals, { storyline, sides, mode: '', round: 2, fight: 5 }));
  expect(line.where).toMatch(/: round 2, fight 5$/);
  expect(line.totals.map(({ who, total }) => `${who} ${total}`)).toEqual(said);
});

test('Four Musketeers: the lives, where they decide', () => {
  const duel = { storyline: 'AC', sides: [[0], [1]], mode: 'solo', round: 1, fight: 9, lives: [3, 0] };
  const { totals } = lineOf(saved('four_musketeers', [0, 1], duel));
  expect(totals.map(({ who, total }) => `${who} ${total}`)).toEqual(['Ann 3 lives left', 'Ben defeated']);
});

const campaign = { sides: [[0, 1], [2]], turn: 4, honour: 5, time: 3, heroes: [], siege: 0, board: 1 };

test('Mousquetaires du Roy: the turn and the tracks, and who is on which side', () => {
  const { where, totals, ending } = lineOf(saved('mousquetaires_du_roy', [], { ...campaign, reason: null }));
  expect(where).toBe('Turn 4: honour 5, time 3');
  expect(totals.map(({ who, total }) => `${who}: ${total}`)).toEqual([
    'Ann and Ben: The Musketeers',
    'Cleo: Milady',
  ]);
  expect(ending).toBeUndefined();
});

test('Mousquetaires du Roy: how it ended, also where nobody is Milady', () => {
  const alone = { ...campaign, sides: [[0, 1, 2]], reason: 'honour' };
  const { totals, ending } = lineOf(saved('mousquetaires_du_roy', [], alone));
  expect(ending).toMatch(/Milady has won\.$/);
  expect(totals.map(({ total }) => total)).toEqual(['The Musketeers']);
});

test.each([
  ['musketiere', {}, true],
  ['mousquetaires_du_roy', campaign, true],
  ['mousquetaires_du_roy', {}, false],
  ['mousquetaires_du_roy', { sides: [0] }, false],
  ['chess', {}, false],
  ['four_musketeers', { storyline: 'AC', sides: [[0], [1]] }, true],
  ['four_musketeers', {}, false],
  ['four_musketeers', { storyline: 'AC', sides: 3 }, false],
  ['four_musketeers', { storyline: 'AC', sides: [0, 1] }, false],
  ['four_musketeers', { storyline: 'ZZ', sides: [[0]] }, false],
])('of a stored entry of %s with %o a line can be made: %s', (game, own, can) => {
  expect(lines.hasLine(games.find(game), saved(game, [], own))).toBe(can);
});

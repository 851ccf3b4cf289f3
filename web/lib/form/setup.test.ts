import { beforeEach, expect, test, vi } from 'vitest';
import type { OptionSpec } from '../../generated/bridge';
import type { Game } from '../game';
import { learn } from '../learnt';
import { controllerOf, OwnPlayers } from '../outside/players';
import { usualPlayers } from './players';
import { firstSetUp, recall, remember } from './setup';
import { chosen, current, optionsOf, type SetUp } from './wishes';

const specs: readonly OptionSpec[] = [
  { id: 'storyline', clause: '', type: 'choice', default: 'AC', choices: ['AC', 'AS'] },
  { id: 'players', clause: '', type: 'integer', default: 4, min: 2, max: 4 },
  { id: 'stone_to_lead', clause: '', type: 'flag', default: false },
  { id: 'deck', clause: '', type: 'integers', default: [1, 2], length: 2, min: 1, max: 9 },
];
const usual: SetUp = { players: usualPlayers(['A', 'B', 'C', 'D']), wishes: {} };

beforeEach(() => localStorage.clear());

test('signs that turn the direction of writing do not come back with a name', () => {
  const players = usual.players.map((player) => ({ ...player, name: '\u202eZoë\n\u2067' }));
  remember({ id: 'a' }, { ...usual, players });
  expect(recall({ id: 'a' }, usual).players.map(({ name }) => name)).toEqual(['Zoë', 'Zoë', 'Zoë', 'Zoë']);
});

test('a player of one’s own comes back as long as it is kept, in its own game', () => {
  const own = new OwnPlayers();
  const mine = own.add('a', 'mine', 'text');
  const sits = (game: string) => recall({ id: game }, usual).players[1]?.controller;
  for (const id of ['a', 'b']) {
    const players = usual.players.map((one) => ({ ...one, controller: controllerOf(mine) }));
    remember({ id }, { ...usual, players });
  }
  expect(sits('a')).toBe(controllerOf(mine));
  expect(sits('b')).toBe('skilled');
  own.remove(mine.id);
  expect(sits('a')).toBe('skilled');
});

test('what nobody wishes for is left to the engine', () => {
  expect(optionsOf({}, specs)).toEqual({});
  expect(specs.map((spec) => current(spec, {}))).toEqual(['AC', 4, false, [1, 2]]);
});

test('wishes that fit go to the engine, each as what it is', () => {
  const wishes = { storyline: 'AS', players: 3, stone_to_lead: true, deck: ['7', ' 3'] };
  expect(optionsOf(wishes, specs)).toEqual({
    storyline: 'AS',
    players: 3,
    stone_to_lead: true,
    deck: [3, 7],
  });
});

test.each([
  { storyline: 'QC' },
  { players: 1 },
  { players: true },
  { stone_to_lead: 'AS' },
  { deck: 2 },
  { mode: 'team' },
])('a wish that has no place beside the others (%o) is left out, and comes back with its place', (wishes) => {
  expect(optionsOf(wishes, specs)).toEqual({});
  expect(specs.map((spec) => current(spec, wishes))).toEqual(['AC', 4, false, [1, 2]]);
});

test.each([
  ['12', 12],
  [' 7 ', 7],
  ['-1', -1],
  ['', ''],
  ['ten', 'ten'],
  ['1.5', '1.5'],
  ['1e3', '1e3'],
])('a number that is typed (%o) is judged by the engine', (typed, sent) => {
  expect(optionsOf({ players: typed, deck: ['1', typed] }, specs)).toMatchObject({ players: sent });
  expect(optionsOf({ deck: [typed] }, specs)).toEqual({ deck: [sent] });
});

test('to know what to offer, the engine needs no lists', () => {
  expect(chosen({ storyline: 'AS', players: '3', deck: ['1', '2'] })).toEqual({
    storyline: 'AS',
    players: '3',
  });
});

test('the last set-up of each game comes back', () => {
  const mine: SetUp = {
    players: usualPlayers(['E', 'F', 'G', 'H']),
    wishes: { storyline: 'AS', players: 2, stone_to_lead: true, deck: ['9', 'x'] },
  };
  remember({ id: 'four_musketeers' }, mine);
  expect(recall({ id: 'musketiere' }, usual)).toEqual(usual);
  remember({ id: 'musketiere' }, usual);
  expect(recall({ id: 'four_musketeers' }, usual)).toEqual(mine);
});

test('what a first match is played by is no wish of whoever has set one up, as it came or otherwise', () => {
  const first = { ...usual, wishes: { storyline: 'AS' } };
  expect(recall({ id: 'musketiere' }, first)).toEqual(first);
  remember({ id: 'musketiere' }, usual);
  expect(recall({ id: 'musketiere' }, first)).toEqual(usual);
});

test('who decided at a seat is kept by the key it always had', () => {
  const players = '[{"name":"E","sitter":"random"},{"name":"F","sitter":"human"}]';
  localStorage.setItem('musketiere.setup', `{"musketiere":{"players":${players},"wishes":{}}}`);
  const setUp = recall({ id: 'musketiere' }, usual);
  expect(setUp.players.slice(0, 2)).toEqual([
    { name: 'E', controller: 'random' },
    { name: 'F', controller: 'human' },
  ]);
  remember({ id: 'musketiere' }, setUp);
  expect(localStorage.getItem('musketiere.setup')).toContain('{"name":"E","sitter":"random"}');
});

test('a computer player of a level comes back with its character, and nobody whom there is not', () => {
  const sitters = ['master-careful', 'casual', 'skilled-merry', 'rule_based'];
  const players = sitters.map((sitter) => ({ name: sitter, sitter }));
  localStorage.setItem('musketiere.setup', JSON.stringify({ musketiere: { players, wishes: {} } }));
  const kept = recall({ id: 'musketiere' }, usual).players.map(({ controller }) => controller);
  expect(kept).toEqual(['master-careful', 'casual', 'skilled', 'rule_based']);
});

test.each([
  '{',
  'null',
  '[]',
  '7',
  '{"musketiere":null}',
  '{"musketiere":{"players":"x","wishes":[]}}',
  '{"musketiere":{"players":[null,{"name":1,"sitter":"god"}],"wishes":{"players":null,"tie_rule":{},"deck":[1]}}}',
  `{"musketiere":{"wishes":{"target":"${'9'.repeat(99)}"}}}`,
])('a damaged set-up (%s) is the usual one', (text) => {
  localStorage.setItem('musketiere.setup', text);
  expect(recall({ id: 'musketiere' }, usual)).toEqual(usual);
});

test('a browser that refuses storage does not stop the match', () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(refuse);
  vi.spyOn(Storage.prototype, 'getItem').mockImplementation(refuse);
  remember({ id: 'musketiere' }, usual);
  expect(recall({ id: 'musketiere' }, usual)).toEqual(usual);
  vi.restoreAllMocks();
});

test('a first match is short, and against cadets, until something is set up', () => {
  const first = { ...usual, players: usualPlayers(['A', 'B', 'C', 'D'], 'casual') };
  const game = {
    id: 'a',
    first: { storyline: 'AS' },
    facts: { seats: { max: 4 }, lessons: ['first'] },
  } as unknown as Game;
  const { players, wishes } = recall(game, firstSetUp(game));
  expect(players.map(({ controller }) => controller)).toEqual(
    first.players.map(({ controller }) => controller),
  );
  expect(wishes).toEqual({ storyline: 'AS' });
  const easier = recall(game, firstSetUp({ ...game, firstLevel: 'novice' }));
  expect(easier.players.map(({ controller }) => controller)).toContain('novice');
  learn(game.id, 'first');
  expect(firstSetUp({ ...game, firstLevel: 'novice' }), 'whoever has learnt it').toEqual(firstSetUp(game));
  remember(game, usual);
  expect(recall(game, firstSetUp(game))).toEqual(usual);
});

import { expect, test } from 'vitest';
import { firstViewer, nameFault, usualPlayers } from './players';

const named = (...names: string[]) => names.map((name) => ({ name, sitter: 'human' }));

test('usually one human plays against the computer', () => {
  expect(usualPlayers(['A', 'B', 'C']).map(({ sitter }) => sitter)).toEqual([
    'human',
    'rule_based',
    'rule_based',
  ]);
});

test('names: none empty, and none twice', () => {
  expect(nameFault(named('A', 'B'))).toBeNull();
  expect(nameFault(named('A', ' ', 'C'))).toEqual({ id: 'new-name-missing', player: 1 });
  expect(nameFault(named('Anna', 'B', 'anna '))).toEqual({ id: 'new-name-twice', player: 2 });
});

test('only a single human sees cards at once', () => {
  const players = (...sitters: string[]) => sitters.map((sitter) => ({ name: '', sitter }));
  expect(firstViewer(players('random', 'human', 'random'))).toBe(1);
  expect(firstViewer(players('human', 'human'))).toBeNull();
  expect(firstViewer(players('random', 'random'))).toBeNull();
});

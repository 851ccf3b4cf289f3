import { beforeAll, expect, test } from 'vitest';
import { games } from '../games/registry';
import { calledIn, isChosen, nameFault, plainNames, usualPlayers } from '../lib/form/players';
import { seatedAt } from '../lib/game';
import { setLanguage, useCatalogues } from '../lib/i18n';

const musketiere = games.get('musketiere');

beforeAll(async () => {
  await useCatalogues('shell', 'table', 'musketiere');
  await setLanguage('en');
});

const named = (...names: string[]) => names.map((name) => ({ name, controller: 'human' }));

test('usually one human plays against the computer', () => {
  expect(usualPlayers(['A', 'B', 'C']).map(({ controller }) => controller)).toEqual([
    'human',
    'skilled',
    'skilled',
  ]);
});

test('names: none empty, and none twice', () => {
  expect(nameFault(named('A', 'B'))).toBeNull();
  expect(nameFault(named('A', ' ', 'C'))).toEqual({ id: 'new-name-missing', player: 1 });
  expect(nameFault(named('Anna', 'B', 'anna '))).toEqual({ id: 'new-name-twice', player: 2 });
});

test('where nobody is named, the humans are numbered and the computers called as usual', () => {
  const controllers = ['rule_based', 'human', 'random'];
  const names = plainNames(musketiere, controllers);
  expect(names).toEqual(['D’Artagnan', 'Player 2', 'Porthos']);
  expect(names.some((name, seat) => isChosen(musketiere, name, seat))).toBe(false);
  expect(calledIn(musketiere, names, controllers)).toEqual(['D’Artagnan', 'You', 'Porthos']);
});

test('for revenge the seats turn, and the only human takes his name along: he is you', () => {
  const controllers = ['rule_based', 'human'];
  expect(calledIn(musketiere, ['Aramis', 'D’Artagnan'], controllers)).toEqual(['Aramis', 'You']);
  expect(calledIn(musketiere, ['Aramis', 'Ann'], controllers)).toEqual(['Aramis', 'Ann']);
});

test('a name is chosen when the page would not have given it to this seat', () => {
  expect(isChosen(musketiere, 'Ann', 0)).toBe(true);
  expect(isChosen(musketiere, 'Aramis', 0)).toBe(true);
  expect(isChosen(musketiere, 'Aramis', 1)).toBe(false);
  expect(isChosen(musketiere, '', 1)).toBe(false);
});

test('Milady has the last seat, and the last player of all takes it', () => {
  const seated = (id: string, seats: number, all: number, milady?: string) =>
    seatedAt(games.get(id), () => milady, seats, all);
  expect(seated('mousquetaires_du_roy', 2, 6, 'seat')).toEqual([0, 5]);
  expect(seated('mousquetaires_du_roy', 4, 6, 'seat')).toEqual([0, 1, 2, 5]);
  expect(seated('mousquetaires_du_roy', 6, 6, 'seat')).toEqual([0, 1, 2, 3, 4, 5]);
  expect(seated('mousquetaires_du_roy', 3, 6, 'automatic')).toEqual([0, 1, 2]);
  expect(seated('four_musketeers', 3, 4)).toEqual([0, 1, 2]);
});

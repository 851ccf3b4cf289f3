import { expect, test } from 'vitest';
import type { Botte, Event, Face } from '../../../../generated/mousquetaires_du_roy';
import type { DuelScene } from '../scene/scene';
import { lanesOf } from './lanes';

const letters = { S: 'sword', H: 'shield', F: 'fleur' } as const;
const faces = (shown: string): Face[] => [...shown].map((letter) => letters[letter as keyof typeof letters]);
const botte = (sword: number, shield: number, fleur: number, other = 0): Botte => ({
  sword,
  shield,
  fleur,
  other,
});
const none = botte(9, 9, 9);

function lanes(blue: string, red: string, change: Partial<DuelScene> = {}, mine = none, shot = false) {
  const duel = {
    thrown: { blue: faces(blue), red: faces(red) },
    botte: none,
    met: null,
    hits: null,
    ...change,
  };
  const found = lanesOf(duel as DuelScene, mine, shot);
  const said = (colour: 'blue' | 'red') => found[colour].map(({ lane, work }) => `${lane} ${work ?? '?'}`);
  return [said('blue'), said('red')];
}
const hits = {} as Event & { type: 'round_result' };

test('a sword lies opposite the shield that parries it, on both sides', () => {
  const [blue, red] = lanes('FSH', 'HSS');
  expect(blue).toEqual(['2 ?', '0 ?', '1 ?']);
  expect(red).toEqual(['0 ?', '1 ?', '2 ?']);
});

test('nothing is told of a throw before the engine has told it', () => {
  for (const side of lanes('SSH', 'SFF')) for (const die of side) expect(die).toMatch(/ \?$/);
});

test('MR-9.11: one shield parries one sword, and what is left flies', () => {
  const [blue, red] = lanes('SSF', 'HF', { hits });
  expect(blue).toEqual(['0 parried', '1 flies', '2 idle']);
  expect(red).toEqual(['0 parries', '1 idle']);
});

test('MR-14.5: the pistol is one sword more, parried last, and no part of a botte', () => {
  expect(lanes('SSF', 'HH', { hits }, none, true)).toEqual([
    ['0 parried', '1 parried', '3 idle', '2 flies'],
    ['0 parries', '1 parries'],
  ]);
  expect(lanes('F', 'HS', { hits }, none, true)).toEqual([
    ['1 idle', '0 parried'],
    ['0 parries', '1 flies'],
  ]);
  const met = { musketeer: true, opponent: false };
  expect(lanes('SF', 'S', { met }, botte(1, 0, 1), true)[0]).toEqual(['0 botte', '2 botte', '1 idle']);
  expect(lanes('', '', {}, none, true)).toEqual([[], []]);
});

test('MR-9.9: who alone has met his botte hits with the dice of it; nothing else counts', () => {
  const met = { musketeer: true, opponent: false };
  const [blue, red] = lanes('FSFF', 'SS', { met, hits }, botte(0, 0, 2, 1));
  expect(blue?.map((die) => die.slice(2))).toEqual(['botte', 'botte', 'botte', 'idle']);
  expect(red?.map((die) => die.slice(2))).toEqual(['idle', 'idle']);
});

test('MR-9.10: both bottes count', () => {
  const met = { musketeer: true, opponent: true };
  const both = lanes('FF', 'SH', { met, botte: botte(0, 0, 0, 2) }, botte(0, 0, 2));
  expect(both.flat().map((die) => die.slice(2))).toEqual(['botte', 'botte', 'botte', 'botte']);
});

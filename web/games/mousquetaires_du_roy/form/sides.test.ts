import { expect, test } from 'vitest';
import { controllersFor, sidesOf } from './sides';

const seats = (controllers: string) =>
  [...controllers].map((controller) => ({
    controller: { h: 'human', c: 'skilled' }[controller] ?? 'novice',
  }));
const letters = (controllers: readonly string[]) =>
  controllers.map((controller) => ({ human: 'h', skilled: 'c' })[controller] ?? 'r').join('');

test.each([
  ['hc', 'team'],
  ['ch', 'milady'],
  ['hh', 'both'],
  ['cc', null],
  ['chc', 'team'],
  ['rch', 'milady'],
])('%s: the humans play %s', (controllers, side) => {
  expect(sidesOf(seats(controllers))).toBe(side);
});

test.each([
  ['hc', 'milady', 'ch'],
  ['ch', 'team', 'hc'],
  ['hc', 'both', 'hh'],
  ['hh', 'team', 'hc'],
  ['hhh', 'milady', 'cch'],
  ['chr', 'team', 'chr'],
  ['chr', 'milady', 'cch'],
  ['rch', 'team', 'hcr'],
  ['rrh', 'both', 'hrh'],
] as const)('from %s to %s: %s', (before, side, after) => {
  const controllers = controllersFor(side, seats(before));
  expect(letters(controllers)).toBe(after);
  expect(sidesOf(seats(letters(controllers)))).toBe(side);
});

import { expect, test } from 'vitest';
import { controllersFor, sidesOf } from './sides';

const seats = (sitters: string) =>
  [...sitters].map((sitter) => ({ sitter: { h: 'human', c: 'rule_based' }[sitter] ?? 'random' }));
const letters = (sitters: readonly string[]) =>
  sitters.map((sitter) => ({ human: 'h', rule_based: 'c' })[sitter] ?? 'r').join('');

test.each([
  ['hc', 'team'],
  ['ch', 'milady'],
  ['hh', 'both'],
  ['cc', null],
  ['chc', 'team'],
  ['rch', 'milady'],
])('%s: the humans play %s', (sitters, side) => {
  expect(sidesOf(seats(sitters))).toBe(side);
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
  const sitters = controllersFor(side, seats(before));
  expect(letters(sitters)).toBe(after);
  expect(sidesOf(seats(letters(sitters)))).toBe(side);
});

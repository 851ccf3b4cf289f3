import { beforeAll, expect, test } from 'vitest';
import { setLanguage, useCatalogues } from '../i18n';
import '../../games/four_musketeers/messages';
import { differenceIn, gained, within, worthIn } from './worth';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

test('what a choice costs is told in whole matches, and in parts of one only where it is less', () => {
  expect(differenceIn('chance', 40, 49.3)).toBe('−9 of 100 wins');
  expect(differenceIn('chance', 52.6, 53)).toBe('−0.4 of 100 wins');
  expect(differenceIn('round-chance', 50, 62.3)).toBe('−12 of 100 rounds');
});

test('what lies between two chances agrees with both as they are told', () => {
  expect([worthIn('chance', 53.4), worthIn('chance', 46.6)]).toEqual(['53% to win', '47% to win']);
  expect(differenceIn('chance', 53.4, 46.6)).toBe('6 of 100 wins');
  expect(differenceIn('points', 5.4, 1.6)).toBe('3.8 points');
});

test('what a round is worth is its chance in per cent, and a small one is not none', () => {
  expect(worthIn('round-chance', 62.3)).toBe('62% to win the round');
  expect(worthIn('round-chance', 0.4)).toBe('0.4% to win the round');
});

test('points of a round, which are less than one, are told as those of a hundred rounds', () => {
  expect(differenceIn('round-points', -12.2, 21.6)).toBe('−34 points in 100 rounds');
  expect(worthIn('round-points', 1)).toBe('1 point in 100 rounds');
});

test('a chance is as round as one speaks of it, and points are not', () => {
  expect(gained('chance', 27.7)).toBe('28%');
  expect(gained('chance', 2.71)).toBe('2.7%');
  expect(gained('points', 27.71)).toBe('+27.7');
  expect(gained('round-points', -12.3), 'of a hundred rounds').toBe('−12');
});

test('it is said how far a figure may be off, but of no chance that it may be less than none', () => {
  expect(within('chance', 62.3, 2.4)).toBe('±\u202f2.4%');
  expect(within('chance', 0.5, 0.6)).toBe('');
  expect(within('chance', 31.9, 0.01)).toBe('');
});

import { beforeAll, expect, test } from 'vitest';
import { setLanguage, useCatalogues } from '../i18n';
import { differenceIn, gained } from './worth';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table');
});

test('what a choice costs is told in whole matches, and in parts of one only where it is less', () => {
  expect(differenceIn('chance', -9.3)).toBe('−9 of 100 matches');
  expect(differenceIn('chance', -0.4)).toBe('−0.4 of 100 matches');
});

test('a chance is as round as one speaks of it, and points are not', () => {
  expect(gained('chance', 27.7)).toBe('28%');
  expect(gained('chance', 2.71)).toBe('2.7%');
  expect(gained('points', 27.71)).toBe('+27.7');
});

import { beforeAll, expect, test } from 'vitest';
import { characters } from '../../generated/catalogue';
import { setLanguage, useCatalogues } from '../i18n';
import { likingOf } from './roster';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('shell', 'table');
});

test('how a computer player likes to play is said in two words, and explained in a sentence', () => {
  const controllers = ['human', 'guard', ...characters.map((one) => `guard-${one}`)];
  const likings = controllers.map((_, seat) => likingOf({ controllers }, seat));
  expect(likings.slice(0, 2)).toEqual([null, null]);
  expect(likings.at(-1)).toEqual({ word: 'bears grudges', about: 'Does not forget who has harmed him.' });
  for (const liking of likings.slice(2)) expect(liking?.about).toMatch(/^\p{Lu}.*\.$/u);
  expect(likingOf({}, 0)).toBeNull();
});

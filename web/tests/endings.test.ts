import { beforeAll, expect, test } from 'vitest';
import { tale as ofRoy } from '../games/mousquetaires_du_roy/table/ending';
import '../games/mousquetaires_du_roy/messages';
import { tale as ofMusketiere } from '../games/musketiere/table/ending';
import '../games/musketiere/messages';
import type { View as RoyView } from '../generated/mousquetaires_du_roy';
import type { Frame } from '../generated/musketiere';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { languages } from '../lib/languages';
import { type Mood, moodOf } from '../lib/table/end';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues(
    'table',
    'musketiere',
    'table-musketiere',
    'mousquetaires_du_roy',
    'table-mousquetaires_du_roy',
  );
});

const roster = (viewer: number | null) => ({
  names: ['Anna', 'Bruno', 'Clara'],
  viewer,
  controllers: ['human', 'novice', 'novice'],
});
const ended = (totals: number[], winners: number[]) =>
  ({
    view: { totals },
    controllers: ['human', 'novice', 'novice'],
    outcome: { winners, ranking: [], reason: '' },
  }) as unknown as Frame;

test('a match is won or lost by who plays in it, and seen by who does not', () => {
  const frame = ended([9, 5, 1], [0]);
  const mood = (winners: number[], viewer: number | null) =>
    moodOf({ frame: ended([1, 1, 1], winners), roster: roster(viewer) });
  expect(moodOf({ frame, roster: roster(0) })).toBe('won');
  expect(mood([1], 0)).toBe('lost');
  expect(mood([1], null)).toBe('seen');
  expect(mood([1], 1)).toBe('seen'); // a computer's seat that is looked from
});

test.each<[Mood, number[], number[], number | null, string | null]>([
  ['won', [30, 23, 4], [0], 0, '7 ducats more than Bruno.'],
  ['lost', [22, 23, 4], [1], 0, 'One ducat was missing: Bruno has won.'],
  ['seen', [22, 40, 30], [1], null, '10 ducats more than Clara.'],
  ['won', [30, 30, 4], [0, 1], 0, null],
])('Musketiere, %s: says by how many ducats', (mood, totals, winners, viewer, said) => {
  expect(ofMusketiere(ended(totals, winners), roster(viewer), mood).why).toBe(said);
});

const sides = ['team', 'milady'] as const;
const reasons = ['quest', 'time', 'honour', 'siege', 'constance'];

test.each(languages)(
  'Mousquetaires du Roy, %s: every ending speaks to the side that looks',
  async (language) => {
    await setLanguage(language);
    await useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy');
    const titles = sides.flatMap((side) =>
      reasons.map((reason) => ofRoy({ side, musketeers: [] } as unknown as RoyView, reason, 'lost').title),
    );
    expect(new Set(titles).size).toBe(10);
    for (const title of titles) expect(title).not.toMatch(/^mr-/);
  },
);

test.each(languages)(
  'Mousquetaires du Roy, %s: who has won is said once, in the headline',
  async (language) => {
    await setLanguage(language);
    await useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy');
    const won = / won\b|gagn|gewonnen|voitta/i;
    for (const side of sides)
      for (const reason of reasons)
        for (const mood of ['won', 'lost', 'seen'] as const) {
          const { why } = ofRoy({ side, musketeers: [] } as unknown as RoyView, reason, mood);
          expect(why.length).toBeGreaterThan(15);
          expect(why).not.toMatch(won);
        }
  },
);

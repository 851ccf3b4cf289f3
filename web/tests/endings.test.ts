import { render } from 'lit';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { tale as ofFour } from '../games/four_musketeers/table/ending';
import { peopleOf } from '../games/four_musketeers/table/people';
import { sceneOf } from '../games/four_musketeers/table/scene';
import rochefort from '../games/four_musketeers/table/testdata/rochefort.json';
import '../games/four_musketeers/messages';
import { tale as ofRoy } from '../games/mousquetaires_du_roy/table/end/ending';
import '../games/mousquetaires_du_roy/messages';
import type { People as RoyPeople } from '../games/mousquetaires_du_roy/table/scene/people';
import stories from '../games/mousquetaires_du_roy/table/testdata/stories.json';
import { tale as ofMusketiere } from '../games/musketiere/table/ending';
import '../games/musketiere/messages';
import type { Frame as FourFrame, GameTypes as FourMusketeers } from '../generated/four_musketeers';
import type { View as RoyView } from '../generated/mousquetaires_du_roy';
import type { Frame } from '../generated/musketiere';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { languages } from '../lib/languages';
import { type Mood, moodOf } from '../lib/table/end';
import { appliedIn } from '../lib/table/testing';

beforeEach(() => setLanguage('en'));
beforeAll(async () => {
  await useCatalogues(
    'table',
    'musketiere',
    'table-musketiere',
    'four_musketeers',
    'table-four_musketeers',
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
  ['lost', [22, 23, 4], [1], 0, 'You were one ducat short: Bruno has won.'],
  ['seen', [22, 40, 30], [1], null, '10 ducats more than Clara.'],
  ['won', [30, 30, 4], [0, 1], 0, null],
])('Musketiere, %s: says by how many ducats', (mood, totals, winners, viewer, said) => {
  expect(ofMusketiere(ended(totals, winners), roster(viewer), mood).why).toBe(said);
});

/** Who stands and who lies in the picture of the end, by the names of their drawings. */
function pictured(winners: number[], mood: Mood, storyline: 'AC' | 'AS' = 'AC') {
  const frame = appliedIn<FourMusketeers>(rochefort).at(-1)?.applied.frame;
  if (!frame) throw new Error('nothing recorded');
  const ended: FourFrame = { ...frame, outcome: { winners, ranking: [], reason: 'target' } };
  const seen = sceneOf(frame.view);
  const scene = { ...seen, viewer: 0, options: { ...seen.options, storyline } };
  const page = document.createElement('div');
  const { title, picture } = ofFour(scene, ended, peopleOf(scene, { names: frame.names, viewer: 0 }), mood);
  render(picture, page);
  const of = (part: string) => [...page.querySelectorAll(`.ending__${part} .mk-card__index`)].length;
  const drawn = (part: string) =>
    [...page.querySelectorAll(`.ending__${part} use`)]
      .map((use) => use.getAttribute('href'))
      .filter((href) => href?.includes('person'));
  const own = `#mk-person-${people[frame.view.last_round?.roles[0] ?? '']}`;
  return {
    standing: of('one'),
    first: drawn('one--first')[0] === own,
    defeated: drawn('defeated'),
    own,
    title,
  };
}
const people: Readonly<Record<string, string>> = {
  JS: 'athos',
  JD: 'porthos',
  JH: 'aramis',
  JC: 'dartagnan',
};

test('Four Musketeers: the picture of the end is that of the reader’s side', () => {
  const won = pictured([0, 2], 'won');
  expect(won).toMatchObject({ standing: 2, first: true, defeated: [] });
  const lost = pictured([1, 2, 3], 'lost');
  expect(lost).toMatchObject({ standing: 3, first: false, defeated: [lost.own] });
  expect(pictured([], 'lost')).toMatchObject({ standing: 0, defeated: [lost.own] });
  expect(won.title, 'who has won is the headline of all games').toBeUndefined();
  expect(pictured([], 'lost', 'AS').title, 'lost against him, and not won by nobody').toMatch(
    /^Richelieu (has won|is beaten)/,
  );
});

const sides = ['team', 'milady'] as const;
const royal = (side: (typeof sides)[number]): RoyPeople => ({
  roster: { names: [], viewer: 0 },
  view: { ...(stories[0]?.view as RoyView), side, turn: 9 },
});
const reasons = ['quest', 'time', 'honour', 'siege', 'constance'];

test.each(languages)(
  'Mousquetaires du Roy, %s: every ending speaks to the side that looks',
  async (language) => {
    await setLanguage(language);
    await useCatalogues('mousquetaires_du_roy', 'table-mousquetaires_du_roy');
    const titles = sides.flatMap((side) =>
      reasons.map((reason) => ofRoy([], royal(side), reason, 'lost').title),
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
          const { why } = ofRoy([], royal(side), reason, mood);
          expect(why.length).toBeGreaterThan(15);
          expect(why).not.toMatch(won);
        }
  },
);

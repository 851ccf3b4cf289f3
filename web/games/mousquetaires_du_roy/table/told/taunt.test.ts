/** Milady speaks to the worst of a night, or to what was spoilt for her; in every language, and in more than one way. */
import { beforeAll, expect, it } from 'vitest';
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { setLanguage, useCatalogues } from '../../../../lib/i18n';
import { languages } from '../../../../lib/languages';
import '../../messages';
import stories from '../testdata/stories.json';
import { type Occasion, occasionOf, taunt } from './taunt';

beforeAll(() => useCatalogues('table', 'mousquetaires_du_roy', 'table-mousquetaires_du_roy'));

const view = stories[0]?.view as unknown as View;
const calm: View = {
  ...view,
  tracks: {
    ...view.tracks,
    honour: { ...view.tracks.honour, at: 4 },
    siege: { ...view.tracks.siege, at: 0 },
  },
  missions: { ...view.missions, paris: null },
};
const moved = (token: 'honour' | 'siege', before: number, after: number): Event => ({
  type: 'token_moved',
  token,
  before,
  after,
  cause: 'phase',
});
const ended = (result: 'done' | 'failed' | 'replaced'): Event => ({
  type: 'mission_ended',
  where: 'paris',
  card: '',
  result,
  returned: [],
  ambush: null,
});
const strangling = (added: number): Event => ({ type: 'strangling', red: [], added, total: 2 });

it('speaks of the worst first', () => {
  const said = (...turn: Event[]) => occasionOf(turn, calm);
  expect(said()).toBe('idle');
  expect(said(moved('honour', 4, 5), moved('siege', 0, 1), ended('replaced'), strangling(0))).toBe('idle');
  const worst: Event[] = [
    moved('honour', 4, 3),
    moved('siege', 0, -1),
    ended('done'),
    strangling(1),
    ended('failed'),
  ];
  const occasions: Occasion[] = ['honour', 'siege', 'foiled', 'strangled', 'failed'];
  occasions.forEach((one, at) => {
    expect(said(...worst.slice(0, at + 1))).toBe(one);
  });
  const near = { ...calm.tracks, honour: { ...calm.tracks.honour, at: 1 } };
  expect(occasionOf(worst, { ...calm, tracks: near })).toBe('near');
});

it('speaks of the turn that has ended, not of one before it', () => {
  const turn = (number: number): Event => ({ type: 'turn_started', turn: number });
  const words = (...story: Event[]) => taunt(story, { ...calm, turn: 3 });
  const idle = words(turn(1), turn(2), turn(3));
  expect(words(turn(1), moved('siege', 0, -1), turn(2), turn(3))).toBe(idle);
  expect(words(turn(1), turn(2), moved('siege', 0, -1), turn(3))).not.toBe(idle);
  expect(taunt([turn(1), turn(2)], { ...calm, turn: 2 })).not.toBe(idle); // not the same night after night
});

it.each(languages)('has words for every night in %s', async (wish) => {
  await setLanguage(wish);
  const turns: Event[][] = [
    [],
    [moved('honour', 4, 3)],
    [moved('siege', 0, -1)],
    [ended('done')],
    [strangling(1)],
    [ended('failed')],
  ];
  const start: Event = { type: 'turn_started', turn: 2 };
  const said = turns.flatMap((turn) =>
    [2, 3].map((number) => taunt([start, ...turn, start], { ...calm, turn: number })),
  );
  for (const words of said) expect(words).toMatch(/^\p{Lu}[^{}]*[.?]$/u);
  expect(new Set(said).size).toBe(said.length);
  await setLanguage('en');
});

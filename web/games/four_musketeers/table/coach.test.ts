import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Event, Frame } from '../../../generated/four_musketeers';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { hintFor } from './coach';
import { peopleOf } from './people';
import { sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(() => useCatalogues('table', 'table-four_musketeers'));

const told = (event: Event, heard: readonly string[] = []) => {
  const opened = appliedIn(rochefort)[1]?.applied.frame as Frame;
  const frame: Frame = { ...opened, lesson: 'first' };
  const scene = sceneOf(frame.view);
  const people = peopleOf(scene, { names: frame.names, viewer: 0 });
  return hintFor({ frame, scene, stage: { at: 'animating' }, event }, people, new Set(heard));
};

it.each(languages)('explains who is dazed or a ghost when it happens, in %s', async (language) => {
  await setLanguage(language);
  for (const now of ['dazed', 'ghost'] as const)
    for (const seat of [0, 1] as const) {
      const hint = told({ type: 'seat_changed', seat, now, top: null });
      expect(hint?.topic).toBe(`four-coach-${now}`);
      expect(hint?.text).not.toMatch(/^four-coach-/);
    }
});

it('says once what wins, before the first fight, at the seat of who learns', () => {
  const begins = appliedIn(rochefort)
    .flatMap(({ news }) => news)
    .find(({ type }) => type === 'fight_started') as Event;
  expect(told(begins)).toMatchObject({
    topic: 'four-coach-aim',
    about: '.figure[data-place="own"]',
  });
  expect(told(begins, ['four-coach-aim'])).toBeNull();
});

it('stops for the first lifeline of a Musketeer, and for none of the villain', () => {
  const popped = (character: 0 | 'V') =>
    told({ type: 'life_popped', character, card: 'QH', last: false } as Event)?.topic;
  expect(popped(0)).toBe('four-coach-hit');
  expect(popped('V')).toBeUndefined();
});

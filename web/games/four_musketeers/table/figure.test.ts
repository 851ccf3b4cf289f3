import { render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Character, HitLine } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { ambitionLine } from './ambition';
import { figure } from './figure';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const first = appliedIn(rochefort)[0]?.applied.frame;
if (!first) throw new Error('nothing recorded');
const view = sceneOf(first.view);
const people = peopleOf(view, { names: first.names, viewer: null });

function drawn(who: Character, scene: Scene): Element {
  const place = document.createElement('div');
  const { standing } = scene;
  render(
    figure(who, 'top', { scene, people, standing, live: true, turn: null, thinking: null, open: false }),
    place,
  );
  return place;
}
const saying = (who: Character, scene: Scene) =>
  drawn(who, scene).querySelector('.figure__says')?.textContent;
const decided = (line: HitLine): Scene => ({ ...view, verdict: { loser: 1, line } });

it('whom the decided fight hurts is struck, and whom the stone keeps is not', () => {
  const struck = (line: HitLine) =>
    ([0, 1, 2, 'V'] as const).filter((who) => drawn(who, decided(line)).querySelector('.figure--struck'));
  expect(struck('a')).toEqual([1]);
  expect(struck('b')).toEqual(['V']);
  expect(struck('c')).toEqual([]);
  expect(saying(1, decided('a'))).toBe(t('four-says-hit'));
  expect(saying('V', decided('b'))).toBe(t('four-says-hit'));
  expect(saying(1, decided('b'))).toBe(t('four-says-protected'));
});

it('who falls at the next hit is pointed at, be it the villain', () => {
  const nearly = { ...view, characters: view.characters.map((one) => ({ ...one, left: 1 })) };
  for (const who of [2, 'V'] as const) {
    expect(saying(who, view)).not.toBe(t('four-says-last'));
    expect(saying(who, nearly)).toBe(t('four-says-last'));
    expect(drawn(who, nearly).querySelector('.figure__left--last')).not.toBeNull();
  }
});

it('the number of lives has its word at every seat', () => {
  const small = drawn(0, view).querySelector('.figure__left small');
  expect(small?.textContent).toBe(t('four-left-short', { count: view.characters[0]?.left ?? 0 }));
});

it('how often each has been defeated is said, and who has the fewest stands out as soon as they differ', () => {
  const line = (totals: readonly number[]) => {
    const place = document.createElement('div');
    render(
      ambitionLine({ ...view, totals }, people, () => {}),
      place,
    );
    const leads = [...place.querySelectorAll('.standing--leads')].map(({ textContent }) => textContent);
    return { words: place.textContent ?? '', leads };
  };
  expect(line([0, 0, 0, 0])).toMatchObject({ leads: [] });
  const { words, leads } = line([0, 1, 1, 2]);
  for (const name of first.names) expect(words).toContain(name);
  expect(leads).toEqual([expect.stringContaining(first.names[0] ?? '')]);
});

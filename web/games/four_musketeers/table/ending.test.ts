import { html } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Frame, Storyline, TieRule } from '../../../generated/four_musketeers';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { standing, tale } from './ending';
import { peopleOf } from './people';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const over = appliedIn(rochefort).at(-1)?.applied.frame as Frame;

const why = (
  winners: readonly number[],
  storyline: Storyline = 'AC',
  sides?: Scene['sides'],
  tie_rule: TieRule = 'shared',
) => {
  const seen = sceneOf(over.view);
  const scene: Scene = {
    ...seen,
    sides: sides ?? seen.sides,
    options: { ...seen.options, storyline, tie_rule },
  };
  const frame = { ...over, outcome: { ...over.outcome, winners } } as Frame;
  return tale(scene, frame, peopleOf(scene, { names: frame.names, viewer: 0 }), 'won').why;
};

it('FM-14.2, FM-16.5: says that lives do not count where several sides share a victory of survival', () => {
  const says = expect.stringContaining(t('four-end-shared'));
  expect(why([0, 1])).toEqual(says);
  expect(why([0])).not.toEqual(says);
  expect(
    why([0, 2], 'AC', [
      [0, 2],
      [1, 3],
    ]),
  ).not.toEqual(says);
  expect(why([0, 1], 'QC')).not.toEqual(says);
  expect(why([0, 1], 'AC', undefined, 'lives'), 'where lives decide').not.toEqual(says);
});

it('FM-14.2: tells of a single round who stands, with the lives that friends compare; of more rounds the defeats', () => {
  const seen = sceneOf(over.view);
  const characters = seen.characters.map((one, at) => ({ ...one, left: [3, 0, 1, 5, 2][at] ?? 0 }));
  const of = (match: 'single' | 'standard', player: number) =>
    drawn(html`${standing(2, player, { ...seen, characters, options: { ...seen.options, match } })}`)
      .textContent?.replace(/[\u2066-\u2069]/g, '')
      .trim();
  expect([0, 1, 2].map((player) => of('single', player))).toEqual(['3 lives left', 'fallen', '1 life left']);
  expect(of('standard', 0)).toBe('2 defeats');
});

import { beforeAll, expect, it } from 'vitest';
import '../messages';
import type { Storyline } from '../../../generated/four_musketeers';
import { setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { appliedIn } from '../../../lib/table/testing';
import { type People, peopleOf } from './people';
import { defeatsOf, roundTitle } from './round';
import { type Scene, sceneOf } from './scene';
import { overWords } from './sentences';
import rochefort from './testdata/rochefort.json';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'four_musketeers', 'table-four_musketeers');
});

const first = appliedIn(rochefort)[0]?.applied.frame;
if (!first) throw new Error('nothing recorded');
const frame = first;

/** The title as the player on seat 0 reads it, whose side has gained so much. */
function title(
  storyline: Storyline,
  gained: number | null,
  defeated = false,
  viewer: number | null = 0,
): string {
  const view = sceneOf(frame.view);
  const sides = storyline === 'AS' ? [[0, 1, 2, 3]] : view.sides;
  const scores = sides.map((players) => ({
    players: [...players],
    gained: gained ?? 0,
    reasons: [],
    total: 0,
  }));
  const scene: Scene = {
    ...view,
    viewer,
    sides,
    options: { ...view.options, storyline },
    characters: view.characters.map((one, at) => (at === 0 ? { ...one, defeated } : one)),
    sheet: { ending: 'bad', roles: null, scores: gained === null ? null : scores },
  };
  return roundTitle(scene, peopleOf(scene, { names: frame.names, viewer }));
}
const mine = (group: string, gained: number, defeated: 'yes' | 'no') =>
  t('four-round-mine', { round: frame.view.round, group, gained, defeated });

it('says what the round was for the reader, in each kind of storyline', () => {
  expect(title('AC', 1, true)).toBe(mine('survival', 1, 'yes'));
  expect(title('AC', 0)).toBe(mine('survival', 0, 'no'));
  expect(title('AS', 1, true)).toBe(mine('solitaire', 1, 'yes'));
  expect(title('QC', 2)).toBe(mine('roles', 2, 'no'));
  const all = [
    title('AC', 1, true),
    title('AC', 0),
    title('AS', 0),
    title('AS', 1),
    title('QC', 0),
    title('QC', 2),
  ];
  expect(new Set(all).size).toBe(all.length);
});

it('says nothing of it before it is told, nor to nobody in particular', () => {
  const plain = t('four-round-title', { round: frame.view.round });
  expect(title('AC', null, true)).toBe(plain);
  expect(title('AC', 1, true, null)).toBe(plain);
});

it('who is defeated is told before it is counted, where defeats are what counts (FM-15.5)', () => {
  const scene = sceneOf(frame.view);
  const defeated = {
    ...scene,
    characters: scene.characters.map((one, at) => ({ ...one, defeated: at < 2 })),
  };
  expect(defeatsOf([0], scene)).toBe(0);
  expect(defeatsOf([0], defeated)).toBe(1);
  expect(defeatsOf([0, 1], defeated)).toBe(2);
  expect(defeatsOf([2], defeated)).toBe(0);
  expect(defeatsOf([0], { ...defeated, options: { ...scene.options, storyline: 'QC' } })).toBe(0);
});

it('says at the end of a round who is defeated, by name', () => {
  const people = {
    roster: { names: ['Anne', 'Bruno'], viewer: 0 },
    seats: [0, 1].map((owner) => ({ owner, kind: 'player' })),
    villain: 'AC',
  } as unknown as People;
  const words = (ending: 'good' | 'bad', defeated: (0 | 1 | 'V')[]) =>
    overWords({ ending, defeated }, people).replace(/[\u2066-\u2069]/g, '');
  expect(words('bad', [0, 1])).toBe('Defeated: you and Bruno. The round is over.');
  expect(words('good', ['V'])).toBe('Rochefort is beaten: the round is over.');
});

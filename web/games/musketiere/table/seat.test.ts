import { nothing, render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Frame } from '../../../generated/musketiere';
import { appliedIn } from '../../../lib/table/testing';
import { type Scene, sceneOf } from './scene';
import { seatPanel } from './seat';
import alone from './testdata/alone.json';
import type { Saying } from './voices';

beforeAll(() => useCatalogues('table', 'table-musketiere'));

const frame = appliedIn(alone)[1]?.applied.frame as Frame;

function saidWith(
  row: string,
  changed: Partial<Scene> = {},
  saying: Saying = { words: 'voice-gem', time: 0 },
  character = 'careful',
): string | undefined {
  const said = new Map([[1, saying]]);
  const controllers = ['human', `skilled-${character}`] as Frame['controllers'];
  const panel = seatPanel(
    1,
    {
      frame: { ...frame, controllers },
      scene: { ...sceneOf(frame.view), rows: ['---', row], ...changed },
      stage: { at: 'over' },
      ...{ thinking: null, said, names: ['Anne', 'Aramis'], views: null, near: [] },
      face: () => nothing as never,
    },
    new Map(),
  );
  const place = document.createElement('div');
  render(panel, place);
  return place.querySelector('.seat__voice')?.textContent ?? undefined;
}

it('lets nobody speak of one gem more who has won the game with it', () => {
  expect(saidWith('GG-')).toBe('Safe is safe.');
  expect(saidWith('GGG')).toBeUndefined();
});

it('speaks on while others choose, and not while what befalls him is told', () => {
  expect(saidWith('GG-', { chosen: [false, true] })).toBe('Safe is safe.');
  const verdict = { won: true, seat: 1, sum: 9, strength: 8, card: '9/0', bySwords: false } as const;
  expect(saidWith('GG-', { verdict })).toBeUndefined();
});

it('whoever bears grudges says against whom, and nobody else', async () => {
  await setLanguage('en');
  const robs: Saying = { words: 'voice-robs', time: 1, avenged: 0 };
  expect(saidWith('G--', {}, robs, 'vengeful')).toBe('Now we are even!');
  const { avenged: _, ...plain } = robs;
  expect(saidWith('G--', {}, plain, 'vengeful')).toBe('This one is mine, too.');
  expect(saidWith('G--', {}, robs, 'careful')).toBe('Forgive me.');
});

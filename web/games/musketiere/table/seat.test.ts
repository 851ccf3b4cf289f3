import { nothing, render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Frame } from '../../../generated/musketiere';
import { appliedIn } from '../../../lib/table/testing';
import { type Scene, sceneOf } from './scene';
import { seatPanel } from './seat';
import alone from './testdata/alone.json';
import type { Saying } from './voices';

beforeAll(() => useCatalogues('table', 'table-musketiere'));

const frame = appliedIn(alone)[1]?.applied.frame as Frame;

function saidWith(row: string, changed: Partial<Scene> = {}): string | undefined {
  const said = new Map<number, Saying>([[1, { words: 'voice-gem', time: 0 }]]);
  const controllers = ['human', 'skilled-careful'];
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

import { nothing, render } from 'lit';
import { beforeAll, expect, it } from 'vitest';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { Event, Frame } from '../../../generated/musketiere';
import { appliedIn } from '../../../lib/table/testing';
import { sceneOf } from './scene';
import { seatPanel } from './seat';
import alone from './testdata/alone.json';

beforeAll(() => useCatalogues('table', 'table-musketiere'));

const frame = appliedIn(alone)[1]?.applied.frame as Frame;

function saidWith(row: string): string | undefined {
  const took: Event = {
    type: 'gem_taken',
    seat: 1,
    place: 0,
    source: 'centre',
    centre: { gems: 0, prisons: 3 },
  };
  const controllers = ['human', 'skilled-careful'];
  const panel = seatPanel(
    1,
    {
      frame: { ...frame, controllers },
      scene: { ...sceneOf(frame.view), rows: ['---', row] },
      stage: { at: 'over' },
      ...{ thinking: null, told: [took], names: ['Anne', 'Aramis'], views: null, near: [] },
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

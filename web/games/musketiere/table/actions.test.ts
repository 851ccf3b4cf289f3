import { expect, it } from 'vitest';
import type { Frame, Legal } from '../../../generated/musketiere';
import { appliedIn } from '../../../lib/table/testing';
import { deedsAt } from './actions';
import { type Picks, prepicked } from './choice';
import { sceneOf } from './scene';
import alone from './testdata/alone.json';

const opened = appliedIn(alone)[1]?.applied.frame as Frame;
const roster = { names: ['Anne', 'Aramis'], viewer: 0 };

/** What is chosen after a press on a place, when `legal` is asked and what needs no choice is chosen already. */
function pressed(legal: Legal, ...at: (readonly [seat: number, place: number])[]): Picks {
  let picks = prepicked(legal);
  for (const [seat, place] of at) {
    const deeds = deedsAt({ ...opened, legal }, sceneOf(opened.view), picks, roster, (change) => {
      picks = { ...picks, ...change };
    });
    deeds.get(seat)?.get(place)?.press();
  }
  return picks;
}

it('keeps the only prisoner chosen, and the only gem, however often they are touched', () => {
  const free: Legal = { actions: [{ type: 'free_prison', place: 1 }] };
  expect(pressed(free, [0, 1], [0, 1]).place).toBe(1);
  const rob: Legal = {
    actions: [0, 2].map((place) => ({ type: 'take_gem', place, source: [1, 0] }) as const),
  };
  expect(pressed(rob, [1, 0]).source).toEqual([1, 0]);
});

it('puts back what was one of several when it is touched again', () => {
  const either: Legal = { actions: [0, 1].map((place) => ({ type: 'free_prison', place }) as const) };
  expect(pressed(either, [0, 1]).place).toBe(1);
  expect(pressed(either, [0, 1], [0, 1]).place).toBeNull();
});

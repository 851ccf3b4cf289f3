import { expect, it } from 'vitest';
import type { Frame, Legal, Standing } from '../../../generated/four_musketeers';
import { lone, previewOf, settings, strikeWith, ways } from './choice';

const hit: Standing = { standing: [3, 0], lowest: 0, line: 'a' };
const free: Legal = {
  actions: [
    { type: 'strike', card: '4D', shadow: false },
    { type: 'strike', card: '7H', shadow: false },
    { type: 'strike', card: '4D', shadow: true },
    { type: 'strike', card: '7H', shadow: true },
  ],
  previews: [hit, { ...hit, lowest: 3 }, null, null],
  shadow: [],
  spared: [],
  alike: false,
  unseen: [],
  certain: false,
};
/** FM-E19: the strike for whoever is protected must be a shadow strike. */
const forced: Legal = {
  actions: free.actions.slice(2),
  previews: [null, null],
  shadow: [],
  spared: [],
  alike: false,
  unseen: [],
  certain: false,
};

it('makes of one card an open strike, or its discard for a shadow strike', () => {
  expect(strikeWith(free, '7H', false)).toEqual({ type: 'strike', card: '7H', shadow: false });
  expect(strikeWith(free, '7H', true)).toEqual({ type: 'strike', card: '7H', shadow: true });
  expect(strikeWith(free, null, false)).toBeNull();
});

it('knows when a shadow strike is forced (FM-6.6)', () => {
  expect(ways(forced)).toEqual({ open: false, shadow: true });
  expect(strikeWith(forced, '4D', false)).toBeNull();
  expect(ways(free)).toEqual({ open: true, shadow: true });
});

it('shows what an open strike would come to, and nothing that nobody can know', () => {
  expect(previewOf(free, '4D')).toEqual(hit);
  expect(previewOf(forced, '4D')).toBeNull();
});

it('gathers the values of each setting (FM-16.8)', () => {
  const legal: Legal = {
    actions: [
      { type: 'start_round' },
      { type: 'change_setting', setting: 'prepopped', value: 0 },
      { type: 'change_setting', setting: 'prepopped', value: 2 },
      { type: 'change_setting', setting: 'stone_to_lead', value: true },
    ],
    previews: [null, null, null, null],
    shadow: [],
    spared: [],
    alike: false,
    unseen: [],
    certain: false,
  };
  expect([...settings(legal)]).toEqual([
    ['prepopped', [0, 2]],
    ['stone_to_lead', [true]],
  ]);
});

it('finds the strike to which there is no other, but for whoever learns', () => {
  const frame = (actions: Legal['actions'], more: Partial<Frame> = {}) =>
    ({
      decision: { kind: 'strike', seats: [0] },
      legal: { ...free, actions },
      lesson: null,
      problem: null,
      ...more,
    }) as Frame;
  const [strike] = free.actions;
  const only = strike ? [strike] : [];
  expect(lone(frame(only))).toEqual(strike);
  expect(lone(frame(forced.actions.slice(0, 1)))).toEqual(forced.actions[0]);
  expect(lone(frame(free.actions.slice(1, 3))), 'a card may be thrown away').toBeNull();
  expect(lone(frame(only, { lesson: 'first' }))).toBeNull();
  expect(lone(frame(only, { problem: 'four-1' }))).toBeNull();
  expect(lone(frame(only, { legal: null })), 'another one strikes').toBeNull();
});

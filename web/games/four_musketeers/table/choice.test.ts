import { expect, it } from 'vitest';
import { hand } from '../../../generated/components-four_musketeers';
import type { Frame, Legal, Standing } from '../../../generated/four_musketeers';
import {
  isOpenToShadow,
  lone,
  markedByNumber,
  previewOf,
  ready,
  settings,
  strikeWith,
  unasked,
  ways,
} from './choice';
import type { People } from './people';
import type { Scene } from './scene';

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

const elsewhere: Standing = { ...hit, lowest: 3 };
interface Certain {
  readonly inHand?: number;
  readonly more?: Partial<Frame>;
  /** Whom every card hits. */
  readonly lowest?: 0 | 3;
  readonly hand?: readonly string[];
  /** Whose the four seats are. */
  readonly owners?: readonly number[];
}

/** What is laid ready, and what strikes by itself, of a fight that nobody else can change any more. */
function certainly(
  of: Partial<Legal>,
  { inHand = 2, more, lowest = 3, hand = ['7H', '4D'], owners = [0, 1, 2, 3] }: Certain = {},
) {
  const previews = hand.map(() => ({ ...elsewhere, lowest }));
  const frame = {
    decision: { kind: 'strike' },
    legal: { ...free, certain: true, alike: hand.length > 1, previews, ...of },
    view: { turn: 0, hands: [hand] },
    lesson: null,
    problem: null,
    ...more,
  } as unknown as Frame;
  const seats = owners.map((owner) => ({ owner, kind: 'player', now: 'active' }));
  const characters = [0, 1, 2, 3, 4].map(() => ({ left: 3, stack: [], defeated: false }));
  const options = { layout: 4, storyline: 'AC' };
  const scene = { inHand, seats, characters, options, line: [], stone: 'V' } as unknown as Scene;
  const people = { seats, roster: { names: [], viewer: 0 } } as unknown as People;
  return {
    laid: ready(frame, scene, people),
    passes: lone(frame),
    open: isOpenToShadow(frame.legal, '4D', scene, people),
  };
}

const openly = free.actions.slice(0, 2);
const shadows = (...standings: Standing[]) => standings.map((standing) => ({ cards: 1, standing }));

it('lays a card ready where all come to the same for certain: the lowest, or the highest where one is kept for a neighbour (FM-7.1)', () => {
  const laid = (...of: Parameters<typeof certainly>) => certainly(...of).laid;
  expect([laid({}), laid({}, { inHand: hand[4] - 1 })]).toEqual(['4D', '7H']);
  expect(laid({ certain: false }), 'others still strike').toBeNull();
  expect(laid({ alike: false })).toBeNull();
  expect(laid({}, { more: { lesson: 'first' } }), 'whoever learns chooses himself').toBeNull();
  expect(laid({ actions: forced.actions }), 'no open strike').toBeNull();
  expect(laid({ shadow: shadows(hit, elsewhere) }, { lowest: 0 }), 'the shadow may save him').toBeNull();
  expect(laid({ shadow: shadows(hit, hit) }, { lowest: 0 }), 'it never does').toBe('4D');
  expect(laid({ actions: openly }, { lowest: 0 }), 'nothing can').toBe('4D');
  const all = { lowest: 0, owners: [0, 0, 0, 0] } as const;
  expect(laid({ shadow: shadows(hit, hit) }, all)).toBe('4D');
  expect(laid({ shadow: shadows(hit, elsewhere) }, all), 'another of his own is hit').toBeNull();
});

it('lays the last card ready, also where the shadow may spare the reader what it does: then only a touch chooses', () => {
  const actions = free.actions.filter((one) => 'card' in one && one.card === '4D');
  const last = (shadow: Legal['shadow'], of: Partial<Legal> = {}) => {
    const { laid, open } = certainly({ actions, shadow, ...of }, { lowest: 0, hand: ['4D'] });
    return [laid, open];
  };
  expect(last(shadows(elsewhere, elsewhere)), 'it always does').toEqual(['4D', true]);
  expect(last(shadows(hit, elsewhere)), 'it sometimes does').toEqual(['4D', true]);
  expect(last(shadows(hit)), 'it never does').toEqual(['4D', false]);
  expect(last([], { actions: actions.slice(0, 1) }), 'there is none').toEqual(['4D', false]);
  expect(last([], { certain: false }), 'others still strike').toEqual(['4D', false]);
});

it('strikes by itself with the last card where there is no shadow and others strike after it, and with no other', () => {
  const passes = (...of: Parameters<typeof certainly>) => certainly(...of).passes;
  const one = { hand: ['4D'] };
  const last = free.actions.filter((action) => 'card' in action && action.card === '4D');
  const only = { actions: last.slice(0, 1), certain: false };
  expect(passes(only, one)).toEqual({ type: 'strike', card: '4D', shadow: false });
  expect(passes({ ...only, certain: true }, one), 'with it the fight is decided').toBeNull();
  expect(passes({ ...only, actions: last }, one), 'or from the shadow').toBeNull();
  expect(passes({ actions: openly, certain: false }), 'which card is kept is his own choice').toBeNull();
  expect(passes(only, { ...one, more: { lesson: 'first' } }), 'whoever learns makes it himself').toBeNull();
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

it('FM-17.3: asks of no hit on the villain whether it should be cancelled', () => {
  const answer = (pending: string, kind = 'use_replay') =>
    unasked({ decision: { kind }, view: { pending } } as unknown as Frame);
  const letHit = { type: 'use_replay', use: false };
  expect(['a', 'b', 'd'].map((line) => answer(line))).toEqual([null, letHit, letHit]);
  expect(answer('b', 'strike')).toBeNull();
});

it('FM-1.3: marks cards of one number alike, by the best choice with any of them', () => {
  const marks = new Map([
    ['6D', { place: 1, sign: null }],
    ['6H', { place: 3, sign: 'shadow-strike' }],
    ['9C', { place: 2, sign: null }],
  ]);
  const places = [...markedByNumber(marks, ['6D', '6H', '4S', '9C'])].map(([card, { place }]) => [
    card,
    place,
  ]);
  expect(places).toEqual([
    ['6D', 1],
    ['6H', 1],
    ['9C', 2],
  ]);
});

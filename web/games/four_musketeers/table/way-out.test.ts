import { expect, test } from 'vitest';
import type { People } from './people';
import type { Scene } from './scene';
import { decidedSo } from './way-out';

const people = {
  roster: { names: ['Anne', 'Bruno', 'Clara'], viewer: 0 },
  seats: [0, 1, 2].map((owner) => ({ owner, kind: 'player', now: 'active' })),
} as unknown as People;

/** So many hits left to each, the villain last. */
const at = (left: readonly number[], inHand = 1) =>
  ({
    seats: people.seats,
    characters: left.map((one) => ({ left: one, stack: [], defeated: one === 0 })),
    options: { storyline: 'AC', mode: 'solo', tie_rule: 'lives' },
    stone: 'V',
    sheet: null,
    fight: 9,
    inHand,
  }) as unknown as Scene;

test.each<[string, number | null, Scene, ReturnType<typeof decidedSo>]>([
  ['next to none', 0.02, at([2, 4, 3, 2]), 'lost'],
  ['defeated', 0, at([0, 4, 3, 2]), 'lost'],
  ['the same for who wins', 0.99, at([3, 1, 0, 2]), 'won'],
  ['who may have to share it', 0.99, at([3, 3, 0, 2]), 'shared'],
  ['not in the middle of a hand', 0.01, at([1, 4, 3, 2], 2), null],
  ['nor at the very beginning', 0.01, { ...at([1, 4, 3, 2]), fight: 1 } as Scene, null],
  ['not while it is open', 0.1, at([1, 4, 3, 2]), null],
  ['nor before it is foretold', null, at([1, 4, 3, 2]), null],
])('the end of a round is offered late, and once a hand: %s', (_, chance, scene, so) => {
  expect(decidedSo(chance, scene, people)).toBe(so);
});

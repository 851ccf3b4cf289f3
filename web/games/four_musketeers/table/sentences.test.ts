/** What is asked while others have struck. */
import { beforeAll, expect, it } from 'vitest';
import type { Frame, HitLine, Strike } from '../../../generated/four_musketeers';
import { useCatalogues } from '../../../lib/i18n';
import '../messages';
import type { People } from './people';
import type { Scene } from './scene';
import { ask } from './sentences';

beforeAll(() => useCatalogues('table', 'four_musketeers', 'table-four_musketeers'));

const people = {
  roster: { names: ['Anne', 'Bruno'], viewer: 0, controllers: [] },
  seats: [0, 1].map((owner) => ({ owner, kind: 'player', now: 'active' })),
} as unknown as People;
const strike = { seat: 1, target: 1, card: '3D' } as Strike;
const frame = {
  decision: { kind: 'strike', seats: [0] },
  legal: { actions: [{ type: 'strike', card: '7H', shadow: false }], previews: [null] },
  view: { turn: 0 },
} as unknown as Frame;

it.each<[HitLine, boolean]>([
  ['a', false],
  ['b', true],
  ['c', true],
  ['f', false],
])('says whether the lowest so far has the stone: line %s (FM-9.2)', (line, hasStone) => {
  const standing = { standing: [1], lowest: 1, line };
  const scene = {
    standing,
    strikes: [strike],
    order: [
      { seat: 1, target: 1 },
      { seat: 0, target: 0 },
    ],
  };
  const words = ask(frame, scene as unknown as Scene, null, people).replace(/[\u2066-\u2069]/g, '');
  expect(words).toMatch(
    hasStone ? /^Lowest so far: 3 \(Bruno, with the stone\)/ : /^Lowest so far: 3 \(Bruno\)/,
  );
});

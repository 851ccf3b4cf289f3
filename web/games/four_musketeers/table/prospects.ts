/** What each card of the hand would come to, struck openly as the fight stands (FM-20.21). */
import type { Frame, SwordCard } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import type { Prospect } from '../../../lib/table/hand';
import { previewOf } from './choice';
import { isYours, type People } from './people';
import type { Scene } from './scene';
import { wouldBe } from './sentences';

/** None where no strike is asked for; whoever strikes first is compared with nobody, and in a problem that is what is asked. */
export function prospects(
  frame: Frame | null,
  scene: Scene,
  people: People,
): ReadonlyMap<SwordCard, Prospect> {
  const seat = frame?.view.turn ?? null;
  if (!frame || seat === null || frame.problem || scene.strikes.length === 0) return new Map();
  const { legal } = frame;
  const cards = new Set(
    (legal?.actions ?? []).flatMap((action) => (action.type === 'strike' ? [action.card] : [])),
  );
  return new Map(
    [...cards].flatMap((card): [SwordCard, Prospect][] => {
      const after = previewOf(legal, card);
      if (!after) return [];
      const good = after.line !== 'a' || after.lowest === null || !isYours(people, after.lowest);
      const sign = icon(good ? (after.standing.includes(seat) ? 'check' : 'blocked') : 'vulnerable');
      return [[card, { sign, good, words: wouldBe(after, scene, people) }]];
    }),
  );
}

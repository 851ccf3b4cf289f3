/** Where next to nothing is left to win or to lose the rest of the round need not be fought: when that is offered. */
import type { People } from './people';
import type { Scene } from './scene';
import { isAhead, isByLives } from './stakes';

/** A chance that is next to none. */
const HARDLY = 0.02;

/**
 * Whether it is worth asking how it is decided: once a hand, before its first fight, as whoever fights on is not asked each
 * time; and not before the first hand has been fought.
 */
export const mayBeDecided = ({ inHand, fight }: Scene): boolean => inHand === 1 && fight > 1;

/** How it is decided, by the chance to be among the winners: whoever is not ahead of all may have to share the victory. */
export function decidedSo(
  chance: number | null,
  scene: Scene,
  people: People,
): 'lost' | 'won' | 'shared' | null {
  if (chance === null || (chance > HARDLY && chance < 1 - HARDLY) || !mayBeDecided(scene)) return null;
  if (chance <= HARDLY) return 'lost';
  return isByLives(scene) && !isAhead(scene, people) ? 'shared' : 'won';
}

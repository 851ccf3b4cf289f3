/** Where next to nothing is left to win or to lose the rest of the round need not be fought: when that is offered. */
import { isYou, type People } from './people';
import type { Scene } from './scene';
import { livesLeft, stakeOf } from './stakes';

/** A chance that is next to none. */
const HARDLY = 0.02;

/**
 * Whether it is worth asking how it is decided: only once a hit may end it all, or the reader has one life left at most.
 * Before that it would tell whoever learns to give up. And once a hand, before its first fight: whoever fights on is not
 * asked each time.
 */
export function mayBeDecided(scene: Scene, people: People): boolean {
  const lives = livesLeft(scene);
  const isLast = scene.seats.every((_, seat) => !isYou(people, seat) || (lives[seat] ?? 0) <= 1);
  return scene.inHand === 1 && (isLast || stakeOf(scene, people)?.kind === 'ends');
}

/** How it is decided, by the chance to be among the winners. */
export function decidedSo(chance: number | null, scene: Scene, people: People): 'lost' | 'won' | null {
  if (chance === null || (chance > HARDLY && chance < 1 - HARDLY) || !mayBeDecided(scene, people))
    return null;
  return chance <= HARDLY ? 'lost' : 'won';
}

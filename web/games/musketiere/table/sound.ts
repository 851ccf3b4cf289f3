/** What a step of Musketiere sounds like. */
import type { GameTypes } from '../../../generated/musketiere';
import type { Sound } from '../../../lib/sound/sounds';
import type { AnimationStep } from '../../../lib/table/presenter';
import type { Scene } from './scene';

export function soundOf({ event, silent, scene: { viewer } }: AnimationStep<GameTypes, Scene>): Sound | null {
  switch (event.type) {
    case 'hand_dealt':
    case 'guard_turned':
    case 'cards_turned':
      return 'card';
    case 'duel_decided':
      return event.won ? 'steel' : 'hit';
    case 'gem_taken':
    case 'gem_returned':
      return 'gem';
    case 'prison_taken':
    case 'prison_freed':
      return 'gate';
    case 'pay_turned':
      return silent ? 'card' : 'coins'; // as it is turned up, and when it is counted
    case 'match_ended':
      return viewer === null || event.winners.includes(viewer) ? 'fanfare' : 'dusk';
    default:
      return null;
  }
}

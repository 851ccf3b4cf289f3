/** What a step of Mousquetaires du Roy sounds like. */
import type { GameTypes } from '../../../generated/mousquetaires_du_roy';
import type { Sound } from '../../../lib/sound/sounds';
import type { AnimationStep } from '../../../lib/table/presenter';
import type { Scene } from './scene/scene';

export function soundOf({
  event,
  silent,
  read,
  scene: { view },
}: AnimationStep<GameTypes, Scene>): Sound | null {
  switch (event.type) {
    case 'thrown':
    case 'toledo':
    case 'siege_thrown':
    case 'strangling':
    case 'ambush_rolled':
      return silent ? 'dice' : null; // while they roll, not when they have come to rest
    case 'botte':
      return 'steel';
    case 'duel_ended':
      return event.result === 'tie' ? 'steel' : 'hit';
    case 'wounded':
      return 'hit';
    case 'moved':
      return 'hoof';
    case 'jailed':
      return 'gate';
    case 'bought':
    case 'purse':
      return 'coins';
    case 'token_moved':
      return 'drum';
    case 'adventure_drawn':
    case 'perfidy_drawn':
      return read ? 'card' : null; // as it lies there, not as it comes to hand
    case 'perfidy_played':
    case 'mission_placed':
      return 'card';
    case 'challenge_won':
      return silent ? 'card' : 'gem'; // as it is laid down, then what it comes to
    case 'stage_passed':
      return 'gem';
    case 'match_ended':
      return view.side === null || view.side === event.winner ? 'fanfare' : 'dusk';
    default:
      return null;
  }
}

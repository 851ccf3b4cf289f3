/** What a step of Four Musketeers sounds like. */
import type { GameTypes } from '../../../generated/four_musketeers';
import type { Sound } from '../../../lib/sound/sounds';
import type { AnimationStep } from '../../../lib/table/presenter';
import type { Scene } from './scene';

export function soundOf({
  event,
  silent,
  scene: { viewer, arriving },
}: AnimationStep<GameTypes, Scene>): Sound | null {
  switch (event.type) {
    case 'hands_dealt':
    case 'top_shown':
      return 'card';
    case 'struck':
      return silent || event.card === null || event.seat === viewer ? 'card' : null; // while it flies
    case 'fight_decided':
      return event.loser === null ? null : 'steel';
    case 'life_popped':
      return arriving > 0 ? 'hit' : null; // once: as it goes
    case 'defeated':
      return arriving > 0 ? 'drum' : null;
    case 'match_ended':
      return viewer === null || event.winners.includes(viewer) ? 'fanfare' : 'dusk';
    default:
      return null;
  }
}

/** What a computer player says to what befell its stones since the cards were turned last: each character in its own way. */
import type { Event } from '../../../generated/musketiere';
import type { Character } from '../../../lib/computers';
import { t } from '../../../lib/i18n';
import { isFrom } from './faces';

/** `told`: the events of the match so far. */
export function voiceOf(seat: number, told: readonly Event[], character: Character | null): string | null {
  const turned = told.findLastIndex(({ type }) => type === 'cards_turned' || type === 'game_started');
  for (const event of told.slice(turned + 1).toReversed()) {
    const fate = fateOf(seat, event);
    if (fate !== null) return t(`voice-${fate}`, { character: character ?? 'none' });
  }
  return null;
}

function fateOf(seat: number, event: Event): string | null {
  switch (event.type) {
    case 'gem_taken':
      if (event.seat === seat) return event.source === 'centre' ? 'gem' : 'robs';
      return isFrom(event.source, seat) ? 'robbed' : null;
    case 'prison_taken':
      return event.seat === seat ? 'jailed' : null;
    case 'prison_freed':
      return event.seat === seat ? 'freed' : null;
    case 'gem_returned':
      return event.seat === seat ? 'returned' : null;
    default:
      return null;
  }
}

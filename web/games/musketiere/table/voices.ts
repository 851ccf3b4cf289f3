/** What befell somebody's stones since the cards were turned last, as what a computer player says to it. */
import type { Event } from '../../../generated/musketiere';
import { lastFate } from '../../../lib/table/voices';
import { isFrom } from './faces';

type Fate = `voice-${string}`;

/** `told`: the events of the match so far. */
export function fateOf(seat: number, told: readonly Event[]): Fate | null {
  const begins = ({ type }: Event) => type === 'cards_turned' || type === 'game_started';
  return lastFate(told, begins, (event) => fateIn(event, seat));
}

/** How often it had befallen him before in this game: nobody says the same each time. */
export function timesOf(fate: Fate, seat: number, told: readonly Event[]): number {
  const game = told.slice(
    Math.max(
      0,
      told.findLastIndex(({ type }) => type === 'game_started'),
    ),
  );
  return game.filter((event) => fateIn(event, seat) === fate).length - 1;
}

function fateIn(event: Event, seat: number): Fate | null {
  switch (event.type) {
    case 'gem_taken':
      if (event.seat === seat) return event.source === 'centre' ? 'voice-gem' : 'voice-robs';
      return isFrom(event.source, seat) ? 'voice-robbed' : null;
    case 'prison_taken':
      return event.seat === seat ? 'voice-jailed' : null;
    case 'prison_freed':
      return event.seat === seat ? 'voice-freed' : null;
    case 'gem_returned':
      return event.seat === seat ? 'voice-returned' : null;
    default:
      return null;
  }
}

/** What a duel has come to: in large words while it is told, and in a line until the next one is (MU-5, MU-6). */
import type { Event } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import type { Cry } from '../../../lib/table/cry';
import type { Roster } from '../../../lib/table/roster';
import { tell } from './sentences';

export function cryOf(event: Event | null): Cry | null {
  if (event?.type !== 'duel_decided') return null;
  return event.won
    ? { words: t('cry-won'), weight: 'gain' }
    : { words: t('cry-lost', { short: event.strength - event.sum }), weight: 'hit' };
}

/** How the duel before ended, why, and what that cost or brought; null before the first one of a game. */
export function lastDuel(told: readonly Event[], roster: Roster): string | null {
  const at = told.findLastIndex(({ type }) => type === 'duel_decided' || type === 'game_started');
  const duel = told[at];
  if (duel?.type !== 'duel_decided') return null;
  const { won, sum, strength } = duel;
  const what = told.slice(at).flatMap((event) => (moves.has(event.type) ? [tell(event, roster) ?? ''] : []));
  return [t(won ? 'last-duel-won' : 'last-duel-lost', { sum, strength }), ...what].join(' ');
}

/** What is done with gems and prisons. */
const moves: ReadonlySet<Event['type']> = new Set([
  'gem_taken',
  'prison_taken',
  'prison_freed',
  'gem_returned',
]);

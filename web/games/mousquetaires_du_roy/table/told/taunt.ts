/** What Milady has to say when a night has been told: to the worst of it for the Musketeers, or to what they spoilt for her. */
import type { Event, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { alarming, gauges } from '../scene/gauges';
import { isBad } from './changes';

export type Occasion = 'near' | 'failed' | 'strangled' | 'foiled' | 'siege' | 'honour' | 'idle';

/** Her words; `story` ends with the beginning of the next turn. */
export function taunt(story: readonly Event[], view: View): string {
  const other = view.turn % 2 === 0 ? 'yes' : 'no';
  return t(`mr-taunt-${occasionOf(lastTurn(story), view)}`, { other });
}

/** The turn that has just ended, from its beginning. */
function lastTurn(story: readonly Event[]): readonly Event[] {
  const ends = story.findLastIndex(({ type }) => type === 'turn_started');
  return story.slice(story.slice(0, ends).findLastIndex(({ type }) => type === 'turn_started') + 1, ends);
}

export function occasionOf(turn: readonly Event[], view: View): Occasion {
  const lost = (track: 'honour' | 'siege') =>
    turn.some(
      (one) => one.type === 'token_moved' && one.token === track && isBad(track, one.before, one.after),
    );
  const ended = (result: 'failed' | 'done') =>
    turn.some((one) => one.type === 'mission_ended' && one.result === result);
  if (gauges(view).some(alarming)) return 'near';
  if (ended('failed')) return 'failed';
  if (turn.some((one) => one.type === 'strangling' && one.added > 0)) return 'strangled';
  if (ended('done')) return 'foiled';
  if (lost('siege')) return 'siege';
  return lost('honour') ? 'honour' : 'idle';
}

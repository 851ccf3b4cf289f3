/** The first lesson: explains each situation the first time it occurs, in whatever order the match brings them. */

import type { GameTypes } from '../../../generated/musketiere';
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../../../lib/table/lesson';
import { type Roster, who } from '../../../lib/table/roster';
import { needsSource, nothingPicked, ownPlaces } from './choice';
import type { Scene } from './scene';

type Moment = MomentOf<GameTypes, Scene>;

/** What is worth explaining now, most urgent first. */
function topics(
  { frame, scene, stage, event }: Moment,
  { viewer }: Roster,
): [topic: string, seat?: number][] {
  if (stage.at === 'over') return [['coach-end']];
  if (stage.at === 'scored' || event?.type === 'game_ended') return [['coach-scoring']];
  if (event?.type === 'imprisonment_changed' && event.imprisoned)
    return [[event.seat === viewer ? 'coach-imprisoned' : 'coach-imprisoned-other', event.seat]];
  if (event?.type === 'duel_decided' && event.seat !== viewer)
    return [[event.won ? 'coach-others-win' : 'coach-others-lose', event.seat]];
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_pay':
      return [['coach-pay']];
    case 'play_card': {
      const danger = scene.rows.findIndex((row) => row.split('G').length === 3);
      return danger < 0 ? [['coach-guard']] : [['coach-guard'], ['coach-danger', danger]];
    }
    case 'winner_acts': {
      const kinds = new Set(ownPlaces(frame.legal).values());
      if (!kinds.has('take_gem')) return [['coach-free']];
      const topic = kinds.has('free_prison') ? 'coach-gem-or-free' : 'coach-gem';
      return needsSource(nothingPicked, frame.legal) ? [[topic], ['coach-source']] : [[topic]];
    }
    case 'loser_acts': {
      if ([...ownPlaces(frame.legal).values()].includes('return_gem')) return [['coach-return']];
      return needsSource(nothingPicked, frame.legal)
        ? [['coach-prison'], ['coach-source']]
        : [['coach-prison']];
    }
    default:
      return [];
  }
}

export function hintFor(moment: Moment, roster: Roster, heard: ReadonlySet<string>): Hint | null {
  const strength = moment.scene.guard ?? 0;
  const found = topics(moment, roster).map(
    ([topic, seat]): Topic => [topic, { ...(seat === undefined ? {} : who(roster, seat)), strength }],
  );
  return hintOf(found, heard);
}

/** The first lesson: explains each situation the first time it occurs, in whatever order the match brings them. */

import type { GameTypes } from '../../../generated/musketiere';
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../../../lib/table/lesson';
import { type Roster, who } from '../../../lib/table/roster';
import { key } from './animation';
import { needsSource, nothingPicked, ownPlaces } from './choice';
import type { Scene } from './scene';

type Moment = MomentOf<GameTypes, Scene>;

/** The parts of the table that are spoken of. */
const OWN_PAY = '.pay--own';
const HAND = '.me mk-hand';
const payOf = (seat: number) => `.pay:has([data-key="${key.place(seat, 0)}"])`;

/** What is worth explaining now, most urgent first. */
function topics({ frame, scene, stage, event }: Moment, roster: Roster): Topic[] {
  const you = (seat: number) => who(roster, seat);
  if (stage.at === 'over') return [['coach-end', '.end__ways']];
  if (stage.at === 'scored' || event?.type === 'game_ended') return [['coach-scoring', '.sheet']];
  if (event?.type === 'imprisonment_changed' && event.imprisoned) {
    const topic = event.seat === roster.viewer ? 'coach-imprisoned' : 'coach-imprisoned-other';
    return [[topic, payOf(event.seat), you(event.seat)]];
  }
  if (event?.type === 'duel_decided' && event.seat !== roster.viewer)
    return event.won
      ? [['coach-others-win', '.slot--won', you(event.seat)]]
      : [['coach-others-lose', '.slot--lost', you(event.seat)]];
  if (stage.at !== 'choosing') return [];
  const source: Topic[] = needsSource(nothingPicked, frame.legal)
    ? [['coach-source', '.rivals .place--deed']]
    : [];
  switch (frame.decision?.kind) {
    case 'choose_pay':
      return [['coach-pay', HAND]];
    case 'play_card': {
      const danger = scene.rows.findIndex((row) => row.split('G').length === 3);
      const guard: Topic = ['coach-guard', '.guard__card', { strength: scene.guard ?? 0 }];
      return danger < 0 ? [guard] : [guard, ['coach-danger', payOf(danger), you(danger)]];
    }
    case 'winner_acts': {
      const kinds = new Set(ownPlaces(frame.legal).values());
      if (!kinds.has('take_gem')) return [['coach-free', OWN_PAY]];
      return [[kinds.has('free_prison') ? 'coach-gem-or-free' : 'coach-gem', OWN_PAY], ...source];
    }
    case 'loser_acts': {
      if ([...ownPlaces(frame.legal).values()].includes('return_gem')) return [['coach-return', OWN_PAY]];
      return [['coach-prison', OWN_PAY], ...source];
    }
    default:
      return [];
  }
}

export const hintFor = (moment: Moment, roster: Roster, heard: ReadonlySet<string>): Hint | null =>
  hintOf(topics(moment, roster), heard);

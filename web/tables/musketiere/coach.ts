/** The first lesson: explains each situation the first time it occurs, in whatever order the match brings them. */
import { t } from '../../shell/i18n';
import type { Frame, GameEvent } from '../../worker/protocol';
import { needsSource, nothingPicked, ownPlaces } from './choice';
import type { Stage } from './controller';
import type { Scene } from './scene';
import { type Company, nameOf, who } from './sentences';

export interface Hint {
  readonly topic: string;
  readonly text: string;
}

export interface Moment {
  readonly frame: Frame;
  readonly scene: Scene;
  readonly stage: Stage;
  readonly event: GameEvent | null;
}

/** What is worth explaining now, most urgent first. */
function topics(
  { frame, scene, stage, event }: Moment,
  { viewer }: Company,
): [topic: string, seat?: number][] {
  if (stage.at === 'over') return [['end']];
  if (stage.at === 'scored' || event?.type === 'game_ended') return [['scoring']];
  if (event?.type === 'imprisonment_changed' && event.imprisoned)
    return [[event.seat === viewer ? 'imprisoned' : 'imprisoned-other', event.seat]];
  if (event?.type === 'duel_decided' && event.seat !== viewer)
    return [[event.won ? 'others-win' : 'others-lose', event.seat]];
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_pay':
      return [['pay']];
    case 'play_card': {
      const danger = scene.rows.findIndex((row) => row.split('G').length === 3);
      return danger < 0 ? [['guard']] : [['guard'], ['danger', danger]];
    }
    case 'winner_acts': {
      const kinds = new Set(ownPlaces(frame.legal).values());
      if (!kinds.has('take_gem')) return [['free']];
      const topic = kinds.has('free_prison') ? 'gem-or-free' : 'gem';
      return needsSource(nothingPicked, frame.legal) ? [[topic], ['source']] : [[topic]];
    }
    case 'loser_acts': {
      if ([...ownPlaces(frame.legal).values()].includes('return_gem')) return [['return']];
      return needsSource(nothingPicked, frame.legal) ? [['prison'], ['source']] : [['prison']];
    }
    default:
      return [];
  }
}

export function hintFor(moment: Moment, company: Company, heard: ReadonlySet<string>): Hint | null {
  for (const [topic, seat] of topics(moment, company)) {
    if (heard.has(topic)) continue;
    const person = seat === undefined ? {} : { ...who(company, seat), name: nameOf(company, seat) };
    return { topic, text: t(`coach-${topic}`, { ...person, strength: moment.scene.guard ?? 0 }) };
  }
  return null;
}

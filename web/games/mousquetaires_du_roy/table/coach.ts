/** The first turn: explains each situation the first time it occurs, in whatever order the turn brings them. */

import type { Event, GameTypes } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import {
  type Hint,
  hintOf,
  type Moment as MomentOf,
  type Topic,
  type Whisperer,
} from '../../../lib/table/lesson';
import { bystander } from '../art';
import { heroOf, type People, sideOf } from './people';
import type { Scene } from './scene';

type Moment = MomentOf<GameTypes, Scene>;

/** d'Artagnan's servant whispers to the team; to Milady it is the Cardinal who does. */
export const whispererOf = (people: People): Whisperer =>
  sideOf(people) === 'milady'
    ? { title: t('mr-coach-cardinal'), face: bystander('richelieu') }
    : { title: t('coach-title'), face: bystander('planchet') };

/** What has just happened. */
function happened(event: Event, people: People): Topic[] {
  const side = sideOf(people) ?? 'team';
  switch (event.type) {
    case 'turn_started':
      return event.turn > 1 ? [['mr-coach-end']] : [];
    case 'musketeer_started':
      return side === 'milady' ? [['mr-coach-musketeers']] : [];
    case 'rochefort_appeared':
      return [['mr-coach-rochefort', { side }]];
    case 'milady_revealed':
      return event.cause === 'rochefort' ? [] : [['mr-coach-revealed', { side }]];
    case 'thrown':
      return [['mr-coach-dice']];
    case 'challenge_won':
      return [['mr-coach-challenge-won', { side }]];
    case 'mission_ended':
      return [['mr-coach-mission-ended', { place: event.where }]];
    case 'token_revealed':
      return event.board === 'inn' ? [['mr-coach-door']] : [];
    case 'fallen':
      return [['mr-coach-fallen', { side }]];
    case 'siege_thrown':
      return [['mr-coach-siege']];
    case 'token_moved':
      return event.cause === 'phase' ? [['mr-coach-tracks', { side }]] : [];
    case 'jailed':
      return [['mr-coach-bastille', { side }]];
    case 'ambush_placed':
      return [['mr-coach-ambush', { side }]];
    default:
      return [];
  }
}

/** What is asked: a decision that explains itself has no words. */
const EXPLAINED = [
  ...(['next', 'action', 'buy', 'pay', 'cards', 'commit', 'blade', 'offer', 'sacrifice'] as const),
  ...(['destination', 'paris', 'man', 'ambush', 'nemesis', 'perfidy'] as const),
  ...(['target', 'close', 'reveal', 'own'] as const),
];
const isExplained = (asking: string): asking is (typeof EXPLAINED)[number] =>
  EXPLAINED.some((one) => one === asking);

function asked({ view, legal }: Moment['frame'], people: People): Topic[] {
  const { asking, active, actions } = view;
  if (!isExplained(asking) || (asking === 'reveal' && legal?.actions.length === 1)) return []; // she is elsewhere
  const name = active === null ? '' : heroOf(people, active);
  const found: Topic[] = [[`mr-coach-ask-${asking}`, { name, count: actions }]];
  if (asking === 'action' && actions === 1) found.push(['mr-coach-last-action']);
  return found;
}

/** With the first turn the lesson is over; the match may go on. */
export function hintFor(
  { frame, stage, event }: Moment,
  people: People,
  heard: ReadonlySet<string>,
): Hint | null {
  if (heard.has('mr-coach-end')) return null;
  const topics: Topic[] =
    stage.at === 'over'
      ? [['mr-coach-end']]
      : stage.at === 'choosing'
        ? asked(frame, people)
        : event
          ? happened(event, people)
          : [];
  return hintOf(topics, heard);
}

/** The first turn: explains each situation the first time it occurs, in whatever order the turn brings them. */
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../../../lib/table/lesson';
import type { GameEvent, MousquetairesDuRoy } from '../protocol';
import { heroOf, type People, sideOf } from './people';
import type { Scene } from './scene';

type Moment = MomentOf<MousquetairesDuRoy, Scene>;

/** What has just happened. */
function happened(event: GameEvent, people: People): Topic[] {
  const side = sideOf(people) ?? 'team';
  switch (event.type) {
    case 'turn_started':
      return event.turn > 1 ? [['end']] : [];
    case 'musketeer_started':
      return side === 'milady' ? [['musketeers']] : [];
    case 'rochefort_appeared':
      return [['rochefort', { side }]];
    case 'milady_revealed':
      return event.cause === 'rochefort' ? [] : [['revealed', { side }]];
    case 'thrown':
      return [['dice']];
    case 'challenge_won':
      return [['challenge-won', { side }]];
    case 'mission_ended':
      return [['mission-ended', { place: event.where }]];
    case 'token_revealed':
      return event.board === 'inn' ? [['door']] : [];
    case 'fallen':
      return [['fallen', { side }]];
    case 'siege_thrown':
      return [['siege']];
    case 'token_moved':
      return event.cause === 'phase' ? [['tracks', { side }]] : [];
    case 'jailed':
      return [['bastille', { side }]];
    case 'ambush_placed':
      return [['ambush', { side }]];
    default:
      return [];
  }
}

/** What is asked: a decision that explains itself has no words. */
const ASKED: ReadonlySet<string> = new Set([
  ...['next', 'action', 'buy', 'pay', 'cards', 'commit', 'blade', 'offer', 'sacrifice'],
  ...['destination', 'paris', 'man', 'ambush', 'nemesis', 'perfidy', 'target', 'close', 'reveal', 'own'],
]);

function asked({ view, legal }: Moment['frame'], people: People): Topic[] {
  const { asking, active, actions } = view;
  if (!ASKED.has(asking) || (asking === 'reveal' && legal?.actions.length === 1)) return []; // she is elsewhere
  const name = active === null ? '' : heroOf(people, active);
  const found: Topic[] = [[`ask-${asking}`, { name, count: actions }]];
  if (asking === 'action' && actions === 1) found.push(['last-action']);
  return found;
}

/** With the first turn the lesson is over; the match may go on. */
export function hintFor(
  { frame, stage, event }: Moment,
  people: People,
  heard: ReadonlySet<string>,
): Hint | null {
  if (heard.has('end')) return null;
  const topics: Topic[] =
    stage.at === 'over'
      ? [['end']]
      : stage.at === 'choosing'
        ? asked(frame, people)
        : event
          ? happened(event, people)
          : [];
  return hintOf(topics, 'mr-coach', heard);
}

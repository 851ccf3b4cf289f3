/** The first turn: explains each situation the first time it occurs, in whatever order the turn brings them. */
import { type Hint, hintOf, type Moment as MomentOf, type Topic } from '../shared/lesson';
import { heroOf, type People } from './people';
import type { MousquetairesDuRoy } from './protocol';
import type { Scene } from './scene';

type Moment = MomentOf<MousquetairesDuRoy, Scene>;

/** What is worth explaining now, most urgent first. */
function topics({ frame, scene, stage, event }: Moment, people: People): Topic[] {
  if (stage.at === 'over') return [['end']];
  const told: Partial<Record<NonNullable<typeof event>['type'], Topic[]>> = {
    rochefort_appeared: [['rochefort']],
    milady_revealed: [['revealed']],
    thrown: [['dice']],
    challenge_won: [['challenge-won']],
    mission_ended: [['mission-ended']],
    fallen: [['fallen']],
    siege_thrown: [['siege']],
    token_moved: [['tracks']],
    jailed: [['bastille']],
    ambush_placed: [['ambush']],
  };
  const topic = event ? told[event.type] : undefined;
  if (topic) return topic;
  if (stage.at !== 'choosing') return [];
  const { asking, active } = frame.view;
  const found: Topic[] = [[`ask-${asking}`, { name: active === null ? '' : heroOf(people, active) }]];
  if (asking === 'action' && scene.view.actions === 1) found.push(['last-action']);
  return found;
}

export const hintFor = (moment: Moment, people: People, heard: ReadonlySet<string>): Hint | null =>
  hintOf(
    topics(moment, people).filter(([topic]) => EXPLAINED.has(topic)),
    'mr-coach',
    heard,
  );

/** What has words; a decision that explains itself has none. */
const EXPLAINED: ReadonlySet<string> = new Set([
  ...[
    'end',
    'rochefort',
    'revealed',
    'dice',
    'challenge-won',
    'mission-ended',
    'fallen',
    'siege',
    'tracks',
    'bastille',
    'ambush',
  ],
  ...['ask-next', 'ask-action', 'ask-cards', 'ask-commit', 'last-action'],
  ...['ask-destination', 'ask-paris', 'ask-man', 'ask-ambush', 'ask-perfidy', 'ask-reveal', 'ask-own'],
]);

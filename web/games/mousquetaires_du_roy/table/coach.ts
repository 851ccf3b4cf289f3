/** The lessons: each explains a situation the first time it occurs, in whatever order the turn brings them. */

import type {
  Action,
  DecisionKind,
  Event,
  GameTypes,
  Musketeer,
  Place,
  Validated,
} from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import {
  type Hint,
  hintOf,
  type Moment as MomentOf,
  type Named,
  type Topic,
  toDo,
  type Whisperer,
} from '../../../lib/table/lesson';
import { bystander } from '../art';
import { mayStepIn } from './board/place';
import { rivals, told } from './counsel/lead';
import { key } from './scene/animation';
import { byMouse, heroOf, type People, sideOf } from './scene/people';
import type { Scene } from './scene/scene';
import { deedOf, isFurther } from './told/deed';

type Moment = MomentOf<GameTypes, Scene>;

/** d'Artagnan's servant whispers to the team; to Milady it is the Cardinal who does. */
export const whispererOf = (people: People): Whisperer =>
  sideOf(people) === 'milady'
    ? { title: t('mr-coach-cardinal'), face: bystander('richelieu') }
    : { title: t('coach-title'), face: bystander('planchet') };

/** The parts of the table that are spoken of. */
const MAP = '.map';
const TRACKS = ':is(.track--time, .track--honour, .track--siege, .track--constance)';
const OPTIONS = '.options';
const MILADY = `[data-key="${key.milady}"]`;
const tile = (place: Place) => `.tile--${place}`;
const fellow = (who: Musketeer) => `[data-key="${key.fellow(who)}"]`;

const SIEGE_TRACK = '.track--siege';
/** What words name besides. */
const named: Named = {
  'mr-coach-ask-cards': '.weighed',
  'mr-coach-ask-commit': '.now, .weighed',
  'mr-coach-ask-blade': '.botte',
  'mr-coach-ask-man': '.elements',
  'mr-coach-ask-nemesis': '.elements',
  'mr-coach-ask-sacrifice': SIEGE_TRACK,
  'mr-coach-attempt': '.act',
  'mr-coach-door': '.track--quest',
  'mr-coach-siege': SIEGE_TRACK,
  'mr-coach-siege-beggars': '.purse, .fellow__actions',
  'mr-coach-siege-go': SIEGE_TRACK,
  'mr-coach-siege-reinforce': 'mk-hand',
};

/** What has its seal now; on the quest all that has one. */
const sealed = ({ place, element }: Validated): string =>
  place === 'quest' ? '.element--done' : `[data-key="${key.element(`${place}-challenge-${element}`)}"]`;

/** What has come of an attempt: it is spoken of when all of it has been told, with what it brought. */
const cameOf = (story: readonly Event[], people: People): Topic[] => {
  const deed = deedOf(story);
  const side = sideOf(people) ?? 'team';
  const isGone = deed.some(({ type }) => type === 'mission_ended' || type === 'board_finished');
  return deed.flatMap((event): Topic[] => {
    switch (event.type) {
      case 'validated': {
        const about = isGone || side === 'milady' ? tile(event.place) : sealed(event);
        return event.kind === 'challenge' ? [['mr-coach-challenge-won', about, { side }]] : [];
      }
      case 'mission_ended':
        return [['mr-coach-mission-ended', tile(event.where), { place: event.where }]];
      case 'fallen':
        return [['mr-coach-fallen', tile('vieux_colombier'), { side }]];
      default:
        return [];
    }
  });
};

/** With these something else begins: what came before is whole. */
const isFresh = (event: Event): boolean =>
  event.type === 'musketeer_ended' || event.type === 'element_declared' || isFurther(event);

/** What begins now, or has happened by itself: no chain is cut by what is said of it. */
function happened(event: Event, people: People): Topic[] {
  const side = sideOf(people) ?? 'team';
  switch (event.type) {
    case 'musketeer_started':
      return side === 'milady'
        ? [
            ['mr-coach-musketeers', fellow(event.musketeer)],
            ['mr-coach-tracks', TRACKS, { side }], // with the second of them
          ]
        : [];
    case 'rochefort_appeared':
      return [['mr-coach-rochefort', '.appeared__who', { side }]];
    case 'milady_revealed':
      return event.cause === 'rochefort'
        ? []
        : [['mr-coach-revealed', event.cause === 'end' ? MILADY : '.appeared__who', { side }]];
    case 'duel_started':
      return [['mr-coach-dice', '.duel']];
    case 'phase_started':
      return event.phase === 'la_rochelle' ? [['mr-coach-siege', tile('la_rochelle')]] : [];
    case 'jailed':
      return [['mr-coach-bastille', tile('bastille'), { side }]];
    case 'ambush_placed':
      return [
        [
          'mr-coach-ambush',
          event.where === 'paris' && side === 'team' ? '.appeared__guards' : tile(event.where),
          { side },
        ],
      ];
    default:
      return [];
  }
}

/** Where what is asked is answered: a decision that is not named here explains itself. */
const EXPLAINED: Partial<Record<DecisionKind, string>> = {
  next: '.fellow--open',
  action: MAP,
  buy: OPTIONS,
  pay: OPTIONS,
  cards: OPTIONS,
  commit: 'mk-hand',
  blade: '.die-button',
  offer: OPTIONS,
  sacrifice: OPTIONS,
  destination: MAP,
  paris: OPTIONS,
  man: OPTIONS,
  ambush: OPTIONS,
  nemesis: OPTIONS,
  perfidy: OPTIONS,
  target: OPTIONS,
  close: MAP,
  reveal: '.act',
  own: OPTIONS,
};

function asked(frame: Moment['frame'], people: People, story: readonly Event[]): Topic[] {
  const { view, legal } = frame;
  const { asking, active, actions } = view;
  const about = EXPLAINED[asking as DecisionKind];
  if (about === undefined || (asking === 'reveal' && legal?.actions.length === 1)) return []; // she is elsewhere
  const name = active === null ? '' : heroOf(people, active);
  const found: Topic[] = [
    toDo(`mr-coach-ask-${asking}`, about, {
      name,
      count: actions,
      mouse: byMouse(),
      gold: rivals(frame).length > 0 ? 'no' : 'yes',
    }),
  ];
  const tries = (action: Action | undefined) => action?.type === 'challenge' || action?.type === 'duel';
  const best = told('best', frame);
  // Nobody is whispered to begin with it where something else is gold, or may be chosen as well.
  const spoken = best ? [best] : rivals(frame);
  const canTry = legal?.actions.some(tries) && spoken.every(tries);
  if (asking === 'next') found.push(['mr-coach-tracks', TRACKS, { side: 'team' }]); // the second time
  if (legal?.actions.some(({ type }) => type === 'inn')) found.push(['mr-coach-door', '.inn']);
  if (asking === 'action' && mayStepIn(frame)) found.push(['mr-coach-may-step-in', '.asked__may']);
  const hasTried = story.some(({ type }) => type === 'element_declared'); // he has found out by himself
  if (asking === 'action' && canTry && !hasTried)
    found.push(toDo('mr-coach-attempt', '.element--open', { name }));
  const draws = best === null || best.type === 'draw';
  if (asking === 'action' && actions === 1 && draws) found.push(toDo('mr-coach-last-action', '.act'));
  return found;
}

/** The night has been told, and its sheet has been left. */
const isMorning = ({ stage }: Moment, story: readonly Event[], before: number): boolean =>
  stage.at !== 'scored' && story.some((event) => event.type === 'turn_started' && event.turn > before);

/** A whole turn, of either side. */
function turn(moment: Moment, people: People, story: readonly Event[]): Topic[] {
  const { frame, scene, stage, event } = moment;
  const side = sideOf(people) ?? 'team';
  if (stage.at === 'over') return [['mr-coach-end', '.end__ranking', { side }]];
  if (isMorning(moment, story, TURN)) return [['mr-coach-end', TRACKS, { side }]];
  if (stage.at === 'choosing') return [...cameOf(story, people), ...asked(frame, people, story)];
  if (!event || scene.view.phase === 'end') return [];
  return [...(isFresh(event) ? cameOf(story, people) : []), ...happened(event, people)];
}

/** Siege and ambush, at the end of a turn: what is said of them holds for what was prepared. */
function siege(moment: Moment, people: People, story: readonly Event[]): Topic[] {
  const { frame, scene, stage } = moment;
  if (stage.at === 'over') return [['mr-coach-siege-end', '.end__ranking']];
  if (isMorning(moment, story, SIEGE)) return [['mr-coach-siege-end', TRACKS]];
  const { view } = scene;
  if (stage.at !== 'choosing' || view.active === null) return [];
  const name = heroOf(people, view.active);
  const { asking, actions, missions, active, beggars_price: price } = frame.view;
  if (asking === 'sacrifice') return [toDo('mr-coach-siege-sacrifice', '.track--siege')];
  if (asking !== 'action') return [];
  if (missions.louvre?.ambush === 'mendiants')
    return actions === 3 ? [toDo('mr-coach-siege-beggars', '.mission__ambush', { name, price })] : [];
  if (actions === 3) return [toDo('mr-coach-siege-clear', '.element--open', { name })];
  const walls = 'la_rochelle';
  if (active === null || view.musketeers[active]?.place !== walls)
    return actions === 2 ? [toDo('mr-coach-siege-go', tile(walls), { name })] : [];
  return frame.legal?.actions.some(({ type }) => type === 'reinforce')
    ? [toDo('mr-coach-siege-reinforce', '.spaces, mk-hand')]
    : [];
}
/** The turns that are taught. */
const TURN = 1;
const SIEGE = 9;

const lessons: Readonly<Record<string, typeof turn>> = { team: turn, siege, milady: turn };

/** When the last has been said the lesson is over; the match may go on. */
export const hintFor = (
  moment: Moment,
  people: People,
  story: readonly Event[],
  heard: ReadonlySet<string>,
): Hint | null =>
  [...heard].some((topic) => topic.endsWith('-end'))
    ? null
    : hintOf(lessons[moment.frame.lesson ?? '']?.(moment, people, story) ?? [], heard, named);

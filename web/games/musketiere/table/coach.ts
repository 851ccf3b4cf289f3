/** The lessons: each explains a situation the first time it occurs, in whatever order the match brings them. */

import { values } from '../../../generated/components-musketiere';
import type { Card, Frame, GameTypes } from '../../../generated/musketiere';
import {
  type Hint,
  hintOf,
  type Moment as MomentOf,
  type Named,
  type Topic,
  toDo,
} from '../../../lib/table/lesson';
import { type Roster, who } from '../../../lib/table/roster';
import { key } from './animation';
import { cardValue, isFull, isNearEnd, pointsOf, stoneAt } from './cards';
import { needsSource, ownPlaces, type Picks } from './choice';
import { isRobbed } from './faces';
import type { Scene } from './scene';

interface Moment extends MomentOf<GameTypes, Scene> {
  /** What has been touched of the answer. */
  readonly picks: Picks;
}

type Heard = ReadonlySet<string>;

/** The parts of the table that are spoken of. */
const OWN_PAY = '.pay--own';
/** Until enough is chosen from it; then the button. */
const HAND = '.me:has(.act__do[aria-disabled="true"]) mk-hand, .act__do[aria-disabled="false"]';
/** One card of it; then the button. */
const cardOf = (which: 'lowest' | 'highest') =>
  `.me:has(.act__do[aria-disabled="true"]) .hand > :${which === 'lowest' ? 'first' : 'last'}-child, .act__do[aria-disabled="false"]`;
/** A place, or all of them, until one is chosen there; then the button. */
const thenButton = (part: string) =>
  `${part}:not(:has(.place--picked)), .me:has(${part} .place--picked) .act__do`;
/** Where the lesson would lay a stone: on the best of the own cards that are free, or the worst. */
function freePlace({ pay, rows, viewer }: Scene, which: 'best' | 'worst'): string {
  const values = (pay ?? []).map(cardValue);
  const free = [...values.keys()].filter((place) => stoneAt(rows[viewer ?? 0], place) === '-');
  const [at = 0] = free.toSorted(
    (a, b) => ((values[b] ?? 0) - (values[a] ?? 0)) * (which === 'best' ? 1 : -1),
  );
  return thenButton(`${OWN_PAY} > :nth-child(${at + 1})`);
}
const PLACES = thenButton(OWN_PAY);
const payOf = (seat: number) => `.pay:has([data-key="${key.place(seat, 0)}"])`;
/** What can be taken from others. */
const THEIRS = '.rivals .place--deed';

const GUARD = '.guard__card';
const GEMS = '.heap--gems';
const PRISONS = '.heap--prisons';
const DECIDES = '.slot:is(.slot--won, .slot--lost) > .slot__card';
const HIGHEST = Math.max(...values);
/** What words name besides. */
const named: Named = {
  'coach-pay': OWN_PAY,
  'coach-guard': `mk-hand, ${GEMS}, ${PRISONS}`,
  'coach-beyond': 'mk-hand',
  'coach-gem': `${DECIDES}, ${GEMS}, ${OWN_PAY}`,
  'coach-others-win': `${GUARD}, .gauge`,
  'coach-others-lose': `${GUARD}, .gauge`,
  'coach-prison': `${DECIDES}, ${PRISONS}, ${OWN_PAY}`,
  'coach-gem-or-free': `${DECIDES}, ${GEMS}`,
  'coach-free': DECIDES,
  'coach-return': DECIDES,
  'coach-robbed': `.rivals .pay, ${GEMS}, ${OWN_PAY}`,
  'coach-stones-danger': `mk-hand, ${OWN_PAY}`,
  'coach-stones-rob': `${GEMS}, ${OWN_PAY}`,
  'coach-stones-sacrifice': `mk-hand, ${OWN_PAY}, ${GUARD}`,
  'coach-stones-prison': OWN_PAY,
  'coach-stones-full': `mk-hand, ${GUARD}`,
  'coach-stones-free': GEMS,
};

/** The rules: what is worth explaining now, most urgent first. */
function first({ frame, scene, stage, event, picks }: Moment, roster: Roster, heard: Heard): Topic[] {
  const you = (seat: number) => who(roster, seat);
  if (stage.at === 'over') return [['coach-scoring', '.end__ranking']]; // when all of it has been counted
  if (event?.type === 'imprisonment_changed' && event.imprisoned) {
    const topic = event.seat === roster.viewer ? 'coach-imprisoned' : 'coach-imprisoned-other';
    return [[topic, payOf(event.seat), you(event.seat)]];
  }
  if (event?.type === 'duel_decided' && event.by_swords)
    return [['coach-swords', equalTo(event.card, scene)]];
  // Whoever knows the game has seen what comes to the others.
  if (event?.type === 'duel_decided' && event.seat !== roster.viewer && !heard.has('coach-end'))
    return event.won
      ? [
          [
            'coach-others-win',
            '.slot--won > .slot__card',
            { ...you(event.seat), does: deedOf(scene, event.seat) },
          ],
        ]
      : [['coach-others-lose', '.slot--lost > .slot__card', you(event.seat)]];
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_pay':
      return [toDo('coach-pay', HAND)];
    case 'play_card': {
      if (scene.duel > TAUGHT) return [['coach-end', OWN_PAY]];
      const strength = scene.guard ?? 0;
      const topic = strength === HIGHEST * scene.counting.length ? 'coach-beyond' : 'coach-guard';
      return [toDo(topic, GUARD, { strength })];
    }
    case 'winner_acts': {
      const all = [...ownPlaces(frame.legal).values()];
      if (!all.includes('take_gem')) return [toDo('coach-free', PLACES, { count: all.length })];
      const gem = all.includes('free_prison')
        ? toDo('coach-gem-or-free', PLACES)
        : toDo('coach-gem', freePlace(scene, 'best'));
      return inSteps([gem], 'gem', frame, scene, picks);
    }
    case 'loser_acts': {
      if ([...ownPlaces(frame.legal).values()].includes('return_gem')) return [toDo('coach-return', PLACES)];
      return inSteps([toDo('coach-prison', freePlace(scene, 'worst'))], 'prison', frame, scene, picks);
    }
    default:
      return [];
  }
}

/**
 * Where the centre has none left it takes two touches: whose, and where it goes (MU-5.5, MU-6.3). What is said is of the one
 * that is owed; with both the button is all there is.
 */
function inSteps(
  topics: readonly Topic[],
  stone: 'gem' | 'prison',
  { legal }: Frame,
  scene: Scene,
  picks: Picks,
): Topic[] {
  const { place, source } = picks;
  if (!needsSource(picks, legal)) return [...topics];
  if (place !== null) return source === null ? [toDo('coach-source', THEIRS, { stone })] : [];
  if (source === null) return [...topics, toDo('coach-source', THEIRS, { stone })];
  return [...topics, toDo('coach-goes', freePlace(scene, stone === 'gem' ? 'best' : 'worst'), { stone })];
}

/** The cards of a duel whose value is that of this one. */
function equalTo(card: Card, { turned, counting }: Scene): string {
  const isEqual = (seat: number) => cardValue(turned?.[seat] ?? '') === cardValue(card);
  return counting
    .filter(isEqual)
    .map((seat) => `[data-key="${key.laid(seat)}"]`)
    .join();
}

/** What the winner may do (MU-5). */
function deedOf({ rows, centre }: Scene, seat: number): string {
  const row = rows[seat] ?? '';
  if (!row.includes('-')) return 'free';
  if (centre.gems > 0) return row.includes('P') ? 'either' : 'gem';
  return row.includes('P') ? 'rob-or-free' : 'rob';
}

/** Who robs the learner shows him what an empty centre means, in whichever lesson. */
function robbed({ event, scene }: Moment, roster: Roster): Topic[] {
  const { viewer } = roster;
  if (viewer === null || event?.type !== 'gem_taken' || event.source === 'centre') return [];
  if (!isRobbed(viewer, event)) return [];
  const [, place] = event.source;
  const card = scene.pay?.[place];
  const isOver = scene.rows[event.seat] === 'GGG' || scene.handCounts.every((count) => count === 0);
  const [value, double] = card === undefined ? [0, 0] : [cardValue(card), pointsOf(card, 'G')];
  const about = `[data-key="${key.place(viewer, place)}"]`;
  return [
    ['coach-robbed', about, { ...who(roster, event.seat), value, double, over: isOver ? 'yes' : 'no' }],
  ];
}

/** After so many duels all has been seen; what comes anew in the rest is still explained to whoever plays on. */
const TAUGHT = 3;

/** What stones decide, in the last duels of a game: what is said of them holds for the cards that were prepared. */
function stones({ frame, scene, stage, picks }: Moment, roster: Roster): Topic[] {
  if (stage.at === 'over') return [['coach-stones-end', '.end__ranking']];
  if (stage.at !== 'choosing' || roster.viewer === null) return [];
  const row = scene.rows[roster.viewer] ?? '';
  const strength = scene.guard ?? 0;
  switch (frame.decision?.kind) {
    case 'play_card': {
      const danger = scene.rows.findIndex(isNearEnd);
      if (scene.duel === 6) return [toDo('coach-stones-danger', payOf(danger), who(roster, danger))];
      if (scene.duel === 7 && row[WORTHLESS] === '-')
        return [toDo('coach-stones-sacrifice', cardOf('lowest'), { strength })];
      return scene.duel === 8 && isFull(row)
        ? [toDo('coach-stones-full', cardOf('highest'), { strength })]
        : [];
    }
    case 'winner_acts': {
      const kinds = [...ownPlaces(frame.legal).values()];
      const mayFree = row.startsWith('P') && !row.includes('-');
      if (!kinds.includes('take_gem')) return mayFree ? [toDo('coach-stones-free', PLACES)] : [];
      const danger = scene.rows.findIndex((one, seat) => seat !== roster.viewer && isNearEnd(one));
      const theirs = danger < 0 ? THEIRS : `${payOf(danger)} .place--deed`;
      const whose = picks.source === null ? [toDo('coach-stones-rob', theirs)] : [];
      return [...whose, ...inSteps([], 'gem', frame, scene, picks)];
    }
    case 'loser_acts': {
      const onIt = toDo('coach-stones-prison', thenButton(`${OWN_PAY} > :last-child`));
      return inSteps(row[WORTHLESS] === '-' ? [onIt] : [], 'prison', frame, scene, picks);
    }
    default:
      return [];
  }
}
/** Where the learner of the stones has his 0. */
const WORTHLESS = 2;

const lessons: Readonly<Record<string, typeof first>> = { first, stones };

export function hintFor(moment: Moment, roster: Roster, heard: Heard): Hint | null {
  const taught = lessons[moment.frame.lesson ?? ''];
  return taught ? hintOf([...robbed(moment, roster), ...taught(moment, roster, heard)], heard, named) : null;
}

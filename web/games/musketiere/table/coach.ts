/** The lessons: each explains a situation the first time it occurs, in whatever order the match brings them. */

import type { GameTypes } from '../../../generated/musketiere';
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
import { needsSource, nothingPicked, ownPlaces } from './choice';
import { isRobbed } from './faces';
import { thirdsAtStake } from './outcome';
import type { Scene } from './scene';
import { isBeyond } from './sentences';

type Moment = MomentOf<GameTypes, Scene>;

/** The parts of the table that are spoken of. */
const OWN_PAY = '.pay--own';
/** Until enough is chosen from it; then the button. */
const HAND = '.me:has(.act__do[aria-disabled="true"]) mk-hand, .act__do[aria-disabled="false"]';
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

/** What words name besides. */
const GUARD = '.guard__card';
const GEMS = '.heap--gems';
const PRISONS = '.heap--prisons';
const DECIDES = '.slot:is(.slot--won, .slot--lost) > .slot__card';
const named: Named = {
  'coach-pay': OWN_PAY,
  'coach-guard': `mk-hand, ${GEMS}, ${PRISONS}`,
  'coach-gem': `${DECIDES}, ${GEMS}, ${OWN_PAY}`,
  'coach-others-win': `${GUARD}, .gauge`,
  'coach-others-lose': `${GUARD}, .gauge`,
  'coach-prison': `${DECIDES}, ${PRISONS}, ${OWN_PAY}`,
  'coach-gem-or-free': `${DECIDES}, ${GEMS}`,
  'coach-free': DECIDES,
  'coach-return': DECIDES,
  'coach-empty-gems': '.rivals .pay',
  'coach-empty-prisons': '.rivals .pay',
  'coach-full-gems': OWN_PAY,
  'coach-full-prisons': OWN_PAY,
  'coach-robbed': `.rivals .pay, ${GEMS}, ${OWN_PAY}`,
  'coach-stones-danger': `mk-hand, ${OWN_PAY}`,
  'coach-stones-rob': `${GEMS}, ${OWN_PAY}`,
  'coach-stones-sacrifice': `mk-hand, ${GUARD}`,
  'coach-stones-prison': OWN_PAY,
  'coach-stones-full': `mk-hand, ${GUARD}`,
  'coach-stones-free': GEMS,
};

/** The rules: what is worth explaining now, most urgent first. */
function first({ frame, scene, stage, event }: Moment, roster: Roster): Topic[] {
  const you = (seat: number) => who(roster, seat);
  if (stage.at === 'over') return [['coach-scoring', '.end__ranking']]; // when all of it has been counted
  if (event?.type === 'imprisonment_changed' && event.imprisoned) {
    const topic = event.seat === roster.viewer ? 'coach-imprisoned' : 'coach-imprisoned-other';
    return [[topic, payOf(event.seat), you(event.seat)]];
  }
  if (event?.type === 'duel_decided' && event.by_swords)
    return [['coach-swords', '.slot:not(.slot--out) > .slot__card']];
  if (event?.type === 'duel_decided' && event.seat !== roster.viewer)
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
  const source: Topic[] = needsSource(nothingPicked, frame.legal)
    ? [toDo('coach-source', '.rivals .place--deed')]
    : [];
  switch (frame.decision?.kind) {
    case 'choose_pay':
      return [toDo('coach-pay', HAND)];
    case 'play_card': {
      const [danger] = thirdsAtStake(scene, isBeyond(scene));
      const guard = toDo('coach-guard', '.guard__card', { strength: scene.guard ?? 0 });
      const said: Topic[] = scene.duel > TAUGHT ? [['coach-end', OWN_PAY]] : [guard];
      if (danger !== undefined) said.push(['coach-danger', payOf(danger), you(danger)]);
      return [...said, ...emptied(scene)];
    }
    case 'winner_acts': {
      const kinds = new Set(ownPlaces(frame.legal).values());
      if (!kinds.has('take_gem')) return [toDo('coach-free', PLACES)];
      const gem = kinds.has('free_prison')
        ? toDo('coach-gem-or-free', PLACES)
        : toDo('coach-gem', freePlace(scene, 'best'));
      return [gem, ...source];
    }
    case 'loser_acts': {
      if ([...ownPlaces(frame.legal).values()].includes('return_gem')) return [toDo('coach-return', PLACES)];
      return [toDo('coach-prison', freePlace(scene, 'worst')), ...source];
    }
    default:
      return [];
  }
}

/** What the winner may do (MU-5). */
function deedOf({ rows, centre }: Scene, seat: number): string {
  const row = rows[seat] ?? '';
  if (!row.includes('-')) return 'free';
  if (centre.gems > 0) return row.includes('P') ? 'either' : 'gem';
  return row.includes('P') ? 'rob-or-free' : 'rob';
}

/** What comes of it where the centre has none left; no more than can be so with the cards as they lie. */
function emptied(scene: Scene): Topic[] {
  const { centre, rows, viewer } = scene;
  const isOwnFull = viewer !== null && isFull(rows[viewer]);
  const mayTake = rows.some((row, seat) => seat !== viewer && row.includes('-'));
  const empty = (['gems', 'prisons'] as const).filter((stone) => centre[stone] === 0);
  return empty.flatMap((stone): Topic[] => {
    if ((stone === 'gems' && isBeyond(scene)) || (isOwnFull && !mayTake)) return [];
    return [[isOwnFull ? `coach-full-${stone}` : `coach-empty-${stone}`, `.heap--${stone}`]];
  });
}

/** Who robs the learner shows him what an empty centre means, in whichever lesson. */
function robbed({ event, scene }: Moment, roster: Roster): Topic[] {
  const { viewer } = roster;
  if (viewer === null || event?.type !== 'gem_taken' || event.source === 'centre') return [];
  if (!isRobbed(viewer, event)) return [];
  const [, place] = event.source;
  const card = scene.pay?.[place];
  const [value, double] = card === undefined ? [0, 0] : [cardValue(card), pointsOf(card, 'G')];
  const about = `[data-key="${key.place(viewer, place)}"]`;
  return [['coach-robbed', about, { ...who(roster, event.seat), value, double }]];
}

/** After so many duels all has been seen; what comes anew in the rest is still explained to whoever plays on. */
const TAUGHT = 3;

/** What stones decide, in the last duels of a game: what is said of them holds for the cards that were prepared. */
function stones({ frame, scene, stage }: Moment, roster: Roster): Topic[] {
  if (stage.at === 'over') return [['coach-stones-end', '.end__ranking']];
  if (stage.at !== 'choosing' || roster.viewer === null) return [];
  const row = scene.rows[roster.viewer] ?? '';
  const strength = scene.guard ?? 0;
  switch (frame.decision?.kind) {
    case 'play_card': {
      const danger = scene.rows.findIndex(isNearEnd);
      if (scene.duel === 6) return [toDo('coach-stones-danger', payOf(danger), who(roster, danger))];
      if (scene.duel === 7 && row[WORTHLESS] === '-')
        return [toDo('coach-stones-sacrifice', OWN_PAY, { strength })];
      return scene.duel === 8 && !row.includes('-') ? [toDo('coach-stones-full', OWN_PAY, { strength })] : [];
    }
    case 'winner_acts':
      if (scene.duel === 6) return [toDo('coach-stones-rob', '.rivals .place__stone--G')];
      return row.startsWith('P') && !row.includes('-') ? [toDo('coach-stones-free', PLACES)] : [];
    case 'loser_acts':
      return row[WORTHLESS] === '-'
        ? [toDo('coach-stones-prison', thenButton(`${OWN_PAY} > :last-child`))]
        : [];
    default:
      return [];
  }
}
/** Where the learner of the stones has his 0. */
const WORTHLESS = 2;

const lessons: Readonly<Record<string, typeof first>> = { first, stones };

export function hintFor(moment: Moment, roster: Roster, heard: ReadonlySet<string>): Hint | null {
  const taught = lessons[moment.frame.lesson ?? ''];
  return taught ? hintOf([...robbed(moment, roster), ...taught(moment, roster)], heard, named) : null;
}

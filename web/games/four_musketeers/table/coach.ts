/** The lessons: each explains a situation the first time it occurs, in whatever order the round brings them. */

import type {
  Character,
  Fighter,
  Frame,
  GameTypes,
  Seat,
  SwordCard,
} from '../../../generated/four_musketeers';
import {
  type Hint,
  hintOf,
  type Moment as MomentOf,
  type Named,
  type Topic,
  toDo,
} from '../../../lib/table/lesson';
import { figureOf, key } from './animation';
import { previewOf, ways } from './choice';
import { chanceOf, EVEN, type Outlook } from './odds';
import { numberOf, type People, person, personName } from './people';
import type { Scene } from './scene';
import { isAhead, isHurt, lastOnes } from './stakes';

interface Moment extends MomentOf<GameTypes, Scene> {
  /** The card that has been chosen, and not struck with yet. */
  readonly picked: SwordCard | null;
  /** The topic that is being explained. */
  readonly topic: string | null;
  /** What stands on the cards. */
  readonly outlook: Outlook | null;
}
type Heard = ReadonlySet<string>;

/** The parts of the table that are spoken of. */
const FOUGHT = '.strikes';
/** Between the strikes: for whom each counts. */
const ARROWS = '.strike-place__way';
/** Where the direction is chosen. */
const WAYS = '.act';
const STONE = '.figure__stone';
const HAND = 'mk-hand';
const OWN = '.figure[data-place="own"]';
const LIVES = `${OWN} .figure__left`;
/** Where a card that has been chosen is thrown away for a shadow strike. */
const SHADOW = '.act__shadow';
const held = (card: SwordCard) => `[data-key="${key.card(card)}"]`;
const strike = (seat: Fighter) => `[data-key="${key.strike(seat)}"]`;
const figure = (who: Character) => `[data-key="${key.figure(who)}"]`;

/** Not the switch beside it. */
const LEGEND = '.legend > :not(.legend__switch)';
/** What words name besides. */
const named: Named = {
  'four-coach-aim': '.figure[data-place="other"] .figure__left',
  'four-coach-strike': LEGEND,
  'four-coach-odds': LEGEND,
  'four-coach-shadow': '.pile--random',
  'four-coach-discard': '.pile--random',
  'four-coach-hit': FOUGHT,
  'four-coach-cyclical': FOUGHT,
  'four-coach-direction': '.figure__name',
  'four-coach-stone': HAND,
  'four-coach-hide': `${HAND}, ${FOUGHT}`,
  'four-coach-hidden': FOUGHT,
  'four-coach-all-low': FOUGHT,
  'four-coach-drawn': FOUGHT,
  'four-coach-third': `${HAND}, ${FOUGHT}`,
  'four-coach-third-back': FOUGHT,
};

/**
 * The rules: what is worth explaining now, most urgent first, and one thing at a time. What stops the story is only what
 * one must see there; the rest is said where the learner decides, and goes when he does.
 */
function first(
  { frame, scene, stage, event: told, picked, topic, outlook }: Moment,
  people: People,
  heard: Heard,
): Topic[] {
  const villain = personName(people, 'V');
  if (stage.at === 'over') {
    const ending = frame.view.last_round?.ending ?? '';
    return [['four-coach-end', '.end__ranking', { villain, ending }]];
  }
  const event = scene.arriving > 0 ? null : told; // a card on its way is spoken of where it lies
  switch (event?.type) {
    case 'fight_started':
      return [['four-coach-aim', LIVES]];
    case 'fight_decided':
      return event.loser === null ? [['four-coach-draw', FOUGHT]] : [];
    case 'life_popped':
      return event.character === 'V'
        ? []
        : [['four-coach-hit', `[data-key="${key.life(event.card)}"]`, person(people, event.character)]];
    case 'defeated': // with the villain the round is over, and that is said there
      return event.character === 'V'
        ? []
        : [['four-coach-defeated', figure(event.character), person(people, event.character)]];
    case 'seat_changed':
      return event.now === 'dazed' || event.now === 'ghost'
        ? [[`four-coach-${event.now}`, figure(event.seat), { ...person(people, event.seat), villain }]]
        : [];
    default:
  }
  if (stage.at !== 'choosing') return [];
  switch (frame.decision?.kind) {
    case 'choose_direction':
      return [toDo('four-coach-direction', WAYS)];
    case 'strike': {
      const { stone } = scene;
      const [began] = scene.strikes;
      const bad = worst(frame, scene, people, outlook);
      const found: Topic[] = [toDo('four-coach-strike', HAND), ...signs(frame, scene, outlook)];
      if (scene.cyclical && !heard.has('four-coach-direction'))
        found.unshift(toDo('four-coach-cyclical', ARROWS));
      if (stone !== 'V') found.push(toDo('four-coach-stone', STONE, { ...person(people, stone), villain }));
      found.push(...repeat(frame, scene, people));
      if (bad !== null)
        found.push(
          toDo('four-coach-shadow', held(bad), {
            number: numberOf(bad),
            certain: frame.legal?.certain ? 'yes' : outlook ? 'likely' : 'no',
          }),
        );
      if (scene.fight > 1 && !scene.cyclical && began)
        found.push(toDo('four-coach-begins', strike(began.seat)));
      found.push(...after(scene), ['four-coach-signs', LIVES]);
      if (picked === null || handOf(frame).length === 1) return found;
      // Whoever holds a card is about to strike: nothing else is begun then, and lost with the strike.
      const going = found.filter(([one]) => one === topic);
      return picked === bad ? [discard, ...going] : going;
    }
    default:
      return [];
  }
}

/** What the card says that has been chosen to be thrown away: its button is none before. */
const discard = toDo('four-coach-discard', SHADOW);

/** What stands on the cards of who does not strike last: how likely a hit is, or how it stands so far. */
function signs({ legal }: Frame, { strikes }: Scene, outlook: Outlook | null): Topic[] {
  if (outlook) return [toDo('four-coach-odds', HAND)];
  return legal?.certain || strikes.length === 0 ? [] : [toDo('four-coach-unsettled', HAND)];
}

const handOf = ({ view }: Frame): readonly SwordCard[] => view.hands[LEARNER] ?? [];

/**
 * The lowest card with which the learner is rather hit than not; null where none is, or none can be thrown away, or the own
 * card decides about a neighbour (FM-7.1).
 */
function worst(
  frame: Frame,
  { cyclical, strikes }: Scene,
  people: People,
  outlook: Outlook | null,
): SwordCard | null {
  const { legal } = frame;
  if (cyclical || strikes.length === 0 || !ways(legal).shadow) return null;
  const bad = handOf(frame).filter((card) => {
    const chance = chanceOf(outlook, card);
    const after = previewOf(legal, card);
    return chance === null ? after !== null && isHurt(after, people) : chance < EVEN;
  });
  return bad.sort((one, other) => numberOf(one) - numberOf(other))[0] ?? null;
}

/**
 * Where a card of the hand would block what stands there, and hide whoever strikes with it: not a neighbour (FM-7.1). Nor
 * where a hit on the villain wins the round for him, as is said above: what he hides behind may be that.
 */
function repeat(frame: Frame, scene: Scene, people: People): Topic[] {
  const { strikes, standing, cyclical } = scene;
  if (cyclical || (lastOnes(scene).includes('V') && isAhead(scene, people))) return [];
  for (const { seat, card: there } of strikes) {
    if (there === null || !standing.standing.includes(seat)) continue;
    const number = numberOf(there);
    const own = handOf(frame).find((card) => numberOf(card) === number);
    if (own) return [toDo('four-coach-repeat', `${strike(seat)}, ${held(own)}`, { number })];
  }
  return [];
}

/** Where a Musketeer has one lifeline left, his hearts show how many hits follow it (FM-10.7). */
function after({ characters, seats }: Scene): Topic[] {
  const seat = seats.findIndex((_, at) => characters[at]?.stack.length === 1);
  const one = characters[seat];
  return one ? [['four-coach-after', `${figure(seat as Seat)} .figure__left`, { after: one.left - 1 }]] : [];
}

/** How one hides, in the last fights of a round: what is said of them holds for the cards that were prepared. */
function shadow({ frame, scene, stage, event, picked }: Moment, people: People): Topic[] {
  if (stage.at === 'over') return [['four-coach-shadow-end', '.end__ranking']];
  const name = (seat: Fighter) => ({ name: personName(people, figureOf(seat)) });
  const own = scene.strikes.find(({ seat }) => seat === LEARNER);
  const isOut = own !== undefined && !scene.standing.standing.includes(LEARNER);
  if (event?.type === 'fight_decided' && event.loser !== null) {
    const { loser } = event;
    if (scene.fight === 3)
      return isOut ? [['four-coach-hidden', '.strike--blocked .strike__card', name(loser)]] : [];
    if (scene.fight === 4) return own?.source === 'random' ? [['four-coach-drawn', strike(LEARNER)]] : [];
    return scene.fight === 5 && isOut ? [['four-coach-third-back', strike(loser), name(loser)]] : [];
  }
  if (stage.at !== 'choosing' || frame.decision?.kind !== 'strike') return [];
  const holds = (number: number) => handOf(frame).find((card) => numberOf(card) === number);
  const three = holds(3);
  switch (scene.fight) {
    case 3:
      return [toDo('four-coach-hide', strike(2), name(2))];
    case 4:
      if (three === undefined) return [];
      return [picked === three ? discard : toDo('four-coach-all-low', held(three))];
    case 5:
      return holds(4) && holds(6) ? [toDo('four-coach-third', `${strike(2)}, ${strike(3)}`, name(2))] : [];
    default:
      return [];
  }
}
const LEARNER = 0;

const lessons: Readonly<Record<string, typeof first>> = { first, shadow };

export const hintFor = (moment: Moment, people: People, heard: Heard): Hint | null =>
  hintOf(lessons[moment.frame.lesson ?? '']?.(moment, people, heard) ?? [], heard, named);

/** What is asked and what just happened, each in one sentence. */

import type { Event, Frame, Place, View } from '../../../../generated/mousquetaires_du_roy';
import { type Args, knows, list, t } from '../../../../lib/i18n';
import { victoryLine } from '../../names';
import {
  adventureName,
  adversaryMet,
  adversaryName,
  atPlace,
  boardName,
  challengeName,
  epicTokens,
  faceName,
  galleryName,
  lineName,
  missionName,
  perfidyAbout,
  perfidyName,
  pistoles,
  questTokenName,
  rewardWords,
  stageName,
  tokenName,
  toPlace,
} from '../../words';
import { isEmpty, offerWords } from '../hand/offer';
import { attemptOf, elementName } from './attempt';
import { find } from './choice';
import { diceOfTime } from './gauges';
import { heroOf, type People } from './people';
import type { Scene } from './scene';

/** What the open decision asks of the reader. */
export function ask({ view, legal }: Pick<Frame, 'legal' | 'view'>, { duel }: Scene, people: People): string {
  const { active, milady, offer, element } = view;
  const who = active ?? 0;
  const foe = duel ? adversaryMet(duel.opponent) : '';
  const args: Args = {
    name: heroOf(people, who),
    foe,
    count: view.actions,
    place: milady.seen_at ? atPlace(milady.seen_at) : '',
    mission: milady.mission_place ? missionOf(view, milady.mission_place) : '',
    force: milady.mission_place ? forceLeft(view, milady.mission_place) : 0,
    partner: offer ? heroOf(people, offer.partner) : '',
    token: view.buying ? tokenName(view.buying) : '',
    card: milady.own?.playing ? perfidyName(milady.own.playing) : '',
    board: boardName(view.quest.board),
    ...retreatTo(view),
    what: element ? elementName(view, element.kind, element.place, element.number) : '',
    attempt: element ? attemptOf(view, element.kind, element.place) : '',
    ...nextToken(view),
    laid: find(legal, 'done') ? 'yes' : 'no',
    ...(view.asking === 'own' ? { where: milady.seen_at ?? '' } : {}),
    there: milady.own?.destination === element?.place ? 'yes' : 'no',
    rides: find(legal, 'ride') ? 'yes' : 'no',
    leaves: legal && !find(legal, 'end_turn') ? 'yes' : 'no', // only who must leave Richelieu's (MR-19.12)
  };
  const put = view.asking === 'offer' ? people.view.offer : null; // with what is not sent yet
  if (put && !isEmpty(put)) return offerWords(put, people);
  return sentence(`mr-ask-${view.asking}`, args);
}

/**
 * Before either side has decided anything: she lays out the quest before the first turn (MR-3.9), they read what she has
 * done in it.
 */
const isFirst = ({ turn, phase, asking, active, side, musketeers, milady }: View): boolean =>
  side === 'milady'
    ? turn === 0 && asking === 'lay' && milady.own?.laying.length === 0
    : turn === 1 && phase === 'musketeers' && active === null && musketeers.every(({ due }) => due);

/** Who the reader is, with and against whom, and what for: before the first question, and not again. */
export function whoYouAre(people: People): string {
  const { view, roster } = people;
  if (!isFirst(view)) return '';
  const named = (isOwn: boolean) =>
    view.musketeers.flatMap(({ owner }, who) =>
      (owner === roster.viewer) === isOwn ? [heroOf(people, who)] : [],
    );
  const [own, others] = [named(true), named(false)];
  const team = others.length === 0 ? 'all' : own.length === 1 ? 'one' : 'some';
  return t('mr-you', {
    side: view.side === 'milady' ? 'milady' : team,
    names: list(own),
    others: list(others),
  });
}

/** How far the siege is about to go back, and how many lives it takes that La Rochelle is not lost by that (MR-17.10). */
function retreatTo({ siege: { retreat }, tracks: { siege } }: View): { to: string; lives: number } {
  const to = siege.at - retreat;
  return { to: signed(Math.max(siege.left, to)), lives: Math.max(0, siege.left + 1 - to) };
}

/** Where the next token goes: in the inn behind which door of which line, elsewhere at which stage (0). */
function nextToken({ milady, quest }: View): { where: string; door: number } {
  const laid = milady.own?.laying.length ?? 0;
  if (quest.board === 'inn')
    return { where: lineName(Math.floor(laid / quest.length) + 1), door: (laid % quest.length) + 1 };
  if (quest.board === 'galleries') return { where: galleryName(Math.floor(laid / quest.each) + 1), door: 0 };
  const stages = quest.board === 'england' ? quest.stages : [];
  const free = stages.flatMap((stage, at) => ('token' in stage ? [at + 1] : []));
  return { where: stageName(free[laid] ?? 1), door: 0 };
}

function missionOf(view: View, place: Place): string {
  const one = place === 'paris' || place === 'louvre' ? view.missions[place] : null;
  return one && (place === 'paris' || place === 'louvre') ? missionName(place, one.id) : '';
}

/** Force that may still be put on the mission that is being manned. */
function forceLeft({ missions, milady }: View, place: Place): number {
  const one = place === 'paris' || place === 'louvre' ? missions[place] : null;
  const used = (milady.own?.manning ?? []).reduce(
    (sum, number) => sum + (milady.reserve.find((other) => other.number === number)?.force ?? 0),
    0,
  );
  return (one?.force ?? 0) - used;
}

/** How an event is told in the course of a story. */
interface Course {
  /** All of its kind that are told as one, itself first. */
  readonly run?: readonly Event[];
  /** The sentence before was about the same Musketeer. */
  readonly again?: boolean;
}

/** What just happened, in one sentence; null where nothing need be said. */
export function tell(
  event: Event,
  people: People,
  { run = [event], again = false }: Course = {},
): string | null {
  const args = argsOf(event, people, run);
  const id = `mr-tell-${event.type}`;
  if (args === null || !knows(id)) return null;
  return sentence(id, again ? { ...args, name: t('mr-he') } : args);
}

/** Begins with a capital, as the name of d’Artagnan does not. */
export function sentence(id: string, args: Args): string {
  const words = t(id, args);
  return words.charAt(0).toLocaleUpperCase() + words.slice(1);
}

/** That time gives Milady more dice from now on; empty where it does not. */
function moreDice({ tracks: { time }, side }: View, from: number, to: number): string {
  const [before, dice] = [diceOfTime(time, from), diceOfTime(time, to)];
  return dice === before ? '' : ` ${t('mr-siege-dice-now', { before, dice, side: side ?? 'none' })}`;
}

/** Everything the sentence may name, or null where there is none. */
function argsOf(event: Event, people: People, run: readonly Event[]): Args | null {
  const args: Args = { ...plain(event), ...named(event, people), side: people.view.side ?? 'none' };
  switch (event.type) {
    case 'perfidy_drawn':
    case 'adventure_drawn':
      return { ...args, ...drawn(run), count: run.length };
    case 'perfidy_lost':
      return { ...args, card: perfidyName(event.card) };
    case 'perfidy_played':
      return {
        ...args,
        card: perfidyName(event.card),
        about: perfidyAbout(event.card, people.view.side),
        target: event.place
          ? 'place'
          : event.musketeer !== undefined
            ? 'musketeer'
            : FOR_THE_TURN.has(event.card)
              ? 'turn'
              : 'none',
      };
    case 'paris_taken':
      return {
        ...args,
        card: event.card ? missionName('paris', event.card) : '',
        known: event.card ? 'yes' : 'no',
      };
    case 'destination_chosen':
      return { ...args, known: event.place ? 'yes' : 'no' };
    case 'board_placed':
      return { ...args, first: people.view.quest.boards[0] === event.board ? 'yes' : 'no' }; // MR-3.13
    case 'mission_placed':
    case 'mission_ended':
      return { ...args, mission: missionName(event.where, event.card) };
    case 'manned':
      return { ...args, foes: list(event.adversaries.map(adversaryName)), count: event.adversaries.length };
    case 'ambush_placed':
      return { ...args, name: event.named === null ? '' : heroOf(people, event.named) };
    case 'stage_passed':
      return { ...args, stage: stageName(event.index) };
    case 'gallery_passed':
      return { ...args, gallery: galleryName(event.index) };
    case 'token_revealed':
      return {
        ...args,
        tokens: list(run.flatMap((one) => ('token' in one ? [questTokenName(one.token)] : []))),
      };
    case 'moved':
      if (event.cause === 'jail' || event.cause === 'fallen') return null;
      return { ...args, place: toPlace(event.after) };
    case 'inn_moved':
      return { ...args, line: event.line + 1 };
    case 'exchanged':
      return { ...args, ...exchanged(event) };
    case 'character_played':
    case 'reinforced':
      return { ...args, card: adventureName(event.card) };
    case 'milady_acted':
      return event.card ? { ...args, card: adventureName(event.card) } : null;
    case 'element_declared':
      return { ...args, place: atPlace(event.place), line: event.element + 1 };
    case 'challenge_won':
      return {
        ...args,
        challenge: challengeName(event.skill, event.value),
        count: event.cards.length,
        cards: list(event.cards.map(adventureName)),
      };
    case 'validated': {
      const reward = rewardWords({ ...event.reward, cards: 0 }); // which are drawn in a moment
      return reward ? { reward } : null;
    }
    case 'duel_started':
      return { ...args, foe: adversaryMet(event.opponent) };
    case 'escape':
      return event.how === 'pay' ? args : null;
    case 'thrown':
    case 'siege_thrown':
      return {
        ...args,
        again: 'reroll' in event && event.reroll !== null ? 'yes' : 'no',
        swords: t('symbols-sword', { count: swords(event.blue) }),
        enemy: swords(event.red),
      };
    case 'toledo':
      return { old: faceName(event.old), new: faceName(event.new) };
    case 'botte':
      return { who: event.by_musketeer ? (event.by_opponent ? 'both' : 'musketeer') : 'opponent' };
    case 'round_result':
      return event.absorbed_musketeer + event.absorbed_opponent > 0 ? args : null;
    case 'wounded':
      return event.cause === 'sacrifice' ? null : args;
    case 'token_moved':
      if (event.token === 'louvre' && event.cause === 'mission') return null;
      return {
        ...args,
        way: event.after > event.before ? 'up' : 'down',
        after: signed(event.after),
        more: event.token === 'time' ? moreDice(people.view, event.before, event.after) : '',
      };
    case 'siege_reward':
      return event.reward === 'perfidy' ? null : args;
    case 'purse':
    case 'epic':
      return UNTOLD.has(event.cause)
        ? {
            way: event.change > 0 ? 'up' : 'down',
            what: (event.type === 'purse' ? pistoles : epicTokens)(Math.abs(event.change)),
          }
        : null;
    case 'one_for_all':
      return event.played ? args : null;
    case 'match_ended':
      return { ending: victoryLine(event.reason) };
    default:
      return args;
  }
}

/** Perfidy cards that last for the turn: no later sentence says what they do. */
const FOR_THE_TURN: ReadonlySet<string> = new Set(['renforts', 'conscrits']);
/** Causes by which money and Epic tokens come and go that no other sentence tells. */
const UNTOLD: ReadonlySet<string> = new Set(['des_essarts', 'buckingham', 'thieves', 'tax']);

/** What an event has of numbers and names as they are. */
function plain(event: Event): Args {
  const args: Args = {};
  for (const [name, value] of Object.entries(event))
    if (typeof value === 'number' || typeof value === 'string') args[name] = value;
    else if (typeof value === 'boolean') args[name] = value ? 'yes' : 'no';
  return args;
}

/** The people and places of an event. */
function named(event: Event, people: People): Args {
  return {
    ...('musketeer' in event && event.musketeer !== undefined
      ? { name: heroOf(people, event.musketeer) }
      : {}),
    ...('by' in event ? { name: heroOf(people, event.by) } : {}),
    ...('partner' in event ? { partner: heroOf(people, event.partner) } : {}),
    ...('place' in event && event.place ? { place: atPlace(event.place), to: toPlace(event.place) } : {}),
  };
}

/** Cards that were drawn, as far as the reader may know them. */
function drawn(run: readonly Event[]): Args {
  const cards = run.flatMap((one) => {
    if (one.type === 'perfidy_drawn') return one.card ? [perfidyName(one.card)] : [];
    return one.type === 'adventure_drawn' && one.card ? [adventureName(one.card)] : [];
  });
  return { cards: list(cards), known: cards.length === run.length ? 'yes' : 'no' };
}

/** Who gives what; of cards that the reader may not know, how many. */
function exchanged(event: Event & { type: 'exchanged' }): Args {
  const side = (count: number, cards: readonly string[] | undefined, tokens: readonly string[]) =>
    list([
      ...(cards ? cards.map(adventureName) : count > 0 ? [t('adventure-cards', { count })] : []),
      ...tokens.map(tokenName),
    ]);
  const given = side(event.counts[0], event.given, event.tokens_given);
  const taken = side(event.counts[1], event.taken, event.tokens_taken);
  return { given, taken, way: given && taken ? 'both' : given ? 'gives' : 'gets' };
}

const swords = (faces: readonly string[]) => faces.filter((face) => face === 'sword').length;
const signed = (number: number) => (number < 0 ? `−${-number}` : `${number}`);

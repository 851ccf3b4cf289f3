/** What is worth wanting now, in a sentence: what the engine has reckoned, told to whoever does not see it yet. */
import type {
  Action,
  Frame,
  Lead,
  Legal,
  Place,
  Rival,
  Scheme,
  View,
} from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import {
  adventureAbout,
  adventureName,
  atPlace,
  missionName,
  perfidyName,
  rewardWords,
  tokenAbout,
  tokenName,
} from '../../words';
import { attemptOf, challengeAt, elementName, isBarred, isMet, tasksLeft } from '../scene/attempt';
import { find, isWay } from '../scene/choice';
import { heroOf, type People } from '../scene/people';
import { sentence } from '../scene/sentences';
import { armedWords, betterWords, nightWords, oddsOf, oddsWords } from './odds';

/** Nothing in a problem: that is what is asked. */
export const leadOf = ({ legal, problem }: Pick<Frame, 'legal' | 'problem'>): Lead | Scheme | null =>
  problem ? null : (legal?.counsel.lead ?? null);

/** Another way that is about as good: then neither is counselled, and whoever decides may choose. None in a problem. */
export const rivalOf = ({ legal, problem }: Pick<Frame, 'legal' | 'problem'>): Rival | null =>
  problem ? null : (legal?.counsel.rival ?? null);

/** The action that is counselled, or told as a dare. None in a problem: that is what is asked. */
export function told(what: 'best' | 'dare', frame: Pick<Frame, 'legal' | 'problem'>): Action | null {
  const { legal, problem } = frame;
  const at = problem || rivalOf(frame) ? null : (legal?.counsel[what] ?? null);
  return at === null ? null : (legal?.actions[at] ?? null);
}

/** The actions with which the ways begin that one may choose from; none where there is no rival. */
export function rivals(frame: Pick<Frame, 'legal' | 'problem'>): Action[] {
  const rival = rivalOf(frame);
  const { actions = [], counsel } = frame.legal ?? {};
  return rival ? [counsel?.best ?? null, rival.action].flatMap((at) => actions[at ?? -1] ?? []) : [];
}

/** Who had best act next: with whom it is counselled to begin. */
export const firstOf = (frame: Pick<Frame, 'legal' | 'problem'>): Action | null =>
  rivalOf(frame) ? null : (starters(frame)[0] ?? null);

/** Those who are told to begin: whom it is counselled with, or both between whom one may choose. */
export function starters(frame: Pick<Frame, 'legal' | 'problem'>): Action[] {
  const best = told('best', frame);
  if (best?.type === 'start') return [best]; // said by the lamp
  return [leadOf(frame), rivalOf(frame)?.lead].flatMap(
    (lead) => (lead?.side === 'team' && find(frame.legal, 'start', lead.musketeer)) || [],
  );
}

interface Telling {
  /** Without what it is good for. */
  readonly brief?: boolean;
  /** What presses, where that is what it is good for. */
  readonly because?: string;
  /** How long that can wait before which new cards come. */
  readonly wait?: string;
  /** Beside another that is as good: that it is better is not said, but how likely it succeeds. */
  readonly beside?: Legal;
}

/** Whether he draws for whatever comes: no card is wanting for what it names, if it names anything. */
const stores = (lead: Lead): boolean => lead.do === 'draw' && (lead.ready || lead.task === null);

/** In what two ways that are told beside each other differ: in what they are for, or only in when he comes to it. */
export function difference(one: Lead | Scheme | null, other: Lead | null): 'what' | 'when' {
  if (one?.side !== 'team' || !other || other.task === null || stores(one) || stores(other)) return 'what';
  const isSame = one.place === other.place && one.task === other.task && one.number === other.number;
  return isSame ? 'when' : 'what';
}

export function leadWords(
  lead: Lead | Scheme,
  people: People,
  { brief = false, because = '', wait = '', beside }: Telling = {},
): string {
  if (lead.side === 'milady') return schemeWords(lead, people.view);
  const words =
    beside && stores(lead)
      ? t('mr-gold', { what: 'store' })
      : [
          intent(lead, people, { brief, because, wait }),
          beside ? chanceOf(lead, people.view, beside, brief) : '',
        ]
          .filter(Boolean)
          .join(' ');
  return people.view.asking === 'next'
    ? sentence('mr-lead-first', { name: heroOf(people, lead.musketeer), words })
    : words;
}

/** How likely he wins the duel that he would fight in this turn, as far as that is known. */
function chanceOf(
  { musketeer, place, task, number, today }: Lead,
  view: View,
  legal: Legal,
  brief: boolean,
): string {
  if (task !== 'duel' || !today) return '';
  const isHere = view.musketeers[musketeer]?.place === place;
  const ends = isHere
    ? oddsOf(legal, find(legal, 'duel', number))
    : legal.ahead?.find((duel) => duel.place === place && duel.number === number);
  return ends ? (brief ? armedWords : oddsWords)(ends) : '';
}

function intent(
  lead: Lead,
  people: People,
  { brief, because, wait }: Required<Pick<Telling, 'brief' | 'because' | 'wait'>>,
): string {
  const { do: begin, piece, place, task, doer, today, lacks, ready, dares } = lead;
  if (place === null && piece !== null) return pieceWords(lead, brief);
  if (place !== null && task === null && isForLater(begin, people.view))
    return t('mr-gold', { what: 'ahead' });
  if (place === null || task === null) return t('mr-gold', { what: place ?? plainDeed(begin, people.view) });
  const later = ready && begin === 'draw' ? 'ready' : 'gather';
  const other = doer !== lead.musketeer;
  const how = other
    ? 'other'
    : dares
      ? 'dare'
      : lacks
        ? 'lacks'
        : today
          ? inThisTurn(lead, people.view)
          : later;
  const words = t('mr-lead', {
    how,
    name: heroOf(people, doer),
    do: begin,
    piece: pieceName(lead),
    count: lacks?.count ?? 0,
    card: lacks?.card === 'combat' ? 'combat' : 'skill',
    aim: aim(lead, people, how, brief),
    why: because || (brief ? '' : goodFor(lead)),
    wait,
  });
  const more = today ? worth(lead, people.view) : wanting(lead, people.view);
  return [words, brief ? '' : more].filter(Boolean).join(' ');
}

/** For what he draws, and how far he is from it: the points that he has, or what a duel becomes with a few more cards. */
function wanting({ better, place, task, number, musketeer, do: begin, ready }: Lead, view: View): string {
  if (better) return betterWords(better);
  const asked = task === 'challenge' && place !== null ? challengeAt(view, number ?? 0, place) : null;
  const one = view.musketeers[musketeer];
  if (!asked || !one?.in_cards || begin !== 'draw' || ready) return '';
  const { skill, value } = asked;
  return t('mr-lead-points', { has: one.skills[skill] + one.in_cards[skill], value });
}

/** What it is good for, as the end of a sentence; nothing where the aim names it: “… on the quest”. */
export const goodFor = (lead: Lead | Scheme): string =>
  lead.side === 'milady' || lead.place === null || lead.task === 'exchange' || isNamed(lead)
    ? ''
    : t('mr-lead-why', { place: lead.place });

const isNamed = ({ place, task }: Lead): boolean => place === 'quest' && task !== 'inn';

/**
 * What speaks for it beside what it is good for: of a card on the walls what it makes of the night, of a duel of a mission
 * that it is the last task there, or what it brings, of a line of the inn that it is the shortest.
 */
function worth({ place, task, number, night }: Lead, { missions, quest, siege }: View): string {
  if (night) return nightWords(siege.odds, night);
  if (task === 'inn' && quest.board === 'inn') return shortest(quest.lines, number ?? 0);
  const one = place === 'paris' || place === 'louvre' ? missions[place] : null;
  const foe = task === 'duel' ? one?.opponents[number ?? 0] : undefined;
  if (!one || !foe) return '';
  const reward = rewardWords(foe.reward);
  const last = tasksLeft(one) === 1;
  return last || reward ? t('mr-lead-worth', { what: last ? 'last' : 'reward', reward }) : '';
}

/** That no line has fewer doors left, where that is something to choose by. */
function shortest(lines: readonly (readonly unknown[])[], number: number): string {
  const left = lines.map((line) => line.filter((one) => one !== null).length);
  const count = left[number] ?? 0;
  const isShortest = count === Math.min(...left) && count < Math.max(...left);
  return isShortest || count === 1 ? t('mr-lead-inn', { count }) : '';
}

/** Whether he rides to where he can do something only in his next turn (MR-14.9); out of Richelieu's palace he must (MR-19.12). */
export const isForLater = (begin: string, view: View): boolean =>
  begin === 'ride' && isSpent(view) && view.musketeers[view.active ?? -1]?.place !== 'richelieu';

/** Whether he who acts has no action left: who has yet to begin has them all before him. */
const isSpent = ({ asking, actions }: View): boolean => asking !== 'next' && actions === 0;

/** What is done wherever he is, as its reason is told. */
export function plainDeed(begin: string, view: View): string {
  if (begin.startsWith('escape')) return 'escape';
  if (begin === 'end_turn' && isSpent(view)) return 'spent';
  return begin === 'draw' && view.turn === 1 ? 'opening' : begin;
}

/** What he would buy or play, and what that does, which `brief` leaves out. */
export const pieceWords = (lead: Lead, brief = false): string =>
  t('mr-lead-piece', {
    do: lead.do,
    piece: pieceName(lead),
    about: brief ? '' : pieceAbout(lead),
  }).trim();

const pieceName = ({ do: begin, piece }: Lead): string =>
  piece === null ? '' : begin === 'buy' ? tokenName(piece) : adventureName(piece);
const pieceAbout = ({ do: begin, piece }: Lead): string =>
  piece === null ? '' : begin === 'buy' ? tokenAbout(piece) : adventureAbout(piece);

/** How he comes to it in this turn. */
function inThisTurn(
  { do: begin, task, place, musketeer }: Lead,
  view: View,
): 'now' | 'barred' | 'go' | 'before' {
  if (begin === task)
    return place && task !== 'reinforce' && isBarred(view, place, musketeer) ? 'barred' : 'now';
  return begin === 'move' || begin === 'ride' ? 'go' : 'before';
}

/** Whether nothing tells one line of the inn from another: no door has been opened. */
const areAlike = ({ quest }: View): boolean =>
  quest.board === 'inn' &&
  new Set(quest.lines.map(({ length }) => length)).size === 1 &&
  quest.lines.flat().every((door) => door !== null && !door.up);

/** What he would do, and where, as a thing. */
function aim({ place, task, number }: Lead, people: People, how: string, brief: boolean): string {
  if (place === null || task === null) return '';
  const { view } = people;
  const what =
    task === 'exchange'
      ? heroOf(people, number ?? 0)
      : task === 'challenge' || task === 'duel'
        ? elementName(view, task, place, number ?? 0)
        : '';
  const laid = task === 'reinforce' && (how === 'now' || how === 'before');
  const met = task === 'inn' && isMet(view.quest, number ?? 0);
  const door = task === 'inn' && how === 'gather' && !brief;
  return t('mr-aim', {
    task: laid ? 'laid' : met ? 'open' : door ? 'door' : attemptOf(view, task, place),
    what,
    at: atPlace(place),
    line: areAlike(view) ? 0 : (number ?? 0) + 1,
    brief: brief ? 'yes' : 'no',
  });
}

/**
 * Where the ways lead that are counselled or told: where he is sent at once, where what he does leads in the end, or where
 * Milady has most to gain.
 */
export function placesOf(frame: Pick<Frame, 'legal' | 'problem'>): Place[] {
  const best = told('best', frame);
  if (best && (isWay(best) || best.type === 'close')) return [best.what];
  return [leadOf(frame), rivalOf(frame)?.lead].flatMap((lead) => {
    if (lead?.side === 'team') return lead.place ?? [];
    return lead?.what === 'go' ? lead.places.slice(0, 1) : [];
  });
}

function schemeWords({ what, places, card }: Scheme, view: View): string {
  if (what === 'go') {
    const [one = 'paris', other = one] = places;
    return t('mr-scheme-go', { one: atPlace(one), other: atPlace(other) });
  }
  const plot = view.milady.own?.paris.find(({ number }) => number === card);
  const name = plot ? missionName('paris', plot.id) : card === null ? '' : perfidyName(`${card}`);
  return t('mr-scheme-card', { what, card: name, known: name ? 'yes' : 'no' });
}

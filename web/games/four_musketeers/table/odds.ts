/** How the fight is likely to end after each strike, or as it goes each way, as the engine foretells it (FM-20.23), from the reader's side. */
import type {
  Character,
  Direction,
  Forecast,
  Hits,
  Legal,
  Odds,
  Seat,
  Strike,
  SwordCard,
  WayOdds,
} from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { isSpared, strikeWith } from './choice';
import { isYou, isYours, numberOf, type People, personName, shortName } from './people';
import { percent, whole } from './percent';
import type { Scene } from './scene';
import { costsLast, counted, endOf, isThird, isUnwelcome, losesBy } from './stakes';

/** What is likely at the open decision, reckoned once for all that tell of it. */
export interface Likely {
  /** Whom each strike may hit; none as long as nothing is foretold. */
  readonly strikes: readonly Odds[];
  /** The same of each direction. */
  readonly ways: readonly WayOdds[];
  /** What of it stands on the cards; null where no card spares the reader more than another. */
  readonly outlook: Outlook | null;
  /** Nothing hangs on what is struck. */
  readonly isAlike: boolean;
  /** What is counted: hits on him alone, or on others as well. */
  readonly stake: ReturnType<typeof counted>;
}
/** How often the fight does the reader no harm, nor a companion, by the number he strikes with; null: from the shadow. */
export type Outlook = ReadonlyMap<number | null, number>;

/** Of what is as likely as not. */
export const EVEN = 0.5;
/** Chances nearer than this are the same. */
const SAME = 0.005;
/** So many who are likely to be hit are named: more is not read. */
const MOST = 3;
/** A difference of them that one sees. */
const PLAIN = 0.02;

export function likelyBy(
  forecast: Forecast | null,
  legal: Legal | null,
  scene: Scene,
  people: People,
): Likely {
  const strikes = forecast && legal && !legal.certain ? forecast.strikes : [];
  const outlook = legal && outlookOf(strikes, legal, scene, people);
  const ways = forecast?.ways ?? [];
  return {
    strikes,
    ways,
    outlook,
    isAlike: strikes.length > 0 && charactersIn(strikes).every((who) => !varies(hitsOn(who, strikes))),
    stake: strikes.length + ways.length > 0 ? counted(scene, people) : 'no',
  };
}

/** Whether it is the same to the reader what he strikes with, and not to others: no number of his tells that. */
export const isOfOthers = ({ strikes, outlook, isAlike }: Likely) =>
  strikes.length > 0 && outlook === null && !isAlike;

function outlookOf(strikes: readonly Odds[], legal: Legal, scene: Scene, people: People): Outlook | null {
  const sparing = sparingIn(strikes, scene, people);
  // Where each would bear the same number, it tells nothing of any.
  if (!varies(sparing) || new Set(sparing.map((one) => percent(seen(one)))).size === 1) return null;
  const isOwn = counted(scene, people) === 'no';
  return new Map(
    strikes.map((one, at) => [one.number, isOwn && isSure(one, legal) ? 1 : seen(sparing[at] ?? 0)] as const),
  );
}

/** How often each does the reader no harm, nor a companion. */
function sparingIn(all: readonly Hits[], scene: Scene, people: People): number[] {
  const feared = charactersIn(all).filter((who) => isUnwelcome(endOf(who), scene, people));
  return all.map((_, at) => 1 - feared.reduce<number>((sum, who) => sum + (hitsOn(who, all)[at] ?? 0), 0));
}

/** How often a fight that goes this way spares the reader; null where nothing is told of it. */
export function wayWords(
  likely: Likely | null,
  direction: Direction,
  scene: Scene,
  people: People,
): string | null {
  const { ways, stake } = likely ?? { ways: [], stake: 'no' as const };
  const sparing = sparingIn(ways, scene, people)[ways.findIndex((one) => one.direction === direction)];
  if (sparing === undefined) return null;
  return t('four-button-odds', { stake, chance: percent(seen(sparing)) });
}

/** Whom a strike with that card hits rather than not, if that is somebody else. */
export function victimOf({ strikes }: Likely, card: SwordCard, people: People): Character | null {
  const odds = strikes.find(({ number }) => number === numberOf(card));
  const [who] = (odds ? chancesIn(odds) : []).find(([, chance]) => chance >= EVEN) ?? [];
  return who === undefined || isYou(people, who) ? null : who;
}

/**
 * Why no number stands on the cards, to whoever asks for chances: they are being reckoned, nothing of note can harm the
 * reader, or it is the same whatever he strikes with: then how likely that is. Empty where numbers stand there.
 */
export function noneWords(likely: Likely, scene: Scene, people: People): string {
  const { strikes, ways, outlook, stake } = likely;
  if (outlook !== null || ways.length > 0) return '';
  if (strikes.length === 0) return t('four-odds-none', { why: 'waits' });
  const sparing = sparingIn(strikes, scene, people);
  const least = Math.min(...sparing);
  if (least >= 1 - SAME) return t('four-odds-none', { why: stake === 'no' ? 'safe' : 'kept' });
  return t('four-odds-same', { stake, chance: percent(seen((least + Math.max(...sparing)) / 2)) });
}

const charactersIn = ([first]: readonly Hits[]): Character[] =>
  first ? chancesIn(first).map(([who]) => who) : [];

/** How often each strike hits that one. */
const hitsOn = (who: Character, strikes: readonly Hits[]): number[] =>
  strikes.map((one) => new Map(chancesIn(one)).get(who) ?? 0);

const chancesIn = ({ seats, villain }: Hits): [Character, number][] => [
  ...seats.map((chance, seat): [Character, number] => [seat as Seat, chance]),
  ['V', villain],
];

const spread = (chances: readonly number[]) => Math.max(...chances) - Math.min(...chances);
const varies = (chances: readonly number[]) => chances.length > 1 && spread(chances) > SAME;

/** What was always or never seen in the worlds that were looked at is not promised. */
const seen = (chance: number) => Math.min(0.99, Math.max(0.01, chance));

/** It is certain. */
const isSure = ({ number }: Odds, legal: Legal) =>
  legal.actions.some(
    (action) =>
      action.type === 'strike' &&
      !action.shadow &&
      numberOf(action.card) === number &&
      isSpared(legal, action.card),
  );

/** What the outlook says of that strike. */
export const chanceOf = (outlook: Outlook | null, card: SwordCard | null): number | null =>
  outlook?.get(card === null ? null : numberOf(card)) ?? null;

export interface Lower {
  readonly how: 'third' | 'lies' | 'neighbour' | 'open';
  readonly words: string;
}

/**
 * Why a lower card spares the reader plainly more often than that number: it brings back the first of its kind or blocks
 * what lies there (FM-5.4, FM-22.12), it counts for a neighbour (FM-7.1), or whoever still strikes may block it. Null where
 * none does, or nothing of it is why; and where a hit on another counts as well, of which these words do not speak.
 */
export function whyLower(number: number, likely: Likely, scene: Scene, people: People): Lower | null {
  const low = likely.outlook && likely.stake === 'no' ? saferBelow(number, likely.outlook) : null;
  if (low === null) return null;
  const how = howSafer(low, scene, people);
  if (how === null) return null;
  const target = how === 'neighbour' ? targetOf(scene) : undefined;
  const other = target === undefined ? '' : personName(people, target);
  return { how, words: t('four-odds-lower', { how, low, high: number, other }) };
}

function howSafer(low: number, scene: Scene, people: People): Lower['how'] | null {
  const { cyclical, order, strikes, standing } = scene;
  if (isThird(low, strikes)) return 'third';
  const isLow = ({ seat, card }: Strike) =>
    card !== null && numberOf(card) === low && standing.standing.includes(seat);
  if (strikes.some(isLow)) return 'lies';
  const target = targetOf(scene);
  if (cyclical && target !== undefined && !isYours(people, target)) return 'neighbour';
  return strikes.length + 1 < order.length ? 'open' : null;
}

/** For whom the strike counts that is to be made. */
const targetOf = ({ order, strikes }: Scene) => order[strikes.length]?.target;

function saferBelow(number: number, chances: Outlook): number | null {
  const own = chances.get(number);
  if (own === undefined) return null;
  const lower = [...chances].flatMap(([one, chance]) =>
    one !== null && one < number && chance - own >= PLAIN ? [{ one, chance }] : [],
  );
  return lower.toSorted((one, other) => other.chance - one.chance)[0]?.one ?? null;
}

/** The same in few words for a button; null where nothing is told of it. */
export function outlookWords(likely: Likely | null, card: SwordCard | null): string | null {
  const chance = chanceOf(likely?.outlook ?? null, card);
  if (chance === null) return null;
  return t('four-button-odds', { stake: likely?.stake ?? 'no', chance: percent(chance) });
}

/**
 * Whom a strike with that card is likely to hit, the likeliest first and nobody last: no more than a few, the reader always
 * among them, if he is hit at all; empty where nothing is foretold.
 */
export function hitWords(
  likely: Likely | null,
  legal: Legal,
  card: SwordCard,
  scene: Scene,
  people: People,
): string {
  const odds = likely?.strikes.find(({ number }) => number === numberOf(card));
  if (!odds || strikeWith(legal, card, false) === null) return '';
  const chances = chancesIn(odds);
  const nobody = 1 - chances.reduce((sum, [, chance]) => sum + chance, 0);
  // The reader comes first: he is rounded as it stands on the card.
  const rank = (who: Character | null) => Number(who !== null && isYours(people, who));
  const told: (readonly [Character | null, number])[] = [
    ...chances.toSorted(([one, more], [other, less]) => rank(other) - rank(one) || less - more),
    [null, nobody] as const,
  ].filter(([, chance]) => chance > SAME);
  const shares = whole(told.map(([, chance]) => chance));
  const item = (who: Character | null, chance: number) =>
    t('four-odds-one', {
      who: who === null ? 'nobody' : isYou(people, who) ? 'you' : 'other',
      name: who === null ? '' : shortName(people, who),
      chance: percent(seen(chance)),
    });
  const hits = told
    .map(([who], at) => ({ who, share: shares[at] ?? 0 }))
    .filter(({ share }) => share)
    .toSorted((one, other) => rank(other.who) - rank(one.who) || other.share - one.share)
    .slice(0, MOST)
    .toSorted(
      (one, other) => Number(one.who === null) - Number(other.who === null) || other.share - one.share,
    )
    .map(({ who, share }) => item(who, share))
    .join(', ');
  const last = chances.some(([who, chance]) => chance > SAME && costsLast(who, scene, people));
  const losing = chances.find(([who, chance]) => chance > SAME && losesBy(who, scene, people))?.[0];
  return [
    t('four-would-odds', { hits }),
    last ? t('four-odds-last') : '',
    losing === undefined ? '' : t('four-stake-fails', { name: shortName(people, losing) }),
  ]
    .filter(Boolean)
    .join('\n');
}

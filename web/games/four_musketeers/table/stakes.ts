/** What hangs on the fight that is fought now, as all can see: who stands one hit from his end, and what that would end. */
import { hand } from '../../../generated/components-four_musketeers';
import type {
  Character,
  Event,
  Fighter,
  Legal,
  LifeCard,
  Mode,
  Seat,
  Standing,
  Strike,
} from '../../../generated/four_musketeers';
import { list, t } from '../../../lib/i18n';
import { groupOf } from '../storylines';
import { isYou, isYours, numberOf, type People, shortName } from './people';
import { infoOf, type Scene } from './scene';
import { strikesOf } from './voices';

export interface Stake {
  /** One more hit ends the round, or a Musketeer; or nothing can hurt the reader. */
  readonly kind: 'ends' | 'defeat' | 'safe';
  readonly who: readonly Character[];
}

/** The Musketeers whom one more hit defeats, if it comes in this fight (FM-9.2 a). */
const near = ({ characters, seats, stone }: Scene): Seat[] =>
  [...seats.keys()].filter((seat) => characters[seat]?.left === 1 && stone !== seat);

/** Whether a hit in this fight defeats somebody. */
export const isGrave = (scene: Scene): boolean => near(scene).length > 0 || lastOnes(scene).length > 0;

/** Whether that hit costs the last life of the reader’s own. */
export const costsLast = (hit: ReturnType<typeof hitIn>, scene: Scene, people: People): boolean =>
  hit !== null && isYou(people, hit) && infoOf(scene, hit)?.left === 1;

/** Whose defeat in this fight would end the round: the villain’s, or that of the Musketeer it takes (FM-13.1 to 13.4). */
export function lastOnes(scene: Scene): Character[] {
  const cornered = infoOf(scene, 'V')?.left === 1 && scene.stone !== 'V'; // FM-9.2 b, d
  return [...near(scene).filter((seat) => endsBadly(seat, scene)), ...(cornered ? (['V'] as const) : [])];
}

/** Whether the round is over with the defeat of that one as well. */
const endsBadly = (seat: Seat, scene: Scene): boolean =>
  isBadEnding((at) => at === seat || isDefeated(at, scene), scene);

const isDefeated = (at: number, { characters }: Scene): boolean => characters[at]?.defeated === true;

/** Whether it is, with those defeated (FM-13.2 to 13.4). */
function isBadEnding(isDown: (at: number) => boolean, { seats, options }: Scene): boolean {
  switch (options.bad_ending ?? 'two') {
    case 'two':
      return seats.filter((_, at) => isDown(at)).length > 1;
    case 'all':
      return seats.every((_, at) => isDown(at));
    case 'last_player':
      return seats.every(({ owner }, at) => owner === null || isDown(at));
  }
}

/** Whether the round is over by a defeat: the villain’s, or that of the Musketeer it takes (FM-13.1 to 13.4). */
export const isEnded = (scene: Scene): boolean =>
  scene.characters.at(-1)?.defeated === true || isBadEnding((at) => isDefeated(at, scene), scene);

/** The stone keeps the reader from harm; it keeps nothing from who is defeated (FM-9.7). */
const isSafe = ({ stone, characters }: Scene, people: People): boolean =>
  stone !== 'V' && isYou(people, stone) && !characters[stone]?.defeated;

/** Null where no single hit decides anything yet. */
export function stakeOf(scene: Scene, people: People): Stake | null {
  if (scene.over || scene.fight === 0) return null;
  const ends = lastOnes(scene);
  if (ends.length > 0) return { kind: 'ends', who: ends };
  const last = near(scene);
  if (last.length > 0) return { kind: 'defeat', who: last };
  return isSafe(scene, people) ? { kind: 'safe', who: [scene.stone] } : null;
}

export function stakeWords({ kind, who }: Stake, scene: Scene, people: People): string {
  if (kind === 'safe') return stoneWords(scene, people);
  const others = who.filter((one) => !isYou(people, one));
  const own = others.length < who.length;
  const alone = others.length === 1;
  const first = own && (kind === 'defeat' || others.length === 0); // the reader is told first of himself
  const of = first ? 'you' : alone ? (own ? 'both' : 'one') : 'many';
  const names = list(others.map((one) => shortName(people, one)));
  const [one] = who;
  if (kind === 'ends' && alone && !own && one !== undefined && failsBy(one, scene, people))
    return t('four-stake-fails', { name: names });
  const winners = who.every((one) => one === 'V') ? ahead(scene) : [];
  if (winners.length > 0)
    return t('four-stake-wins', { ...winning(winners, people), villain: shortName(people, 'V') });
  return t(`four-stake-${kind}`, { of, names });
}

/** Whether the match is one round, whatever comes of it (FM-16.10). */
export const isOneRound = ({ storyline, match, tie_rule }: Scene['options']): boolean =>
  match === 'single' && (tie_rule !== 'play_on' || groupOf(storyline) === 'solitaire');

/** Whether lives alone decide: everybody has one Musketeer, and one round is fought for survival (FM-16.12). */
export const isByLives = ({ options, seats }: Scene): boolean =>
  options.tie_rule === 'lives' && options.mode === 'solo' && seats.every(({ kind }) => kind === 'player');

/** How many hits each Musketeer takes before he is defeated, by seat. */
export const livesLeft = ({ seats, characters }: Scene): number[] =>
  seats.map((_, seat) => characters[seat]?.left ?? 0);

/** Who would have won if that one were defeated now, where lives decide (FM-16.12); nobody elsewhere. */
export function ahead(scene: Scene, beaten: Character = 'V'): Seat[] {
  if (!isByLives(scene)) return [];
  const lives = livesLeft(scene).map((left, seat) => (seat === beaten ? 0 : left));
  return [...lives.keys()].filter((seat): seat is Seat => lives[seat] === Math.max(...lives));
}

/** Who has most lives now, where they decide; nobody where more than two have. */
export function leadersOf(scene: Scene): Seat[] {
  const first = ahead(scene);
  return first.length > 2 ? [] : first;
}

/** Whether that one leads, alone or with another. */
export function leadOf(who: Character, scene: Scene): 'yes' | 'shared' | 'no' {
  const first = leadersOf(scene);
  if (who === 'V' || !first.includes(who)) return 'no';
  return first.length > 1 ? 'shared' : 'yes';
}

/** Whether the reader would win alone if the villain were defeated now. */
export function isAhead(scene: Scene, people: People): boolean {
  const [first, ...others] = ahead(scene);
  return first !== undefined && others.length === 0 && isYou(people, first);
}

/** Who that is. */
export function aheadWords(scene: Scene, people: People): string {
  const first = leadersOf(scene);
  if (first.length === 0) return '';
  const others = first.filter((seat) => !isYou(people, seat));
  const own = others.length < first.length;
  const who = own ? (others.length > 0 ? 'share' : 'you') : 'others';
  return t('four-ahead', { who, names: list(others.map((seat) => shortName(people, seat))) });
}

/** Whether the first one begins with fewer lives than another, or with more than all, where lives decide (FM-16.12). */
export function startWords(scene: Scene, people: People): string {
  if (!isByLives(scene) || scene.fight !== 1) return '';
  const own = scene.seats.findIndex((_, seat) => isYou(people, seat as Seat));
  const lives = livesLeft(scene);
  const most = Math.max(...lives.filter((_, seat) => seat !== own));
  const left = lives[own];
  if (left === undefined || left === most) return '';
  const isJoker = scene.characters[own]?.stack[0] === 'JK'; // it takes a hit less (FM-10.7)
  return t('four-start', { lead: left > most ? 'ahead' : 'behind', joker: isJoker ? 'yes' : 'no' });
}

/** Who wins by it, as the reader sees it: he, with whom, or who else. */
export function winning(first: readonly Seat[], people: People) {
  const others = first.filter((seat) => !isYou(people, seat));
  const own = others.length > 0 ? 'share' : 'you';
  return {
    who: others.length < first.length ? own : 'others',
    names: list(others.map((seat) => shortName(people, seat))),
  } as const;
}

/** How a fight ends: who loses, and what that means. */
export type End = Pick<Standing, 'line' | 'lowest'>;

/** How a fight ends that hits that one. */
export const endOf = (who: Character): End =>
  who === 'V' ? { line: 'd', lowest: 'X' } : { line: 'a', lowest: who };

/** Whom a fight that ends so hurts (FM-9.2). */
export const hitIn = ({ line, lowest }: End): Character | null =>
  'bd'.includes(line) ? 'V' : line === 'a' && lowest !== 'X' ? lowest : null;

/**
 * Whether it brings the reader what he plays for: harm to the villain in a solitaire (FM-13.1), or to Madame Bonacieux for a
 * role that wants it (FM-15.5), or a card that one wants.
 */
export function serves(after: End, scene: Scene, people: People): boolean {
  const { storyline, mode } = scene.options;
  const hit = hitIn(after);
  if (groupOf(storyline) === 'solitaire') return hit === 'V';
  if (storyline === 'QC')
    return hit === 'V' && scoring(scene, people).some((role) => huntersOf(mode).includes(role));
  return hit !== null && wantedCard(hit, scene, people) !== null;
}

/**
 * The card that a hit on that one brings into the line of story, if a role of the reader’s own can still score by it there
 * (FM-15.9 to 15.12); not at the cost of his last life.
 */
export function wantedCard(hit: Character, scene: Scene, people: People): LifeCard | null {
  const { ambitions, line } = scene;
  const wanted = scoring(scene, people).flatMap((role) => ambitions?.[role] ?? []);
  const info = infoOf(scene, hit);
  if (wanted.length === 0 || (hit !== 'V' && isYours(people, hit) && info?.left === 1)) return null;
  const next = info?.stack.at(-1);
  return next && wanted.includes(next) && !line.includes(next) ? next : null;
}

/** The roles of the reader’s own that can still score. */
const scoring = ({ characters, seats, options: { mode } }: Scene, people: People): LifeCard[] =>
  seats.flatMap((_, at) => {
    const own = isYours(people, at as Seat) ? characters[at] : undefined;
    return own?.role && !(own.defeated && mode === 'solo' && own.role !== OUTLIVED) ? [own.role] : [];
  });

/** What d'Artagnan wants in Each His Own he gets when defeated, too (FM-15.12); alone, the others must live for it. */
const OUTLIVED: LifeCard = 'JC';

/** Whose aim it is that Madame Bonacieux is defeated. */
const huntersOf = (mode: Mode): readonly LifeCard[] => (mode === 'team' ? ['JD', 'JH'] : ['JS', 'JD', 'JH']);

/**
 * All Against One: whether none of the reader's roles can score once that defeat has ended the round, and one could have,
 * had it ended the other way (FM-15.5, FM-15.7).
 */
export function failsBy(hit: Character, scene: Scene, people: People): boolean {
  const { storyline, mode } = scene.options;
  const roles = storyline === 'QC' ? scoring(scene, people) : [];
  return roles.length > 0 && roles.every((role) => huntersOf(mode).includes(role) !== (hit === 'V'));
}

/** Whether a fight that ends so hurts the reader. */
export function isHurt(after: End, people: People): boolean {
  const hit = hitIn(after);
  return hit !== null && isYours(people, hit);
}

/** Whether it hurts one who fights on his side, without being his: in a solitaire that is every other Musketeer. */
function hurtsFriend(after: End, scene: Scene, people: People): boolean {
  const hit = hitIn(after);
  return hit !== null && isFriend(hit, scene, people);
}

/** Whether that one fights on the reader's side, without being his. */
export function isFriend(hit: Character, { options, teams }: Scene, people: People): boolean {
  if (hit === 'V' || isYours(people, hit)) return false;
  const isOwn = (team: readonly Seat[]) => team.includes(hit) && team.some((seat) => isYours(people, seat));
  return groupOf(options.storyline) === 'solitaire' || (teams?.some(isOwn) ?? false);
}

/** Whether it is no gain for him: it harms him, or hurts a friend. */
export const isUnwelcome = (after: End, scene: Scene, people: People): boolean =>
  harms(after, scene, people) || (hurtsFriend(after, scene, people) && !serves(after, scene, people));

/** Whether a fight that ends so harms the reader: him, or all that he fights for. */
export const harms = (after: End, scene: Scene, people: People): boolean =>
  !serves(after, scene, people) &&
  (isHurt(after, people) || (defeatOf(after, scene, people)?.isLost ?? false));

/**
 * What a chance to come through is the chance of: that his side is not hit, where he has companions; that he is not hit and
 * loses nothing by a hit on another, where that may come; or that he is not hit.
 */
export function counted(scene: Scene, people: People): 'side' | 'yes' | 'no' {
  if (scene.seats.some((_, seat) => isFriend(seat as Seat, scene, people))) return 'side';
  return mayLose(scene, people) ? 'yes' : 'no';
}

/** Whether by a hit on somebody else all that the reader fights for may be lost in this fight: then to be spared is not to be safe. */
export const mayLose = (scene: Scene, people: People): boolean =>
  lastOnes(scene).some((who) => losesBy(who, scene, people));

/** Whether it is lost by a hit on that other one. */
export const losesBy = (who: Character, scene: Scene, people: People): boolean =>
  !isYours(people, who) && lastOnes(scene).includes(who) && harms(endOf(who), scene, people);

/**
 * What follows where a fight that ends so defeats the villain, or a second Musketeer (FM-13.1, FM-13.2): who has won then,
 * and whether the reader has lost by it; that he is defeated himself; null of all else.
 */
export function defeatOf(
  after: End,
  scene: Scene,
  people: People,
): { words: string; isLost: boolean } | null {
  const hit = hitIn(after);
  if (hit === null) return null;
  if (!lastOnes(scene).includes(hit)) {
    const isLast = hit !== 'V' && isYou(people, hit) && near(scene).includes(hit);
    return isLast ? { words: t('four-would-defeat'), isLost: false } : null;
  }
  const first = ahead(scene, hit);
  const isFailed = failsBy(hit, scene, people);
  const isBad = isFailed || (hit !== 'V' && groupOf(scene.options.storyline) === 'solitaire');
  const isLost = isBad || (first.length > 0 && !first.some((seat) => isYou(people, seat)));
  const ends =
    hit === 'V' && !isFailed ? '' : t('four-would-second', { lost: isFailed ? 'own' : isBad ? 'yes' : 'no' });
  const wins = first.length > 0 ? t('four-stake-lead', winning(first, people)) : '';
  return { words: [ends, wins].filter(Boolean).join(' '), isLost };
}

/** What the stone does where it lies now (FM-9.2): it keeps from harm who can be harmed, and hurts the villain, through the
 * Shadow where one fights along. */
export function stoneWords(scene: Scene, people: People): string {
  const { stone, shadow } = scene;
  const others = shadow ? 'shadow' : isYou(people, stone) ? 'defeated' : 'other';
  return t('four-stone-now', {
    where: stone === 'V' ? 'villain' : isSafe(scene, people) ? 'you' : others,
    shadow: shadow ? 'yes' : 'no',
    name: shortName(people, stone),
    villain: shortName(people, 'V'),
  });
}

/** What wins, in few words; a role says itself what it wants. */
export function aimWords(scene: Scene, people: People): string {
  const group = groupOf(scene.options.storyline);
  const what = isByLives(scene) ? 'lives' : group;
  return group === 'roles' ? '' : t('four-aim', { what, villain: shortName(people, 'V') });
}

/** Of these the last says whether a fight of this round lies behind that has come to something (FM-17.3). */
const BOUNDS: ReadonlySet<Event['type']> = new Set([
  'round_started',
  'fight_decided',
  'replay_used',
  'round_ended',
]);

/** Whether a strike with that number is the third: then the first of them stands again (FM-5.4). */
export const isThird = (number: number, strikes: readonly Pick<Strike, 'card'>[]): boolean =>
  strikes.filter(({ card }) => card !== null && numberOf(card) === number).length === 2;

/**
 * Two equal strikes that block each other: a third would bring the first of them back (FM-5.4). To whom that may happen it
 * is told as long as one may come, and who may bring it about, with a card of his own.
 */
export function threatWords(scene: Scene, legal: Legal | null, people: People): string {
  const { strikes, standing, order, hands, verdict } = scene;
  if (verdict !== null || strikes.length === order.length) return '';
  const twice = strikes.findLast(
    ({ seat, card }) =>
      card !== null && isThird(numberOf(card), strikes) && !standing.standing.includes(seat), // it has landed
  )?.card;
  if (!twice) return '';
  const number = numberOf(twice);
  const first = strikes.find(({ card }) => card !== null && numberOf(card) === number);
  if (!first) return '';
  const isHeld = order
    .slice(strikes.length)
    .some(
      ({ seat }) =>
        isYours(people, seat) && seat !== 'X' && hands[seat]?.some((card) => numberOf(card) === number),
    );
  const isFeared = isYours(people, first.seat) && legal?.unseen[number - LOWEST] !== 0;
  if (!isHeld && !isFeared) return '';
  return t('four-threat', {
    number,
    whose: whoseStrike(first.seat, people),
    name: shortName(people, first.seat),
  });
}
/** Only players have names that fit into every sentence. */
function whoseStrike(who: Fighter, people: People): 'you' | 'named' | 'first' {
  if (isYours(people, who)) return 'you';
  return who !== 'X' && people.seats[who]?.kind === 'player' ? 'named' : 'first';
}

/** The lowest number of a sword card (FM-1.2). */
export const LOWEST = 3;

/**
 * How the fight before ended, which is not seen any more: with what was struck, and who was hit; in the first of a round what
 * wins; until this one is under way, and nothing after the last.
 */
export function beforeWords(told: readonly Event[], scene: Scene, people: People): string {
  const { strikes, verdict } = scene;
  if (strikes.length > 0 || verdict !== null || outWords(scene, people)) return '';
  const last = told.findLast(({ type }) => BOUNDS.has(type));
  if (last?.type === 'round_started')
    return [aimWords(scene, people), startWords(scene, people)].filter(Boolean).join(' ');
  if (last?.type !== 'fight_decided') return '';
  const { line, loser } = last;
  const hit = hitIn({ line, lowest: loser });
  const cards = strikesOf(told).map(({ card }) => (card === null ? '–' : numberOf(card)));
  return t('four-before', {
    cards: cards.join(' · '),
    end: hit === null ? (loser === null ? 'draw' : 'nothing') : isYou(people, hit) ? 'you' : 'other',
    name: hit === null ? '' : shortName(people, hit),
  });
}

/**
 * Whose card would lose this fight for nobody: his who is defeated and without the stone (FM-9.2 f, FM-11.6), as long as
 * that may come. What all others want is told by it.
 */
export function outWords(scene: Scene, people: People): string {
  const { characters, stone, cyclical, verdict } = scene;
  if (cyclical || verdict !== null || scene.fight === 0) return '';
  const lowest = lowestOpen(scene);
  if (!lowest || lowest.seat === 'X' || lowest.seat === stone || !characters[lowest.seat]?.defeated)
    return '';
  return t('four-out', {
    you: isYou(people, lowest.seat) ? 'yes' : 'no',
    name: shortName(people, lowest.seat),
    number: lowest.number,
  });
}

/** What stands lowest of all strikes and of the cards of the dazed, which lie open beforehand (FM-12.1). */
function lowestOpen(scene: Scene): { seat: Fighter; number: number } | undefined {
  const { seats, hands, strikes, standing } = scene;
  const coming = seats.flatMap(({ now }, at) => {
    const card = now === 'dazed' && !strikes.some(({ seat }) => seat === at) && hands[at]?.[0];
    return card ? [{ seat: at as Seat, number: numberOf(card) }] : [];
  });
  const made = strikes.flatMap(({ seat, card }) => (card === null ? [] : [{ seat, number: numberOf(card) }]));
  const equals = (number: number, among: typeof made) => among.filter((one) => one.number === number).length;
  return [
    ...made.filter(({ seat, number }) => standing.standing.includes(seat) && equals(number, coming) === 0),
    ...coming.filter(({ number }) => equals(number, [...made, ...coming]) === 1),
  ].sort((one, other) => one.number - other.number)[0];
}

/** How many fights a hand has (FM-4.6). */
export const fightsOf = ({ options: { layout } }: Scene): number => hand[layout === 4 ? 4 : 3];

/** Whether the reader chooses between two cards, so that he strikes with the other one next. */
const keepsOne = ({ seats, hands }: Scene, people: People): boolean =>
  seats.some(({ now }, seat) => isYou(people, seat) && now !== 'dazed' && hands[seat]?.length === 2);

/** What is good to know while nothing hangs on the fight; one that is decided, and the end of a round, are told elsewhere. */
export function knownWords(scene: Scene, people: People): string {
  if (scene.over || scene.fight === 0 || scene.verdict) return '';
  if (scene.cyclical) return scene.direction === null ? '' : t('four-now-neighbours');
  const out = outWords(scene, people);
  if (out) return out;
  if (scene.inHand === fightsOf(scene) - 1)
    return t('four-next-neighbours', { keeps: keepsOne(scene, people) ? 'yes' : 'no' });
  const lead = scene.fight === 1 ? '' : aheadWords(scene, people); // how it begins has been said
  return `${stoneWords(scene, people)} ${lead}`.trim();
}

/** Sentences of the table: what happens, what is asked, what a choice would do. */

import type {
  Character,
  Direction,
  Ending,
  Event,
  Fighter,
  Frame,
  HitLine,
  Legal,
  Seat,
  Standing,
  Storyline,
  Strike,
  SwordCard,
} from '../../../generated/four_musketeers';
import { type Args, list, t } from '../../../lib/i18n';
import { groupOf } from '../storylines';
import { hitAlone } from './alone';
import { isSpared, previewOf, ways } from './choice';
import { circleFrom } from './circle';
import { hitWords, type Likely, whyLower } from './odds';
import { cardName, isYou, numberOf, object, type People, person, shortName, whomOf } from './people';
import { infoOf, type Scene, type Verdict } from './scene';
import {
  ahead,
  aheadWords,
  costsLast,
  defeatOf,
  fightsOf,
  hitIn,
  isEnded,
  isHurt,
  isThird,
  LOWEST,
  lastOnes,
  mayLose,
  serves,
  winning,
} from './stakes';

/** What is told of a strike: whose it is, and for whom it counts. */
type Told = Pick<Strike, 'seat' | 'target' | 'card'>;

/** What just happened, in one sentence; null when there is nothing to say. `strikes` are those of the fight so far. */
export function tell(event: Event, people: People, strikes: readonly Told[] = []): string | null {
  switch (event.type) {
    case 'round_started':
      return t('four-tell-round', { round: event.round, ...person(people, event.lead) });
    case 'roles_dealt':
      return dealt(event, people);
    case 'missing_chosen':
      return t('four-tell-missing', { role: t(`person-J${event.suit}`) });
    case 'line_added':
      return event.reason === 'prepopped' ? t('four-tell-prepopped', { count: event.cards.length }) : null;
    case 'hands_dealt':
      return event.reshuffled ? t('four-tell-dealt', { kept: event.kept }) : t('four-tell-dealt-kept');
    case 'fight_started':
      if (event.cyclical) return t('four-tell-cyclical');
      // Who has been hit begins: what that means stays to be read.
      return event.fight === 1 ? t('four-tell-fight', person(people, event.starter)) : null;
    case 'direction_chosen':
      // Whoever is dazed decides nothing (FM-12.5).
      return event.automatic
        ? t('four-tell-clockwise')
        : t('four-tell-direction', person(people, event.seat));
    case 'struck':
      return struck(event, people, strikes);
    case 'fight_decided':
      return event.loser === null ? t('four-decided-g') : decided(event.line, event.loser, people, strikes);
    case 'replay_used':
      return t('four-tell-replay', { left: event.left });
    case 'replay_declined':
      return t('four-tell-no-replay');
    case 'life_popped':
      return t('four-tell-popped', { ...person(people, event.character), card: cardName(event.card) });
    case 'role_turned':
      // His card has lain open, and will again (FM-10.3, FM-10.5).
      if (event.character === 'V')
        return t(event.up ? 'four-tell-up-villain' : 'four-tell-down-villain', person(people, 'V'));
      if (!event.up || event.role === null) return t('four-tell-down', person(people, event.character));
      return t('four-tell-up', { ...person(people, event.character), role: t(`person-${event.role}`) });
    case 'defeated':
      return t('four-tell-defeated', person(people, event.character));
    case 'stone_moved':
      return t('four-tell-stone', person(people, event.to));
    case 'seat_changed':
      return t(`four-tell-${event.now}`, person(people, event.seat));
    case 'round_ended':
      return overWords(event, people);
    case 'match_ended':
      return t('tell-match-over');
    default:
      return null;
  }
}

/** Who the reader is in this round, where a role wants something: it is another one in each. */
function dealt({ roles }: Event & { type: 'roles_dealt' }, people: People): string | null {
  const seat = people.seats.findIndex((_, at) => isYou(people, at as Seat));
  const role = roles?.[seat];
  if (!role || groupOf(people.villain as Storyline) !== 'roles') return null;
  return t('four-cry-role', { you: 'yes', role: t(`person-${role}`) });
}

/** What a hit has cost. */
export const lifeWords = (
  { character }: Event & { type: 'life_popped' },
  scene: Scene,
  people: People,
): string => t('four-tell-life', { ...person(people, character), left: infoOf(scene, character)?.left ?? 0 });

/**
 * Who has the stone now (FM-9.3), and who is ahead by the hit that has brought it, as long as the fights go on: after that
 * nobody needs a stone.
 */
export const stoneMoves = (event: Event & { type: 'stone_moved' }, scene: Scene, people: People): string =>
  isEnded(scene) ? '' : `${tell(event, people)} ${aheadWords(scene, people)}`.trim();

/** Whom the reader strikes for, and who strikes for him, once it is known which way it goes (FM-7.2, FM-7.4). */
export function betweenWords({ order }: Scene, people: People): string {
  const own = order.find(({ seat }) => isYou(people, seat));
  const other = order.find(({ target }) => isYou(people, target));
  if (!own || !other || own === other) return '';
  return t('four-tell-between', { ...object(people, own.target), name: shortName(people, other.seat) });
}

function struck(event: Event & { type: 'struck' }, people: People, strikes: readonly Told[]): string {
  const { seat, target, card, source, forced, blocked } = event;
  if (card === null) return t('four-struck-empty');
  const isPile = seat !== 'X' && isYou(people, seat) && people.seats[seat]?.now === 'dazed';
  const plain = isPile ? 'four-struck-pile' : 'four-struck-open'; // of a pile nobody chooses (FM-12.2)
  const id = source === 'random' && seat !== 'X' ? `four-struck-${forced ? 'forced' : 'shadow'}` : plain;
  const number = numberOf(card);
  const strike = t(id, { ...person(people, seat), number });
  const out = isThird(number, strikes.slice(0, -1)) ? 'third' : 'blocked';
  const sentence = blocked.includes(seat) ? `${strike} ${t(`four-struck-${out}`, { number })}` : strike;
  if (target === seat || blocked.includes(seat)) return sentence; // what is out counts for nobody
  return `${sentence} ${t('four-struck-for', object(people, target))}`;
}

/** Who is defeated, so that the round is over (FM-13.1 to 13.4): how many it takes in a solitaire is a matter of its options. */
export const overWords = (
  { ending, defeated }: { readonly ending: Ending; readonly defeated: readonly Character[] },
  people: People,
): string => {
  const musketeers = defeated.filter((who) => who !== 'V');
  const others = musketeers.filter((who) => !isYou(people, who));
  const own = others.length < musketeers.length;
  return t('four-over', {
    ending,
    group: groupOf(people.villain as Storyline),
    story: people.villain,
    villain: shortName(people, 'V'),
    own: own ? (others.length > 0 ? 'yes' : 'alone') : 'no',
    others: list(others.map((who) => shortName(people, who))),
  });
};

/** Where everybody strikes for a neighbour the lowest strike is not the loser's own (FM-7.4). */
function decided(line: HitLine, loser: Fighter, people: People, strikes: readonly Told[]): string {
  const own = strikes.every(({ seat, target }) => seat === target);
  return t(`four-${own ? 'decided' : 'for'}-${line}`, {
    ...person(people, loser),
    villain: shortName(people, 'V'),
  });
}

/** What the strikes so far would come to, or, where none is unknown any more, do come to (FM-20.21). */
export function wouldBe({ lowest, line }: Standing, isCertain: boolean, people: People): string {
  const certain = isCertain ? 'yes' : 'no';
  if (lowest === null) return t('four-would-g', { certain });
  return t(`four-would-${line}`, { ...person(people, lowest), villain: shortName(people, 'V'), certain });
}

/** Whom an open strike with that card hits for certain, in few words for a button. */
export function buttonHits(after: Standing, people: People): string {
  const hit = hitIn(after);
  return t('four-button-hits', hit === null ? { whom: 'nobody', name: '' } : whomOf(people, hit));
}

/**
 * What an open strike with that card would come to, or is likely to; a third equal one brings back the first (FM-5.4). What
 * is not foretold is told as it stands.
 */
export function foreseen(
  card: SwordCard,
  after: Standing,
  { legal, scene, people, likely }: Asked & { readonly legal: Legal },
): string {
  const number = numberOf(card);
  const third = isThird(number, scene.strikes) ? [t('four-would-third', { number })] : [];
  const spared = isSpared(legal, card)
    ? [t('four-would-spared', { stake: mayLose(scene, people) ? 'yes' : 'no' })]
    : [];
  const hits = hitWords(likely, legal, card, scene, people);
  const lower = likely && whyLower(number, likely, scene, people);
  // That reason says it, too.
  const own = lower?.how === 'neighbour' ? [] : ownCounts(scene, people);
  if (hits) return [...own, ...third, hits, lower?.words, ...spared].filter(Boolean).join('\n');
  // What would hit the reader as it stands does not, then; and where it hits nobody, that is all there is to say.
  if (spared.length > 0 && (isHurt(after, people) || hitIn(after) === null))
    return [...third, ...spared].join('\n');
  const defeat = defeatOf(after, scene, people)?.words;
  const serving = serves(after, scene, people) ? [t('four-would-serves')] : [];
  // Where it ends the round, or nothing can hit the reader, that is to be read: an arrow says whom the card counts for.
  const counted = defeat || spared.length > 0 ? [] : countsFor(after, scene, people);
  const now =
    isFirst(legal, scene) && isOwnHit(after, scene, people)
      ? t('four-would-first', { number, lower: number > LOWEST ? 'yes' : 'no' })
      : wouldBe(after, legal.certain, people);
  const last = legal.certain ? null : hitAlone(after, scene);
  const alone = last === null ? [] : [t('four-would-alone', person(people, last))];
  const told = [...third, now, ...alone, ...counted, ...serving];
  return [...told, ...spared, defeat].filter(Boolean).join('\n');
}

/** Whether nobody has struck yet, and of no other strike is known what it will be. */
export const isFirst = ({ certain, previews }: Legal, { strikes }: Scene): boolean =>
  !certain && strikes.length === 0 && previews.every((after) => (after?.standing.length ?? 1) === 1);

/** Whether the reader’s own card would hit him. */
const isOwnHit = ({ line, lowest }: Standing, { cyclical }: Scene, people: People): boolean =>
  !cyclical && line === 'a' && lowest !== null && isYou(people, lowest);

/** Whose card it is that would hit somebody, if any, where everybody strikes for a neighbour (FM-7.4). */
function countsFor(after: Standing, { order }: Scene, people: People): string[] {
  const { lowest } = after;
  if (hitIn(after) === null) return [];
  const striker = lowest === null ? undefined : order.find(({ target }) => target === lowest)?.seat;
  if (lowest === null || striker === undefined || striker === lowest) return [];
  return [counts(striker, lowest, people)];
}

/** Whose card counts for whom. */
export const counts = (striker: Fighter, target: Fighter, people: People): string =>
  t('four-would-for', { ...person(people, striker), ...object(people, target) });

/** For whom the strike counts that is to be made, where that is another. */
function ownCounts({ cyclical, order, strikes }: Scene, people: People): string[] {
  const now = order[strikes.length];
  return !now || !cyclical ? [] : [counts(now.seat, now.target, people)];
}

/** Who begins, of whom it is asked which way. */
function starting({ starter }: Scene, people: People): Args {
  const who = starter ?? 0;
  return { name: shortName(people, who), you: isYou(people, who) ? 'yes' : 'no' };
}

/** What is known where the viewer is asked. */
export interface Asked {
  readonly scene: Scene;
  readonly people: People;
  /** Null to whoever asks for no chances. */
  readonly likely: Likely | null;
}

/** The one sentence that says what is asked of the viewer. */
export function ask(frame: Frame, picked: SwordCard | null, asked: Asked): string {
  const { decision, legal, view } = frame;
  const { scene, people, likely } = asked;
  switch (decision?.kind) {
    case 'choose_missing':
      return t('four-ask-missing');
    case 'choose_direction':
      return t('four-ask-direction', starting(scene, people));
    case 'use_replay':
      return askReplay(scene, people);
    case 'choose_settings':
      return t('four-ask-settings');
    case 'strike':
      break;
    default:
      return '';
  }
  const preview = previewOf(legal, picked);
  if (preview && legal && picked !== null) return foreseen(picked, preview, { ...asked, legal });
  const { open, shadow } = ways(legal);
  const seat = view.turn;
  if (picked !== null && !open) return t('four-ask-discard', { card: cardName(picked) });
  const servant = seat === null || isYou(people, seat) ? null : t('four-ask-servant', person(people, seat));
  const whose = servant === null ? '' : `${servant}\n`;
  if (!open) return `${whose}${t('four-ask-forced')}`;
  const target = scene.order.find((one) => one.seat === seat)?.target ?? seat;
  const told = shadow && frame.lesson !== 'first'; // where Planchet speaks of them in his time
  if (target !== null && target !== seat)
    return `${whose}${t('four-ask-for', { ...object(people, target), shadow: told ? 'yes' : 'no' })}`;
  if (servant) return servant;
  const tells = frame.problem ? null : legal; // which card does what is what it asks
  if (tells && losesAnyhow(tells, scene, people))
    return t('four-ask-lost', { saving: told && maySave(tells, scene, people) ? 'yes' : 'no' });
  // What others answer may hang on it even where their cards alone decide: that only a forecast knows.
  if ((tells?.certain && tells.alike) || likely?.isAlike) return sameWords(frame, scene, told, people);
  const isBegun = told && scene.round === 1 && scene.fight === 1; // one thing after the other
  const choose = t('four-ask-strike', {
    shadow: isBegun ? 'first' : told ? 'yes' : 'no',
  });
  return [standsWords(scene, people), choose].filter(Boolean).join(' ');
}

/** Whether each card that may be struck openly loses the match or the reader’s last life, and no hit on his side can be cancelled. */
function losesAnyhow({ certain, previews }: Legal, scene: Scene, people: People): boolean {
  const known = previews.filter((after) => after !== null);
  return (
    certain &&
    scene.replays === 0 &&
    known.length > 0 &&
    known.every((after) => isWorst(after, scene, people))
  );
}

/** Whether it loses the match, or the last life of the reader's own. */
function isWorst(after: Standing, scene: Scene, people: People): boolean {
  const isLast = costsLast(hitIn(after), scene, people) && !serves(after, scene, people);
  return isLast || (defeatOf(after, scene, people)?.isLost ?? false);
}

/** Whether a card that may lie on top of the random deck prevents that (FM-20.22): how often is told by the button. */
const maySave = ({ shadow }: Legal, scene: Scene, people: People): boolean =>
  shadow.some(({ standing }) => !isWorst(standing, scene, people));

/** Where nothing in this fight hangs on which card it is, the next ones do, and what is asked says so. */
function sameWords({ legal }: Frame, scene: Scene, told: boolean, people: People): string {
  const ends = (legal?.previews ?? []).filter((after) => after !== null);
  const hurt = ends.some((after) => isHurt(after, people));
  const over = legal?.certain ? overAnyhow(ends, scene, people) : null;
  if (over) return t('four-ask-over', { who: over });
  const hits = ends.map(hitIn).filter((hit) => hit !== null && isYou(people, hit));
  return t('four-ask-same', {
    hurt: legal?.certain && hurt && hits.length === ends.length ? 'yes' : 'no',
    fights: fightsOf(scene) - scene.inHand,
    shadow: told && hurt ? 'yes' : 'no',
  });
}

/** Where each of these hits ends the round, whether the reader wins by it: no other fight comes then (FM-13.1, FM-13.2). */
function overAnyhow(
  ends: readonly Standing[],
  scene: Scene,
  people: People,
): 'you' | 'share' | 'over' | null {
  const [hit = null, ...others] = ends.map(hitIn);
  if (hit === null || others.some((other) => other !== hit) || !lastOnes(scene).includes(hit)) return null;
  if (hit !== 'V' && scene.replays > 0) return null;
  if (groupOf(scene.options.storyline) === 'solitaire') return hit === 'V' ? 'you' : 'over';
  const { who } = winning(ahead(scene, hit), people);
  return who === 'others' ? 'over' : who;
}

/** Which strike is the lowest so far; of no strike where all block each other. */
function standsWords({ standing, strikes }: Scene, people: People): string {
  if (strikes.length === 0) return t('four-ask-first');
  const { lowest, line } = standing;
  const lowestStrike = strikes.find(
    ({ seat, target }) => target === lowest && standing.standing.includes(seat),
  );
  if (lowest === null || !lowestStrike?.card) return '';
  const number = numberOf(lowestStrike.card);
  const stone = line === 'b' || line === 'c' ? 'yes' : 'no'; // FM-9.2
  return t('four-ask-against', { ...person(people, lowest), number, stone });
}

/** What the hit costs and brings, and what it costs to cancel it. */
function askReplay(scene: Scene, people: People): string {
  const { verdict, replays } = scene;
  if (verdict === null || verdict.loser === null) return '';
  const hit = hitBy(verdict);
  const lives = hit === 'X' ? 0 : (infoOf(scene, hit)?.left ?? 1) - 1;
  const lost = losesByHit(scene, people) ? 'yes' : 'no';
  return t('four-ask-replay', { ...person(people, hit), left: replays, lives, lost });
}

/** Whether the hit that can still be cancelled loses the round (FM-17.3). */
export function losesByHit(scene: Scene, people: People): boolean {
  const { verdict } = scene;
  return verdict !== null && defeatOf({ ...verdict, lowest: verdict.loser }, scene, people)?.isLost === true;
}

/** Whom a fight that was lost so hurts: the loser, or the villain (FM-9.2). */
export const hitBy = ({ line, loser }: Verdict): Fighter | 'V' =>
  line === 'a' && loser !== null ? loser : 'V';

/** What is seen of a stack, for whoever does not see it: the next card first. */
export function stackWords(scene: Scene, who: Character): string {
  const one = infoOf(scene, who);
  if (!one) return '';
  if (one.defeated) return t('four-stack-defeated');
  if (one.left === 0) return ''; // not dealt yet
  const role = one.role === null ? t('four-role-unknown') : t(`person-${one.role}`);
  const left = t('four-left', { count: one.left });
  if (one.stack.length === 0) return `${t(one.up ? 'four-stack-up' : 'four-stack-down', { role })} ${left}`;
  const cards = list([...one.stack].reverse().map(cardName));
  const { length: count } = one.stack;
  return `${t('four-stack', { cards, count, after: one.left - count, role })} ${left}`;
}

/** To whom a fight goes first, where it goes that way (FM-7.3). */
export function towardWhom(scene: Circled, people: People, direction: Direction): string {
  const [first] = circleFrom(scene, scene.starter ?? 0, direction);
  return shortName(people, first?.target ?? 0);
}
type Circled = Pick<Scene, 'seats' | 'shadow' | 'starter'>;

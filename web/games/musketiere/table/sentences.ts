/** Sentences of the table. What is said depends on who sits in front of the screen: "you" is nobody's name. */

import { swords, values, worth } from '../../../generated/components-musketiere';
import type { Card, Event, Frame } from '../../../generated/musketiere';
import { type Args, list, t } from '../../../lib/i18n';
import { nameOf, type Roster, who, whoIs } from '../../../lib/table/roster';
import { asItLies, cardValue, freeRow, pointsOf, stoneAt, sumOf, swordsOf } from './cards';
import { actionOf, needsSource, onlyAnswer, ownPlaces, type Picks, rowAfter, wanted } from './choice';
import type { Scene } from './scene';

export const cardName = (card: Card): string =>
  t('card-name', { value: cardValue(card), swords: swordsOf(card) });
/** What it does in a duel. */
export const cardAbout = (card: Card): string =>
  t('sign-card', { value: cardValue(card), swords: swordsOf(card) });

/** What it brings as pay. */
export const payAbout = (card: Card): string =>
  t('sign-pay-card', { value: cardValue(card), double: pointsOf(card, 'G') });

const other = (roster: Roster, seat: number): Args => ({
  other: nameOf(roster, seat),
  otherYou: seat === roster.viewer ? 'yes' : 'no',
});

type Decided = Event & { type: 'duel_decided' };

/** Whose card was the highest of a won duel, or the lowest of a lost one, and where numbers do not say it, why. */
function whose({ won, seat, by_swords }: Decided, roster: Roster): string {
  const what = t(won ? 'tell-highest' : 'tell-lowest', who(roster, seat));
  return by_swords ? `${what} ${t('tell-by-swords')}` : what;
}

/** What just happened, in one sentence; null when there is nothing to say. */
export function tell(event: Event, roster: Roster): string | null {
  switch (event.type) {
    case 'hand_dealt':
      return event.seat === 0 ? t('tell-dealt') : null;
    case 'choice_made':
      return t('tell-choice', who(roster, event.seat));
    case 'guard_turned':
      return t('tell-guard', { strength: event.strength });
    case 'cards_turned':
      return event.cards
        .map((card, seat) => t('tell-turned', { ...who(roster, seat), card: cardName(card) }))
        .join(' ');
    case 'duel_decided': {
      const { won, sum, strength } = event;
      return `${t(won ? 'tell-won' : 'tell-lost', { sum, strength })} ${whose(event, roster)}`;
    }
    case 'gem_taken':
    case 'prison_taken': {
      const id = event.type === 'gem_taken' ? 'tell-gem' : 'tell-prison';
      const { seat, source } = event;
      if (source === 'centre') return t(id, who(roster, seat));
      return t(`${id}-from`, { ...who(roster, seat), ...other(roster, source[0]) });
    }
    case 'prison_freed':
      return t('tell-freed', who(roster, event.seat));
    case 'gem_returned':
      return t('tell-returned', who(roster, event.seat));
    case 'imprisonment_changed':
      return t(event.imprisoned ? 'tell-imprisoned' : 'tell-released', who(roster, event.seat));
    case 'game_ended':
      return event.seat === null ? t('tell-nine-duels') : t('tell-three-gems', who(roster, event.seat));
    case 'pay_turned':
      return `${whoIs(roster, event.seat)}: ${t('sheet-score', { count: event.score })}`;
    case 'match_ended':
      return t('tell-match-over');
    default:
      return null;
  }
}

/** The one sentence that says what is asked of the viewer. */
export function ask(frame: Frame, scene: Scene, picks: Picks): string {
  const { decision, legal, viewer } = frame;
  if (!decision || !legal || viewer === null) return '';
  if (decision.kind === 'choose_pay') return askPay(wanted(legal) - picks.cards.length, picks);
  if (decision.kind === 'play_card') {
    const args = { strength: scene.guard ?? 0 };
    if (!scene.counting.includes(viewer))
      return t('ask-play_card-imprisoned', { left: scene.hand?.length ?? 0 });
    if (scene.counting.length === 1) return t('ask-play_card-alone', args);
    if (isBeyond(scene)) return t('ask-play_card-beyond', args);
    if (scene.hand?.length === 1) return t('ask-play_card-last', args);
    return t(isFar(scene) ? 'ask-play_card-hardly' : 'ask-play_card', args);
  }
  const types = new Set(ownPlaces(legal).values());
  const [type] = types;
  const would =
    onlyAnswer(legal) || !actionOf(picks, legal)
      ? null
      : rowAfter(picks, legal, scene.rows[viewer] ?? freeRow);
  if (would !== null && scene.pay) return t('ask-would', { count: asItLies(scene.pay, would) });
  if (needsSource(picks, legal)) {
    if (picks.source === null && picks.place !== null)
      return t(`ask-${ownPlaces(legal).get(picks.place) ?? type}-whose`);
    if (picks.source !== null && picks.place === null) return t('ask-pick-place');
    if (picks.place === null && types.size === 1) return t(`ask-${type}-source`);
  }
  if (types.size > 1 && needsSource(picks, legal)) {
    const seats = scene.rows.flatMap((row, seat) => (seat !== viewer && row.includes('G') ? [seat] : []));
    return t('ask-take_gem-or-free-source', { names: list(seats.map((seat) => frame.names[seat] ?? '')) });
  }
  const swords = scene.verdict?.bySwords ? 'yes' : 'no';
  return t(types.size > 1 ? 'ask-take_gem-or-free' : `ask-${type}`, { swords });
}

/**
 * Whether the guard stands even against the best that the viewer can play with the highest cards beside it that the others
 * may still hold (MU-1.1).
 */
export const isBeyond = (scene: Scene): boolean => {
  const { most } = best(scene) ?? { most: Number.POSITIVE_INFINITY };
  return most < (scene.guard ?? 0);
};

/** Whether nearly all of those highest cards would have to meet: on the average less than one short of them. */
export const isFar = (scene: Scene): boolean => {
  const others = scene.counting.filter((seat) => seat !== scene.viewer).length;
  return (best(scene)?.most ?? Number.POSITIVE_INFINITY) - (scene.guard ?? 0) < others;
};

/** Whether a duel is asked about that can be won, as far as the viewer knows, and in which his card counts. */
export const mayWin = ({ decision, viewer }: Pick<Frame, 'decision' | 'viewer'>, scene: Scene): boolean =>
  decision?.kind === 'play_card' && viewer !== null && scene.counting.includes(viewer) && !isBeyond(scene);

/**
 * The highest that the viewer can play, what that makes with the highest cards beside it that he has not seen, and whether
 * each of those is as high as cards are; null of nobody's hand.
 */
export function best({ hand, ownChoice, counting, viewer, pay, played }: Scene): Best | null {
  const own = ownChoice ?? hand;
  if (own === null || viewer === null) return null;
  const highest = counting.includes(viewer) ? Math.max(0, ...own.map(cardValue)) : 0;
  const others = counting.filter((seat) => seat !== viewer).length;
  const seen = new Set([...(hand ?? []), ...(ownChoice ?? []), ...(pay ?? []), ...played]);
  const unseen = values.flatMap((value) => swords.map((number) => `${value}/${number}` as Card));
  const beside = unseen
    .filter((card) => !seen.has(card))
    .map(cardValue)
    .sort((a, b) => b - a)
    .slice(0, others);
  const most = beside.reduce((sum, value) => sum + value, highest);
  return { best: highest, most, others: beside.at(-1) === Math.max(...values) ? 'highest' : 'seen' };
}
interface Best {
  readonly best: number;
  readonly most: number;
  readonly others: 'highest' | 'seen';
}

function askPay(left: number, { ousted }: Picks): string {
  if (left === 3) return t('ask-choose_pay');
  if (left > 0) return t('ask-choose_pay-more', { left });
  return ousted === undefined
    ? t('ask-choose_pay-ready')
    : t('ask-choose_pay-instead', { value: cardValue(ousted) });
}

/** Cards whose numbers come to less than that on the average are weak; 5 would be even (MU-1.1). */
const WEAK = 4;
export const areWeak = (cards: readonly Card[]): boolean => sumOf(cards) < WEAK * cards.length;

/** What helps to choose, where nothing has been seen yet that could (MU-8.4, 3.8, 1.4); with weak cards, what can be made of these. */
export function advice(
  frame: Frame,
  { hand, totals }: Pick<Scene, 'hand' | 'totals'>,
  roster: Roster,
): readonly string[] {
  if (frame.decision?.kind !== 'choose_pay') return [];
  const last = lastOf(frame, totals, roster);
  if (hand === null || !areWeak(hand)) return [t('advice-pay'), last ?? t('advice-swords')];
  const values = hand.map(cardValue).sort((a, b) => a - b);
  const [low = 0] = values;
  const high = values.at(-1) ?? 0;
  return [t('advice-weak', { high, double: high * worth.G, low }), ...(last === null ? [] : [last])];
}

/** Who may reach with this game what ends the match (MU-9.1): of those who have most the reader, if he is one. */
function lastOf({ view: { options } }: Frame, totals: readonly number[], roster: Roster): string | null {
  const most = Math.max(...totals);
  if (options.match_end !== 'target' || most === 0 || most + ONE_GAME < options.target_score) return null;
  const { viewer } = roster;
  const leader = viewer !== null && totals[viewer] === most ? viewer : totals.indexOf(most);
  return t('advice-last', { ...who(roster, leader), total: most, target: options.target_score });
}
/** Ducats that a good game brings. */
const ONE_GAME = 30;

/**
 * With weak cards, what can be had from the duel all the same: to lose it cheaply (MU-8.4), but never as whom the third
 * prison would keep from all that follow (MU-4.2), or that another loses it (MU-17.5).
 */
export function aimOf({ decision }: Frame, scene: Scene): string | null {
  const { hand, pay, rows, counting, viewer } = scene;
  if (decision?.kind !== 'play_card' || hand === null || hand.length < 2 || !areWeak(hand)) return null;
  if (viewer === null || !counting.includes(viewer) || counting.length < 2) return null;
  const free = (pay ?? []).filter((_, place) => stoneAt(rows[viewer], place) === '-').map(cardValue);
  const least = Math.min(...free);
  const inPrison = [...(rows[viewer] ?? '')].filter((stone) => stone === 'P').length;
  if (least <= CHEAP && inPrison < 2) return t('aim-cheap', { value: least });
  return isBeyond(scene) ? null : t('aim-lowest'); // else that is what is asked
}
/** A prison on so low a pay card costs little, or nothing. */
const CHEAP = 2;

/** The label of the primary button: what a press would do, or what is missing. */
export function deed(frame: Frame, picks: Picks, roster: Roster): string {
  const { legal, decision } = frame;
  if (decision?.kind === 'choose_pay') {
    const picked = picks.cards.length;
    return picked < wanted(legal) ? t('button-pay-none', { picked }) : t('button-choose_pay');
  }
  if (decision?.kind === 'play_card') {
    const [card] = picks.cards;
    return card === undefined ? t('button-play-none') : t('button-play_card', { value: cardValue(card) });
  }
  const types = ownPlaces(legal);
  const type = picks.place === null ? undefined : types.get(picks.place);
  if (type !== undefined && needsSource(picks, legal))
    return picks.source === null
      ? t('button-place-none', { what: `whose-${type}` })
      : t(`button-${type}-from`, { name: nameOf(roster, picks.source[0]) });
  if (type !== undefined) return t(`button-${type}`);
  const [only, other] = new Set(types.values());
  if (needsSource(picks, legal) && picks.source === null)
    return t('button-place-none', { what: other === undefined ? `whose-${only}` : 'either' });
  return t('button-place-none', { what: other === undefined ? (only ?? '') : '' });
}

/** What the player has touched so far, and the action it amounts to. Legality is the engine's: we only match its list. */

import type { Action, Card, Frame, Legal, Row, Source } from '../../../generated/musketiere';
import { cardValue, withStone } from './cards';

export interface Picks {
  /** Cards in the order of picking (MU-3.5). */
  readonly cards: readonly Card[];
  readonly place: number | null;
  readonly source: readonly [seat: number, place: number] | null;
  /** The card that has gone back as the one touched last took its place. */
  readonly ousted?: Card | undefined;
}
export const nothingPicked: Picks = { cards: [], place: null, source: null };

type StoneAction = Exclude<Action, { type: 'choose_pay' | 'play_card' }>;

const isStone = (action: Action): action is StoneAction => 'place' in action;
const sourceOf = (action: StoneAction): Source => ('source' in action ? action.source : 'centre');
const same = (one: Source, other: Source): boolean => String(one) === String(other);

const stoneActions = (legal: Legal | null): readonly StoneAction[] =>
  legal && 'actions' in legal ? legal.actions.filter(isStone) : [];

/** How many cards are to be picked: three for the pay, one in a duel, none otherwise. */
export function wanted(legal: Legal | null): number {
  if (!legal) return 0;
  if ('pick' in legal) return legal.pick;
  return legal.actions.some((action) => action.type === 'play_card') ? 1 : 0;
}

/** The answer that need not be asked for, as there is no other; a card is always let go by its player. */
export function onlyAnswer(legal: Legal | null): Action | null {
  const [only, another] = legal && 'actions' in legal ? legal.actions : [];
  return only && !another && isStone(only) ? only : null;
}

/** What there is no choice about is chosen already. */
export function prepicked(legal: Legal | null): Picks {
  const actions = stoneActions(legal);
  const ours = new Set(actions.map((action) => action.place));
  const sources = takenFrom(legal);
  return {
    cards: lastCards(legal),
    place: ours.size === 1 ? ([...ours][0] ?? null) : null,
    source: sources.length === 1 ? (sources[0] ?? null) : null,
  };
}

/** Whether the one has chosen what the other has. */
export const isAsChosen = (one: Picks, other: Picks): boolean =>
  String(one.cards) === String(other.cards) &&
  one.place === other.place &&
  String(one.source) === String(other.source);

/** The only card that can be played: it is let go of all the same. */
export function lastCard(legal: Legal | null): Action | null {
  const [only, another] = legal && 'actions' in legal ? legal.actions : [];
  return only?.type === 'play_card' && !another ? only : null;
}

/** The card that plays itself; whoever learns plays it. */
export const passes = ({ legal, lesson, problem }: Frame): Action | null =>
  lesson === null && problem === null ? lastCard(legal) : null;

function lastCards(legal: Legal | null): readonly Card[] {
  const only = lastCard(legal);
  return only?.type === 'play_card' ? [only.card] : [];
}

/**
 * A touched card is picked; touched again it is put back, unless there is no other. One card too many takes the place of
 * the last, which is remembered until the next touch.
 */
export function touchCard(picks: Picks, card: Card, legal: Legal | null): Picks {
  const most = wanted(legal);
  if (most === 0 || lastCards(legal).includes(card)) return picks;
  const { cards } = picks;
  if (cards.includes(card))
    return { ...picks, cards: cards.filter((other) => other !== card), ousted: undefined };
  return { ...picks, cards: [...cards.slice(0, most - 1), card], ousted: cards[most - 1] };
}

/** Own places that carry the action, with what would happen there. */
export function ownPlaces(legal: Legal | null): ReadonlyMap<number, StoneAction['type']> {
  return new Map(stoneActions(legal).map((action) => [action.place, action.type]));
}

/** Where the hand goes first: to the dearest card for what is good for it, else to the cheapest (MU-17.1). */
export function sensiblePlace({ legal, view }: Pick<Frame, 'legal' | 'view'>): number | null {
  const asked = [...ownPlaces(legal)];
  const worth = (place: number): number => {
    const card = view.pay?.[place];
    return card === undefined ? 0 : cardValue(card);
  };
  const gains = asked.filter(([, type]) => type === 'take_gem' || type === 'free_prison');
  const sorted = (gains.length > 0 ? gains : asked)
    .map(([place]) => place)
    .sort((a, b) => worth(a) - worth(b));
  return (gains.length > 0 ? sorted.at(-1) : sorted[0]) ?? null;
}

/** Stones of others that may be taken, when the centre has none (MU-5.5, MU-6.3). */
export function takenFrom(legal: Legal | null): [number, number][] {
  const sources = new Map<string, [number, number]>();
  for (const action of stoneActions(legal)) {
    const source = sourceOf(action);
    if (source !== 'centre') sources.set(String(source), source);
  }
  return [...sources.values()];
}

/** Whether the picked place still needs somebody else's stone. */
export function needsSource({ place }: Picks, legal: Legal | null): boolean {
  const here = stoneActions(legal).filter((action) => place === null || action.place === place);
  return here.some((action) => sourceOf(action) !== 'centre');
}

/** The own row as the picked place would make it, or null while none is picked. */
export function rowAfter({ place }: Picks, legal: Legal | null, row: Row): Row | null {
  const type = place === null ? undefined : ownPlaces(legal).get(place);
  if (place === null || type === undefined) return null;
  return withStone(row, place, type === 'take_gem' ? 'G' : type === 'take_prison' ? 'P' : '-');
}

/** The action that the picks amount to, or null while something is missing. */
export function actionOf({ cards, place, source }: Picks, legal: Legal | null): Action | null {
  if (!legal) return null;
  if ('pick' in legal) {
    const [first, second, third] = cards;
    if (first === undefined || second === undefined || third === undefined) return null;
    return { type: legal.type, cards: [first, second, third] };
  }
  return (
    legal.actions.find((action) => {
      if (action.type === 'play_card') return action.card === cards[0];
      if (!isStone(action) || action.place !== place) return false;
      const from = sourceOf(action);
      return from === 'centre' || (source !== null && same(from, [...source]));
    }) ?? null
  );
}

/**
 * What lies on the table at one moment. A scene is made from a view, or from the scene before it by one event; when all
 * events of an answer have been told, the scene is again the one its view gives.
 */

import { centre, hand, places } from '../../../generated/components-musketiere';
import type { Card, Centre, Event, Row, Scoring, Source, View } from '../../../generated/musketiere';
import { freeRow, withStone } from './cards';

export interface Verdict {
  readonly won: boolean;
  readonly seat: number;
  readonly sum: number;
  readonly strength: number;
  readonly card: Card;
  readonly bySwords: boolean;
}
/** A scoring as it is told, one row of pay after the other. */
export interface Sheet {
  readonly reason: Scoring['reason'];
  readonly seat: number | null;
  readonly pay: readonly Scoring['pay'][number][];
  readonly before: readonly number[];
  readonly totals: readonly number[] | null;
  /** The last card is being turned up, and cannot be read yet. */
  readonly turning?: boolean;
}
/** How many cards of the pay that is told last can be read. */
export const readable = ({ pay, turning }: Sheet): number =>
  (pay.at(-1)?.cards.length ?? 0) - Number(turning ?? false);

export interface Scene {
  readonly viewer: number | null;
  readonly players: number;
  readonly totals: readonly number[];
  readonly game: number;
  readonly duel: number;
  readonly guard: number | null;
  readonly pile: number;
  readonly rows: readonly Row[];
  readonly centre: Centre;
  readonly counting: readonly number[];
  readonly handCounts: readonly number[];
  readonly hand: readonly Card[] | null;
  readonly pay: readonly Card[] | null;
  readonly chosen: readonly boolean[];
  readonly ownChoice: readonly Card[] | null;
  /** Cards of the earlier duels of this game. */
  readonly played: readonly Card[];
  /** Cards of the duel by seat, once they are being turned; null is one still face down. */
  readonly turned: readonly (Card | null)[] | null;
  /** Whose card is being turned up, and cannot be read yet. */
  readonly turning?: number;
  /** Whose card is the last that counts, and what it must bring to beat the guard, before it does; only where it may. */
  readonly hangs?: { readonly seat: number; readonly needed: number } | undefined;
  readonly verdict: Verdict | null;
  readonly sheet: Sheet | null;
}

export function sceneOf(view: View): Scene {
  return {
    viewer: view.seat,
    players: view.players,
    totals: view.totals,
    game: view.game,
    duel: view.duel,
    guard: view.guard,
    pile: view.guards_left.length,
    rows: view.rows,
    centre: view.centre,
    counting: view.counting,
    handCounts: view.hand_counts,
    hand: view.hand,
    pay: view.pay,
    chosen: view.chosen,
    ownChoice: view.own_choice,
    played: view.played,
    turned: view.turned,
    verdict: verdictOf(view),
    sheet: null,
  };
}

/** The duel whose winner or loser is about to act. */
function verdictOf(view: View): Verdict | null {
  const duel = view.duels.at(-1);
  if (view.turned === null || !duel) return null;
  const card = duel.cards[duel.seat] as Card;
  const value = card.split('/')[0];
  const same = duel.counting.filter((seat) => duel.cards[seat]?.split('/')[0] === value);
  const { won, seat, sum } = duel;
  return { won, seat, sum, strength: duel.guard, card, bySwords: same.length > 1 };
}

/** The sum of the counting cards that have been turned up so far (MU-4.5). */
export function sumOf({ turned, turning, counting }: Scene): number {
  return counting.reduce(
    (sum, seat) => sum + (seat === turning ? 0 : Number(turned?.[seat]?.split('/')[0] ?? 0)),
    0,
  );
}

/** The viewer has handed in cards in secret; they lie before him until all are turned up. */
export function handedIn(scene: Scene, cards: readonly Card[]): Scene {
  const { viewer, hand } = scene;
  if (viewer === null || hand === null) return scene;
  return {
    ...scene,
    hand: hand.filter((card) => !cards.includes(card)),
    ownChoice: cards,
    chosen: changed(scene.chosen, viewer, true),
  };
}

/** The scene as everybody may see it. */
export const withoutSecrets = (scene: Scene): Scene => ({
  ...scene,
  viewer: null,
  hand: null,
  pay: null,
  ownChoice: null,
});

export function applyEvent(scene: Scene, event: Event): Scene {
  switch (event.type) {
    case 'match_started':
      return scene;
    case 'game_started':
      return newGame(scene, event.game, event.pile);
    case 'hand_dealt':
      return {
        ...scene,
        handCounts: changed(scene.handCounts, event.seat, event.count),
        hand: event.seat === scene.viewer ? (event.cards ?? null) : scene.hand,
      };
    case 'choice_made':
      return { ...scene, chosen: changed(scene.chosen, event.seat, true) };
    case 'pay_laid':
      return {
        ...scene,
        handCounts: changed(scene.handCounts, event.seat, hand - places.length),
        pay: event.seat === scene.viewer ? (event.cards ?? null) : scene.pay,
        ownChoice: event.seat === scene.viewer ? null : scene.ownChoice,
        chosen: changed(scene.chosen, event.seat, false),
      };
    case 'guard_turned':
      return {
        ...scene,
        duel: event.duel,
        guard: event.strength,
        counting: event.counting,
        pile: scene.pile - 1,
        played: playedBy(scene),
        turned: null,
        verdict: null,
        handCounts: handsAfter(event.duel - 1, scene),
      };
    case 'cards_turned':
      return {
        ...scene,
        turned: event.cards,
        ownChoice: null,
        chosen: scene.chosen.map(() => false),
        handCounts: handsAfter(event.duel, scene),
      };
    case 'duel_decided': {
      const { won, seat, sum, strength, card, by_swords: bySwords } = event;
      return { ...scene, verdict: { won, seat, sum, strength, card, bySwords } };
    }
    case 'gem_taken':
      return place(scene, event, 'G');
    case 'prison_taken':
      return place(scene, event, 'P');
    case 'prison_freed':
    case 'gem_returned':
      return place(scene, { ...event, source: 'centre' }, '-');
    case 'imprisonment_changed':
      return scene;
    case 'game_ended':
      return {
        ...scene,
        played: playedBy(scene),
        turned: null,
        verdict: null,
        sheet: { reason: event.reason, seat: event.seat, pay: [], before: scene.totals, totals: null },
      };
    case 'pay_turned':
      return scene.sheet ? { ...scene, sheet: { ...scene.sheet, pay: [...scene.sheet.pay, event] } } : scene;
    case 'totals_changed':
      return {
        ...scene,
        totals: event.totals,
        sheet: scene.sheet && { ...scene.sheet, totals: event.totals },
      };
    case 'match_ended':
      return { ...scene, sheet: null };
  }
}

/** With the cards of the duel that is over. */
const playedBy = ({ played, turned }: Scene): Card[] => [
  ...played,
  ...(turned ?? []).filter((card) => card !== null),
];

/** Each duel costs everybody a card (MU-4.3); a position may begin in the midst of one. */
const handsAfter = (duels: number, { players }: Scene): number[] =>
  Array.from({ length: players }, () => hand - places.length - duels);

function newGame(scene: Scene, game: number, pile: number): Scene {
  const seats = scene.rows.map((_, seat) => seat);
  return {
    ...scene,
    game,
    duel: 0,
    guard: null,
    pile,
    rows: seats.map(() => freeRow),
    centre,
    counting: seats,
    handCounts: seats.map(() => 0),
    hand: scene.viewer === null ? null : [],
    pay: null,
    chosen: seats.map(() => false),
    ownChoice: null,
    played: [],
    turned: null,
    verdict: null,
    sheet: null,
  };
}

interface Move {
  seat: number;
  place: number;
  source: Source;
  centre: Centre;
}

function place(scene: Scene, { seat, place: at, source, centre }: Move, stone: '-' | 'G' | 'P'): Scene {
  const rows = [...scene.rows];
  if (source !== 'centre') rows[source[0]] = withStone(rows[source[0]] as Row, source[1], '-');
  rows[seat] = withStone(rows[seat] as Row, at, stone);
  return { ...scene, rows, centre };
}

function changed<T>(list: readonly T[], at: number, value: T): T[] {
  return list.map((old, i) => (i === at ? value : old));
}

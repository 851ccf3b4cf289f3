/** What Python says of Musketiere (`py/musketiere/games/musketiere/` is the other side). Clauses MU-x.y. */
import type * as bridge from '../../generated/bridge';

/** The game's part of what crosses the bridge. */
export interface Musketiere extends bridge.GameTypes {
  View: View;
  Action: Action;
  Legal: Legal;
  DecisionKind: DecisionKind;
  Event: GameEvent;
}
export type Frame = bridge.Frame<Musketiere>;
export type Update = bridge.Update<Musketiere>;

/** "value/swords", for example "7/3" (MU-0.5). */
export type Card = string;
/** One letter per pay place: `-` free, `G` gem, `P` prison (MU-0.5). */
export type Row = string;
/** Where a stone comes from: the centre, or `[seat, place]` of another player. */
export type Source = 'centre' | [seat: number, place: number];
export interface Centre {
  gems: number;
  prisons: number;
}

/* ---- actions (section 11) -------------------------------------------------------------------------------------- */

export type Action =
  | { type: 'choose_pay'; cards: [Card, Card, Card] }
  | { type: 'play_card'; card: Card }
  | { type: 'take_gem'; place: number; source: Source }
  | { type: 'free_prison'; place: number }
  | { type: 'take_prison'; place: number; source: Source }
  | { type: 'return_gem'; place: number };

/**
 * The legal actions of the viewer. A choice of several cards is described instead of listed (1320 ordered choices):
 * `pick` different cards of `cards`, in the order of picking, as `{type, cards}`.
 */
export type Legal = { actions: Action[] } | { type: 'choose_pay'; pick: number; cards: Card[] };

export type DecisionKind = 'choose_pay' | 'play_card' | 'winner_acts' | 'loser_acts';

/* ---- view (section 12) ------------------------------------------------------------------------------------------- */

export interface View {
  seat: number | null;
  players: number;
  options: Record<string, bridge.OptionSpec['default']>;
  totals: number[];
  /** Scores of the games already scored, one row of all seats per game. */
  scores: number[][];
  phase: DecisionKind | 'match_over';
  /** 1, 2, … */
  game: number;
  /** 0 before the first duel, then 1 … 9. */
  duel: number;
  /** Strength of the guard being fought, or null. */
  guard: number | null;
  guards_removed: number[];
  guards_turned: number[];
  /** Strengths still in the pile, sorted; their order is known to nobody (MU-12.2, 12.3). */
  guards_left: number[];
  /** Number of hand cards of every seat. */
  hand_counts: number[];
  /** The viewer's own hand, sorted; null for a spectator. */
  hand: Card[] | null;
  /** The viewer's own pay cards by place; null for a spectator or before they are laid. */
  pay: Card[] | null;
  rows: Row[];
  centre: Centre;
  /** Seats that count in this duel (MU-4.2). */
  counting: number[];
  /** Winner or loser who must act, or null. */
  acting: number | null;
  /** Who has handed in a choice in the open secret decision (MU-12.11). */
  chosen: boolean[];
  /** The viewer's own choice in the open secret decision (MU-12.10). */
  own_choice: Card[] | null;
  /** Cards turned up in the duel whose winner or loser is about to act, by seat. */
  turned: Card[] | null;
  /** Cards played in the earlier duels of this game (MU-12.12). */
  played: Card[];
  /** The duels of this game whose cards have been turned up. */
  duels: Duel[];
  /** The scoring of the game before this one (or of the last game of a match that is over). */
  last_game: Scoring | null;
}
export interface Duel {
  guard: number;
  cards: Card[];
  counting: number[];
  sum: number;
  won: boolean;
  /** Winner or loser. */
  seat: number;
}
export interface Scoring {
  reason: 'three_gems' | 'nine_duels';
  /** Who placed the third gem. */
  seat: number | null;
  pay: { cards: Card[]; row: Row; points: number[]; score: number }[];
  totals: number[];
}

/* ---- events (section 13) ------------------------------------------------------------------------------------------ */

export type GameEvent =
  | { type: 'match_started'; options: Record<string, bridge.OptionSpec['default']>; seats: number }
  | { type: 'game_started'; game: number; removed: number[]; pile: number; aside: number }
  | { type: 'hand_dealt'; seat: number; count: number; cards?: Card[] }
  | { type: 'choice_made'; seat: number; decision: 'choose_pay' | 'play_card' }
  | { type: 'pay_laid'; seat: number; cards?: Card[] }
  | { type: 'guard_turned'; duel: number; strength: number; counting: number[] }
  | { type: 'cards_turned'; duel: number; cards: Card[]; counting: number[] }
  | {
      type: 'duel_decided';
      duel: number;
      strength: number;
      sum: number;
      won: boolean;
      seat: number;
      card: Card;
      by_swords: boolean;
    }
  | { type: 'gem_taken'; seat: number; place: number; source: Source; centre: Centre }
  | { type: 'prison_freed'; seat: number; place: number; centre: Centre }
  | { type: 'prison_taken'; seat: number; place: number; source: Source; centre: Centre }
  | { type: 'gem_returned'; seat: number; place: number; centre: Centre }
  | { type: 'imprisonment_changed'; seat: number; imprisoned: boolean }
  | { type: 'game_ended'; reason: 'three_gems' | 'nine_duels'; seat: number | null }
  | { type: 'pay_turned'; seat: number; cards: Card[]; row: Row; points: number[]; score: number }
  | { type: 'totals_changed'; totals: number[] }
  | { type: 'match_ended'; winners: number[]; ranking: bridge.Rank[]; totals: number[] };

/** Where a stored match stands, beside its totals. */
export interface Summary {
  game_number: number;
  duel: number;
}

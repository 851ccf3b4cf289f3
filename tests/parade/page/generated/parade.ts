/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type * as bridge from '../../../../web/generated/bridge';

export type Frame = bridge.Frame<GameTypes>;
export type Update = bridge.Update<GameTypes>;

export type Action = Lay | Say;
export type DecisionKind = 'lay' | 'open' | 'answer';
export type Event = MatchStarted | DealStarted | HandDealt | BladeLaid | WordSaid | BoutDecided | MatchEnded;
export type Opener = 'in_turn' | 'loser';
export type Phase = DecisionKind | 'over';
export type Rank = bridge.Rank;
export type Result = bridge.Result;
export type Word = 'hold' | 'thrust' | 'parry' | 'yield';

/**
 * What this game fills the bridge's requests and answers with.
 */
export interface GameTypes {
  View: View;
  Action: Action;
  Legal: Legal;
  DecisionKind: DecisionKind;
  Event: Event;
  Summary: Summary;
  Options: Options;
  Reason: Reason;
  Forecast: never;
  Seating: never;
}
export interface BladeLaid {
  card?: string;
  type: 'blade_laid';
  seat: number;
}
/**
 * A bout that is over. `cards` names a blade that the seat of the view may know, and None instead of any other.
 */
export interface Bout {
  opener: number;
  thrust: boolean;
  cards: (string | null)[];
  scorer: number;
  points: number;
}
/**
 * `cards` by seat, None if they were put away unseen.
 */
export interface BoutDecided {
  type: 'bout_decided';
  bout: number;
  cards: string[] | null;
  scorer: number;
  points: number;
  totals: number[];
}
export interface DealStarted {
  type: 'deal_started';
  deal: number;
  opener: number;
}
export interface HandDealt {
  cards?: string[];
  type: 'hand_dealt';
  seat: number;
  count: number;
}
export interface Lay {
  type: 'lay';
  card: string;
}
/**
 * All legal actions, listed.
 */
export interface Legal {
  actions: Action[];
}
export interface MatchEnded {
  winners: number[];
  ranking: Rank[];
  type: 'match_ended';
}
export interface MatchStarted {
  type: 'match_started';
  options: Options;
}
export interface Options {
  deals: number;
  opener: Opener;
}
/**
 * What only its owner gets.
 */
export interface OwnBlade {
  card?: string;
}
/**
 * What only its owner gets.
 */
export interface OwnHand {
  cards?: string[];
}
/**
 * How likely the bout is won in this way, 0 … 1.
 */
export interface Reason {
  type: 'wins_bout';
  chance: number;
}
export interface Say {
  type: Word;
}
export interface Summary {
  totals: number[];
  deal: number;
}
/**
 * `hand` is None for a spectator; `own` is the blade that the seat has laid in this bout. `bouts` are those of the
 * present deal.
 */
export interface View {
  seat: number | null;
  options: Options;
  phase: Phase;
  deal: number;
  totals: number[];
  opener: number;
  hand: string[] | null;
  hand_counts: number[];
  laid: boolean[];
  own: string | null;
  bouts: Bout[];
}
/**
 * How likely the bout is won in this way, 0 … 1.
 */
export interface WinsBout {
  type: 'wins_bout';
  chance: number;
}
export interface WordSaid {
  type: 'word_said';
  seat: number;
  word: Word;
}

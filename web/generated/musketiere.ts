/* Made from Python by `tools/protocol.py`; what is changed here by hand is lost. */

import type * as bridge from './bridge';

export type Frame = bridge.Frame<GameTypes>;
export type Update = bridge.Update<GameTypes>;

export type Action = ChoosePay | PlayCard | TakeGem | FreePrison | TakePrison | ReturnGem;
/**
 * `value/swords`, for example `7/3` (MU-0.5).
 */
export type Card = string;
export type DecisionKind = 'choose_pay' | 'play_card' | 'winner_acts' | 'loser_acts';
export type Event =
  | MatchStarted
  | GameStarted
  | HandDealt
  | ChoiceMade
  | PayLaid
  | GuardTurned
  | CardsTurned
  | DuelDecided
  | StoneTaken
  | StoneReturned
  | ImprisonmentChanged
  | GameEnded
  | PayTurned
  | TotalsChanged
  | MatchEnded;
export type Legal = ActionList | PayChoice;
export type MatchEnd = 'target' | 'single' | 'games';
export type Pair = bridge.Pair;
export type Phase = DecisionKind | 'match_over';
export type Rank = bridge.Rank;
export type Reason =
  | GuardReason
  | GainsReason
  | LosesReason
  | SafeReason
  | KeptReason
  | SparedReason
  | SpentReason
  | PayGemReason
  | PayPrisonReason
  | NowReason
  | EndsGameReason
  | RobsReason
  | HelpsReason
  | DucatsReason;
export type Result = bridge.Result;
/**
 * One letter per pay place: `-` free, `G` gem, `P` prison (MU-0.5).
 */
export type Row = string;
/**
 * Where a stone comes from: the centre, or seat and place of another player.
 */
export type Source = 'centre' | Pair;
export type TieRule = 'shared' | 'play_on';

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
/**
 * All legal actions.
 */
export interface ActionList {
  actions: Action[];
}
/**
 * MU-13.7: by seat.
 */
export interface CardsTurned {
  type: 'cards_turned';
  duel: number;
  cards: Card[];
  counting: number[];
}
/**
 * Stones that nobody has.
 */
export interface Centre {
  gems: number;
  prisons: number;
}
/**
 * MU-13.4: that a choice was handed in, never what it is.
 */
export interface ChoiceMade {
  type: 'choice_made';
  seat: number;
  decision: 'choose_pay' | 'play_card';
}
/**
 * Three cards for the places 0, 1, 2 (MU-11.1).
 */
export interface ChoosePay {
  type: 'choose_pay';
  cards: Card[];
}
/**
 * What the game is likely to bring: to oneself, and to the best of the others.
 */
export interface DucatsReason {
  type: 'ducats';
  own: number;
  most: number;
}
/**
 * A duel whose cards have been turned up.
 */
export interface Duel {
  guard: number;
  /**
   * By seat.
   */
  cards: Card[];
  counting: number[];
  sum: number;
  won: boolean;
  /**
   * Winner or loser.
   */
  seat: number;
}
/**
 * MU-13.8: of winner or loser; by swords if another counting card has the same value.
 */
export interface DuelDecided {
  type: 'duel_decided';
  duel: number;
  strength: number;
  sum: number;
  won: boolean;
  seat: number;
  card: Card;
  by_swords: boolean;
}
/**
 * A third gem (MU-8.1).
 */
export interface EndsGameReason {
  type: 'ends_game';
}
/**
 * MU-11.4
 */
export interface FreePrison {
  type: 'free_prison';
  place: number;
}
/**
 * The chance to win the duel oneself: for a gem, or, with `frees`, to free a prison instead.
 */
export interface GainsReason {
  type: 'gains';
  chance: number;
  frees: boolean;
}
/**
 * MU-13.11: `seat` placed the third gem.
 */
export interface GameEnded {
  type: 'game_ended';
  reason: 'three_gems' | 'nine_duels';
  seat: number | null;
}
/**
 * MU-13.2: strengths taken out, guards in the pile, cards put aside.
 */
export interface GameStarted {
  type: 'game_started';
  game: number;
  removed: number[];
  pile: number;
  aside: number;
}
/**
 * The chance that the guard is beaten when a card of that value is played; what the others bring on average.
 */
export interface GuardReason {
  type: 'guard';
  strength: number;
  chance: number;
  rest: number;
  value: number;
}
/**
 * MU-13.6
 */
export interface GuardTurned {
  type: 'guard_turned';
  duel: number;
  strength: number;
  counting: number[];
}
/**
 * MU-13.3
 */
export interface HandDealt {
  cards?: Card[];
  type: 'hand_dealt';
  seat: number;
  count: number;
}
/**
 * The prison is taken from that seat, which helps it; whether it has the fewest ducats of the others.
 */
export interface HelpsReason {
  type: 'helps';
  seat: number;
  last: boolean;
}
/**
 * MU-13.10
 */
export interface ImprisonmentChanged {
  type: 'imprisonment_changed';
  seat: number;
  imprisoned: boolean;
}
/**
 * A higher card would win the duel with that chance, and is worth more later.
 */
export interface KeptReason {
  type: 'kept';
  card: Card;
  chance: number;
}
/**
 * The chance to lose the duel oneself: a prison, or, with `returns`, a gem to give back.
 */
export interface LosesReason {
  type: 'loses';
  chance: number;
  returns: boolean;
}
/**
 * MU-13.14
 */
export interface MatchEnded {
  winners: number[];
  ranking: Rank[];
  type: 'match_ended';
  totals: number[];
}
/**
 * MU-13.1
 */
export interface MatchStarted {
  type: 'match_started';
  options: Options;
  seats: number;
}
/**
 * What the stone does to the points of a pay card.
 */
export interface NowReason {
  type: 'now';
  card: Card;
  ducats: number;
}
/**
 * MU-10
 */
export interface Options {
  players: number;
  match_end: MatchEnd;
  target_score: number;
  match_games: number;
  tie_rule: TieRule;
  guard_deck: number[];
}
/**
 * What only their owner gets.
 */
export interface OwnCards {
  cards?: Card[];
}
/**
 * The 1320 ways to lay the pay, described instead of listed: `pick` different cards of `cards`, by place.
 */
export interface PayChoice {
  type: 'choose_pay';
  pick: number;
  cards: Card[];
}
/**
 * The chance that the highest pay card carries a gem in the end.
 */
export interface PayGemReason {
  type: 'pay_gem';
  card: Card;
  chance: number;
}
/**
 * MU-13.5: by place.
 */
export interface PayLaid {
  cards?: Card[];
  type: 'pay_laid';
  seat: number;
}
/**
 * The pay of a seat when it was scored; points by place.
 */
export interface PayLine {
  cards: Card[];
  row: Row;
  points: number[];
  score: number;
}
/**
 * The chance that the lowest pay card is in prison in the end.
 */
export interface PayPrisonReason {
  type: 'pay_prison';
  card: Card;
  chance: number;
}
/**
 * MU-13.12
 */
export interface PayTurned {
  cards: Card[];
  row: Row;
  points: number[];
  score: number;
  type: 'pay_turned';
  seat: number;
}
/**
 * MU-11.2
 */
export interface PlayCard {
  type: 'play_card';
  card: Card;
}
/**
 * MU-11.6
 */
export interface ReturnGem {
  type: 'return_gem';
  place: number;
}
/**
 * The gem is taken from that seat; whether it has the most ducats of the others.
 */
export interface RobsReason {
  type: 'robs';
  seat: number;
  leads: boolean;
}
/**
 * One will hardly be the loser.
 */
export interface SafeReason {
  type: 'safe';
}
/**
 * A game that was scored.
 */
export interface Scoring {
  reason: 'three_gems' | 'nine_duels';
  /**
   * Who placed the third gem.
   */
  seat: number | null;
  pay: PayLine[];
  totals: number[];
}
/**
 * A higher card would less often be the lowest of a lost duel, and is worth more later.
 */
export interface SparedReason {
  type: 'spared';
  card: Card;
}
/**
 * The card does not count: its player is fully imprisoned (MU-7.2).
 */
export interface SpentReason {
  type: 'spent';
}
/**
 * MU-13.9: what the centre holds afterwards.
 */
export interface StoneReturned {
  type: 'prison_freed' | 'gem_returned';
  seat: number;
  place: number;
  centre: Centre;
}
/**
 * MU-13.9: what the centre holds afterwards.
 */
export interface StoneTaken {
  type: 'gem_taken' | 'prison_taken';
  seat: number;
  place: number;
  source: Source;
  centre: Centre;
}
/**
 * A stored match in the list of matches.
 */
export interface Summary {
  totals: number[];
  game_number: number;
  duel: number;
}
/**
 * MU-11.3
 */
export interface TakeGem {
  type: 'take_gem';
  place: number;
  source: Source;
}
/**
 * MU-11.5
 */
export interface TakePrison {
  type: 'take_prison';
  place: number;
  source: Source;
}
/**
 * MU-13.13
 */
export interface TotalsChanged {
  type: 'totals_changed';
  totals: number[];
}
/**
 * Everything that a seat, or a spectator, may know.
 */
export interface View {
  seat: number | null;
  players: number;
  options: Options;
  phase: Phase;
  totals: number[];
  /**
   * Of the games already scored, one row of all seats per game.
   */
  scores: number[][];
  /**
   * 1, 2, …
   */
  game: number;
  /**
   * 0 before the first duel, then 1 … 9.
   */
  duel: number;
  /**
   * Strength of the guard that is being fought.
   */
  guard: number | null;
  guards_removed: number[];
  guards_turned: number[];
  /**
   * Strengths still in the pile, sorted; their order is known to nobody (MU-12.2, MU-12.3).
   */
  guards_left: number[];
  hand_counts: number[];
  /**
   * The viewer's own, sorted; null for a spectator.
   */
  hand: Card[] | null;
  /**
   * The viewer's own, by place; null for a spectator and before they are laid.
   */
  pay: Card[] | null;
  rows: Row[];
  centre: Centre;
  /**
   * Seats that count in this duel (MU-4.2).
   */
  counting: number[];
  /**
   * Winner or loser who must act.
   */
  acting: number | null;
  /**
   * Who has handed in a choice in the open secret decision (MU-12.11).
   */
  chosen: boolean[];
  /**
   * The viewer's own choice in the open secret decision (MU-12.10).
   */
  own_choice: Card[] | null;
  /**
   * Cards by seat of the duel whose winner or loser is about to act.
   */
  turned: Card[] | null;
  /**
   * Cards of the earlier duels of this game (MU-12.12).
   */
  played: Card[];
  /**
   * Those of this game whose cards have been turned up.
   */
  duels: Duel[];
  /**
   * The game before this one, or the last of a match that is over.
   */
  last_game: Scoring | null;
}

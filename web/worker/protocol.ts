/**
 * What crosses between the page and Python: JSON in, JSON out (`py/musketiere/bridge.py` is the other side).
 *
 * The page never sees a `State` or a record of a match in play: it holds the view and the legal actions of the seat in
 * front of the screen (`viewer`), or a spectator's view (`viewer: null`) while a curtain is closed.
 */

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

/* ---- options ------------------------------------------------------------------------------------------------- */

export type OptionValue = number | string | number[];
export type OptionSpec = { id: string; clause: string } & (
  | { type: 'integer'; default: number; min: number; max: number; only_if?: Record<string, string> }
  | { type: 'choice'; default: string; choices: string[] }
  | { type: 'integers'; default: number[]; length: number; min: number; max: number }
);
export interface GameInfo {
  id: string;
  rules_version: number;
  seats: { min: number; max: number };
  options: OptionSpec[];
  computer_players: string[];
}
/** A sentence to be made by the page: Fluent id `error-<code>` or `warning-<code>` with these arguments. */
export interface Message {
  code: string;
  params: Record<string, string | number>;
  /** The option a message belongs to, when it belongs to one. */
  option?: string;
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
export interface Decision {
  kind: DecisionKind;
  /** Seats that have not handed in yet. */
  seats: number[];
  /** Chosen in secret at the same time. */
  secret: boolean;
}

/* ---- view (section 12) ------------------------------------------------------------------------------------------- */

export interface View {
  seat: number | null;
  players: number;
  options: Record<string, OptionValue>;
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
  | { type: 'match_started'; options: Record<string, OptionValue>; seats: number }
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
  | { type: 'match_ended'; winners: number[]; ranking: Rank[]; totals: number[] };

export interface Rank {
  seat: number;
  rank: number;
  total: number;
}
export interface Outcome {
  /** Why the match ended: `target`, `single` or `games`. */
  reason: string;
  winners: number[];
  ranking: Rank[];
}

/* ---- requests and answers --------------------------------------------------------------------------------------- */

/** Who sits at a seat: a human, or a computer player by its id. */
export type Sitter = 'human' | string;

/** Everything the page needs to draw the table for `viewer`. */
export interface Frame {
  game: string;
  viewer: number | null;
  names: string[];
  sitters: Sitter[];
  view: View;
  /** null when the match is over. */
  decision: Decision | null;
  /** null when the viewer has nothing to decide now. */
  legal: Legal | null;
  /** The viewer may take back what he handed in last. */
  can_undo: boolean;
  /** Number of actions in the record. */
  actions: number;
  outcome: Outcome | null;
  /** Prepared first match that teaches; null in an ordinary one. */
  lesson: boolean;
}

export interface Table {
  frame: Frame;
  /** What happened in this request, as the viewer may see it, in order. */
  events: GameEvent[];
}
/** Answer of `advance`: computer seats think in slices. */
export interface Advance extends Table {
  /** A computer player has not finished: call again. */
  busy: boolean;
  /** Seat that is thinking, and how far it is (0 … 1). */
  thinking: { seat: number; progress: number } | null;
}

/** op → [request, answer]. Every answer may instead be a `Refusal`. */
export interface Requests {
  /** What can be played. */
  games: [Record<never, never>, { games: GameInfo[] }];
  /** Checks options without starting: all faults at once, and warnings (MU-10.8). */
  check: [
    { game: string; options: Record<string, OptionValue> },
    { options: Record<string, OptionValue> | null; errors: Message[]; warnings: Message[] },
  ];
  /** Starts a match and stores it under `id`; the worker draws the seeds. */
  start: [
    {
      id: string;
      game: string;
      options: Record<string, OptionValue>;
      sitters: Sitter[];
      names: string[];
      viewer: number | null;
    },
    Table,
  ];
  /** Starts the prepared lesson of a game. The human sits at seat 0. Names beyond the seats are ignored. */
  lesson: [{ id: string; game: string; names: string[] }, Table];
  /** Opens a stored match; `events` is the whole story so far as the viewer may see it. */
  open: [{ id: string; viewer: number | null }, Table];
  /** The whole story so far for another viewer (after a curtain, or to redraw). */
  look: [{ viewer: number | null }, Table];
  /** The viewer acts. */
  act: [{ seat: number; action: Action }, Table];
  /** Lets the computer seats that must decide think for at most `budget` ms; at most one decision is carried out. */
  advance: [{ budget: number }, Advance];
  /** Takes back the last action of `seat`, if nobody has learned anything from it. */
  undo: [{ seat: number }, Table];
  /** A text for bug reports and friends: the record of a match that is over. Refused while it is in play. */
  record: [Record<never, never>, { text: string }];
  /** Reads the text of `record` and stores the match as `id`; every seat is then a human's, names as in `lesson`. */
  import: [{ id: string; text: string; names: string[] }, Table];
}
export type Op = keyof Requests;
export type Ask<K extends Op> = Requests[K][0];
export type Answer<K extends Op> = Requests[K][1];

/** A request that was refused: nothing has changed. */
export interface Refusal {
  error: Message;
}

/* ---- the worker ---------------------------------------------------------------------------------------------------- */

export type ToWorker = { id: number; op: Op; body: unknown };
export type FromWorker =
  | { type: 'alive' }
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready'; ms: number }
  | { type: 'failed'; error: Message }
  | { type: 'answer'; id: number; body: unknown }
  | { type: 'storage'; state: 'ok' | 'memory' | 'full' | 'newer' };

/** A stored match as the home screen lists it; holds nothing hidden. */
export interface SavedMatch {
  id: string;
  game: string;
  names: string[];
  sitters: Sitter[];
  totals: number[];
  game_number: number;
  duel: number;
  over: boolean;
  lesson: boolean;
  created: number;
  updated: number;
}

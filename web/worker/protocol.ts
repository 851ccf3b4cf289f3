/**
 * What crosses between the page and Python: JSON in, JSON out (`py/musketiere/bridge.py` is the other side).
 *
 * The page never sees a `State` or a record of a match in play: it holds the view and the legal actions of the seat in
 * front of the screen (`viewer`), or a spectator's view (`viewer: null`) while a curtain is closed.
 *
 * A *seat* is an index of whoever decides. What a game says in words of its own stands in `web/tables/<game>/protocol.ts`.
 */
import type { Frame, GameTypes } from '../generated/bridge';

export type { Frame, GameTypes };

/* ---- options ------------------------------------------------------------------------------------------------- */

export type OptionValue = number | string | boolean | number[];
export type Options = Record<string, OptionValue>;
export type OptionSpec = { id: string; clause: string } & (
  | { type: 'integer'; default: number; min: number; max: number }
  | { type: 'choice'; default: string; choices: string[] }
  | { type: 'flag'; default: boolean }
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

/** What a data file of a game is called. */
export interface Edition {
  /** What options, records and links name it by. */
  id: string;
  name: string;
  /** The one that comes with the game: ours, not the published one. */
  built_in: boolean;
  /** By its own account the published values. */
  official: boolean;
  /** 16 hexadecimal digits over the content. */
  fingerprint: string;
}

/* ---- requests and answers --------------------------------------------------------------------------------------- */

/** Who sits at a seat: a human, or a computer player by its id. */
export type Sitter = 'human' | string;

export interface Table<G extends GameTypes = GameTypes> {
  frame: Frame<G>;
  /** What happened in this request, as the viewer may see it, in order. */
  events: G['Event'][];
}
/** Answer of `advance`: computer seats think in slices. */
export interface Advance<G extends GameTypes = GameTypes> extends Table<G> {
  /** A computer player has not finished: call again. */
  busy: boolean;
  /** Seat that is thinking, and how far it is (0 … 1). */
  thinking: { seat: number; progress: number } | null;
}

/** Answer of `watch`. */
export interface Watched<G extends GameTypes = GameTypes> extends Table<G> {
  /** How many events had happened after 0, 1, 2 … actions; the last entry is the whole story. */
  steps: number[];
  /** Every seat's own view, when all cards are open; else null. */
  views: G['View'][] | null;
}
/** What a link carries, as it says itself and as it was found when it was expanded; holds nothing hidden. */
export interface Linked {
  /** A set-up or position nobody has played yet, a match in play, or one that is over. */
  kind: 'deal' | 'play' | 'record';
  game: string;
  options: Options;
  sitters: Sitter[];
  /** None in a deal, and none where who shared it left them out. */
  names: string[];
  /** As a stored match has it, beside its game's own `Summary`; nobody has won what is not over. */
  summary: { totals: number[]; winners: number[] };
}

/** op → [request, answer]. Every answer may instead be a `Refusal`. */
export interface Requests<G extends GameTypes = GameTypes> {
  /** What can be played. */
  games: [Record<never, never>, { games: GameInfo[] }];
  /**
   * Reads a data file. From then on options may name it as `data`; the worker keeps it and hands it in again whenever it may
   * be needed. `kept` is false where the browser refuses storage: it is gone with the page. Without an edition the faults
   * say what is wrong: `at` is the key, `line` the line. What needs a file that is not here is refused with `data-missing`
   * and its id as `data`.
   */
  data: [{ game: string; text: string }, { edition: Edition | null; faults: Message[]; kept: boolean }];
  /** Removes a data file, here and from the store. */
  forget: [{ game: string; data: string }, Record<never, never>];
  /** Checks options without starting: all faults at once, warnings (MU-10.8), and which options these leave open. */
  check: [
    { game: string; options: Options },
    {
      specs: OptionSpec[];
      options: Options | null;
      errors: Message[];
      warnings: Message[];
      /** What the options make of the table, in the words of the game; null where it says nothing new, and with errors. */
      table: unknown;
    },
  ];
  /** Starts a match and stores it under `id`; the worker draws the seeds. */
  start: [
    {
      id: string;
      game: string;
      options: Options;
      sitters: Sitter[];
      names: string[];
      viewer: number | null;
    },
    Table<G>,
  ];
  /** Starts a prepared lesson of a game; it says where the human sits. Names beyond the seats are ignored. */
  lesson: [{ id: string; game: string; lesson: string; names: string[] }, Table<G>];
  /** Opens a stored match; `events` is the whole story so far as the viewer may see it. */
  open: [{ id: string; viewer: number | null }, Table<G>];
  /** The whole story so far for another viewer (after a curtain, or to redraw). */
  look: [{ viewer: number | null }, Table<G>];
  /** The viewer acts. */
  act: [{ seat: number; action: G['Action'] }, Table<G>];
  /** Lets the computer seats that must decide think for at most `budget` ms; at most one decision is carried out. */
  advance: [{ budget: number }, Advance<G>];
  /** Takes back the last action of `seat`, if nobody has learned anything from it. */
  undo: [{ seat: number }, Table<G>];
  /** A text for bug reports and friends: the record of a match that is over. Refused while it is in play. */
  record: [Record<never, never>, { text: string }];
  /** A link code for the open match: its deal alone, or the match as it stands. Refused while it would tell a player's cards. */
  share: [{ what: 'deal' | 'match'; names: boolean }, { code: string }];
  /** Expands a link code wholly and says what it carries. Changes nothing, stores nothing. */
  expand: [{ code: string }, Linked];
  /**
   * Sits down to the deal, or to the match in play, of a link and stores it as `id`. `names`, as in `lesson`, stand in
   * where the link has none: a deal never has.
   */
  enter: [{ id: string; code: string; names: string[] }, Table<G>];
  /** Opens the finished match of a link, to be watched; it is stored nowhere. `names` stand in where the link has none. */
  show: [{ code: string; names: string[] }, Table<G>];
  /**
   * The open match, which must be over, as it stood after `at` actions; `events` is what happened since `since` actions,
   * from the deal on if that is -1.
   */
  watch: [{ viewer: number | null; since: number; at: number; open: boolean }, Watched<G>];
  /** What is dealt on a day, and who sits down to it. */
  day: [{ game: string; date: string }, { options: Options; sitters: Sitter[] }];
  /** Starts the deal of a day (`2026-11-21`), the same for everybody, and stores it as `id`. Names as in `lesson`. */
  daily: [{ id: string; game: string; date: string; names: string[] }, Table<G>];
  /** Reads the text of `record` and stores the match as `id`; every seat is then a human's, names as in `lesson`. */
  import: [{ id: string; text: string; names: string[] }, Table<G>];
}
export type Op = keyof Requests;
export type Ask<K extends Op, G extends GameTypes = GameTypes> = Requests<G>[K][0];
export type Answer<K extends Op, G extends GameTypes = GameTypes> = Requests<G>[K][1];

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

/** A stored match as the home screen lists it; holds nothing hidden. Beside this stands its game's own `Summary`. */
export interface SavedMatch {
  id: string;
  game: string;
  names: string[];
  sitters: Sitter[];
  /** Of all seats, or of all sides; none in a game without points. */
  totals: number[];
  over: boolean;
  /** Seats; of a match stored by an older page it is not known. */
  winners?: number[];
  /** As in a frame; of a match stored by an older page only whether it is one. */
  lesson: string | null | boolean;
  created: number;
  updated: number;
}

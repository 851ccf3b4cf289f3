/** What crosses between page and worker: what Python is asked and answers (`generated/bridge.ts`), and what the worker adds. */
import type * as bridge from '../generated/bridge';

/** Of any game, by their ids. */
export type Options = Record<string, bridge.OptionSpec['default']>;
/** Before it is known which game speaks. */
export interface AnyGame extends bridge.GameTypes {
  View: { options: Options };
  Options: Options;
  Summary: { totals: number[] };
}

/** The requests whose match the worker stores under the id that goes with them. */
type Storing = 'start' | 'lesson' | 'import' | 'daily' | 'enter' | 'branch';
type Stored = { id: string };
/** The data file by which a match is played, where the game does not bring it: whoever opens it elsewhere needs that too. */
type Lent = { data: string | null };

/** By the name of the request: what the page asks, and what the worker answers if it is not a `Refusal`. */
export type Requests<G extends bridge.GameTypes = AnyGame> = {
  [K in Exclude<keyof bridge.Requests<G>, 'open' | 'adopt' | 'data' | 'record'>]: [
    bridge.Requests<G>[K][0] & (K extends Storing ? Stored : unknown),
    bridge.Requests<G>[K][1],
  ];
} & {
  /** The text of the match stays in the worker. */
  open: [bridge.AskFollow & Stored, bridge.Update<G>];
  /** The text of a match, packed: the page hands it on unread. */
  seal: [Stored, { sealed: string } & Lent];
  record: [bridge.Nothing, bridge.Record & Lent];
  /**
   * What another device has sealed, looked through and stored; it is not in the list before it is adopted. Refused where it
   * is not what is known, or cannot be stored.
   */
  receive: [Stored & { sealed: string; known: bridge.AskAdopt['known'] }, bridge.Nothing];
  /** From here on the match that was received is one of this device. */
  adopt: [bridge.AskFollow & Stored, bridge.Update<G>];
  /** From here on the match is another device's; nothing of it stays. */
  relinquish: [Stored, bridge.Nothing];
  /**
   * The worker keeps the file and hands it in again whenever it may be needed. `kept` is false where the browser refuses
   * storage: it is gone with the page. `fresh`: it was not here before. `meant`: one that somebody else has sent is kept,
   * and known, only if it is among these.
   */
  data: [bridge.AskData & { meant?: readonly string[] }, bridge.ReadData & { kept: boolean; fresh: boolean }];
  /**
   * What the worker before could not store of a match. Refused, and then lost, where it cannot be read any more
   * (`match-lost`) or another tab has played on (`storage-conflict`).
   */
  resume: [Stored & { sealed: Blob }, bridge.Nothing];
  /** Everything that is kept, with the page's own notes, as a file that the page hands on unread: it holds what is hidden. */
  backup: [{ notes: Notes }, { file: Blob; matches: number; data: number }];
  /** Refused as a whole where it is no backup (`backup-foreign`), torn, newer, or nothing can be stored. */
  restore: [{ file: Blob }, Restored];
};
/** What the page itself keeps in small, by its key. */
export type Notes = Record<string, string>;

/** A match, to be spoken of. */
export interface Named {
  game: string;
  names: string[];
}

/** What became of the matches, data files and notes of a backup. */
export interface Restored {
  added: number;
  /** Those that were here already, just the same. */
  same: number;
  /** Of the same match the file had more, and what was here has given way; or it had less, and what was here stays. */
  replaced: Named[];
  kept: Named[];
  /** `place`: in the file, from 1; null names where not even they can be read. */
  refused: { place: number; named: Named | null; error: bridge.Message }[];
  /** Data files by their ids. */
  data: { added: string[]; refused: string[] };
  /** Wheels of players; those refused by their files: damaged, or there was no room. */
  wheels: { added: number; refused: string[] };
  /** Null where they cannot be trusted. */
  notes: Notes | null;
  /** The file is as it was made. */
  whole: boolean;
}
export type Op = keyof Requests;
export type Ask<K extends Op, G extends bridge.GameTypes = AnyGame> = Requests<G>[K][0];
export type Answer<K extends Op, G extends bridge.GameTypes = AnyGame> = Requests<G>[K][1];

/** Where matches are kept; but for `ok` the page has a sentence for it. */
export type StorageState = 'ok' | 'memory' | 'full' | 'newer';

export type ToWorker = { id: number; op: Op; body: unknown };
export type FromWorker =
  | { type: 'alive' }
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready'; ms: number }
  /** `again`: another start may do better. */
  | { type: 'failed'; error: bridge.Message; again: boolean }
  | { type: 'answer'; id: number; body: unknown }
  /**
   * The match is further than what is stored of it; null: no more. It holds what is hidden: the page keeps it unread, for
   * the worker that comes if this one dies.
   */
  | { type: 'unstored'; id: string; sealed: Blob | null }
  | { type: 'storage'; state: StorageState };

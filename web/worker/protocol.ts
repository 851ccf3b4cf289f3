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

/** By the name of the request: what the page asks, and what the worker answers if it is not a `Refusal`. */
export type Requests<G extends bridge.GameTypes = AnyGame> = {
  [K in Exclude<keyof bridge.Requests<G>, 'open' | 'data'>]: [
    bridge.Requests<G>[K][0] & (K extends Storing ? Stored : unknown),
    bridge.Requests<G>[K][1],
  ];
} & {
  /** The text of the match stays in the worker. */
  open: [bridge.AskFollow & Stored, bridge.Update<G>];
  /**
   * The worker keeps the file and hands it in again whenever it may be needed. `kept` is false where the browser refuses
   * storage: it is gone with the page.
   */
  data: [bridge.AskData, bridge.ReadData & { kept: boolean }];
};
export type Op = keyof Requests;
export type Ask<K extends Op, G extends bridge.GameTypes = AnyGame> = Requests<G>[K][0];
export type Answer<K extends Op, G extends bridge.GameTypes = AnyGame> = Requests<G>[K][1];

export type ToWorker = { id: number; op: Op; body: unknown };
export type FromWorker =
  | { type: 'alive' }
  | { type: 'progress'; loaded: number; total: number }
  | { type: 'ready'; ms: number }
  /** `again`: another start may do better. */
  | { type: 'failed'; error: bridge.Message; again: boolean }
  | { type: 'answer'; id: number; body: unknown }
  | { type: 'storage'; state: 'ok' | 'memory' | 'full' | 'newer' };

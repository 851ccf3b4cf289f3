/** What crosses between page, frame and worker of a sandbox. */

/** From the page to the frame, with a port, once. */
export interface Opening {
  /** The script of the worker. */
  readonly script: string;
  readonly wasm: Parts<ArrayBuffer>;
  readonly supplies: Supplies;
}

/** The two parts of the interpreter. */
export interface Parts<T> {
  readonly first: T;
  readonly rest: T;
}

/** What Python needs to start: the two images, and the lock. */
export interface Supplies {
  readonly image: ArrayBuffer;
  readonly school: ArrayBuffer;
  readonly lock: object;
}

/** What a player brings, or a file that may be a wheel: its digest is empty then. */
export interface Brought {
  /** The rest of Python's library. */
  readonly library: ArrayBuffer;
  readonly wheels: readonly {
    readonly file: string;
    readonly digest: string;
    readonly content: ArrayBuffer;
  }[];
}

/** What a worker begins with: a player that is to play, or a file to be looked through. */
export type Work =
  | {
      readonly type: 'play';
      readonly text: string;
      readonly name: string;
      readonly brought: Brought | null;
    }
  | { readonly type: 'inspect'; readonly brought: Brought };

/** What is asked has a number, which comes back with the answer. The first that is asked is that it does its work. */
export type ToFrame =
  | { readonly type: 'begin'; readonly number: number; readonly work: Work }
  | { readonly type: 'ask'; readonly number: number; readonly packed: string }
  | { readonly type: 'end' };

/** From the frame: what was answered to that `begin` or `ask`, as text from whoever knows whom; empty: it is gone. */
export interface FromFrame {
  readonly number: number;
  readonly said: string;
}

/** From the frame to a worker that has just been made. */
export interface Start {
  readonly modules: Parts<WebAssembly.Module>;
  readonly supplies: Supplies;
  readonly work: Work;
}

/** Characters of an answer at most. */
export const LONGEST = 1 << 17;
/** What a worker says when Python is there, and nothing of its work has been done. */
export const READY = 'ready';
/** Stands for an answer that is none; no JSON. */
export const SPOILT = '?';

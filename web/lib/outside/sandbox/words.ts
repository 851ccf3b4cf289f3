/** What crosses between page, frame and worker of a sandbox. */

/** From the page to the frame, with a port, once. */
export interface Opening {
  /** The script of the worker. */
  readonly script: string;
  readonly wasm: ArrayBuffer;
  readonly supplies: Supplies;
}

/** What Python needs to start: the two images, and the lock. */
export interface Supplies {
  readonly image: ArrayBuffer;
  readonly school: ArrayBuffer;
  readonly lock: object;
}

export type ToFrame =
  | { readonly type: 'begin'; readonly text: string; readonly name: string }
  | { readonly type: 'ask'; readonly packed: string }
  | { readonly type: 'end' };

/** From the frame: what was answered to the last `begin` or `ask`, as text from whoever knows whom; empty: it is gone. */
export type FromFrame = string;

/** From the frame to a worker that has just been made. */
export interface Start {
  readonly module: WebAssembly.Module;
  readonly supplies: Supplies;
  readonly text: string;
  readonly name: string;
}

/** Characters of an answer at most. */
export const LONGEST = 1 << 17;
/** Stands for an answer that is none; no JSON. */
export const SPOILT = '?';

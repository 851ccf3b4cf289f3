/** A browser of another family, as much of it as every driver has. */

export interface Size {
  readonly width: number;
  readonly height: number;
}

export interface Wishes {
  /** The reader lets no page store anything. */
  readonly refusesStorage?: boolean;
  /**
   * It will be closed, and opened again with what it has stored. Without one of these two wishes no service worker keeps
   * the page on the device: that, and a start of Python for its memory, costs more than what most tests look at.
   */
  readonly restarts?: boolean;
}

export type Key = 'Tab' | 'Shift+Tab' | 'Enter' | 'Escape' | 'ArrowRight';

export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json };

/** What runs in the page; it sees its arguments, and nothing around it. */
export type Script<A extends readonly unknown[], R> = (...args: A) => R | Promise<R>;

/** A window, or a frame in one. */
export interface Place {
  run<A extends readonly unknown[], R>(script: Script<A, R>, ...args: A): Promise<R>;
  /** Clicks what the script finds, as the reader's own mouse does; gives whether there was anything. */
  click<A extends readonly unknown[]>(find: Script<A, Element | null>, ...args: A): Promise<boolean>;
  /** The inside of the frame that the script finds. */
  frame(find: Script<[], Element | null>): Promise<Place>;
  press(key: Key): Promise<void>;
}

export interface Window extends Place {
  goto(address: string): Promise<void>;
  reload(): Promise<void>;
  /** What is to be seen, as PNG. */
  picture(): Promise<Uint8Array>;
  close(): Promise<void>;
}

/** A browser with a profile of its own. */
export interface Browser {
  open(size: Size): Promise<Window>;
  /** The windows that pages have opened since this was asked last. */
  opened(): Promise<Window[]>;
  /**
   * Closes the browser, which wished for it, and opens it again with what it has stored. One that stores nothing while it
   * is driven, as WebKitGTK, closes all its windows.
   */
  restart(): Promise<void>;
  close(): Promise<void>;
  /** Errors and requests to others, where the driver tells them. */
  readonly faults: readonly string[];
}

/** A way to start browsers of one family. */
export interface Family {
  start(wishes?: Wishes): Promise<Browser>;
  close(): Promise<void>;
}

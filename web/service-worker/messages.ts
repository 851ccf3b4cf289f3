/** What page and service worker say to each other. */

/** Page to worker; the answer comes through a port of its own. */
export interface Asks {
  /** To the active worker: serve me, if we are of one build. */
  'serve-me': { readonly asked: { readonly build: string }; readonly answer: boolean };
  /** To the active worker: are all files there? What is missing is fetched first. */
  complete: { readonly asked: object; readonly answer: boolean };
  /** To the active worker: are the large files as they were stored? One that is not is fetched anew. */
  inspect: { readonly asked: object; readonly answer: boolean };
  /** To the waiting worker: take over now, unless the site is open in another tab too. */
  'take-over': { readonly asked: object; readonly answer: 'now' | 'elsewhere' };
}
export type Ask = { [K in keyof Asks]: { readonly ask: K } & Asks[K]['asked'] }[keyof Asks];

/** Worker to every page: how far an installation is, in bytes, and why one has failed. */
export type Told =
  | { readonly type: 'progress'; readonly loaded: number; readonly total: number }
  | { readonly type: 'failed'; readonly reason: 'full' | 'incomplete' };

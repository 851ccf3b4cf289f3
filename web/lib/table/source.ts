import type { Remote } from './remote';

/** Which match a table shows, and how: to be played at, or to be watched step by step once it is over, with the review beside it. */
export type Source =
  | { readonly at: 'table'; readonly id: string; readonly remote?: Remote | null }
  /** One that is played at another device, at which this one is a guest. */
  | { readonly at: 'guest'; readonly remote: Remote }
  /** A problem of its game, by its id; it is stored nowhere. */
  | { readonly at: 'problem'; readonly id: string }
  | { readonly at: 'viewer'; readonly id: string; readonly review?: boolean }
  /** The finished match of a link; it is stored nowhere. `names` stand in where the link has none. */
  | { readonly at: 'viewer'; readonly code: string; readonly names: string[] };

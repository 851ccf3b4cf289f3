/** Which match a table shows, and how: to be played at, or to be watched step by step once it is over. */
export type Source =
  | { readonly at: 'table' | 'viewer'; readonly id: string }
  /** The finished match of a link; it is stored nowhere. */
  | { readonly at: 'viewer'; readonly code: string };

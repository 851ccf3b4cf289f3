import type { Sitter } from '../../worker/protocol';

/** Who plays: names are the page's business, the engine knows players by number. */
export interface Player {
  readonly name: string;
  readonly sitter: Sitter;
}
export const nameLength = 24;

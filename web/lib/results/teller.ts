/** What a game says of the results of its matches. Its words stand in the catalogue `results-<id>`. */
import type { Frame, GameTypes } from '../../generated/bridge';
import type { SavedMatch } from '../../worker/saved';
import type { MatchResult } from './kept';

export type Sum = Pick<MatchResult, 'part' | 'points'>;

/** A match that is over, as it lies on its table. */
export interface Ended<G extends GameTypes> {
  readonly frame: Frame<G>;
  readonly story: readonly G['Event'][];
}

export interface ResultTeller<G extends GameTypes = GameTypes> {
  /** The parts that its matches fall into, in their order; none where all are alike. */
  readonly parts: readonly string[];
  partName(part: string): string;
  /** What is counted under that name; its words stand in `table-<id>`. */
  figureName(figure: string): string;
  /** Of a match in the list; `seat` of the only human, null where there is none. */
  ofSaved(match: SavedMatch, seat: number | null): Sum;
  ofEnded(ended: Ended<G>, seat: number | null): Sum;
  /** What the human at that seat did, in numbers and worth telling. */
  told(ended: Ended<G>, seat: number): Required<Pick<MatchResult, 'figures' | 'feats'>>;
}

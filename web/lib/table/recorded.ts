/** What page tests are recorded as (`tools/recordings.py`). */
import type { Frame, GameTypes } from '../../generated/bridge';
import type { Answer, Ask, Op } from '../../worker/protocol';

/** A request of the page and its answer. */
export type Recorded<G extends GameTypes> = {
  [K in Op]: { readonly op: K; readonly body: Ask<K, G>; readonly answer: Answer<K, G> };
}[Op];

/** A match that is over. */
export interface Replay<G extends GameTypes> {
  /** How many events had happened after 0, 1, 2 … actions. */
  readonly moments: readonly number[];
  /** All that happened, as some know it. */
  readonly stories: readonly { readonly viewer: number | null; readonly events: readonly G['Event'][] }[];
  /** The table as it is opened, and then at some moments from some viewpoints. */
  readonly frames: readonly Frame<G>[];
}

import type { Action, Legal, Place, View } from '../../../generated/mousquetaires_du_roy';
import type { Good } from './gold';
import type { People } from './people';
import type { Thrown } from './scene';

/** The place that is looked at, as it is drawn. */
export interface Focus {
  readonly view: View;
  readonly people: People;
  readonly place: Place;
  /** What may be attempted there now; null while nothing is asked of the reader. */
  readonly legal: Legal | null;
  /** Which of them make sense, and why. */
  readonly good: Good;
  /** Dice that are thrown there, and whether they are still in the air. */
  readonly thrown: Thrown | null;
  readonly rolling: boolean;
  readonly act: (action: Action | null) => void;
}

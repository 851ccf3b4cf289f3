/** With the rest of his actions he draws: one touch, and each draw is carried out as long as the engine offers the next. */
import type { Action, Legal, Musketeer, View } from '../../../generated/mousquetaires_du_roy';
import { find } from './choice';

/** The next draw of the one who draws on, if it is offered at once. */
export function drawingOn(who: Musketeer | null, view: View, legal: Legal | null): Action | null {
  return who !== null && view.asking === 'action' && view.active === who ? find(legal, 'draw') : null;
}

/**
 * With the rest of his actions he draws: one touch, and each draw is carried out as long as the engine offers the next,
 * and counsels nothing else.
 */
import type { Action, Frame, Musketeer } from '../../../../generated/mousquetaires_du_roy';
import { find } from '../scene/choice';

/** The next draw of the one who draws on, if it is offered at once; to whoever wants no hints nothing else is counselled. */
export function drawingOn(
  who: Musketeer | null,
  { view, legal }: Pick<Frame, 'view' | 'legal'>,
): Action | null {
  const { lead = null, rival = null } = legal?.counsel ?? {};
  const better = lead?.side === 'team' && ![lead.do, rival?.lead.do].includes('draw') && !lead.dares;
  return who !== null && !better && view.asking === 'action' && view.active === who
    ? find(legal, 'draw')
    : null;
}

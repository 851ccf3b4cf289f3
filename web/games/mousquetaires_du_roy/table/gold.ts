/** Why a thing is gold: what the engine finds worth an action, in a sentence for each kind of thing. */
import type { Action, Frame } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { sensible } from './counsel';

/** A way is told by where it leads, an escape is one however it is made. */
const what = (action: Action): string => {
  if (action.type === 'move' || action.type === 'ride') return action.what;
  return action.type.startsWith('escape') ? 'escape' : action.type;
};

export const reason = (action: Action): string => t('mr-gold', { what: what(action) });

/** Of all that is gold in a Musketeer's turn; none elsewhere, where gold is the answer itself. */
export const reasons = (frame: Pick<Frame, 'legal' | 'problem' | 'view'>): readonly string[] =>
  frame.view.asking === 'action' ? [...new Set([...sensible(frame)].map(reason))] : [];

/**
 * What one touch goes on with: a Musketeer draws with the rest of his actions, as long as the engine offers the next card and
 * counsels nothing else; or he plays the cards that are counselled until the value of a challenge is reached.
 */
import type { Action, Frame, Musketeer } from '../../../../generated/mousquetaires_du_roy';
import { told } from '../counsel/lead';
import { pointsOf, summed } from '../scene/attempt';
import { find } from '../scene/choice';

type Asked = Pick<Frame, 'legal' | 'problem' | 'view'>;

export interface GoingOn {
  /** Of what it began with. */
  readonly type: Action['type'];
  readonly who: Musketeer;
}

/** What it goes on with now; null where that is over. To whoever wants no hints nothing is counselled. */
export function next(on: GoingOn | null, frame: Asked): Action | null {
  const { view, legal } = frame;
  if (on === null || view.active !== on.who) return null;
  if (on.type === 'card') return advised(frame);
  const { lead = null, rival = null } = legal?.counsel ?? {};
  const better = lead?.side === 'team' && ![lead.do, rival?.lead.do].includes('draw') && !lead.dares;
  return !better && view.asking === 'action' ? find(legal, 'draw') : null;
}

/** The first of several cards that the challenge still takes, where one is counselled. */
export function firstOfSeveral(frame: Asked): Action | null {
  const card = advised(frame);
  const sum = summed(frame.view);
  return card && sum && sum.left > pointsOf(card.what) ? card : null;
}

function advised(frame: Asked) {
  const best = told('best', frame);
  return frame.view.asking === 'cards' && best?.type === 'card' ? best : null;
}

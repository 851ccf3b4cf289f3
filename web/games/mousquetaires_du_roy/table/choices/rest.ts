/**
 * What one touch goes on with: a Musketeer draws with the rest of his actions, as long as the engine offers the next card and
 * nothing new is worth a decision; or he plays the cards that are counselled until the value of a challenge is reached.
 */
import type { Action, Frame, Musketeer } from '../../../../generated/mousquetaires_du_roy';
import { rivals, told } from '../counsel/lead';
import { pointsOf, summed } from '../scene/attempt';
import { doing, find } from '../scene/choice';

type Asked = Pick<Frame, 'legal' | 'problem' | 'view'>;

export interface GoingOn {
  /** Of what it began with. */
  readonly type: Action['type'];
  readonly who: Musketeer;
  /** What he was told beside it when he chose it. */
  readonly ways: readonly string[];
}

/** `frame`: as he saw it. */
export const begun = ({ type }: Action, frame: Asked): GoingOn | null =>
  frame.view.active === null ? null : { type, who: frame.view.active, ways: waysOf(frame) };

/** What is counselled, or may be chosen. */
function waysOf(frame: Asked): string[] {
  const best = told('best', frame);
  return (best ? [best] : rivals(frame)).map(doing);
}

/** What it goes on with now; null where that is over. To whoever wants no hints nothing is counselled. */
export function next(on: GoingOn | null, frame: Asked): Action | null {
  const { view, legal } = frame;
  if (on === null || view.active !== on.who) return null;
  if (on.type === 'card') return advised(frame);
  const draw = view.asking === 'action' ? find(legal, 'draw') : null;
  const ways = waysOf(frame);
  const goesOn = draw && (ways.length === 0 || ways.includes(doing(draw)));
  return goesOn && ways.every((one) => on.ways.includes(one)) ? draw : null;
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

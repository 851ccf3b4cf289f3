/** What is gold, and why: with what the lead begins, or the answer to what is asked, with a sentence for each kind of thing. */
import type { Action, Frame } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { isWay } from './choice';
import { leadOf, pieceWords, plainDeed } from './lead';
import { oddsOf } from './odds';
import type { People } from './people';
import { counselOf } from './pressure';

/** The action that is counselled, if any is, with its sentence. */
export type Good = ReadonlyMap<Action, string>;
type Asked = Pick<Frame, 'legal' | 'problem' | 'view'>;

/** Answers by which nothing more is done. */
const DECLINES: ReadonlySet<Action['type']> = new Set(['pass', 'done', 'draw_perfidy', 'stay_hidden', 'no']);

/** None in a problem: that is what is asked. */
export const best = (frame: Asked): Good => {
  const { legal, problem } = frame;
  const action = legal && legal.counsel.best !== null ? legal.actions[legal.counsel.best] : undefined;
  return problem || !action ? new Map() : new Map([[action, reason(action, frame)]]);
};

function reason(action: Action, frame: Asked): string {
  const { asking } = frame.view;
  const lead = leadOf(frame);
  // Where the lead says that already, why it is better.
  const piece =
    lead?.side === 'team' && lead.place !== null && lead.piece !== null && lead.do === action.type;
  if (piece) return pieceWords(lead);
  if (asking === 'action') {
    const words = t('mr-gold', { what: what(action, frame) });
    const { view } = frame;
    const people: People = { roster: { names: [], viewer: view.seat }, view }; // only heroes are named
    const counsel = lead?.side === 'team' && lead.task !== null && counselOf(frame, people);
    if (!counsel) return words;
    return action.type === 'duel' ? `${counsel} ${words}` : counsel; // what he dares is said beside it
  }
  return t('mr-gold-answer', { answer: DECLINES.has(action.type) ? `${asking}_not` : asking });
}

/** A way is told by where it leads, an escape is one however it is made. */
function what(action: Action, { legal, view }: Asked): string {
  const active = view.active === null ? undefined : view.musketeers[view.active];
  if (isWay(action)) return active?.place === action.what ? 'back' : action.what; // out of a line of the inn (MR-22.17)
  if (action.type === 'duel' && active?.life === 1) return 'last_life';
  if (action.type === 'duel' && (oddsOf(legal, action)?.hurt ?? 100) === 100) return 'risk'; // or whoever lies face down
  return plainDeed(action.type, view);
}

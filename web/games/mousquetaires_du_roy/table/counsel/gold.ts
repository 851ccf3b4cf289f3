/** What is gold, and why: with what the lead begins, or the answer to what is asked, with a sentence for each kind of thing. */
import type { Action, Frame, Token, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { adversaryName, atPlace, challengeName } from '../../words';
import { openChallenges } from '../scene/attempt';
import { isWay } from '../scene/choice';
import type { People } from '../scene/people';
import { isForLater, leadOf, pieceWords, plainDeed, told } from './lead';
import { oddsOf, oddsWords } from './odds';
import { counselOf } from './pressure';

/** The action that is counselled, if any is, with its sentence. */
export type Good = ReadonlyMap<Action, string>;
/** What is counselled is what the lamp says: it has reasons of its own. */
export interface Lit {
  readonly isLit?: true;
}
type Asked = Pick<Frame, 'legal' | 'problem' | 'view'> & Lit;

/** Answers by which nothing more is done. */
const DECLINES: ReadonlySet<Action['type']> = new Set(['pass', 'done', 'draw_perfidy', 'stay_hidden', 'no']);

/** In percent; as near as that is told as certain by chances in tenths. */
const SURE = 100;
const NEAR = 95;

/** Of use in a duel. */
const ARMS: ReadonlySet<Token> = new Set(['pistol', 'toledo', 'cuirass', 'improved_botte']);

/** None in a problem: that is what is asked; nor where no reason is known. */
export const best = (frame: Asked): Good => {
  const action = counselled(frame);
  const why = action && reason(action, frame);
  return action && why ? new Map([[action, why]]) : new Map();
};

const counselled = (frame: Asked): Action | null => told('best', frame);

/** What would be a dare: nothing is gold then, and this least of all. None in a problem. */
export const dared = (frame: Asked): Action | null => told('dare', frame);

/** Why it is gold, to whoever has read already what it is for. */
export function grounds(frame: Asked): string[] {
  const action = counselled(frame);
  if (!action || frame.view.asking !== 'action') return [...best(frame).values()];
  const words = plain(action, frame);
  return words === counselOf(frame, peopleOf(frame)) ? [] : [words];
}

function reason(action: Action, frame: Asked): string | null {
  const { asking } = frame.view;
  const lead = leadOf(frame);
  // Where the lead says that already, why it is better.
  const piece =
    lead?.side === 'team' && lead.place !== null && lead.piece !== null && lead.do === action.type;
  if (piece) return pieceWords(lead);
  if (asking === 'action') {
    const words = plain(action, frame);
    const counsel = lead?.side === 'team' && lead.task !== null && counselOf(frame, peopleOf(frame));
    if (!counsel) return words;
    return action.type === 'duel' ? `${counsel} ${words}` : counsel; // what he dares is said beside it
  }
  if (asking === 'next') return null; // his lead says it
  if (frame.isLit) return t('mr-gold-lamp');
  if (action.type === 'buy') return boughtFor(action.what, frame.view);
  const answer = DECLINES.has(action.type) ? `${asking}_not` : asking === 'own' ? action.type : asking;
  return t('mr-gold-answer', { answer });
}

/** Only heroes are named. */
const peopleOf = ({ view }: Asked): People => ({ roster: { names: [], viewer: view.seat }, view });

const plain = (action: Action, frame: Asked): string => {
  const odds = oddsOf(frame.legal, action);
  return t('mr-gold', { what: what(action, frame), odds: odds ? oddsWords(odds) : '' });
};

/** What there is to be done with it: a challenge for which he lacks points, or somebody to be beaten; null without either. */
function boughtFor(token: Token, view: View): string | null {
  const one = view.musketeers[view.active ?? 0];
  const open = openChallenges(view).find(
    ({ challenge: { skill, value } }) =>
      token === `improved_${skill}` && value > (one?.skills[skill] ?? value),
  );
  if (open) {
    const challenge = challengeName(open.challenge.skill, open.challenge.value);
    return t('mr-gold-buy', { for: 'skill', name: challenge, at: atPlace(open.place) });
  }
  const places = one?.place === 'louvre' ? (['louvre', 'paris'] as const) : (['paris', 'louvre'] as const);
  const foes = places.flatMap((place) =>
    (view.missions[place]?.opponents ?? []).flatMap((foe) => (foe.beaten ? [] : [{ place, foe }])),
  );
  const [first] = ARMS.has(token) ? foes : [];
  return first
    ? t('mr-gold-buy', { for: 'arms', name: adversaryName(first.foe.id), at: atPlace(first.place) })
    : null;
}

/** A way is told by where it leads, an escape is one however it is made. */
function what(action: Action, { legal, view }: Asked): string {
  const active = view.active === null ? undefined : view.musketeers[view.active];
  if (isForLater(action.type, view)) return 'ahead';
  if (isWay(action)) return active?.place === action.what ? 'back' : action.what; // out of a line of the inn (MR-22.17)
  if (action.type === 'duel' && active?.life === 1) return 'last_life';
  if (action.type === 'duel') {
    const hurt = oddsOf(legal, action)?.hurt;
    if (hurt === undefined) return 'risk'; // whoever lies face down
    if (hurt === SURE) return 'wound';
    if (hurt >= NEAR) return 'hurt';
  }
  return plainDeed(action.type, view);
}

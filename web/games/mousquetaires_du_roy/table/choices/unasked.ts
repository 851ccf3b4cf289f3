/** What need not be asked, as there is nothing to decide. */
import type { Action, Frame } from '../../../../generated/mousquetaires_du_roy';
import { isSettled } from '../duel/duel';
import { summed } from '../scene/attempt';
import { find } from '../scene/choice';

/**
 * Which die is thrown again where no throw changes anything for the better; and, as long as nobody of the other side sits
 * there who could notice the pause and what it tells of a hand: which cards are played for a challenge where only these
 * reach its value (MR-29.1), whether Rochefort appears where Milady is not, and which cards are committed by one who has
 * no Combat cards.
 */
export function unasked(
  { view, legal }: Pick<Frame, 'view' | 'legal'>,
  humans: readonly number[],
): Action | null {
  const { asking, duel, milady_seat, musketeers } = view;
  const actions = legal?.actions ?? [];
  if (asking === 'blade' && duel && isSettled(duel, musketeers[duel.musketeer]?.life ?? 0, legal))
    return find(legal, 'pass');
  if (new Set(humans.map((seat) => seat === milady_seat)).size > 1) return null;
  const [only = null] = actions;
  if (asking === 'cards') return actions.length === 1 || takesAll(view) ? only : null;
  const empty = asking === 'reveal' || (asking === 'commit' && duel?.committed.length === 0);
  return empty && actions.length === 1 ? only : null;
}

/** Whether it takes every card that counts for it: in what order they are named is nothing to decide. */
function takesAll(view: Frame['view']): boolean {
  const found = summed(view);
  const held = found && view.musketeers[view.active ?? 0]?.in_cards?.[found.skill];
  return found !== null && found.own + (held ?? 0) === found.value;
}

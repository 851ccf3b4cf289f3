/** For the tests: a player who always takes the first legal choice. */

import type { Action, Frame } from '../../../generated/musketiere';
import { actionOf, nothingPicked, ownPlaces, prepicked, takenFrom, wanted } from './choice';

export function firstChoice({ legal, view }: Frame): Action {
  const cards = view.hand?.slice(0, wanted(legal)) ?? [];
  const place = prepicked(legal).place ?? [...ownPlaces(legal).keys()][0] ?? null;
  const action = actionOf({ ...nothingPicked, cards, place, source: takenFrom(legal)[0] ?? null }, legal);
  if (!action) throw new Error('no legal action');
  return action;
}

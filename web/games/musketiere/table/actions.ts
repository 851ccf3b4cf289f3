/** What may be done at each pay place now: own places, and stones of others that may be taken. */

import type { Frame } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { nameOf, type Roster } from '../../../lib/table/roster';
import { cardValue, pointsOf } from './cards';
import { ownPlaces, type Picks, prepicked, takenFrom } from './choice';
import type { Deed } from './place';
import type { Scene } from './scene';

export function deedsAt(
  { legal, viewer }: Frame,
  scene: Scene,
  picks: Picks,
  roster: Roster,
  pick: (change: Partial<Picks>) => void,
): Map<number, Map<number, Deed>> {
  const actionButtons = new Map<number, Map<number, Deed>>();
  const put = (seat: number, place: number, deed: Deed) =>
    actionButtons.set(seat, (actionButtons.get(seat) ?? new Map<number, Deed>()).set(place, deed));
  if (viewer === null) return actionButtons;
  const given = prepicked(legal); // the only answer stays chosen, however often it is touched
  for (const [place, type] of ownPlaces(legal)) {
    const card = scene.pay?.[place];
    const worth = card === undefined ? 0 : pointsOf(card, 'G');
    put(viewer, place, {
      label: t(`place-${type}`, {
        place: place + 1,
        value: card === undefined ? 'none' : cardValue(card),
        worth,
      }),
      picked: picks.place === place,
      ...(card !== undefined && { digits: String(cardValue(card)) }),
      stone: type === 'take_gem' ? 'G' : type === 'take_prison' ? 'P' : '-',
      press: () => pick({ place: picks.place === place ? given.place : place }),
    });
  }
  const taken = [...(actionButtons.get(viewer)?.values() ?? [])].map(({ digits }) => digits).join('');
  const free = [...'123456789'].filter((digit) => !taken.includes(digit));
  for (const [at, [seat, place]] of takenFrom(legal).entries()) {
    const kind = scene.rows[seat]?.[place] === 'G' ? 'G' : 'P';
    const picked = picks.source !== null && picks.source[0] === seat && picks.source[1] === place;
    put(seat, place, {
      label: t('source-take', { stone: t(`stone-${kind}`), name: nameOf(roster, seat), place: place + 1 }),
      picked,
      ...(free[at] !== undefined && { key: free[at] }),
      press: () => pick({ source: picked ? given.source : [seat, place] }),
    });
  }
  return actionButtons;
}

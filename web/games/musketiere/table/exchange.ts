/**
 * A match over, its deal is played once more with two hands exchanged: seats are nothing else here (MU-0.4). What each of
 * the two made of both hands is a fair comparison, whatever had been dealt.
 */
import type { Frame } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { onlyHuman } from '../../../lib/only-human';
import type { Exchange } from '../../../lib/table/end';
import { Remembered } from '../../../lib/table/remembered';
import { nameOf, type Roster } from '../../../lib/table/roster';

/** What the viewer and the other one made of their own hands. */
interface Before {
  readonly viewer: number;
  readonly totals: readonly number[];
  /** How many games that were: only as many can be compared. */
  readonly games: number;
}
const before = new Remembered<Before>('exchange');

/**
 * With who has won, else with who came last; null where other people or players of visitors have sat there, and in
 * practice: what somebody made of a hand is known of a match that was played from its deal.
 */
export function exchange(frame: Frame, roster: Roster): Exchange | null {
  const { controllers, outcome, lesson, practice, view } = frame;
  const { viewer } = roster;
  if (viewer === null || onlyHuman(controllers) !== viewer) return null;
  if (outcome === null || lesson !== null || practice || controllers.includes('external')) return null;
  const others = outcome.ranking.map(({ seat }) => seat).filter((seat) => seat !== viewer);
  const won = outcome.winners.includes(viewer);
  const seat = others.at(won ? -1 : 0);
  if (seat === undefined) return null;
  const kept = { viewer, totals: view.totals, games: view.game };
  return {
    seat,
    label: t('end-exchange', { name: nameOf(roster, seat) }),
    about: t('end-exchange-about', { won: won ? 'yes' : 'no' }),
    begun: (id) => before.keep(id, kept),
  };
}

/** What came of it: null of a match that began otherwise, or that took another number of games. */
export function exchanged(id: string, { view }: Frame, roster: Roster): string | null {
  const then = before.of(id);
  const { viewer } = roster;
  if (then === null || viewer === null || then.games !== view.game) return null;
  const other = then.viewer; // who sits there now had the hand that the viewer has
  const [own, now] = [then.totals[other] ?? 0, view.totals[viewer] ?? 0];
  const [theirs, after] = [then.totals[viewer] ?? 0, view.totals[other] ?? 0];
  return t('end-exchanged', {
    name: nameOf(roster, other),
    own,
    now,
    sum: own + now,
    theirs,
    after,
    theirSum: theirs + after,
  });
}

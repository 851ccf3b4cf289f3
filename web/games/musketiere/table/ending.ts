/** How a match ended: ducats as towers of coins, so that the standing is seen before it is read; and by how much (MU-9). */
import { html } from 'lit';
import type { Frame } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import type { Mood } from '../../../lib/table/end';
import { nameOf, type Roster, whoIs } from '../../../lib/table/roster';
import { portrait } from '../art';
import { personsOf } from './faces';

/** Coins of the highest tower. */
const HIGHEST = 12;

export function tale(frame: Frame, roster: Roster, mood: Mood) {
  const totals = frame.view.totals;
  const most = Math.max(1, ...totals);
  const winners = frame.outcome?.winners ?? [];
  const faces = personsOf(roster.names);
  const picture = html`
    <ul class="towers">
      ${totals.map(
        (
          total,
          seat,
        ) => html`<li class=${winners.includes(seat) ? 'tower--first' : ''} ${vars({ '--coins': Math.round((total / most) * HIGHEST) })}>
          <span class="face">${portrait(faces[seat] ?? 'dartagnan', winners.includes(seat) ? 'glad' : seat === roster.viewer ? 'sad' : 'cross')}</span>
          <b>${total}</b><i></i><span>${whoIs(roster, seat)}</span>
        </li>`,
      )}
    </ul>
  `;
  return { why: margin(totals, winners, roster, mood), picture };
}

/** By how many ducats it was won or lost. */
function margin(
  totals: readonly number[],
  winners: readonly number[],
  roster: Roster,
  mood: Mood,
): string | null {
  const [winner] = winners;
  if (winner === undefined || winners.length > 1) return null;
  const first = totals[winner] ?? 0;
  const second = totals
    .flatMap((total, seat) => (seat === winner ? [] : [{ total, seat }]))
    .sort((a, b) => b.total - a.total)[0];
  if (mood === 'lost' && roster.viewer !== null)
    return t('end-missing', { count: first - (totals[roster.viewer] ?? 0), other: nameOf(roster, winner) });
  return second ? t('end-ahead', { count: first - second.total, other: nameOf(roster, second.seat) }) : null;
}

import { html, nothing } from 'lit';
import { icon } from '../../lib/art';
import type { Guest } from '../../lib/guests/guest';
import type { Place, Stage } from '../../lib/guests/words';
import { t } from '../../lib/i18n';

interface Shown {
  /** The seat of this device; null or below 0 where it has none. */
  readonly own: number | null;
  /** What the part of a seat is called. */
  readonly role?: (seat: number) => string | null;
  /** What can be done about a seat. */
  readonly ways?: (place: Place, seat: number) => unknown;
}

/** Who sits where, and who is away. */
export const placesOf = ({ places, onlookers }: Stage, { own, role, ways }: Shown) => html`
  <ul class="gathered">
    ${places.map(
      (place, seat) => html`<li class="gathered__place ${place.here ? '' : 'gathered__place--away'}">
        ${icon(place.who === 'computer' ? 'computer' : place.here ? 'human' : 'hourglass')}
        <span><b>${place.name}</b> ${role?.(seat) ? html`<small>${role(seat)}</small>` : nothing}</span>
        <small class="gathered__state">${stateOf(place, seat === own)}</small>
        ${ways?.(place, seat) ?? nothing}
      </li>`,
    )}
  </ul>
  ${onlookers > 0 ? html`<p class="hint gathered__onlookers">${icon('eye')} ${t('guests-onlookers', { count: onlookers })}</p>` : nothing}
`;

/** Whoever looks on may sit down where nobody does; before the match begins, whoever sits elsewhere too. */
export const sitDown = (guest: Guest | null, { free }: Place, seat: number) =>
  guest && free && (guest.seat === null || guest.stage?.table === null)
    ? html`<button class="button button--quiet" @click=${() => guest.sit(seat)}>${t('join-sit')}</button>`
    : nothing;

function stateOf({ who, here, free, lent }: Place, own: boolean): string {
  if (own) return t('table-you');
  if (who === 'computer' || (lent && !here)) return t('guests-computer');
  if (free) return t('guests-free');
  return t(here ? (who === 'host' ? 'guests-host' : 'guests-here') : 'guests-away');
}

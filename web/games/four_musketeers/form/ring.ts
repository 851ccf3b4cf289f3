/** Who sits where, from above: clockwise, with the first player below (FM-2.2, FM-2.9). */
import { html, nothing } from 'lit';
import type { Seating, SeatKind } from '../../../generated/four_musketeers';
import { icon } from '../../../lib/art';
import type { Player } from '../../../lib/form/player';
import { t } from '../../../lib/i18n';
import './ring.css';

export function seatRing({ seats, teams, shadow }: Seating, players: readonly Player[]) {
  return html`
    <figure class="seating-box">
      <figcaption>${t('new-seats')}</figcaption>
      <ol class="seating seating--${seats.length}">
        ${seats.map(({ owner, kind }, seat) => {
          const team = teams?.findIndex((members) => members.includes(seat)) ?? -1;
          return html`
            <li class="seating__seat seating__seat--${kind}">
              ${icon(iconOf(players[owner ?? -1], kind))}
              <span>${seatName(seat, seats, players)}</span>
              ${team < 0 ? nothing : html`<small>${t('new-team', { number: team + 1 })}</small>`}
            </li>
          `;
        })}
        ${shadow ? html`<li class="seating__seat seating__seat--shadow">${icon('shadow-strike')} <span>${t('person-X')}</span></li>` : nothing}
      </ol>
    </figure>
  `;
}

const iconOf = (player: Player | undefined, kind: SeatKind) =>
  kind === 'player' ? (player?.controller === 'human' ? 'human' : 'computer') : kind;

/** The player, or whoever takes the free seat; several of a kind are numbered. */
export function seatName(seat: number, seats: Seating['seats'], players: readonly Player[]): string {
  const { owner = null, kind = 'player' } = seats[seat] ?? {};
  const name = players[owner ?? -1]?.name.trim() ?? '';
  if (kind === 'player') return name;
  const alike = seats.flatMap((other, i) => (other.kind === kind && other.owner === owner ? [i] : []));
  return t(`seat-${kind}`, { name, number: alike.length > 1 ? alike.indexOf(seat) + 1 : 0 });
}

/** A duel that is over, small: the guard, and who fought it with what. */
import { html, type TemplateResult } from 'lit';
import type { Event } from '../../../generated/musketiere';
import { type Roster, whoIs } from '../../../lib/table/roster';
import { cardFace, guardCard } from '../art';
import { swordRow } from './swords';

export type Turned = Event & { type: 'cards_turned' };

export function fought(
  { cards, counting }: Turned,
  { strength, won, seat: decides }: Event & { type: 'duel_decided' },
  roster: Roster,
): TemplateResult {
  const state = (seat: number) =>
    seat === decides
      ? [won ? ('won' as const) : ('lost' as const)]
      : counting.includes(seat)
        ? []
        : ['dim' as const];
  return html`<div class="fought">
    ${guardCard(strength, ...(won ? ['dim' as const] : []))}
    <ul>
      ${cards.map(
        (card, seat) => html`<li>
        ${cardFace(card, 'small', ...state(seat))} ${swordRow(card)}<span class="fought__who">${whoIs(roster, seat)}</span>
      </li>`,
      )}
    </ul>
  </div>`;
}

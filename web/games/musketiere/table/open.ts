/** What lies open of the others while a match is watched with all cards open. */

import { html, type TemplateResult } from 'lit';
import { hand as dealt } from '../../../generated/components-musketiere';
import type { Card, View } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { key } from './animation';
import { cardValue } from './cards';
import type { Scene } from './scene';
import { cardName } from './sentences';
import { swordRow } from './swords';

/** The cards of a seat as it sees them itself; a card that has been turned up meanwhile has left the hand. */
export function openCards(view: View | undefined, seat: number, { turned }: Scene) {
  const lying = turned?.[seat];
  return {
    hand: view?.hand?.filter((card) => card !== lying) ?? null,
    /** Before the first duel they are only chosen. */
    pay: view?.pay ?? (view?.duel === 0 ? view.own_choice : null) ?? null,
    /** What was handed in for the duel, until it is turned up. */
    chosen: view && view.duel > 0 ? (view.own_choice?.[0] ?? null) : null,
  };
}

/** Small, by number and swords: there is no room for whole cards beside a seat. What has left the hand keeps its room. */
export function openHand(hand: readonly Card[], name: string): TemplateResult {
  return html`<ul class="open-cards" aria-label=${t('watch-hand', { name })}>
    ${hand.map(
      (card) => html`<li data-key=${key.card(card)}>
        <b aria-hidden="true">${cardValue(card)}</b>
        ${swordRow(card)}
        <span class="unseen">${cardName(card)}</span>
      </li>`,
    )}
    ${Array.from({ length: dealt - hand.length }, () => html`<li class="open-cards__gap" aria-hidden="true"></li>`)}
  </ul>`;
}

/** The reader's own pay: three places with their cards, what they are worth as they lie, and his ducats so far. */
import { html, nothing, type TemplateResult } from 'lit';
import { places } from '../../../generated/components-musketiere';
import type { Card, Row } from '../../../generated/musketiere';
import { t } from '../../../lib/i18n';
import { ducat } from '../art';
import { asItLies, freeRow, isImprisoned, stoneAt } from './cards';
import { type Deed, payPlace } from './place';
import type { Scene } from './scene';

/** While the pay is being chosen, `picked` cards lie on their places for a try. */
export function ownPay(
  scene: Scene,
  seat: number,
  picked: readonly Card[],
  actionButtons: ReadonlyMap<number, Deed>,
  /** Shown when several humans share the device. */
  name: string | null,
  /** What it brings is all there is. */
  single: boolean,
  /** The row as it would be, while a place for a stone is being chosen. */
  wouldBe: Row | null,
  /** A third gem would end the game: that is said now, and marked. */
  isNear: boolean,
): TemplateResult {
  const row = scene.rows[seat] ?? freeRow;
  const open = scene.pay ?? scene.sheet?.pay[seat]?.cards ?? null;
  const cards: readonly Card[] = open ?? (scene.duel === 0 ? (scene.ownChoice ?? picked) : []);
  /** What he may know of it, on its places for good or for a try. */
  const mine = scene.viewer === null ? [] : cards;
  const total = scene.totals[seat] ?? 0;
  const hidden = scene.viewer === null && (scene.duel > 0 || scene.chosen[seat] === true);
  return html`
    <div class="own ${isImprisoned(row) ? 'own--jailed' : ''}">
      <b class="own__title" aria-hidden="true">${t('table-pay')}</b>
      <ol class="pay pay--own ${isNear ? 'pay--near' : ''}" aria-label=${t('table-pay')}>
        ${places.map((place) =>
          payPlace(
            {
              seat,
              place,
              card: cards[place] ?? null,
              laid: hidden || cards[place] !== undefined,
              stone: stoneAt(row, place),
              near: isNear,
            },
            actionButtons.get(place) ?? null,
            actionButtons.size > 0 && !actionButtons.has(place),
          ),
        )}
      </ol>
      <p class="own__worth">
        ${name === null ? nothing : html`<strong class="own__name" title=${name}>${name}</strong>`}
        ${mine.length > 0 ? worth(mine, row, wouldBe) : nothing}
        ${total > 0 && !single ? html`<span data-sign=${t('sign-ducats', { count: total })}>${t('table-so-far', { total })}</span>` : nothing}
      </p>
    </div>
  `;
}

function worth(pay: readonly Card[], row: Row, wouldBe: Row | null): TemplateResult {
  const now = asItLies(pay, row);
  if (wouldBe === null)
    return html`<span data-sign=${t('sign-worth', { now })}><b>${now}</b>${ducat()} <span class="own__lies">${t('table-lies')}</span></span>`;
  return html`<span data-sign=${t('sign-worth', { now })}>${now} → <b>${asItLies(pay, wouldBe)}</b>${ducat()}</span>`;
}

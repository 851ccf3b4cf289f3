import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { Card, Row } from '../../../generated/musketiere';
import { MkElement } from '../../../lib/element';
import { t } from '../../../lib/i18n';
import { cardBack, cardFace, gem, guardCard, prison } from '../art';
import './position.css';
import type { Duel, Scene, Stones } from './scenes';

/** A small still picture of a position. Its caption tells the same in words, so the drawing itself is not read out. */
@customElement('mk-position')
export class Position extends MkElement {
  @property({ attribute: false }) scene!: Scene;
  @property({ attribute: false }) names: readonly string[] = [];

  protected override render() {
    const { duel, before, after, cards, pay } = this.scene;
    return html`<div class="scene" aria-hidden="true">
      ${duel ? this.#duel(duel) : nothing}
      ${cards ? html`<div class="scene__cards">${cards.map((card) => cardFace(card))}</div>` : nothing}
      ${before ? this.#stones(before) : nothing}
      ${after?.map(
        (stones, i) => html`
          <p class="scene__then">${i > 0 ? t('scene-or') : '↓'}</p>
          ${this.#stones(stones, before?.rows)}
        `,
      )}
      ${pay ? this.#pay(pay.cards, pay.row, pay.points) : nothing}
    </div>`;
  }

  #duel({ guard, cards, sum, won, seat, aside }: Duel) {
    const mark = (i: number) => {
      if (i === aside) return t('scene-aside');
      return i === seat ? t(won ? 'scene-highest' : 'scene-lowest') : nothing;
    };
    return html`
      <div class="scene__cards">
        <div class="scene__seat scene__guard">${guardCard(guard)}</div>
        ${cards.map(
          (card, i) => html`
            <div class="scene__seat">
              ${i === aside ? cardFace(card, 'dim') : i === seat ? cardFace(card, won ? 'won' : 'lost') : cardFace(card)}
              <span>${this.names[i]}</span>
              <em>${mark(i)}</em>
            </div>
          `,
        )}
      </div>
      <p class="scene__sum">${t(won ? 'scene-won' : 'scene-lost', { sum, guard })}</p>
    `;
  }

  #stones({ rows, centre }: Stones, before?: readonly Row[]) {
    const heap = [...Array(centre.gems).fill(gem()), ...Array(centre.prisons).fill(prison())];
    return html`
      <div class="scene__table">
        ${rows.map(
          (row, seat) => html`
            <div class="scene__seat ${before && before[seat] !== row ? 'scene__seat--changed' : ''}">
              <span class="scene__row">${[...row].map((stone) => html`<i>${cardBack()}${stoneOf(stone)}</i>`)}</span>
              <span>${this.names[seat]}</span>
            </div>
          `,
        )}
        <div class="scene__seat">
          <span class="scene__heap">${heap.length > 0 ? heap : t('scene-none')}</span>
          <span>${t('scene-centre')}</span>
        </div>
      </div>
    `;
  }

  #pay(cards: readonly Card[], row: Row, points: readonly number[]) {
    return html`
      <div class="scene__cards scene__cards--pay">
        ${cards.map(
          (card, i) => html`
            <div class="scene__seat">
              <i>${cardFace(card)}${stoneOf(row[i])}</i>
              <b>${points[i]}</b>
            </div>
          `,
        )}
      </div>
      <p class="scene__sum">${t('scene-total', { sum: points.reduce((a, b) => a + b) })}</p>
    `;
  }
}

const stoneOf = (letter: string | undefined) =>
  letter === 'G' ? gem() : letter === 'P' ? prison() : nothing;

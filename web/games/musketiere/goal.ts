/** Pay is what counts: a gem doubles a card, in prison it counts nothing (MU-8.4). */
import './goal.css';
import { html, nothing } from 'lit';
import { worth } from '../../generated/components-musketiere';
import { cardFace, ducat, gem, prison } from './art';
import { cardValue, pointsOf, type Stone } from './table/cards';

const pay: readonly (readonly [string, Stone])[] = [
  ['9/1', 'G'],
  ['6/2', '-'],
  ['8/4', 'P'],
];

export const goal = () => html`
  ${pay.map(
    ([card, stone]) => html`
      <span class="goal-pay">
        ${cardFace(card)}
        <span class="goal-pay__stone">${stone === 'G' ? gem() : stone === 'P' ? prison() : nothing}</span>
        <b>${stone === '-' ? nothing : html`<small>${cardValue(card)} × ${worth[stone]} =</small>`} ${pointsOf(card, stone)} ${ducat()}</b>
      </span>
    `,
  )}
`;

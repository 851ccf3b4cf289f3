/** At the end of a game: the pay of one after another, turned up in the middle, and what it brings (MU-8.4). */
import { html, nothing, type TemplateResult } from 'lit';
import { places } from '../../../generated/components-musketiere';
import type { PayLine } from '../../../generated/musketiere';
import { cardBack, cardFace, ducat } from '../art';
import { key } from './animation';
import { stoneAt } from './cards';
import { stone } from './place';
import { brought } from './sheet';

/** `cards`: those that are turned up; the others lie face down. Nothing is said but of the first ones, which can be `read`. */
export function paid({ cards, row, points }: PayLine, read: number, who: TemplateResult): TemplateResult {
  const sum = points.slice(0, read).reduce((total, more) => total + more, 0);
  return html`
    <p class="paid">${who} <b class="paid__sum">${sum}</b>${ducat()}</p>
    <ol class="laid">
      ${places.map((place) => {
        const card = cards[place];
        const kind = stoneAt(row, place);
        return html`<li class="slot">
          <span class="slot__card paid__card ${kind === 'P' ? 'place--prison' : ''}" data-key=${key.paid(place)}>
            <span class="paid__face">${card === undefined ? cardBack() : cardFace(card)}</span>
            ${kind === '-' ? nothing : html`<span class="place__stone place__stone--${kind}">${stone(kind)}</span>`}
          </span>
          <span class="slot__who">
            ${card === undefined || place >= read ? nothing : brought(card, kind, points[place] ?? 0)}
          </span>
        </li>`;
      })}
    </ol>
  `;
}

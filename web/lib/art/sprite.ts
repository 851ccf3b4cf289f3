import { html, type TemplateResult } from 'lit';
import { emblemSymbol } from './emblem';
import { friezeSymbol } from './frieze';
import { iconSymbols } from './icons';

/**
 * What every screen is drawn with, for the shell to render at the top of the page; all else points into it. `games`: what
 * the games add to it.
 */
export function artSprite(games: unknown): TemplateResult {
  return html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">
    ${iconSymbols}${emblemSymbol}${friezeSymbol}${games}
  </svg>`;
}

/**
 * Drawings that are fetched once the page stands, as those of cards. They are not displayed, which spares the browser
 * their styles; so there can be no gradient among them, they count only where they are.
 */
export const plates = (symbols: unknown): TemplateResult =>
  html`<svg class="mk-engravings" aria-hidden="true">${symbols}</svg>`;

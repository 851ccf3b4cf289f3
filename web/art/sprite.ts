import { html, type TemplateResult } from 'lit';
import { curtainSymbol } from './curtain';
import { emblemSymbols } from './emblem';
import { feltSymbol } from './felt';
import { stoneSymbol } from './four_musketeers/stone';
import { friezeSymbol } from './frieze';
import { iconSymbols } from './icons';

/** What every screen is drawn with, for the shell to render at the top of the page; all else points into it. */
export function artSprite(): TemplateResult {
  return html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">
    ${iconSymbols}${emblemSymbols}${feltSymbol}${friezeSymbol}${curtainSymbol}${stoneSymbol}
  </svg>`;
}

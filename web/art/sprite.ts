import { html, type TemplateResult } from 'lit';
import { backSymbols } from './backs';
import { curtainSymbol } from './curtain';
import { deviceSymbols } from './devices';
import { emblemSymbols } from './emblem';
import { feltSymbol } from './felt';
import { friezeSymbol } from './frieze';
import { iconSymbols } from './icons';
import { stoneSymbols } from './stones';

/** Every drawing once, for the shell to render at the top of the page; all others point into it. */
export function artSprite(): TemplateResult {
  return html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">
    ${deviceSymbols}${backSymbols}${stoneSymbols}${iconSymbols}${emblemSymbols}${feltSymbol}${friezeSymbol}${curtainSymbol}
  </svg>`;
}

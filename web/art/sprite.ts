import { html, type TemplateResult } from 'lit';
import { curtainSymbol } from './curtain';
import { emblemSymbols } from './emblem';
import { feltSymbol } from './felt';
import * as four from './four_musketeers/sprite';
import { friezeSymbol } from './frieze';
import { iconSymbols } from './icons';
import * as musketiere from './musketiere/sprite';

/** Every drawing once, for the shell to render at the top of the page; all others point into it. */
export function artSprite(): TemplateResult {
  return html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">
    ${musketiere.symbols}${four.symbols}${iconSymbols}${emblemSymbols}${feltSymbol}${friezeSymbol}${curtainSymbol}
  </svg>`;
}

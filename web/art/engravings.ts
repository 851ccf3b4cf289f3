import { html, type TemplateResult } from 'lit';
import * as four from './four_musketeers/sprite';
import * as musketiere from './musketiere/sprite';

/** What cards and stones are drawn with: most of our art. The shell fetches it once the page stands. */
export function engravings(): TemplateResult {
  return html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">${musketiere.symbols}${four.symbols}</svg>`;
}

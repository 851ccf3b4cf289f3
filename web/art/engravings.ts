import { html, type TemplateResult } from 'lit';
import * as four from './four_musketeers/sprite';
import * as roy from './mousquetaires_du_roy/sprite';
import * as musketiere from './musketiere/sprite';

/**
 * What cards are drawn with: most of our art; of Mousquetaires du Roy only what the home page shows. The shell fetches it once the page stands. It is not displayed, which
 * spares the browser its styles; so there can be no gradient here, they count only where they are.
 */
export function engravings(): TemplateResult {
  return html`<svg class="mk-engravings" aria-hidden="true">${musketiere.symbols}${four.symbols}${roy.symbols}</svg>`;
}

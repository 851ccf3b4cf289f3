/** Cards named for a challenge so far. */
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { adventure } from '../../art';
import { adventureName } from '../../words';

export const namedLine = ({ asking, cards }: View): TemplateResult | typeof nothing =>
  asking !== 'cards' || cards.length === 0
    ? nothing
    : html`<ul class="chosen" aria-label=${t('mr-manned-so-far')}>
        ${cards.map((card) => html`<li>${adventure(card)}<span class="unseen">${adventureName(card)}</span></li>`)}
      </ul>`;

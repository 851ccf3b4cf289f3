/** What is being put together: cards for a challenge, for a duel, for an exchange, or one that a comrade is asked about. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Adventure, Token, View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { adventure, token } from '../art';
import { adventureAbout, adventureName, tokenAbout, tokenName } from '../words';
import { heroOf, type People } from './people';

export function offerLine({ offer, active }: View, people: People): TemplateResult | typeof nothing {
  if (!offer || active === null) return nothing;
  return html`<div class="offer">
    ${half(t('mr-offer-gives', { name: heroOf(people, active) }), offer.given, offer.tokens_given)}
    ${half(t('mr-offer-gives', { name: heroOf(people, offer.partner) }), offer.taken, offer.tokens_taken)}
  </div>`;
}

const half = (who: string, cards: readonly Adventure[], tokens: readonly Token[]) => html`
  <div>
    <h2>${who}</h2>
    ${
      cards.length + tokens.length === 0
        ? html`<p>${t('mr-offer-nothing')}</p>`
        : html`<ul>
            ${cards.map((card) => html`<li data-sign="${adventureName(card)}: ${adventureAbout(card)}">${adventure(card)}<span class="unseen">${adventureName(card)}</span></li>`)}
            ${tokens.map((id) => html`<li data-sign="${tokenName(id)}: ${tokenAbout(id)}">${token(id)}<span class="unseen">${tokenName(id)}</span></li>`)}
          </ul>`
    }
  </div>
`;

/** Cards named for a challenge so far. */
export const namedLine = ({ asking, cards }: View): TemplateResult | typeof nothing =>
  asking !== 'cards' || cards.length === 0
    ? nothing
    : html`<ul class="chosen" aria-label=${t('mr-manned-so-far')}>
        ${cards.map((card) => html`<li>${adventure(card)}<span class="unseen">${adventureName(card)}</span></li>`)}
      </ul>`;

/** Milady's own side: what she holds, where she goes, whom she sends. Drawn for her alone. */
import { html, nothing, type TemplateResult } from 'lit';
import type { Ambush, View } from '../../../generated/mousquetaires_du_roy';
import { t } from '../../../lib/i18n';
import { vars } from '../../../lib/table/directives';
import { ambush, mission, perfidy, placeCard, token } from '../art';
import {
  ambushAbout,
  ambushName,
  missionName,
  parisAbout,
  perfidyAbout,
  perfidyName,
  placeName,
} from '../words';

/** Her cards, at the lower edge: her destination, Perfidy, Paris, and the ambushes that are left. */
export function miladysHand({ milady, beggars_price }: View): TemplateResult | typeof nothing {
  const { own, ambushes } = milady;
  if (!own) return nothing;
  const left = (Object.entries(ambushes) as [Ambush, number][]).filter(([, count]) => count > 0);
  return html`
    <ul class="secrets" aria-label=${t('mr-secrets')} tabindex="0">
      ${own.destination ? secret('destination', placeCard(own.destination), t('mr-destination', { place: placeName(own.destination) })) : nothing}
      ${own.perfidy.map((card) => secret('perfidy', perfidy(card), perfidyName(card), perfidyAbout(card)))}
      ${own.paris.map((card) => secret('paris', mission('paris', card.id), missionName('paris', card.id), parisAbout(card)))}
      ${left.map(([id, count]) => secret('ambush', ambush(id), count > 1 ? `${ambushName(id)} ×${count}` : ambushName(id), ambushAbout(id, beggars_price)))}
    </ul>
  `;
}

const secret = (kind: string, picture: TemplateResult, name: string, about = '') =>
  html`<li class="secret secret--${kind}" data-sign=${about ? `${name}: ${about}` : name}>${picture}<span class="secret__name">${name}</span></li>`;

/** Which tokens she has laid so far, and where the next one goes. */
export function layingLine({ milady, quest, asking }: View, more = false): TemplateResult | typeof nothing {
  const { own } = milady;
  if (!own || asking !== 'lay') return nothing;
  const line = quest.board === 'inn' ? quest.length : 6;
  const free = more ? line - (own.laying.length % line) : 0;
  return html`<ol class="chosen chosen--squares ${more ? '' : 'chosen--whole'}" aria-label=${t('mr-laid-so-far')} ${vars({ '--squares': line })}>
      ${own.laying.map((kind) => html`<li>${token(kind)}</li>`)}
      ${Array.from({ length: free }, () => html`<li class="chosen__free" aria-hidden="true"></li>`)}
    </ol>
    ${more ? html`<p class="chosen__why">${t('mr-question-lay')}</p>` : nothing}`;
}

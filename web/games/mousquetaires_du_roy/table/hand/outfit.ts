/** Beside the table on a wide page: what the one who is looked at can do and has bought, and what the others have. */
import './outfit.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { Musketeer, MusketeerView, Token, View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { hero, token } from '../../art';
import { heroName } from '../../names';
import { powerAbout, symbols, tokenAbout, tokenName } from '../../words';

/** What somebody has bought, and what each of it does. */
export const belongings = (tokens: readonly Token[]): TemplateResult | typeof nothing =>
  tokens.length === 0
    ? nothing
    : html`<ul class="belongings" aria-label=${t('mr-tokens')}>
        ${tokens.map(
          (id) =>
            html`<li>${token(id)}<span><b>${tokenName(id)}</b><small>${tokenAbout(id)}</small></span></li>`,
        )}
      </ul>`;

export function outfit({ musketeers }: View, shown: Musketeer | null): TemplateResult | typeof nothing {
  const one = shown === null ? undefined : musketeers[shown];
  const others = musketeers.filter(({ tokens }, who) => who !== shown && tokens.length > 0);
  if (!one && others.length === 0) return nothing;
  return html`<section class="outfit" tabindex="0" aria-label=${one ? heroName(one.hero) : t('mr-tokens')}>
    ${one ? own(one) : nothing}
    ${others.length > 0 ? html`<ul class="outfit__others">${others.map(brief)}</ul>` : nothing}
  </section>`;
}

const own = ({ hero: id, power, botte, tokens }: MusketeerView): TemplateResult => html`
  <h2>${heroName(id)}</h2>
  <p>${powerAbout(power)} ${t('mr-botte', { demands: symbols({ ...botte }) })}</p>
  ${belongings(tokens)}
`;

const brief = ({ hero: id, tokens }: MusketeerView): TemplateResult => html`
  <li>
    ${hero(id)}
    <b class="unseen">${heroName(id)}</b>
    <ul class="outfit__brief">
      ${tokens.map((one) => html`<li data-sign="${tokenName(one)}: ${tokenAbout(one)}">${token(one)} ${tokenName(one)}</li>`)}
    </ul>
  </li>
`;

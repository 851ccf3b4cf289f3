/** What has just been drawn or played, and by whom: face up for whoever may know it. */
import './drawn.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../../../generated/mousquetaires_du_roy';
import { t } from '../../../../lib/i18n';
import { adventure, back, foe, hero, perfidy, place } from '../../art';
import { adventureAbout, adventureName, perfidyAbout, perfidyName } from '../../words';
import { key } from '../scene/animation';
import type { People } from '../scene/people';
import type { Drawn } from '../scene/scene';

/** What it is, and by whom, is said in the line below. */
export const drawn = (one: Drawn, { view }: People): TemplateResult =>
  one.who === null ? hers(one, view) : html`<div class="drawn">${parts(one, view)}</div>`;

/** Her Perfidy: before the Musketeers it fills the stage, as all does that she does against them, and says what it threatens. */
const hers = (one: Drawn, view: View): TemplateResult => html`
  <div class="drawn drawn--hers ${view.side === 'milady' ? '' : 'full'}">
    ${view.side === 'milady' ? nothing : html`<span class="drawn__place" aria-hidden="true">${place('miladys_house')}</span>`}
    ${parts(one, view)}
    ${one.cards.includes(null) ? html`<p class="drawn__about" role="status">${t('mr-drawn-hers', { count: view.milady.perfidy_count })}</p>` : nothing}
  </div>
`;

const parts = ({ from, who, cards }: Drawn, view: View): TemplateResult => html`
  <span class="drawn__who" aria-hidden="true">${who === null ? foe('milady') : hero(view.musketeers[who]?.hero ?? 'athos')}</span>
  ${from === 'pile' ? html`<span class="drawn__pile" aria-hidden="true" data-key=${key.pile}>${back(who === null ? 'perfidy' : 'adventure')}</span>` : nothing}
  <ul aria-hidden="true">
    ${cards.map((card, at) => html`<li data-key=${key.drawn(at)}>${who === null ? scheme(card, view.side) : help(card)}</li>`)}
  </ul>
`;

const help = (card: string | null) =>
  card === null
    ? back('adventure')
    : html`${adventure(card as Parameters<typeof adventure>[0])}<b>${adventureName(card)}</b><small>${adventureAbout(card)}</small>`;

const scheme = (card: string | null, side: View['side']) =>
  card === null
    ? back('perfidy')
    : html`${perfidy(card as Parameters<typeof perfidy>[0])}<b>${perfidyName(card)}</b><small>${perfidyAbout(card, side)}</small>`;

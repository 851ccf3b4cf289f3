/** What has just been drawn or played, and by whom: face up for whoever may know it. */
import './drawn.css';
import { html, nothing, type TemplateResult } from 'lit';
import type { View } from '../../../generated/mousquetaires_du_roy';
import { adventure, back, foe, hero, perfidy } from '../art';
import { adventureAbout, adventureName, perfidyAbout, perfidyName } from '../words';
import { key } from './animation';
import type { People } from './people';
import type { Drawn } from './scene';

/** What it is, and by whom, is said in the line below. */
export const drawn = ({ from, who, cards }: Drawn, { view }: People): TemplateResult => html`
  <div class="drawn drawn--${from}" aria-hidden="true">
    <span class="drawn__who">${who === null ? foe('milady') : hero(view.musketeers[who]?.hero ?? 'athos')}</span>
    ${from === 'pile' ? html`<span class="drawn__pile" data-key=${key.pile}>${back(who === null ? 'perfidy' : 'adventure')}</span>` : nothing}
    <ul>
      ${cards.map((card, at) => html`<li data-key=${key.drawn(at)}>${who === null ? scheme(card, view.side) : help(card)}</li>`)}
    </ul>
  </div>
`;

const help = (card: string | null) =>
  card === null
    ? back('adventure')
    : html`${adventure(card as Parameters<typeof adventure>[0])}<b>${adventureName(card)}</b><small>${adventureAbout(card)}</small>`;

const scheme = (card: string | null, side: View['side']) =>
  card === null
    ? back('perfidy')
    : html`${perfidy(card as Parameters<typeof perfidy>[0])}<b>${perfidyName(card)}</b><small>${perfidyAbout(card, side)}</small>`;

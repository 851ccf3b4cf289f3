/** What has just been drawn, and by whom: face up for whoever may know it. */
import './drawn.css';
import { html, type TemplateResult } from 'lit';
import { adventure, back, foe, hero, perfidy } from '../art';
import { adventureAbout, adventureName, perfidyAbout, perfidyName } from '../words';
import { key } from './animation';
import type { People } from './people';
import type { Drawn } from './scene';

/** What it is, and by whom, is said in the line below. */
export const drawn = ({ who, cards }: Drawn, { view }: People): TemplateResult => html`
  <div class="drawn" aria-hidden="true">
    <span class="drawn__who">${who === null ? foe('milady') : hero(view.musketeers[who]?.hero ?? 'athos')}</span>
    <span class="drawn__pile" data-key=${key.pile}>${back(who === null ? 'perfidy' : 'adventure')}</span>
    <ul>
      ${cards.map((card, at) => html`<li data-key=${key.drawn(at)}>${who === null ? scheme(card) : help(card)}</li>`)}
    </ul>
  </div>
`;

const help = (card: string | null) =>
  card === null
    ? back('adventure')
    : html`${adventure(card as Parameters<typeof adventure>[0])}<b>${adventureName(card)}</b><small>${adventureAbout(card)}</small>`;

const scheme = (card: string | null) =>
  card === null
    ? back('perfidy')
    : html`${perfidy(card as Parameters<typeof perfidy>[0])}<b>${perfidyName(card)}</b><small>${perfidyAbout(card)}</small>`;

/** The one way of the Musketeers against the four of Milady: the quest, and time, honour, siege and Constance (MR-27). */
import './goal.css';
import { html, type TemplateResult } from 'lit';
import type { Goal } from '../../lib/game';
import { t } from '../../lib/i18n';
import { bystander, foe, hero, place, token } from './art';

const boards = ['inn', 'calais', 'england', 'galleries'] as const;
/** Of a short match (MR-3.13) */
const later = boards.slice(boards.length / 2);
const tracks = ['time', 'honour', 'siege'] as const;

export const goal: Goal = ({ length }) => html`
  <span class="goal-side goal-side--team">
    <span class="goal-side__faces">${hero('athos')}${hero('porthos')}${hero('aramis')}${hero('dartagnan')}</span>
    <b>${t('goal-mousquetaires_du_roy-all', { length: String(length) })}</b>
    ${(length === 'short' ? later : boards).map((id, at) => way(html`<i>${at + 1}</i>${place(id)}`, t(`board-${id}`)))}
  </span>
  <span class="goal-side goal-side--milady">
    <span class="goal-side__faces">${foe('milady')}</span>
    <b>${t('goal-mousquetaires_du_roy-one')}</b>
    ${tracks.map((id) => way(token(id), t(`track-${id}`)))}
    ${way(bystander('constance'), t('track-constance'))}
  </span>
`;

const way = (picture: TemplateResult, name: string) =>
  html`<span class="goal-way"><span class="goal-way__picture">${picture}</span><small>${name}</small></span>`;

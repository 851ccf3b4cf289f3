/** The one way of the Musketeers against the four of Milady: the quest, and time, honour, siege and Constance (MR-27). */
import './goal.css';
import { html, type TemplateResult } from 'lit';
import { options } from '../../generated/options';
import type { Wishes } from '../../lib/form/wishes';
import type { Goal } from '../../lib/game';
import { t } from '../../lib/i18n';
import { bystander, foe, hero, place, token } from './art';

const boards = ['inn', 'calais', 'england', 'galleries'] as const;
/** Of a short match (MR-3.13) */
const later = boards.slice(boards.length / 2);
const tracks = ['time', 'honour', 'siege'] as const;

/** As the form has them, or as the engine deals them: the first of all. */
const company = ['athos', 'porthos', 'aramis', 'dartagnan', 'treville'] as const;
function heroesOf({ musketeers = usual, heroes }: Wishes): readonly string[] {
  const wished = typeof heroes === 'string' ? heroes.split(' ') : [];
  return wished.length === Number(musketeers) ? wished : company.slice(0, Number(musketeers));
}
const usual = options.mousquetaires_du_roy.find(({ id }) => id === 'musketeers')?.default as number;

export const goal: Goal = (wishes) => html`
  <span class="goal-side goal-side--team">
    <span class="goal-side__faces">${heroesOf(wishes).map((id) => hero(id))}</span>
    <b>${t('goal-mousquetaires_du_roy-all', { length: String(wishes.length) })}</b>
    ${(wishes.length === 'short' ? later : boards).map((id, at) => way(html`<i>${at + 1}</i>${place(id)}`, t(`board-${id}`)))}
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

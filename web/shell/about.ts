import { html, nothing } from 'lit';
import { levelList } from '../lib/form/levels';
import type { Games } from '../lib/game';
import { t } from '../lib/i18n';
import { type Carried, carried } from './carried';

const words = (text: string, name: string) =>
  html`<a href="./licences/${text}.txt" target="_blank">${name}</a>`;

const part = ({ name, licence, text, source, changedBy }: Carried) => html`<li>
  ${words(text, name)} (${licence === 'public domain' ? t('about-public-domain') : licence})
  ${source ? html`<a href=${source} target="_blank" rel="noopener">${t('about-source')}</a>` : nothing}
  ${changedBy ? t('about-changed', { by: changedBy }) : nothing}
</li>`;

export const about = (games: Games) => html`
  <p>${t('about-what')}</p>
  <p>${t('about-kept')}</p>
  <h2>${t('about-games')}</h2>
  ${games.all.map(({ id }) => html`<p>${t(`about-game-${id}`)}</p>`)}
  <p>${t('about-names')}</p>
  <h2>${t('new-levels')}</h2>
  ${levelList()}
  <h2>${t('about-made-with')}</h2>
  <ul>
    <li>${words('ours', t('about-licence-ours'))}</li>
    <li>${t('about-fonts')}</li>
  </ul>
  <p>${t('about-carried')}</p>
  <ul>
    ${carried.map(part)}
  </ul>
  <p><a href="./licences/bom.cdx.json" target="_blank">${t('about-bill')}</a></p>
`;

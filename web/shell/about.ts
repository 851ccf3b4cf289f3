import { html } from 'lit';
import { levelList } from '../lib/form/levels';
import type { Games } from '../lib/game';
import { t } from '../lib/i18n';

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
    <li>${t('about-licence-ours')}</li>
    <li>${t('about-fonts')}</li>
    <li>${t('about-libraries')}</li>
    <li>${t('about-python')}</li>
  </ul>
`;

import { html } from 'lit';
import { t } from './i18n';
import { games } from './known';

export const about = () => html`
  <p>${t('about-what')}</p>
  <p>${t('about-kept')}</p>
  <h2>${t('about-games')}</h2>
  ${games.map((game) => html`<p>${t(`about-game-${game}`)}</p>`)}
  <p>${t('about-names')}</p>
  <h2>${t('about-made-with')}</h2>
  <ul>
    <li>${t('about-licence-ours')}</li>
    <li>${t('about-fonts')}</li>
    <li>${t('about-libraries')}</li>
    <li>${t('about-python')}</li>
  </ul>
`;

/** The games as playbills: one that is open, two whose tables are still being built. */
import { html, nothing } from 'lit';
import { cardFace, crest, guardCard } from '../art';
import { t } from './i18n';
import { href } from './router';

const closed = {
  four_musketeers: { min: 1, max: 4, author: null },
  mousquetaires_du_roy: { min: 1, max: 6, author: { name: 'François Combe, Gilles Lehmann', year: '2010' } },
};

export const openPoster = (carryOn: unknown) => html`
  <article class="poster poster--open" aria-labelledby="poster-musketiere">
    <div class="poster__picture">
      ${['6/1', '8/4', '10/2'].map((card) => cardFace(card))} ${guardCard(18)}
    </div>
    <div class="poster__words">
      <h2 id="poster-musketiere">${t('game-musketiere')}</h2>
      <p class="poster__by">
        ${t('home-author', { name: 'Franz-Josef Lamminger', year: '1991' })} · ${t('home-players', { min: 2, max: 4 })}
      </p>
      <p>${t('home-musketiere-pitch')}</p>
      <div class="poster__doors">
        ${carryOn}
        <a class="button poster__new ${carryOn === nothing ? 'button--gold' : ''}" href=${href({ page: 'new', game: 'musketiere' })}>
          ${t('home-new')}
        </a>
        <a class="button" href=${href({ page: 'guide', game: 'musketiere' })}>${t('home-learn')}</a>
        <a class="button" href=${href({ page: 'rules', game: 'musketiere' })}>${t('home-rules')}</a>
      </div>
    </div>
  </article>
`;

export function closedPoster(game: keyof typeof closed) {
  const { min, max, author } = closed[game];
  return html`
    <article class="poster poster--closed" aria-labelledby="poster-${game}">
      <div class="poster__words">
        <header>
          ${crest(game)}
          <div>
            <h2 id="poster-${game}">${t(`game-${game}`)}</h2>
            <p class="poster__by">
              ${author ? `${t('home-author', author)} · ` : nothing}${t('home-players', { min, max })}
            </p>
          </div>
        </header>
        <p>${t(`home-${game}-pitch`)}</p>
        <p class="poster__why"><b class="poster__band">${t('home-closed')}</b> ${t('home-closed-why')}</p>
      </div>
    </article>
  `;
}

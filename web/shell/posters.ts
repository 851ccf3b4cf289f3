/** The games as playbills with their doors. */
import { html, nothing } from 'lit';
import { cardFace, guardCard, icon, roleCard, stone, swordCard } from '../art';
import { playbill } from '../art/mousquetaires_du_roy/playbill';
import { t } from './i18n';
import type { GameId } from './known';
import { href, lessons } from './router';

interface Facts {
  readonly min: number;
  readonly max: number;
  readonly author?: { readonly name: string; readonly year: string };
  /** By which edition it is played, where that must be said. */
  readonly edition?: string;
}
const facts: Record<GameId, Facts> = {
  musketiere: { min: 2, max: 4, author: { name: 'Franz-Josef Lamminger', year: '1991' } },
  four_musketeers: { min: 1, max: 4 },
  mousquetaires_du_roy: {
    min: 1,
    max: 6,
    author: { name: 'François Combe, Gilles Lehmann', year: '2010' },
    edition: 'edition-house',
  },
};

const pictures: Record<GameId, () => unknown> = {
  musketiere: () => [...['6/1', '8/4', '10/2'].map((card) => cardFace(card)), guardCard(18)],
  four_musketeers: () => [...['4D', '7H', '10S'].map((card) => swordCard(card)), roleCard('QS'), stone()],
  mousquetaires_du_roy: playbill,
};

/** `daily`: how far the deal of the day has come. */
export const openPoster = (game: GameId, carryOn: unknown, daily: string) => html`
  <article class="poster poster--open" aria-labelledby="poster-${game}">
    <div class="poster__picture poster__picture--${game}">${pictures[game]()}</div>
    <div class="poster__words">
      <h2 id="poster-${game}">${t(`game-${game}`)}</h2>
      ${by(game)}
      <p>${t(`home-${game}-pitch`)}</p>
      ${facts[game].edition ? html`<p class="poster__by">${t(facts[game].edition)}</p>` : nothing}
      <div class="poster__doors">
        ${carryOn}
        <a class="button poster__new ${carryOn === nothing ? 'button--gold' : ''}" href=${href({ page: 'new', game })}>
          ${t('home-new')}
        </a>
        ${lessons[game].map(
          (lesson) =>
            html`<a class="button" href=${href({ page: 'guide', game, lesson })}>${t('home-learn', { lesson })}</a>`,
        )}
        <a class="button" href=${href({ page: 'rules', game })}>${t('home-rules')}</a>
      </div>
      <a class="poster__daily" href=${href({ page: 'daily', game })}>
        ${icon('calendar')} <b>${t('daily-title')}</b> <span>${daily}</span>
      </a>
    </div>
  </article>
`;

function by(game: GameId) {
  const { min, max, author } = facts[game];
  return html`<p class="poster__by">
    ${author ? `${t('home-author', { ...author })} · ` : nothing}${t('home-players', { min, max })}
  </p>`;
}

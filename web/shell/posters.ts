/** The games as playbills with their doors. */
import { html, nothing } from 'lit';
import type { GameFacts } from '../generated/catalogue';
import { icon } from '../lib/art';
import { embedded } from '../lib/embedded';
import type { Game } from '../lib/game';
import { t } from '../lib/i18n';
import { lessonsOf } from '../lib/lessons';
import { href } from '../lib/routes';

/** One door for who has just come, two beside it, and what else there is as quiet links. `daily`: how far the deal of the day has come. */
export const openPoster = (game: Game, carryOn: unknown, daily: string) => html`
  <article class="poster poster--open" aria-labelledby="poster-${game.id}">
    <div class="poster__picture poster__picture--${game.id}">${game.poster()}</div>
    <div class="poster__words">
      <h2 id="poster-${game.id}">${t(`game-${game.id}`)}</h2>
      ${by(game)}
      <p>${t(`home-${game.id}-pitch`)}</p>
      <div class="poster__doors">
        ${carryOn}
        <a
          class="button poster__now ${carryOn === nothing ? 'button--gold' : ''}"
          href=${href({ page: 'play', game: game.id })}
        >
          ${icon('play')} ${t('home-play')}
        </a>
        <a class="button" href=${href({ page: 'new', game: game.id })}>${t('home-new')}</a>
        ${lessonsOf(game).map(({ address, name }, at) => html`<a class="button ${at === 0 ? '' : 'button--quiet'}" href=${address}>${name}</a>`)}
        ${
          game.facts.problems.length > 0
            ? html`<a class="button button--quiet" href=${href({ page: 'problems', game: game.id })}>${t('home-problems')}</a>`
            : nothing
        }
        ${embedded ? nothing : html`<a class="button button--quiet" href=${href({ page: 'stage', game: game.id })}>${t('together-title')}</a>`}
        <a class="button button--quiet" href=${href({ page: 'rules', game: game.id })}>${t('home-rules')}</a>
      </div>
      ${game.edition ? html`<p class="poster__by">${t(game.edition)}</p>` : nothing}
      <a class="poster__daily" href=${href({ page: 'daily', game: game.id })}>
        ${icon('calendar')} <b>${t('daily-title')}</b> <span>${daily}</span>
      </a>
    </div>
  </article>
`;

const by = ({ author, facts }: Game) => html`<p class="poster__by">
  ${author ? `${t('home-author', { ...author })}\u00a0· ` : nothing}${howMany(facts)}
</p>`;

/** A range, but for a game that so many play and no others. */
const howMany = ({ seats: { min, max } }: GameFacts): string =>
  min === max ? t('home-players-fixed', { count: max }) : t('home-players', { min, max });

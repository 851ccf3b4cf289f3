import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { emblem, frieze, icon } from '../lib/art';
import type { EngineClient } from '../worker/client';
import { listMatches, type SavedMatch } from '../worker/saved';
import '../offline/status';
import { MkElement } from '../lib/element';
import { list, t, useCatalogues } from '../lib/i18n';
import './import-match';
import { dailyId, dayAt } from '../lib/days';
import { calledIn } from '../lib/form/players';
import type { Game, Games } from '../lib/game';
import { isWon } from '../lib/result';
import { href } from '../lib/routes';
import { hasLine, lineOf, tableOf, whereOf } from '../lib/saved-line';
import { apart } from './parts';
import { openPoster } from './posters';

/** Neither a lesson, nor what was played on from a moment of another match. */
const isPlayed = ({ lesson, practice }: SavedMatch): boolean => !lesson && !practice;

/** Whether he has won who has played it alone; `open` where several have, or an older page has not kept it. */
function wonBy(match: SavedMatch): 'yes' | 'no' | 'open' {
  const isOwn = match.controllers.filter((controller) => controller === 'human').length === 1;
  if (!isOwn || !match.winners) return 'open';
  return isWon(match) ? 'yes' : 'no';
}

@customElement('mk-home')
export class Home extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;

  /** null until they have been read. */
  @state() private saved: readonly SavedMatch[] | null = null;

  /** Cards are drawn when their playbill comes near. */
  readonly #sight = new IntersectionObserver((seen) => this.#near(seen), { rootMargin: '10%' });

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  /** Its first drawing is a task of its own: the page answers between its frame and what it frames. */
  protected override async scheduleUpdate(): Promise<void> {
    if (!this.hasUpdated) await new Promise((resolve) => setTimeout(resolve));
    super.scheduleUpdate();
  }

  override disconnectedCallback(): void {
    this.#sight.disconnect();
    super.disconnectedCallback();
  }

  protected override firstUpdated(): void {
    for (const playbill of this.querySelectorAll('.poster')) this.#sight.observe(playbill);
  }

  #near(seen: readonly IntersectionObserverEntry[]): void {
    for (const { target } of seen.filter(({ isIntersecting }) => isIntersecting)) {
      const game = this.games.all.find(({ id }) => target.getAttribute('aria-labelledby') === `poster-${id}`);
      this.#sight.unobserve(target);
      this.dispatchEvent(new CustomEvent('mk-near', { detail: game, bubbles: true }));
    }
  }

  /** The lines of the list speak in the words of their games. */
  async #read(): Promise<void> {
    const saved = (await listMatches()).filter((match) => hasLine(this.games.find(match.game), match));
    const played = this.games.all.map(({ id }) => id).filter((id) => saved.some(({ game }) => game === id));
    if (played.length > 0) await useCatalogues('table', ...played);
    this.saved = saved;
  }

  protected override render() {
    return html`
      <header class="hero">
        ${emblem()}
        <h1 tabindex="-1">${t('site-name')}</h1>
        <div class="hero__say">${this.#last()}</div>
        ${frieze()}
      </header>
      <mk-engine-status .engine=${this.engine}></mk-engine-status>
      ${this.games.all.map((game) => openPoster(game, this.#carryOn(game), this.#daily(game)))}
      <section class="matches" aria-labelledby="matches-title">
        <h2 id="matches-title">${t('home-matches')}</h2>
        ${this.#list()}
        <p><a class="button" href=${href({ page: 'results' })}>${icon('check')} ${t('results-title')}</a></p>
        <mk-import-match .games=${this.games} .engine=${this.engine}></mk-import-match>
      </section>
      <p>
        <a href=${href({ page: 'school' })}>${t('school-title')}</a><br />
        <span class="hint">${t('home-school')}</span>
      </p>
      <mk-offline></mk-offline>
    `;
  }

  #list() {
    const { saved, games } = this;
    if (saved === null) return nothing;
    if (saved.length === 0) return html`<p class="empty">${t('home-matches-none')}</p>`;
    return apart.saved.show(
      () => html`<mk-saved-matches .games=${games} .saved=${saved}></mk-saved-matches>`,
      () => this.requestUpdate(),
    );
  }

  #daily(game: Game): string {
    const match = this.saved?.find(({ id }) => id === dailyId(game.id, dayAt(new Date())));
    if (!match) return t('home-daily-new');
    return match.over ? t('home-daily-over') : lineOf(game, match).where;
  }

  /** Who has a match in play comes for that, who has ended one perhaps for another: it is offered before anything else. */
  #last() {
    const match = this.saved?.find(({ over }) => !over) ?? this.saved?.find(isPlayed);
    if (!match) return html`<p>${t('site-tagline')}</p>`;
    const game = this.games.get(match.game);
    const name = t(`game-${game.id}`);
    if (match.over)
      return html`
        <a class="button" href=${href({ page: 'play', game: game.id })}>${icon('retry')} ${t('home-again', { game: name })}</a>
        <p>${t('home-became', { won: wonBy(match) })}</p>
      `;
    return html`
      <a class="button button--gold" href=${href(tableOf(match))}>${icon('play')} ${t('home-carry-on-with', { game: name })}</a>
      <p>${whereOf(game, match)}</p>
    `;
  }

  /** Not in gold: that is what is offered above the playbills. */
  #carryOn(game: Game) {
    const match = this.saved?.find((saved) => saved.game === game.id && !saved.over);
    if (!match) return nothing;
    return html`
      <a class="button" href=${href(tableOf(match))}>${icon('play')} ${t('home-carry-on')}</a>
      <p class="poster__with">${whereOf(game, match)} · ${list(calledIn(game, match.names, match.controllers))}</p>
    `;
  }
}

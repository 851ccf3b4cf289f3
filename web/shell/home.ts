import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { emblem, frieze, icon } from '../art';
import type { EngineClient } from '../worker/client';
import type { SavedMatch } from '../worker/protocol';
import { listMatches } from '../worker/saved';
import '../offline/status';
import { MkElement } from './element';
import { list, t, useCatalogues } from './i18n';
import './import-match';
import { type GameId, games } from './known';
import { calledIn } from './new/players';
import { openPoster } from './posters';
import { href } from './router';
import { hasLine, lineOf } from './saved-lines';
import { tableOf } from './saved-matches';
import { dailyId, dayAt, dayInWords } from './share/days';

@customElement('mk-home')
export class Home extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;

  /** null until they have been read. */
  @state() private saved: readonly SavedMatch[] | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#read();
  }

  /** The lines of the list speak in the words of their games. */
  async #read(): Promise<void> {
    const saved = (await listMatches()).filter(hasLine);
    const played = games.filter((game) => saved.some((match) => match.game === game));
    if (played.length > 0) await useCatalogues('table', ...played);
    this.saved = saved;
  }

  protected override render() {
    return html`
      <header class="hero">
        ${emblem()}
        <h1 tabindex="-1">${t('site-name')}</h1>
        <p>${t('site-tagline')}</p>
        ${frieze()}
      </header>
      <mk-engine-status .engine=${this.engine}></mk-engine-status>
      ${games.map((game) => openPoster(game, this.#carryOn(game), this.#daily(game)))}
      <section class="matches" aria-labelledby="matches-title">
        <h2 id="matches-title">${t('home-matches')}</h2>
        ${this.saved ? html`<mk-saved-matches .saved=${this.saved}></mk-saved-matches>` : nothing}
        <mk-import-match .engine=${this.engine}></mk-import-match>
      </section>
      <mk-offline></mk-offline>
    `;
  }

  #daily(game: GameId): string {
    const today = dayAt(new Date());
    const match = this.saved?.find(({ id }) => id === dailyId(game, today));
    if (!match) return dayInWords(today, 'brief');
    return match.over ? t('home-daily-over') : lineOf(match).where;
  }

  #carryOn(game: GameId) {
    const match = this.saved?.find((saved) => saved.game === game && !saved.over);
    if (!match) return nothing;
    return html`
      <a class="button button--gold" href=${href(tableOf(match))}>${icon('play')} ${t('home-carry-on')}</a>
      <p class="poster__with">${list(calledIn(game, match.names, match.sitters))} · ${lineOf(match).where}</p>
    `;
  }
}

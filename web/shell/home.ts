import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { emblem, frieze, icon } from '../art';
import type { EngineClient } from '../worker/client';
import type { SavedMatch } from '../worker/protocol';
import { listMatches } from '../worker/saved';
import { MkElement } from './element';
import { list, t } from './i18n';
import './import-match';
import { closedPoster, openPoster } from './posters';
import { href, isPlayable } from './router';
import { tableOf, where } from './saved-matches';

@customElement('mk-home')
export class Home extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;

  /** null until they have been read. */
  @state() private saved: readonly SavedMatch[] | null = null;

  override connectedCallback(): void {
    super.connectedCallback();
    void listMatches().then((saved) => {
      this.saved = saved.filter(({ game }) => isPlayable(game));
    });
  }

  protected override render() {
    const open = this.saved?.find((match) => !match.over);
    return html`
      <header class="hero">
        ${emblem()}
        <h1 tabindex="-1">${t('site-name')}</h1>
        <p>${t('site-tagline')}</p>
        ${frieze()}
      </header>
      <mk-engine-status .engine=${this.engine}></mk-engine-status>
      ${openPoster(open ? this.#carryOn(open) : nothing)}
      <section class="matches" aria-labelledby="matches-title">
        <h2 id="matches-title">${t('home-matches')}</h2>
        ${this.saved ? html`<mk-saved-matches .saved=${this.saved}></mk-saved-matches>` : nothing}
        <mk-import-match .engine=${this.engine}></mk-import-match>
      </section>
      ${closedPoster('four_musketeers')} ${closedPoster('mousquetaires_du_roy')}
    `;
  }

  #carryOn(match: SavedMatch) {
    return html`
      <a class="button button--gold" href=${href(tableOf(match))}>${icon('play')} ${t('home-carry-on')}</a>
      <p class="poster__with">${list(match.names)} · ${where(match)}</p>
    `;
  }
}

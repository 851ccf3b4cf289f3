import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../lib/art';
import { dayInWords, dayOf } from '../lib/days';
import { MkElement } from '../lib/element';
import type { Games } from '../lib/game';
import { list, locale, t } from '../lib/i18n';
import { lessonTag } from '../lib/lessons';
import { notify } from '../lib/notices';
import { openOverlay } from '../lib/overlay';
import { href } from '../lib/routes';
import { lineOf, tableOf } from '../lib/saved-line';
import { deleteMatch, restoreMatch, type SavedMatch } from '../worker/saved';

/** Matches on a page of the list. */
const PAGE = 20;

/** The matches kept in this browser, page by page. A deleted one leaves its line behind, to be brought back from. */
@customElement('mk-saved-matches')
export class SavedMatches extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) saved: readonly SavedMatch[] = [];
  @state() private deleted: ReadonlySet<string> = new Set();
  /** How many newer ones stand on the pages before. */
  @state() private from = 0;
  @query('.match-pages__place') private place!: HTMLElement;

  protected override render() {
    const { saved, from } = this;
    const shown = saved.slice(from, from + PAGE);
    const times = new Intl.DateTimeFormat(locale(), { dateStyle: 'medium', timeStyle: 'short' });
    return html`
      ${saved.length > PAGE ? this.#place(shown.length) : nothing}
      <ul class="match-list">
        ${repeat(
          shown,
          ({ id }) => id,
          (match) =>
            html`<li>${this.deleted.has(match.id) ? this.#gone(match) : this.#line(match, times)}</li>`,
        )}
      </ul>
      ${saved.length > PAGE ? this.#pages() : nothing}
    `;
  }

  #place(shown: number) {
    const numbers = { from: this.from + 1, to: this.from + shown, count: this.saved.length };
    return html`<p class="match-pages__place" tabindex="-1">${t('home-matches-place', numbers)}</p>`;
  }

  #pages() {
    const turn = (by: number, label: string, there: boolean) =>
      html`<button class="button" ?disabled=${!there} @click=${() => this.#turn(by)}>${t(label)}</button>`;
    return html`<nav class="match-pages" aria-label=${t('home-matches')}>
      ${turn(-PAGE, 'home-matches-newer', this.from > 0)}
      ${turn(PAGE, 'home-matches-older', this.from + PAGE < this.saved.length)}
    </nav>`;
  }

  /** What stands there now is said, and read from its top. */
  async #turn(by: number): Promise<void> {
    this.from += by;
    await this.updateComplete;
    this.place.focus();
  }

  #line(match: SavedMatch, times: Intl.DateTimeFormat) {
    const { id, over, lesson } = match;
    const names = list(match.names);
    const { where, ending, totals } = lineOf(this.games.get(match.game), match);
    const day = dayOf(match);
    return html`
      <article class="match ${over ? 'match--over' : ''}">
        <h3>${t(`game-${match.game}`)}</h3>
        <ul class="match__totals" aria-label=${t('home-match-totals')}>
          ${totals.map(({ who, total }) => html`<li>${who}&nbsp;<b>${total}</b></li>`)}
        </ul>
        <p class="match__state">
          ${day === null ? nothing : html`<span class="tag">${icon('calendar')} ${dayInWords(day, 'long')}</span>`}
          ${lesson ? html`<span class="tag">${lessonTag(match.game, lesson)}</span>` : nothing}
          ${match.practice ? html`<span class="tag">${t('home-match-practice')}</span>` : nothing}
          ${over ? html`<span class="tag">${icon('check')} ${t('home-match-over')}</span>` : nothing}
          ${over && !ending ? nothing : html`<span>${ending ?? where}</span>`}
          <time datetime=${new Date(match.updated).toISOString()}>
            ${t('home-match-when', { when: times.format(match.updated) })}
          </time>
        </p>
        <div class="match__doors">
          <a
            class="button"
            href=${href(tableOf(match))}
            aria-label=${t(over ? 'home-look-named' : 'home-resume-named', { names })}
            >${t(over ? 'home-look' : 'home-resume')}</a
          >
          ${over ? this.#afterwards(match, names) : nothing}
          <button class="icon-button" aria-label=${t('home-delete-named', { names })} title=${t('home-delete')}
            @click=${() => this.#delete(id)}>${icon('trash')}</button>
        </div>
      </article>
    `;
  }

  /** What can be done with a match that is over. */
  #afterwards({ id, game }: SavedMatch, names: string) {
    return html`
      <a class="button" href=${href({ page: 'watch', game, id })} aria-label=${t('home-watch-named', { names })}
        >${t('home-watch')}</a
      >
      <a class="button" href=${href({ page: 'review', game, id })} aria-label=${t('home-review-named', { names })}
        >${t('home-review')}</a
      >
      <button class="icon-button" aria-haspopup="dialog" aria-label=${t('home-share-named', { names })} title=${t('home-share')}
        @click=${() => this.#share(id)}>${icon('share')}</button>
    `;
  }

  #share(match: string): void {
    openOverlay(this, { name: 'share', match });
  }

  #gone(match: SavedMatch) {
    const { id, names } = match;
    return html`
      <p class="match match--gone" role="status">
        <span>${t('home-deleted', { names: list(names) })}</span>
        <button
          class="button button--quiet"
          id="undo-${id}"
          aria-label=${t('home-undo-delete-named', { names: list(names) })}
          @click=${() => this.#restore(match)}
        >
          ${icon('undo')} ${t('home-undo-delete')}
        </button>
      </p>
    `;
  }

  async #delete(id: string): Promise<void> {
    await this.#try(deleteMatch(id), new Set([...this.deleted, id]));
    this.querySelector<HTMLElement>(`#undo-${id}`)?.focus();
  }

  async #restore(match: SavedMatch): Promise<void> {
    await this.#try(restoreMatch(match.id), new Set([...this.deleted].filter((other) => other !== match.id)));
    this.querySelector<HTMLElement>(`a[href="${href(tableOf(match))}"]`)?.focus();
  }

  async #try(change: Promise<unknown>, deleted: ReadonlySet<string>): Promise<void> {
    try {
      await change;
      this.deleted = deleted;
      await this.updateComplete;
    } catch {
      notify(() => t('home-storage-failed'), { alert: true });
    }
  }
}

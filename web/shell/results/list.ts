import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { repeat } from 'lit/directives/repeat.js';
import { icon } from '../../lib/art';
import { MkElement } from '../../lib/element';
import { calledIn } from '../../lib/form/players';
import type { Games } from '../../lib/game';
import { list, t } from '../../lib/i18n';
import type { Mine, Told } from '../../lib/results/all';
import type { ResultTeller } from '../../lib/results/teller';
import { href } from '../../lib/routes';
import { dateOf, lampsOf, watchDoor } from './lines';

/** So many are shown at first, and more at a press. */
const SHOWN = 10;

/** Every single result, to be watched again or deleted; `mk-forget` says which are to go. */
@customElement('mk-result-list')
export class ResultList extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) tellers!: ReadonlyMap<string, ResultTeller>;
  @property({ attribute: false }) mine: readonly Mine[] = [];
  @property({ attribute: false }) together: readonly Told[] = [];
  @state() private shown = SHOWN;
  /** What is asked about: a result by its id, or `all`. */
  @state() private asked: string | null = null;

  protected override render() {
    const { mine, together, shown } = this;
    return html`
      <section class="panel" aria-labelledby="results-list">
        <h2 id="results-list">${t('results-list')}</h2>
        ${this.#lines(mine.slice(0, shown))}
        ${
          mine.length > shown
            ? html`<button class="button" @click=${() => this.#more()}>${t('results-more', { count: mine.length - shown })}</button>`
            : nothing
        }
        ${
          together.length > 0
            ? html`<h3>${t('results-together')}</h3><p class="hint">${t('results-together-hint')}</p>${this.#lines(together)}`
            : nothing
        }
        <div class="results__foot">
          ${
            this.asked === 'all'
              ? this.#question(t('results-delete-all-sure', { count: mine.length + together.length }), [
                  ...mine,
                  ...together,
                ])
              : html`<button class="button" id="ask-all" @click=${() => this.#ask('all')}>${icon('trash')} ${t('results-delete-all')}</button>`
          }
          <p class="hint">${t('results-export')} <a href=${href({ page: 'settings' })}>${t('settings-title')}</a></p>
        </div>
      </section>
    `;
  }

  #lines(results: readonly (Told | Mine)[]) {
    return html`<ul class="results__lines">
      ${repeat(
        results,
        ({ id }) => id,
        (result) => html`<li>${this.#line(result)}</li>`,
      )}
    </ul>`;
  }

  #line(result: Told | Mine) {
    const { id, game, part, winners } = result;
    const names = calledIn(this.games.get(game), result.names, result.controllers);
    if (this.asked === id) return this.#question(t('results-delete-sure'), [result]);
    const teller = this.tellers.get(game);
    const outcome = 'won' in result ? ownEnd(result, names) : this.#whoWon(names, winners);
    const named = { game: t(`game-${game}`), names: list(names) };
    return html`
      <b class="results__mark">${'won' in result && result.won ? icon('check') : nothing} ${outcome}</b>
      <span>
        ${named.game}${part && teller ? html` · ${teller.partName(part)}` : nothing} · ${dateOf(result)}${lampsOf(result)}
        ${result.points ? html`<br />${list(names.map((name, seat) => `${name} ${result.points?.[seat] ?? 0}`))}` : nothing}
      </span>
      ${watchDoor(result)}
      <button class="icon-button" id="ask-${id}" title=${t('home-delete')} aria-label=${t('results-delete-named', named)}
        @click=${() => this.#ask(id)}>${icon('trash')}</button>
    `;
  }

  #whoWon(names: readonly string[], winners: readonly number[]): string {
    const those = winners.flatMap((seat) => names[seat] ?? []);
    return those.length > 0
      ? t('results-winners', { names: list(those), count: those.length })
      : t('results-is-lost');
  }

  #question(words: string, results: readonly Told[]) {
    return html`<div class="results__question" role="group" aria-label=${words}>
      <p>${words}</p>
      <button class="button results__keep" @click=${() => this.#keep()}>${t('results-keep')}</button>
      <button class="button results__delete" @click=${() => this.#forget(results)}>${icon('trash')} ${t('home-delete')}</button>
    </div>`;
  }

  async #ask(what: string): Promise<void> {
    this.asked = what;
    await this.updateComplete;
    this.querySelector<HTMLElement>('.results__keep')?.focus();
  }

  async #keep(): Promise<void> {
    const { asked } = this;
    this.asked = null;
    await this.updateComplete;
    this.querySelector<HTMLElement>(`[id="ask-${asked}"]`)?.focus();
  }

  #forget(results: readonly Told[]): void {
    this.asked = null;
    this.dispatchEvent(new CustomEvent('mk-forget', { detail: results }));
  }

  /** The focus goes on to the first of those that have come. */
  async #more(): Promise<void> {
    const first = this.mine[this.shown]?.id;
    this.shown += 2 * SHOWN;
    await this.updateComplete;
    this.querySelector<HTMLElement>(`[id="ask-${first}"]`)?.focus();
  }
}

/** How it ended for who sits at this device, and beside whom he won: nobody is told that he won alone where he did not. */
function ownEnd({ won, seat, winners }: Mine, names: readonly string[]): string {
  const others = winners.flatMap((one) => (one === seat ? [] : (names[one] ?? [])));
  if (!won) return t('results-is-lost');
  return others.length > 0 ? t('results-is-shared', { names: list(others) }) : t('results-is-won');
}

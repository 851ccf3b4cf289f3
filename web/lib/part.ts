/** A part of the page that is fetched when it is first wanted. */
import { html, type TemplateResult } from 'lit';
import { icon } from './art';
import { t } from './i18n';
import { painted } from './seen';

export class Part<T> {
  #state: 'unasked' | 'loading' | 'failed' | { readonly here: T } = 'unasked';
  readonly #load: () => Promise<T>;

  constructor(load: () => Promise<T>) {
    this.#load = load;
  }

  /** Draws the part, or what there is `meanwhile`, or says why it did not come; `redraw` is called when that changes. */
  show(
    draw: (part: T) => TemplateResult,
    redraw: () => void,
    meanwhile: TemplateResult = html`<p class="waiting">${t('loading-page')}</p>`,
  ): TemplateResult {
    if (typeof this.#state === 'object') return draw(this.#state.here);
    if (this.#state === 'failed') {
      const again = () => {
        this.#state = 'unasked';
        redraw();
      };
      return html`<div class="waiting" role="alert">
        <p>${t('part-failed')}</p>
        <button class="button" @click=${again}>${icon('retry')} ${t('retry')}</button>
      </div>`;
    }
    if (this.#state === 'unasked') void this.#fetch(redraw);
    return meanwhile;
  }

  async #fetch(redraw: () => void): Promise<void> {
    this.#state = 'loading';
    await painted(); // asking for all its files takes as long as drawing the page
    try {
      this.#state = { here: await this.#load() };
    } catch {
      this.#state = 'failed';
    }
    redraw();
  }
}

/** A part of the page that is fetched when it is first wanted. */
import { html, type TemplateResult } from 'lit';
import { icon } from '../art';
import { t } from './i18n';

export class Part {
  #state: 'unasked' | 'loading' | 'here' | 'failed' = 'unasked';
  readonly #load: () => Promise<unknown>;

  constructor(load: () => Promise<unknown>) {
    this.#load = load;
  }

  /** Draws the part, or says why not yet; `redraw` is called when that changes. */
  show(draw: () => TemplateResult, redraw: () => void): TemplateResult {
    if (this.#state === 'here') return draw();
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
    return html`<p class="waiting">${t('loading-page')}</p>`;
  }

  async #fetch(redraw: () => void): Promise<void> {
    this.#state = 'loading';
    try {
      await this.#load();
      this.#state = 'here';
    } catch {
      this.#state = 'failed';
    }
    redraw();
  }
}

import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { EngineClient } from '../worker/client';
import { amount } from './amount';
import { icon } from './art/icons';
import { MkElement } from './element';
import { t } from './i18n';
import { errorSentence } from './sentences';

/** How far Python is, in bytes; when it cannot start, why, and a way to try again. Nothing once it is ready. */
@customElement('mk-engine-status')
export class EngineStatus extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.engine.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    this.engine.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { state, progress, error } = this.engine;
    if (state === 'failed') {
      return html`
        <div class="engine engine--failed" role="alert">
          <h2>${t('engine-failed-title')}</h2>
          <p>${error ? errorSentence(error) : t('error-python-failed')}</p>
          <button class="button" @click=${() => this.engine.retry()}>${icon('retry')} ${t('retry')}</button>
        </div>
      `;
    }
    if (state !== 'loading') return nothing;
    const { loaded, total } = progress ?? { loaded: 0, total: 0 };
    const fetching = total > 0 && loaded < total;
    return html`
      <div class="engine">
        <p>${fetching ? t('engine-loading', amount(loaded, total)) : t('engine-starting')}</p>
        <progress
          aria-label=${t('engine-loading-label')}
          max="1"
          value=${fetching ? loaded / total : nothing}
        ></progress>
      </div>
    `;
  }
}

/** Begins to load it, if that has not happened, and resolves when it can be asked. */
export function whenReady(engine: EngineClient): Promise<void> {
  engine.start();
  return onceReady(engine);
}

/** Resolves when the engine can be asked; a failure that the reader mends by trying again is only waited out. */
export function onceReady(engine: EngineClient): Promise<void> {
  return new Promise((resolve) => {
    const look = () => {
      if (engine.state !== 'ready') return;
      engine.removeEventListener('change', look);
      resolve();
    };
    engine.addEventListener('change', look);
    look();
  });
}

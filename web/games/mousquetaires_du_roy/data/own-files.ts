import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../../lib/art';
import { MkElement } from '../../../lib/element';
import { t } from '../../../lib/i18n';
import { notify } from '../../../lib/notices';
import { refusal } from '../../../lib/sentences';
import type { EngineClient } from '../../../worker/client';
import { listMatches } from '../../../worker/saved';
import { game } from './data-file';
import { readId } from './reading';

/** The data files of one's own: what has been loaded, to be removed again, and the way to load another. `mk-gone` tells the id. */
@customElement('mk-own-files')
export class OwnFiles extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) files: readonly string[] = [];
  /** Which file is about to be removed, and how many stored matches need it. */
  @state() private asking: { readonly id: string; readonly count: number } | null = null;

  protected override render() {
    return html`
      <details class="fold">
        <summary>${t('data-title')}</summary>
        <p>${t('data-about')}</p>
        ${
          this.files.length === 0
            ? nothing
            : html`<ul class="own-files" aria-label=${t('data-own')}>
                ${this.files.map((id) => html`<li>${id === this.asking?.id ? this.#question(this.asking) : this.#line(id)}</li>`)}
              </ul>`
        }
        <div class="data-ways">
          <mk-data-file .engine=${this.engine}></mk-data-file>
          <a class="button button--quiet" href="${game}.toml" download>${icon('away')} ${t('data-copy')}</a>
        </div>
      </details>
    `;
  }

  #line(id: string) {
    const { name, fingerprint } = readId(id);
    return html`
      <span><b>${name}</b> <small class="hint">${fingerprint}</small></span>
      <button type="button" class="icon-button" aria-label=${t('data-remove-named', { name })} title=${t('data-remove')}
        @click=${() => this.#ask(id)}>${icon('trash')}</button>
    `;
  }

  #question({ id, count }: { id: string; count: number }) {
    return html`
      <div class="own-files__ask" role="group" aria-labelledby="data-question">
        <p id="data-question">${t('data-remove-ask', { name: readId(id).name, count })}</p>
        <button type="button" class="button" id="data-keep" @click=${() => this.#answer(id)}>${t('data-keep')}</button>
        <button type="button" class="button" @click=${() => this.#remove(id)}>${icon('trash')} ${t('data-remove')}</button>
      </div>
    `;
  }

  async #ask(id: string): Promise<void> {
    const needing = (await listMatches()).filter((match) => 'edition' in match && match.edition === id);
    this.asking = { id, count: needing.length };
    await this.updateComplete;
    this.querySelector<HTMLElement>('#data-keep')?.focus();
  }

  async #answer(id: string): Promise<void> {
    this.asking = null;
    await this.updateComplete;
    const at = this.files.indexOf(id);
    this.querySelectorAll<HTMLElement>('.own-files .icon-button')[at]?.focus();
  }

  async #remove(id: string): Promise<void> {
    try {
      await this.engine.ask('forget', { game, data: id });
      this.asking = null;
      this.querySelector('summary')?.focus();
      notify(() => t('data-removed', { name: readId(id).name }));
      this.dispatchEvent(new CustomEvent('mk-gone', { detail: id, bubbles: true }));
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  }
}

import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { MkElement } from '../lib/element';
import { whenReady } from '../lib/engine-status';
import type { Games } from '../lib/game';
import { t } from '../lib/i18n';
import { missingDataOf } from '../lib/missing-data';
import { notify } from '../lib/notices';
import { go } from '../lib/routes';
import { missingData, refusal } from '../lib/sentences';
import { type EngineClient, ONLOOKER } from '../worker/client';
import { newId } from '../worker/ids';
import { codeIn } from './router';

/** Opens a match from the text that its end offers, or what a link leads to. */
@customElement('mk-import-match')
export class ImportMatch extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  @state() private busy = false;
  /** The data file that it needs, by its id, and that is not here. */
  @state() private missing: string | null = null;
  @query('textarea') private field!: HTMLTextAreaElement;
  @query('form') private form!: HTMLFormElement;

  protected override render() {
    return html`
      <details class="fold import">
        <summary>${t('import-title')}</summary>
        <form @submit=${this.#open}>
          <label for="import-text">${t('import-label')}</label>
          <textarea id="import-text" rows="5" required spellcheck="false" autocomplete="off"></textarea>
          <button class="button" ?disabled=${this.busy}>${t('import-open')}</button>
        </form>
        ${this.missing === null ? nothing : this.#load(this.missing)}
      </details>
    `;
  }

  #load(wanted: string) {
    const { engine } = this;
    const found = () => this.form.requestSubmit();
    const redraw = () => this.requestUpdate();
    // Whose file it is, a refusal does not say.
    return this.games.all.map((game) => missingDataOf(game, { engine, wanted, found, redraw }));
  }

  readonly #open = async (event: Event) => {
    event.preventDefault();
    this.missing = null;
    const code = codeIn(this.field.value);
    if (code) {
      go({ page: 'link', code });
      return;
    }
    this.busy = true;
    try {
      await whenReady(this.engine);
      if (!this.isConnected) return; // whoever has gone elsewhere opens no match any more
      const id = newId();
      const names = [1, 2, 3, 4, 5, 6].map((number) => t('import-name', { number }));
      const { frame } = await this.engine.ask('import', { ...ONLOOKER, id, text: this.field.value, names });
      if (frame.outcome) (await import('../lib/results/kept')).leaveOut(id); // it was not played here
      go({ page: 'match', game: frame.game, id });
    } catch (error) {
      this.missing = missingData(error);
      if (this.missing === null) notify(refusal(error), { alert: true });
    } finally {
      this.busy = false;
    }
  };
}

/** A code for another device: to be scanned from the screen, copied, or sent. */
import './show-code.css';
import { html, nothing } from 'lit';
import { customElement, property, query } from 'lit/decorators.js';
import { icon } from '../art';
import { copyFrom, selectAll } from '../copy-from';
import { MkElement } from '../element';
import { knows, t, useCatalogues } from '../i18n';
import { notify } from '../notices';
import { qrOf } from '../qr';
import { qrPicture } from '../qr-picture';

@customElement('mk-show-code')
export class ShowCode extends MkElement {
  /** An address or a code. */
  @property() text = '';
  /** What it is. */
  @property() label = '';
  @query('input') private field!: HTMLInputElement;

  override connectedCallback(): void {
    super.connectedCallback();
    void useCatalogues('meet', 'share');
  }

  protected override render() {
    const { text, label } = this;
    if (!knows('meet-copy')) return nothing; // its words are on their way
    const qr = qrOf(text);
    const sends = 'share' in navigator;
    return html`
      ${qr ? qrPicture(qr, t('meet-picture', { what: label })) : nothing}
      <div class="show-code__ways">
        <input class="input" readonly aria-label=${label} .value=${text} @focus=${selectAll} />
        ${
          sends
            ? html`<button class="button button--gold" @click=${this.#send}>${icon('share')} ${t('meet-send')}</button>`
            : nothing
        }
        <button class="button ${sends ? '' : 'button--gold'}" @click=${() => copyFrom(this.field, 'meet-copied')}>
          ${icon('copy')} ${t('meet-copy')}
        </button>
      </div>
    `;
  }

  readonly #send = async (): Promise<void> => {
    const { text, label } = this;
    try {
      await navigator.share(URL.canParse(text) ? { title: label, url: text } : { title: label, text });
    } catch (error) {
      // Whoever closes the list of the system has changed their mind, and needs no notice.
      if ((error as Error).name !== 'AbortError') notify(() => t('share-hand-failed'), { alert: true });
    }
  };
}

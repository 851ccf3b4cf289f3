import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { amount } from '../lib/amount';
import { icon } from '../lib/art';
import { MkElement } from '../lib/element';
import { t } from '../lib/i18n';
import { installation } from './install';
import { atTable, offline } from './offline';
import { asksReader, askToPersist, isPersistent, mayStore, shouldOffer } from './storage';
import './status.css';

/** How the page stands on this device: offline, installed, kept. On the home page in one line; `whole` in the settings. */
@customElement('mk-offline')
export class OfflineStatus extends MkElement {
  @property({ type: Boolean }) whole = false;

  /** Whether the browser promises to keep what is stored; null while or where that is not known. */
  @state() private persistent: boolean | null = null;
  @state() private asked = false;
  /** Nothing is stored at all, so there is nothing to keep. */
  @state() private refused = false;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    offline.addEventListener('change', this.#redraw);
    installation.addEventListener('change', this.#redraw);
    void isPersistent().then((persistent) => {
      this.persistent = persistent;
    });
    void mayStore().then((stores) => {
      this.refused = !stores;
    });
  }

  override disconnectedCallback(): void {
    offline.removeEventListener('change', this.#redraw);
    installation.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { state } = offline;
    if (state.name === 'impossible' && state.reason === 'embedded') return nothing;
    const download = state.name === 'downloading' ? this.#download(state) : nothing;
    if (!this.whole)
      return html`<div class="offline">${this.#state()} ${download} ${this.#install()} ${this.#offer()}</div>`;
    return html`
      <section class="offline" aria-labelledby="offline-title">
        <h2 id="offline-title">${t('offline-title')}</h2>
        <div class="offline__part" role="status">${this.#state()}</div>
        ${download}
        <div class="offline__part">${this.#install()}</div>
        <div class="offline__part">${this.#storage()}</div>
      </section>
    `;
  }

  #state() {
    const { state } = offline;
    switch (state.name) {
      case 'waiting':
        return this.whole ? html`<p>${t('offline-waiting')}</p>` : nothing;
      case 'impossible':
        return this.whole ? html`<p>${t(`offline-impossible-${state.reason}`)}</p>` : nothing;
      case 'downloading':
        return nothing; // counting on aloud would be no news
      case 'ready':
        return html`<p class="offline__ready">${icon('check')} ${t(this.whole ? 'offline-ready-long' : 'offline-ready')}</p>`;
      case 'update':
        return this.#update(state.elsewhere);
      case 'failed':
        return html`
          <p>${t(`offline-failed-${state.update ? 'update-' : ''}${state.reason}`)}</p>
          <button class="button" @click=${() => offline.look()}>${icon('retry')} ${t('retry')}</button>
        `;
    }
  }

  #download({ update, loaded, total }: { update: boolean; loaded: number; total: number }) {
    const come = amount(loaded, total);
    return html`<div class="offline__part">
      <p>${update ? t('offline-downloading-update', come) : t('offline-downloading', come)}</p>
      <progress aria-label=${t('offline-downloading-label')} max="1" value=${total > 0 ? loaded / total : nothing}></progress>
    </div>`;
  }

  #update(elsewhere: boolean) {
    if (atTable()) return html`<p>${t('offline-update-at-table')}</p>`;
    return html`
      <p>${t('offline-update')}</p>
      <button class="button button--gold" @click=${() => offline.update()}>${t('offline-update-do')}</button>
      ${elsewhere ? html`<p class="warning">${t('offline-update-elsewhere')}</p>` : html`<p class="hint">${t('offline-update-how')}</p>`}
    `;
  }

  #install() {
    switch (installation.way) {
      case 'offered':
        return html`<button class="button" @click=${() => installation.install()}>${icon('away')} ${t('install-do')}</button>`;
      case 'by-hand':
        return this.whole ? html`<p>${t('install-how-ios')}</p>` : nothing;
      case null:
        return nothing;
    }
  }

  #storage() {
    if (this.refused) return html`<p>${t('error-storage-refused')}</p>`;
    if (this.persistent === null) return nothing;
    if (this.persistent) return html`<p>${t('storage-kept')}</p>`;
    return html`
      <p>${t('storage-may-go')} ${asksReader() ? t('storage-asks') : nothing}</p>
      <button class="button" @click=${this.#ask}>${t('storage-ask')}</button>
      ${this.asked ? html`<p class="hint" role="status">${t('storage-asked')}</p>` : nothing}
    `;
  }

  /** Where the browser will ask in its turn, the reader learns here why, before it does. */
  #offer() {
    return this.persistent === false && !this.refused && shouldOffer() ? this.#storage() : nothing;
  }

  readonly #ask = async () => {
    this.persistent = await askToPersist();
    this.asked = true;
  };
}

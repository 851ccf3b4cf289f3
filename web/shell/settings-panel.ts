import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import '../offline/status';
import { MkElement } from '../lib/element';
import { embedded } from '../lib/embedded';
import { t, useCatalogues } from '../lib/i18n';
import { Part } from '../lib/part';
import { choices, type Settings } from '../lib/settings';
import type { EngineClient } from '../worker/client';
import type { SettingsStore } from './settings';

/** Fetched when the settings are first opened, its words with it. */
const backup = new Part(() => Promise.all([import('./backup'), useCatalogues('backup')]));
const servers = new Part(() => Promise.all([import('./guests/servers'), useCatalogues('servers')]));

/** The settings; what is chosen holds at once. */
@customElement('mk-settings')
export class SettingsPanel extends MkElement {
  @property({ attribute: false }) store!: SettingsStore;
  @property({ attribute: false }) engine!: EngineClient;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    this.store.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    return html`
      ${this.#group('language')} ${this.#group('theme')} ${this.#group('speed')} ${this.#group('motion')}
      <p class="hint">${t('settings-motion-hint')}</p>
      ${'AudioContext' in globalThis ? html`${this.#group('sound')} <p class="hint">${t('settings-sound-hint')}</p>` : nothing}
      ${this.#group('hints')} <p class="hint">${t('settings-hints-hint')}</p>
      <p class="hint">${t('settings-kept')}</p>
      <mk-offline whole></mk-offline>
      ${embedded ? nothing : servers.show(() => html`<mk-servers></mk-servers>`, this.#redraw)}
      ${embedded ? nothing : backup.show(() => html`<mk-backup .engine=${this.engine}></mk-backup>`, this.#redraw)}
    `;
  }

  #group(name: keyof Settings) {
    return html`
      <fieldset class="choice">
        <legend>${t(`settings-${name}`)}</legend>
        <div class="choice__row">
          ${choices[name].map(
            (value) => html`
              <label>
                <input
                  type="radio"
                  name="settings-${name}"
                  .checked=${this.store.values[name] === value}
                  @change=${() => this.store.set({ [name]: value })}
                />
                <span lang=${name === 'language' ? value : nothing}>${t(`settings-${name}-${value}`)}</span>
              </label>
            `,
          )}
        </div>
      </fieldset>
    `;
  }
}

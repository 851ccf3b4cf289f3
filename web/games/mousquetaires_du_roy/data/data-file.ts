import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Edition, Message } from '../../../generated/bridge';
import { icon } from '../../../lib/art';
import { MkElement } from '../../../lib/element';
import { whenReady } from '../../../lib/engine-status';
import { t } from '../../../lib/i18n';
import { notify } from '../../../lib/notices';
import { errorSentence, refusal } from '../../../lib/sentences';
import type { EngineClient } from '../../../worker/client';
import { textOf } from './reading';
import './data.css';

/** The only game that reads data files. */
export const game = 'mousquetaires_du_roy';

/** What is wrong with the file that was chosen last. */
interface Refused {
  readonly file: string;
  /** Empty where it is no text at all. */
  readonly faults: readonly Message[];
}

/** Loads a data file from this device; `mk-data` tells its `Edition`. A file that cannot be played by is refused with all its faults. */
@customElement('mk-data-file')
export class DataFile extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  @state() private refused: Refused | null = null;
  @state() private busy = false;

  protected override render() {
    return html`
      <label class="button data-file">
        ${icon('open')} ${t(this.busy ? 'data-loading' : 'data-load')}
        <input type="file" accept=".toml,application/toml,text/plain" ?disabled=${this.busy} @change=${this.#chosen} />
      </label>
      <div role="alert">${this.refused ? whatIsWrong(this.refused) : nothing}</div>
    `;
  }

  readonly #chosen = async (event: Event) => {
    const field = event.target as HTMLInputElement;
    const file = field.files?.[0];
    if (!file) return;
    this.busy = true;
    this.refused = null;
    try {
      const text = await textOf(file);
      if (text === null) {
        this.refused = { file: file.name, faults: [] };
        return;
      }
      await whenReady(this.engine);
      const { edition, faults, kept } = await this.engine.ask('data', { game, text });
      if (edition) this.#loaded(edition, kept);
      else this.refused = { file: file.name, faults };
    } catch (error) {
      notify(refusal(error), { alert: true });
    } finally {
      this.busy = false;
      field.value = ''; // the same file, put right, can be chosen again
    }
  };

  #loaded(edition: Edition, kept: boolean): void {
    const { name, built_in } = edition;
    notify(() => t(built_in ? 'data-is-house' : kept ? 'data-loaded' : 'data-loaded-visit', { name }), {
      alert: !kept,
    });
    this.dispatchEvent(new CustomEvent<Edition>('mk-data', { detail: edition, bubbles: true }));
  }
}

/** From the top of the file down. */
const inOrder = (faults: readonly Message[]): Message[] =>
  [...faults].sort((one, other) => Number(one.params.line ?? 0) - Number(other.params.line ?? 0));

const whatIsWrong = ({ file, faults }: Refused) => html`
  <div class="fault data-faults">
    <p><b>${faults.length > 0 ? t('data-refused', { file, count: faults.length }) : t('data-no-text', { file })}</b></p>
    ${
      faults.length > 0
        ? html`<ul tabindex="0" aria-label=${t('data-faults', { file })}>
            ${inOrder(faults).map((fault) => html`<li>${errorSentence(fault)}</li>`)}
          </ul>`
        : nothing
    }
    <p>${t('data-refused-hint')}</p>
  </div>
`;

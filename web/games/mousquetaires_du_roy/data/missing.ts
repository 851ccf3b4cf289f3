import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Edition } from '../../../generated/bridge';
import { MkElement } from '../../../lib/element';
import { t } from '../../../lib/i18n';
import type { EngineClient } from '../../../worker/client';
import './data-file';
import { readId } from './reading';

/** Says that a data file is not here, and loads it there and then: `mk-found` is told once it is. */
@customElement('mk-data-missing')
export class DataMissing extends MkElement {
  @property({ attribute: false }) engine!: EngineClient;
  /** The id of the file. */
  @property({ attribute: false }) wanted!: string;
  /** Another one that was loaded instead. */
  @state() private other: string | null = null;

  protected override render() {
    const { wanted, other } = this;
    return html`
      <p role="alert">${t('error-data-missing', { data: wanted })}</p>
      <mk-data-file .engine=${this.engine} @mk-data=${this.#loaded}></mk-data-file>
      <p role="status">
        ${other === null ? nothing : t('data-other', { ...readId(other), wanted: readId(wanted).fingerprint })}
      </p>
    `;
  }

  readonly #loaded = ({ detail }: CustomEvent<Edition>) => {
    this.other = detail.id === this.wanted ? null : detail.id;
    if (this.other === null) this.dispatchEvent(new CustomEvent('mk-found'));
  };
}

import './written.css';
import { html, nothing } from 'lit';
import { customElement, property } from 'lit/decorators.js';
import type { GameTypes, NoteOf } from '../../generated/bridge';
import { type IconName, icon } from '../art';
import { MkElement } from '../element';
import { t } from '../i18n';
import type { BaseScene } from './presenter';
import type { ReplayController } from './replay';

/** What players of the visitor wrote at the move that is watched, and where chance has decided for one of them. */
@customElement('mk-written')
export class Written extends MkElement {
  @property({ attribute: false }) viewer!: ReplayController<GameTypes, BaseScene>;
  @property({ attribute: false }) notes!: readonly NoteOf[];

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.viewer.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    this.viewer.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { at, playing } = this.viewer;
    const here = this.notes.filter((note) => this.#stepOf(note) === at);
    const steps = this.notes.map((note) => this.#stepOf(note));
    const before = steps.findLast((step) => step < at);
    const next = steps.find((step) => step > at);
    return html`
      <div class="written">
        <h2>${t('school-notes')}</h2>
        ${this.#leads('back', 'school-notes-before', before)} ${this.#leads('forward', 'school-notes-next', next)}
        <div class="written__here" role="region" tabindex="0" aria-label=${t('school-notes')} aria-live=${playing ? 'off' : 'polite'}>
          ${here.length ? here.map((note) => this.#note(note)) : html`<p class="written__none">${t('school-notes-none')}</p>`}
        </div>
      </div>
    `;
  }

  #note({ seat, printed, fault, text, line, cut }: NoteOf) {
    return html`
      <p><b>${this.viewer.frame?.names[seat]}</b>
        ${fault ? html`<span class="fault">${t(`school-fault-${fault}`)} ${line ? t('own-fault-line', { line }) : nothing} ${t('school-notes-chance')}</span>` : nothing}</p>
      ${printed ? html`<pre>${printed}</pre>` : nothing} ${text ? html`<pre>${text}</pre>` : nothing}
      ${cut ? html`<p class="written__none">${t('school-notes-cut')}</p>` : nothing}
    `;
  }

  /** Where there is none it keeps its place and the focus. */
  #leads(symbol: IconName, label: string, step: number | undefined) {
    const go = () => step !== undefined && void this.viewer.jump(step);
    return html`<button class="icon-button" title=${t(label)} aria-label=${t(label)}
      aria-disabled=${step === undefined ? 'true' : 'false'} @click=${go}>${icon(symbol)}</button>`;
  }

  /** It was written as the move was chosen: it stands beside the table after that move. What comes after the last one stays there. */
  #stepOf({ action }: NoteOf): number {
    return Math.min(action + 1, this.viewer.last);
  }
}

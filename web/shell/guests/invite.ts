import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../lib/art';
import { MkElement } from '../../lib/element';
import type { Host } from '../../lib/guests/host';
import { SignalError } from '../../lib/guests/signal';
import { t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { addressOf } from '../../lib/routes';
import { askedServers } from './asked';
import { cannot } from './cannot';
import '../../lib/guests/show-code';
import '../../lib/guests/scan';

/** The way in for one more device: what it is shown or sent, and where its answer is read. */
@customElement('mk-invite')
export class Invite extends MkElement {
  @property({ attribute: false }) host!: Host;

  @state() private reading = false;
  @state() private failed: (() => string) | null = null;
  /** The answer has been read, and the way is being opened. */
  @state() private opening = false;

  readonly #change = () => {
    const { entrance, seats } = this.host;
    if (!entrance.meeting && !seats.isFull && !this.failed) void this.#open(); // there is room again
    this.requestUpdate();
  };
  readonly #met = () => {
    this.opening = false;
  };
  readonly #missed = () => {
    this.opening = false;
    notify(() => t('guests-no-way'), { alert: true });
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.host.addEventListener('change', this.#change);
    this.host.addEventListener('met', this.#met);
    this.host.addEventListener('missed', this.#missed);
    void this.#open();
  }

  override disconnectedCallback(): void {
    this.host.removeEventListener('change', this.#change);
    this.host.removeEventListener('met', this.#met);
    this.host.removeEventListener('missed', this.#missed);
    super.disconnectedCallback();
  }

  protected override render() {
    const { host, reading, failed, opening } = this;
    const { meeting } = host.entrance;
    if (failed)
      return html`<p role="alert">${failed()}</p>
        <button class="button" @click=${() => this.#open()}>${icon('retry')} ${t('retry')}</button>`;
    if (host.seats.isFull) return html`<p>${t('guests-full-here')}</p>`;
    if (!meeting) return html`<p role="status">${t('invite-preparing')}</p>`;
    const address = addressOf({ page: 'join', code: meeting.code }, host.game.id);
    return html`
      <h2>${t('invite-title')}</h2>
      <ol class="invite__steps">
        <li class=${reading ? 'invite__step--done' : ''}>
          <p>${t('invite-show')}</p>
          ${reading ? nothing : html`<mk-show-code .text=${address} .label=${t('invite-code')}></mk-show-code>`}
        </li>
        <li>
          <p>${t('invite-scan')}</p>
          ${
            reading
              ? html`<mk-scan @found=${this.#found}></mk-scan>
                  <button class="button button--quiet" @click=${this.#turn}>${icon('undo')} ${t('invite-back')}</button>`
              : html`<button class="button button--gold" @click=${this.#turn}>${icon('qr')} ${t('invite-read')}</button>`
          }
        </li>
      </ol>
      ${askedServers()}
      <p role="status">${opening ? t('invite-opening') : nothing}</p>
    `;
  }

  readonly #turn = () => {
    this.reading = !this.reading;
  };

  async #open(): Promise<void> {
    this.failed = null;
    try {
      if (!isSecureContext) throw new Error('the deal needs what only https has');
      await this.host.entrance.open();
    } catch {
      this.failed = () => t(cannot());
    }
  }

  readonly #found = async ({ detail: text }: CustomEvent<string>): Promise<void> => {
    this.opening = true; // the other one may be here before the next invitation is
    try {
      await this.host.entrance.accept(text);
      this.reading = false;
    } catch (error) {
      this.opening = false;
      const code = error instanceof SignalError ? error.code : 'guests-no-way';
      notify(() => t(code), { alert: true });
    }
  };
}

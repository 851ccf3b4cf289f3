import { html, nothing } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon } from '../../lib/art';
import { MkElement } from '../../lib/element';
import { company } from '../../lib/guests/company';
import { Guest } from '../../lib/guests/guest';
import type { GuestDevice } from '../../lib/guests/guest-device';
import type { Handing } from '../../lib/guests/handing';
import type { Host } from '../../lib/guests/host';
import type { Room } from '../../lib/guests/room';
import { SignalError } from '../../lib/guests/signal';
import { t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { go, href } from '../../lib/routes';
import { refusal } from '../../lib/sentences';
import '../../lib/guests/scan';
import './guests.css';
import { cannot } from './cannot';

/** The match goes over to another device, and this one comes in there as a guest; or all stays as it was. */
export async function handOver(host: Host, to: GuestDevice): Promise<void> {
  const name = host.seats.nameOf(to);
  try {
    const outcome = await host.handOver(to);
    if (outcome.now === 'guest') {
      notify(() => t('handed-done', { name }), { everywhere: true });
      if (outcome.invitation === null) company.leave();
      else sitDown(outcome.guest, outcome.invitation);
    } else if (outcome.why !== 'withdrawn') {
      const { why } = outcome;
      notify(() => t(`handing-${why}`, { name }), { alert: true });
    }
  } catch (error) {
    notify(refusal(error), { alert: true });
  }
}

function sitDown(guest: Guest, invitation: string): void {
  company.beGuest(guest, invitation);
  go({ page: 'join', code: invitation }, { replace: true });
}

/** In place of the table while the match goes over. */
@customElement('mk-handing')
export class HandingPage extends MkElement {
  @property({ attribute: false }) handing!: Handing;
  /** As `handing` says. */
  @property() step: Handing['step'] = 'asking';

  protected override render() {
    const { name, withdraw } = this.handing;
    return html`<section class="waiting">
      <h1 tabindex="-1">${t('handing-title')}</h1>
      <p role="status">${t(`handing-${this.step}`, { name })}</p>
      ${
        this.step === 'asking'
          ? html`<button class="button" @click=${withdraw}>${t('handing-withdraw')}</button>`
          : nothing
      }
    </section>`;
  }

  protected override firstUpdated(): void {
    // The table is gone, and what it said in the bar.
    this.dispatchEvent(new CustomEvent('mk-status', { detail: '', bubbles: true }));
    this.querySelector<HTMLElement>('h1')?.focus();
  }
}

/** What is left of a match at the device that has handed it over: the way to where it is. */
@customElement('mk-handed')
export class HandedPage extends MkElement {
  @property({ attribute: false }) room!: Room;
  @state() private reading = false;

  protected override render() {
    const { seats, handed: name = '' } = this.room;
    return html`<section class="waiting">
      <h1 tabindex="-1">${t('handed-title')}</h1>
      <p>${t('handed-how', { name })}</p>
      ${
        this.reading
          ? html`<mk-scan @found=${({ detail }: CustomEvent<string>) =>
              this.#answer(
                detail,
                seats.find(({ controller }) => controller === 'host')?.name ?? '',
              )}></mk-scan>`
          : html`<button class="button button--gold" @click=${this.#read}>${icon('qr')} ${t('join-read')}</button>`
      }
      <a class="button" href=${href({ page: 'home' })}>${t('menu-home')}</a>
    </section>`;
  }

  readonly #read = () => {
    this.reading = true;
  };

  async #answer(invitation: string, name: string): Promise<void> {
    const guest = new Guest(name);
    try {
      await guest.answer(invitation);
      sitDown(
        guest,
        invitation
          .trim()
          .split(/[/#\s]/)
          .at(-1) ?? '',
      );
    } catch (error) {
      const code = error instanceof SignalError ? error.code : cannot();
      notify(() => t(code), { alert: true });
    }
  }
}

import { html, nothing } from 'lit';
import { customElement } from 'lit/decorators.js';
import { icon } from '../../lib/art';
import { MkElement } from '../../lib/element';
import { company } from '../../lib/guests/company';
import { gestureIcon } from '../../lib/guests/gestures';
import type { GuestDevice } from '../../lib/guests/guest-device';
import type { Host } from '../../lib/guests/host';
import { type Gesture, gestures, type Place } from '../../lib/guests/words';
import { t } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { go } from '../../lib/routes';
import { refusal } from '../../lib/sentences';
import './guests.css';
import './invite';
import { handOver } from './handed';
import { placesOf, sitDown } from './places';

/** Who is at the table of several devices, gestures for them, and for the host what can be done about who is away. */
@customElement('mk-company')
export class CompanyPanel extends MkElement {
  /** A way in is open for who comes back, or comes to look on. */
  #inviting = false;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    company.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    company.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { host, guest } = company;
    const stage = host?.stage ?? guest?.stage;
    if (!stage) return nothing;
    const own = host ? stage.places.findIndex(({ who }) => who === 'host') : (guest?.seat ?? null);
    const ways = (place: Place, seat: number) =>
      host ? this.#ways(host, place, seat) : sitDown(guest, place, seat);
    return html`
      ${placesOf(stage, { own, ways })}
      ${own === null || own < 0 ? nothing : this.#gestures()}
      ${host ? this.#host(host) : this.#guest()}
    `;
  }

  #guest() {
    return html`<p class="hint">${t('guests-what-host-has')}</p>
      <button class="button button--quiet" @click=${this.#leave}>${t('guests-leave')}</button>`;
  }

  readonly #leave = () => {
    company.leave();
    go({ page: 'home' });
  };

  #gestures() {
    return html`<div class="gestures" role="group" aria-label=${t('gestures')}>
      ${gestures.map(
        (
          gesture,
        ) => html`<button class="icon-button" aria-label=${t(`gesture-${gesture}`)} title=${t(`gesture-${gesture}`)}
          @click=${() => this.#make(gesture)}>${gestureIcon(gesture)}</button>`,
      )}
    </div>`;
  }

  #make(gesture: Gesture): void {
    const { host, guest } = company;
    if (host)
      host.gesture(
        host.seats.all.findIndex(({ controller }) => controller === 'host'),
        gesture,
      );
    else guest?.gesture(gesture);
    this.closest('dialog')?.close();
  }

  /** A computer player goes on for who is away, until he is back. */
  #ways(host: Host, { who, here, lent }: Place, seat: number) {
    if (host.match === null || who !== 'guest' || here || lent) return nothing;
    const lend = () => host.lend(seat).catch((error) => notify(refusal(error), { alert: true }));
    return html`<button class="button button--quiet" @click=${lend}>${t('guests-lend')}</button>`;
  }

  #host(host: Host) {
    return html`
      ${
        this.#inviting
          ? html`<mk-invite .host=${host}></mk-invite>`
          : html`<button class="button" @click=${this.#invite}>${icon('qr')} ${t('guests-invite')}</button>`
      }
      ${this.#handOver(host)}
      <details class="fold">
        <summary>${t('guests-disband')}</summary>
        <p>${t('guests-disband-how')}</p>
        <button class="button" @click=${this.#disband}>${t('guests-disband-do')}</button>
      </details>
    `;
  }

  /** To whoever sits at the table and is heard. */
  #handOver(host: Host) {
    const able = host.seats.guests.filter(({ seat, isHere }) => seat !== null && isHere);
    if (host.match === null || !host.isLaid || able.length === 0) return nothing;
    return html`<details class="fold">
      <summary>${t('hand-title')}</summary>
      <p>${t('hand-how')}</p>
      ${able.map(
        (guest) => html`<button class="button" @click=${() => this.#ask(host, guest)}>
          ${t('hand-ask', { name: host.seats.nameOf(guest) })}
        </button>`,
      )}
    </details>`;
  }

  #ask(host: Host, to: GuestDevice): void {
    this.closest('dialog')?.close();
    void handOver(host, to);
  }

  readonly #invite = () => {
    this.#inviting = true;
    this.requestUpdate();
  };

  /** From here on it is an ordinary match of this device, which goes from hand to hand. */
  readonly #disband = async () => {
    try {
      await company.host?.disband();
      company.leave();
      location.reload();
    } catch (error) {
      notify(refusal(error), { alert: true });
    }
  };
}

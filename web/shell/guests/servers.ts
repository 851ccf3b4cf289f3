import { html, nothing } from 'lit';
import { customElement, state } from 'lit/decorators.js';
import { icon } from '../../lib/art';
import { MkElement } from '../../lib/element';
import {
  asServer,
  faultOf,
  longestPart,
  mostServers,
  namedServers,
  nameServers,
  type Server,
  type ServerFault,
} from '../../lib/guests/servers';
import { t } from '../../lib/i18n';
import './servers.css';

/** In the settings: servers for meetings across networks. There are none unless somebody names them here. */
@customElement('mk-servers')
export class Servers extends MkElement {
  @state() private named = namedServers();
  @state() private fault: ServerFault | null = null;
  /** What is typed is the address of a server that wants a name and a password. */
  @state() private relays = false;

  protected override render() {
    const { named, fault, relays } = this;
    return html`
      <details class="fold servers" ?open=${named.length > 0}>
        <summary>${t('servers-title')}</summary>
        <p>${t('servers-about')}</p>
        <p>${t('servers-learn')}</p>
        <div role="status">
          ${
            named.length === 0
              ? html`<p>${t('servers-none')}</p>`
              : html`<ul class="servers__named">${named.map((server) => this.#server(server))}</ul>`
          }
        </div>
        ${
          named.length >= mostServers
            ? nothing
            : html`<form class="servers__form" @submit=${this.#add}>
                <label class="field"><span>${t('servers-address')}</span>
                  <input class="input" name="address" maxlength=${longestPart} autocomplete="off" autocapitalize="off"
                    spellcheck="false" placeholder="stun:stun.example.org:3478" required
                    aria-invalid=${fault === 'address' || fault === 'known'} aria-describedby="servers-fault"
                    @input=${this.#typed} />
                </label>
                ${relays ? this.#account(fault === 'password') : nothing}
                <p id="servers-fault" role="alert">${fault === null ? nothing : html`<span class="warning">${t(`servers-fault-${fault}`)}</span>`}</p>
                <button class="button">${t('servers-add')}</button>
              </form>`
        }
        <p class="hint">${t('servers-kept')}</p>
      </details>
    `;
  }

  #account(isMissing: boolean) {
    return html`<label class="field"><span>${t('servers-user')}</span>
        <input class="input" name="user" maxlength=${longestPart} autocomplete="off" autocapitalize="off" spellcheck="false"
          aria-invalid=${isMissing} aria-describedby="servers-fault" />
      </label>
      <label class="field"><span>${t('servers-password')}</span>
        <input class="input" name="password" type="password" maxlength=${longestPart} autocomplete="off"
          aria-invalid=${isMissing} aria-describedby="servers-fault" />
      </label>`;
  }

  #server(server: Server) {
    return html`<li>
      <span>${server.address}${server.user ? html` · ${server.user}` : nothing}</span>
      <button class="icon-button" aria-label=${t('servers-forget', { address: server.address })}
        title=${t('servers-forget', { address: server.address })} @click=${() => this.#forget(server)}>${icon('trash')}</button>
    </li>`;
  }

  readonly #typed = (event: Event) => {
    this.relays = /^\s*turn/i.test((event.target as HTMLInputElement).value);
    this.fault = null;
  };

  readonly #add = (event: SubmitEvent) => {
    event.preventDefault();
    const form = event.target as HTMLFormElement;
    const typed = new FormData(form);
    const text = (name: string) => String(typed.get(name) ?? '');
    const server = asServer(text('address'), text('user'), text('password'));
    this.fault = faultOf(server, this.named);
    if (this.fault) return;
    this.#keep([...this.named, server]);
    this.relays = false;
    form.reset();
    if (this.named.length >= mostServers) this.#lead();
  };

  #forget(server: Server): void {
    this.#keep(this.named.filter((one) => one !== server));
    this.#lead();
  }

  /** The button that had the focus is gone. */
  #lead(): void {
    this.querySelector('summary')?.focus();
  }

  #keep(servers: readonly Server[]): void {
    nameServers(servers);
    this.named = servers;
  }
}

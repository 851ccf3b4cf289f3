import { html, nothing } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import type { Linked } from '../../generated/bridge';
import { icon } from '../../lib/art';
import { copyFrom, selectAll } from '../../lib/copy-from';
import { MkElement } from '../../lib/element';
import { whenReady } from '../../lib/engine-status';
import { choice } from '../../lib/form/controls';
import { isChosen } from '../../lib/form/players';
import type { Games } from '../../lib/game';
import { t, useCatalogues } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { longestQr, type Qr, qrOf } from '../../lib/qr';
import { qrPicture } from '../../lib/qr-picture';
import { addressOf } from '../../lib/routes';
import { refusal } from '../../lib/sentences';
import { type EngineClient, ONLOOKER } from '../../worker/client';
import { embedCode } from './embed-code';
import './share.css';

type What = 'deal' | 'match';
interface Made {
  readonly code: string;
  /** What the code was found to carry when it was expanded again. */
  readonly linked: Linked;
}
/** All that can be chosen between is there at once, so that nothing is copied that is no longer chosen. */
interface Codes {
  readonly deal: Made;
  readonly named: Made;
  readonly unnamed: Made;
}

/** What the open match, or a stored one, can be shared as: an address, a code to be photographed, lines for a web page. */
@customElement('mk-share')
export class Share extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  /** A stored match, to be opened first. */
  @property({ attribute: false }) match: string | undefined;

  @state() private codes: Codes | null = null;
  @state() private what: What = 'match';
  @state() private named = true;
  /** The QR code has been unfolded. */
  @state() private drawing = false;
  /** Why nothing can be shared. */
  @state() private refused: (() => string) | null = null;
  @query('#share-address') private address!: HTMLInputElement;
  @query('#share-embed') private lines!: HTMLTextAreaElement;

  override connectedCallback(): void {
    super.connectedCallback();
    void this.#open();
  }

  protected override render() {
    if (this.refused) return html`<p role="alert">${this.refused()}</p>`;
    if (!this.codes) {
      return html`<p role="status">${t('share-making')}</p>
        <mk-engine-status .engine=${this.engine}></mk-engine-status>`;
    }
    const whole = this.codes.named.linked;
    const game = this.games.get(whole.game);
    const nameable = whole.names.some((name, seat) => isChosen(game, name, seat));
    const match = nameable && this.named ? 'named' : 'unnamed';
    const { code, linked } = this.codes[this.what === 'deal' ? 'deal' : match];
    const address = addressOf({ page: 'link', code }, linked.game);
    return html`
      ${this.#choices(whole, nameable)}
      <p>${t(`share-does-${linked.kind}`)}</p>
      ${whole.kind === 'play' ? html`<p class="hint">${t('share-carries-hidden')}</p>` : nothing}
      <div class="field">
        <label for="share-address">${t('share-address')}</label>
        <input id="share-address" class="input" readonly .value=${address} @focus=${selectAll} />
      </div>
      <div class="share__ways">
        ${
          'share' in navigator
            ? html`<button class="button button--gold" @click=${() => this.#hand(address, linked)}>
                ${icon('share')} ${t('share-hand')}
              </button>`
            : nothing
        }
        <button
          class="button ${'share' in navigator ? '' : 'button--gold'}"
          @click=${() => copyFrom(this.address, 'share-copied')}
        >
          ${icon('copy')} ${t('share-copy')}
        </button>
      </div>
      <details
        class="fold"
        @toggle=${(event: Event) => {
          this.drawing = (event.target as HTMLDetailsElement).open;
        }}
      >
        <summary>${t('share-qr')}</summary>
        ${this.drawing ? drawn(qrOf(address), address) : nothing}
      </details>
      <details class="fold">
        <summary>${t('share-embed')}</summary>
        ${this.#embed(embedCode(linked.kind, code))}
      </details>
    `;
  }

  #choices({ kind }: Linked, nameable: boolean) {
    const whole = kind !== 'deal';
    return html`
      ${
        whole
          ? choice<What>({
              id: 'share-what',
              legend: t('share-what'),
              values: ['match', 'deal'],
              chosen: this.what,
              label: (what) => t(what === 'deal' ? 'share-what-deal' : `share-what-${kind}`),
              onChoose: (what) => {
                this.what = what;
              },
            })
          : nothing
      }
      ${
        whole && nameable && this.what === 'match'
          ? choice<boolean>({
              id: 'share-names',
              legend: t('share-names'),
              values: [true, false],
              chosen: this.named,
              label: (named) => t(named ? 'share-names-with' : 'share-names-without'),
              onChoose: (named) => {
                this.named = named;
              },
            })
          : nothing
      }
    `;
  }

  #embed(lines: string) {
    return html`
      <div class="field share__embed">
        <label for="share-embed">${t('share-embed-lines')}</label>
        <textarea id="share-embed" class="input" rows="4" readonly spellcheck="false" .value=${lines} @focus=${selectAll}></textarea>
      </div>
      <button class="button" @click=${() => copyFrom(this.lines, 'share-embed-copied')}>
        ${icon('code')} ${t('share-embed-copy')}
      </button>
    `;
  }

  async #open(): Promise<void> {
    await whenReady(this.engine);
    if (!this.isConnected) return; // whoever has closed the sheet may be at the table of another match by now
    try {
      if (this.match !== undefined) await this.engine.ask('open', { ...ONLOOKER, id: this.match });
      const named = await this.#make('match', true);
      await useCatalogues(named.linked.game); // the names it gives by itself
      this.codes = {
        named,
        unnamed: await this.#make('match', false),
        deal: await this.#make('deal', false),
      };
    } catch (error) {
      this.refused = refusal(error);
    }
  }

  /** A code is expanded again before it is shown. */
  async #make(what: What, names: boolean): Promise<Made> {
    const { code } = await this.engine.ask('share', { what, names });
    return { code, linked: await this.engine.ask('expand', { code }) };
  }

  async #hand(url: string, { kind, game }: Linked): Promise<void> {
    const title = t(`game-${game}`);
    try {
      await navigator.share({ title, text: t(`share-text-${kind}`, { game: title }), url });
    } catch (error) {
      // Whoever closes the list of the system has changed their mind, and needs no notice.
      if ((error as Error).name !== 'AbortError') notify(() => t('share-hand-failed'), { alert: true });
    }
  }
}

function drawn(qr: Qr | null, address: string) {
  if (!qr)
    return html`<p class="hint">${t('share-qr-long', { length: address.length, longest: longestQr })}</p>`;
  return html`
    ${qrPicture(qr, t('share-qr-label'))}
    <p class="hint">${t('share-qr-hint')}</p>
  `;
}

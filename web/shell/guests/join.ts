import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { keyed } from 'lit/directives/keyed.js';
import { icon } from '../../lib/art';
import { crest } from '../../lib/art/crest';
import { MkElement } from '../../lib/element';
import { mayLeadFocus } from '../../lib/embedded';
import type { Games } from '../../lib/game';
import { company } from '../../lib/guests/company';
import { Guest } from '../../lib/guests/guest';
import { SignalError } from '../../lib/guests/signal';
import { longestName, type Stage } from '../../lib/guests/words';
import { t, useCatalogues } from '../../lib/i18n';
import { notify } from '../../lib/notices';
import { href } from '../../lib/routes';
import type { EngineClient } from '../../worker/client';
import { plainName } from '../../worker/names';
import { partsOf } from '../parts';
import type { SettingsStore } from '../settings';
import '../../lib/guests/scan';
import '../../lib/guests/show-code';
import './guests.css';
import { askedServers } from './asked';
import { cannot } from './cannot';
import { checkDeal } from './check';
import { placesOf, sitDown } from './places';
import { takenHalf } from './take';

const NAME = 'musketiere.name';

/** What an invitation to somebody's table leads to: the answer to be shown, the table as it gathers, and the match. */
@customElement('mk-join')
export class JoinPage extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) store!: SettingsStore;
  @property({ attribute: false }) code!: string;

  @state() private guest!: Guest;
  @state() private failed: (() => string) | null = null;
  /** A new invitation is being read, as the way to the host is gone. */
  @state() private reading = false;

  readonly #redraw = () => this.requestUpdate();
  readonly #change = () => {
    const { guest } = this;
    if (guest.here) {
      this.reading = false;
      if (!this.#isSpent) spend(this.code);
    }
    const game = this.games.find(guest.stage?.game ?? '');
    if (game && game.id !== this.#spoken) {
      this.#spoken = game.id;
      void useCatalogues(game.id, 'table').then(this.#redraw);
    }
    this.requestUpdate();
  };
  /** The game whose words have been asked for. */
  #spoken: string | undefined;
  readonly #redealt = () => notify(() => t('guests-redealt'), { alert: true, everywhere: true });
  readonly #over = () => void checkDeal(this.guest, this.engine);

  override connectedCallback(): void {
    super.connectedCallback();
    const known = company.guestBy(this.code);
    this.guest = known ?? new Guest(ownName());
    this.guest.addEventListener('change', this.#change);
    this.guest.addEventListener('over', this.#over);
    this.guest.addEventListener('redealt', this.#redealt);
    this.store.addEventListener('change', this.#redraw);
    if (known || this.#isSpent) return;
    void this.#answer(this.code);
  }

  override disconnectedCallback(): void {
    this.guest.removeEventListener('change', this.#change);
    this.guest.removeEventListener('over', this.#over);
    this.guest.removeEventListener('redealt', this.#redealt);
    this.store.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    try {
      return this.#drawn();
    } catch {
      return this.#sorry(() => t('join-odd')); // a host may name a game that there is not, or seats that no game has
    }
  }

  #drawn(): TemplateResult {
    const { guest, failed } = this;
    const { refused, stage, begun } = guest;
    if (refused) return this.#sorry(() => t(`error-${refused.code}`));
    if (failed) return this.#sorry(failed);
    if (!stage) return this.#isSpent && !guest.here ? this.#cut('panel join') : this.#meeting();
    return html`
      <div class="join__table" ?inert=${this.#isBarred}>${begun ? this.#match(stage) : this.#lobby(guest)}</div>
      ${guest.asked !== 'no' ? this.#take(guest) : guest.here ? begun && this.#waiting(guest) : this.#cut()}
    `;
  }

  #match({ game, table }: Stage) {
    const match = {
      game: this.games.get(game),
      source: { at: 'guest', remote: this.guest },
      engine: this.guest.engine,
      settings: this.store.values,
    } as const;
    return partsOf(match.game).table.show((draw) => html`${keyed(table, draw(match))}`, this.#redraw);
  }

  // ---- the way is cut --------------------------------------------------------------------------------------------------

  /** Nothing can be done at the table: nobody would hear of it. What has been played to its end can still be looked at. */
  get #isBarred(): boolean {
    const { stage, here, isOver, asked } = this.guest;
    return stage !== null && (asked !== 'no' || (!here && !isOver));
  }
  #wasBarred = false;
  /** What had the focus when the way was cut. */
  #left: HTMLElement | null = null;

  protected override willUpdate(): void {
    const { activeElement } = document;
    if (this.#isBarred && !this.#wasBarred)
      this.#left = this.contains(activeElement) ? (activeElement as HTMLElement) : null;
  }

  protected override updated(): void {
    if (this.#isBarred === this.#wasBarred) return;
    this.#wasBarred = this.#isBarred;
    if (this.#isBarred) this.#bar();
    else this.#unbar();
  }

  /** The focus goes to what can be done now; a sheet over the table would keep it from there. */
  #bar(): void {
    for (const sheet of this.querySelectorAll<HTMLDialogElement>('.join__table dialog[open]')) {
      sheet.dispatchEvent(new Event('cancel', { cancelable: true })); // its state has to know
      sheet.close();
    }
    const overlay = document.querySelector('dialog[open]');
    if (overlay) overlay.addEventListener('close', () => this.#leadToCut(), { once: true });
    else this.#leadToCut();
  }

  #leadToCut(): void {
    if (this.#isBarred && mayLeadFocus()) this.querySelector<HTMLElement>('.wire--cut')?.focus();
  }

  /** Back to the table, unless one is busy elsewhere. */
  #unbar(): void {
    const { activeElement } = document;
    if ((activeElement !== null && activeElement !== document.body) || !mayLeadFocus()) return;
    const table = this.querySelector('.join__table');
    const left = table?.contains(this.#left) ? this.#left : null;
    (left ?? table?.querySelector<HTMLElement>('h1[tabindex]'))?.focus({ preventScroll: true });
  }

  /** The page was loaded anew: an invitation leads to a table once. */
  get #isSpent(): boolean {
    return spentInvitation() === this.code;
  }

  #sorry(sentence: () => string) {
    return html`<div class="waiting">
      <h1 tabindex="-1">${t('join-failed')}</h1>
      <p role="alert">${sentence()}</p>
      ${this.#read()}
      <a class="button" href=${href({ page: 'home' })}>${t('menu-home')}</a>
    </div>`;
  }

  #meeting() {
    return html`<section class="panel join">
      <h1 tabindex="-1">${t('join-title')}</h1>
      ${this.guest.code === null ? html`<p role="status">${t('join-preparing')}</p>` : this.#shown(this.guest.code)}
    </section>`;
  }

  #shown(answer: string) {
    return html`<p>${t('join-show')}</p>
      <mk-show-code .text=${answer} .label=${t('join-code')}></mk-show-code>
      ${askedServers()}
      <p class="hint" role="status">${t('join-waiting')}</p>`;
  }

  #lobby(guest: Guest) {
    const { stage, seat } = guest;
    if (!stage) return nothing;
    const game = this.games.get(stage.game);
    return html`<section class="panel join">
      <header class="gathering__head">
        ${crest(game.id)}
        <div>
          <h1 tabindex="-1">${t('join-here')}</h1>
          <p>${t(`game-${game.id}`)}</p>
        </div>
      </header>
      <label class="field">${t('join-name')}
        <input class="input" maxlength=${longestName} autocomplete="nickname" spellcheck="false"
          .value=${seat === null ? guest.name : (stage.places[seat]?.name ?? guest.name)} @change=${this.#name} />
      </label>
      ${placesOf(stage, {
        own: seat,
        role: (at) => game.role?.(stage.seating, at) ?? null,
        ways: (place, at) => sitDown(guest, place, at),
      })}
      <p class="hint">${t('stage-fair')}</p>
      ${
        seat === null
          ? nothing
          : html`<button class="button button--quiet" @click=${() => guest.sit(null)}>${icon('eye')} ${t('join-look-on')}</button>`
      }
      <p role="status">${t('join-gathering')}</p>
    </section>`;
  }

  /** Over the table: why nothing goes on. */
  #waiting({ stalled, stage }: Guest) {
    if (!stalled && stage?.laid) return nothing;
    return html`<p class="wire" role="status">${icon('hourglass')} ${t(stalled ? 'guests-stalled' : 'error-guests-host-away')}</p>`;
  }

  /** The host would hand the match over to this device. */
  #take(guest: Guest) {
    return html`<section class="wire wire--cut" role="alertdialog" tabindex="-1" aria-labelledby="cut" aria-describedby="cut-how">
      <h2 id="cut">${t('take-title')}</h2>
      <mk-take .guest=${guest} .engine=${this.engine} .games=${this.games} .asked=${guest.asked}></mk-take>
    </section>`;
  }

  /** The way to the host is gone, or he is another now: a new invitation leads back to the same seat. */
  #cut(look = 'wire wire--cut') {
    const { guest, engine, games } = this;
    const { movedTo: name } = guest;
    return html`<section class=${look} role=${this.#isBarred ? 'alertdialog' : 'alert'} tabindex="-1" aria-labelledby="cut" aria-describedby="cut-how">
      <h2 id="cut">${name === null ? t('join-cut') : t('join-moved', { name })}</h2>
      <p id="cut-how">${name === null ? t('join-cut-how') : t('join-moved-how', { name })}</p>
      ${takenHalf({ guest, engine, games })}
      ${this.guest.code === null ? this.#read() : this.#shown(this.guest.code)}
    </section>`;
  }

  #read() {
    return this.reading
      ? html`<mk-scan @found=${({ detail }: CustomEvent<string>) => this.#answer(detail)}></mk-scan>`
      : html`<button class="button button--gold" @click=${this.#readAnew}>${icon('qr')} ${t('join-read')}</button>`;
  }

  readonly #readAnew = () => {
    this.reading = true;
  };

  readonly #name = (event: Event) => {
    const name = plainName((event.target as HTMLInputElement).value)
      .trim()
      .slice(0, longestName);
    if (!name) return;
    try {
      localStorage.setItem(NAME, name);
    } catch {
      // Storage is refused: asked for again at the next table.
    }
    this.guest.name = name;
    this.guest.sit(this.guest.seat);
  };

  async #answer(invitation: string): Promise<void> {
    this.failed = null;
    this.guest.refused = null;
    try {
      if (!isSecureContext) throw new Error('the deal needs what only https has');
      await this.guest.answer(invitation);
      this.reading = false;
      company.beGuest(this.guest, this.code);
    } catch (error) {
      const code = error instanceof SignalError ? error.code : cannot();
      if (this.guest.stage) notify(() => t(code), { alert: true });
      else this.failed = () => t(code);
    }
  }
}

const SPENT = 'musketiere.invitation';

function spend(invitation: string): void {
  try {
    sessionStorage.setItem(SPENT, invitation);
  } catch {
    // Storage is refused: after a reload the invitation is answered once more, in vain.
  }
}

function spentInvitation(): string | null {
  try {
    return sessionStorage.getItem(SPENT);
  } catch {
    return null; // refused
  }
}

function ownName(): string {
  try {
    return plainName(localStorage.getItem(NAME) ?? '').slice(0, longestName);
  } catch {
    return ''; // refused
  }
}

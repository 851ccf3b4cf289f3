import { html, nothing, type PropertyValues } from 'lit';
import { customElement, property, query, state } from 'lit/decorators.js';
import { Framed, fullPage } from '../embed/framed';
import { letGo } from '../first/place';
import { artSprite, icon } from '../lib/art';
import { crestSymbol } from '../lib/art/crest';
import { type Engraving, engrave } from '../lib/art/engravings';
import { iconSymbols } from '../lib/art/icons';
import { MkElement } from '../lib/element';
import { embedded, mayLeadFocus } from '../lib/embedded';
import type { Game, Games } from '../lib/game';
import { company } from '../lib/guests/company';
import { t, useCatalogues } from '../lib/i18n';
import { notify } from '../lib/notices';
import type { Overlay } from '../lib/overlay';
import { go, href, isAtTable, type Route } from '../lib/routes';
import { painted } from '../lib/seen';
import { errorSentence, storageSentence } from '../lib/sentences';
import type { EngineClient, Recovery } from '../worker/client';
import { overlayBody, overlayTitle } from './overlays';
import { parse } from './router';
import { firstWords, screen, titleOf } from './screens';
import { type SettingsStore, tintBar } from './settings';
import { layTable } from './wishes';

const pageArt = async () => (await import('../lib/art/page')).symbols;
const tableArt = async () => (await import('../lib/art/table')).symbols;

const engraved = async (drawings: Promise<readonly Engraving[]>) => engrave(await drawings);

/** The frame of the page: bar, screen, overlays, notices. */
@customElement('mk-app')
export class App extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) store!: SettingsStore;

  @state() private route!: Route;
  @state() private overlay: Overlay | null = null;
  /** What the table wants said in the bar, for example "duel 4 of 9". */
  @state() private status = '';

  @query(':scope > dialog') private dialog!: HTMLDialogElement;

  /** When all that says what a control does, and which game is meant, has been drawn. */
  #signs: Promise<void> | undefined;

  readonly framed = new Framed(this);

  readonly #hash = () => this.#show(parse(location.hash, this.games));
  readonly #redraw = () => {
    this.requestUpdate();
    void this.#engrave(); // what could not be fetched may come now
  };

  override connectedCallback(): void {
    super.connectedCallback();
    this.#signs = engrave([iconSymbols, this.games.all.map(({ id, crest }) => crestSymbol(id, crest))]);
    this.route = parse(location.hash, this.games);
    addEventListener('hashchange', this.#hash);
    addEventListener('keydown', this.#key);
    this.store.addEventListener('change', this.#redraw);
    this.engine.addEventListener('storage', this.#storage);
    this.engine.addEventListener('recovered', this.#recovered);
    this.addEventListener('mk-status', this.#status);
    this.addEventListener('mk-open', this.#wished);
    this.addEventListener('mk-near', this.#near);
    company.addEventListener('change', this.#redraw);
  }

  override disconnectedCallback(): void {
    removeEventListener('hashchange', this.#hash);
    removeEventListener('keydown', this.#key);
    this.store.removeEventListener('change', this.#redraw);
    this.engine.removeEventListener('storage', this.#storage);
    this.engine.removeEventListener('recovered', this.#recovered);
    this.removeEventListener('mk-status', this.#status);
    this.removeEventListener('mk-open', this.#wished);
    this.removeEventListener('mk-near', this.#near);
    company.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render() {
    const { route, games, engine, store } = this;
    const atTable = this.#atTable;
    return html`
      ${artSprite(games.all.map(({ sprite }) => sprite ?? nothing))}
      <a class="skip" href="#content" @click=${this.#skip}>${t('skip-to-content')}</a>
      <header class="bar ${route.page === 'home' ? 'bar--bare' : ''}">
        <a class="bar__brand" href=${href({ page: 'home' })}>${t('site-name')}</a>
        ${atTable ? html`<p class="bar__status">${this.status}</p>` : nothing}
        ${embedded ? fullPage(route, engine) : nothing}
        ${this.#company(route)}
        <button class="icon-button bar__help" aria-haspopup="dialog" aria-label=${t('help')} title=${t('help')}
          @click=${() => this.#open({ name: 'help' })}>${icon('help')}</button>
        <button class="icon-button bar__menu" aria-haspopup="dialog" aria-label=${t('menu')}
          @click=${() => this.#open({ name: 'menu' })}>${icon('menu')}</button>
      </header>
      <main id="content" tabindex="-1" class=${atTable ? 'at-table' : `page page--${route.page}`}>
        ${screen(route, { games, engine, store, redraw: this.#redraw })}
      </main>
      ${this.framed.keptApart(atTable)}
      ${this.#overlay()}
      <mk-notices></mk-notices>
    `;
  }

  /** Those who play at other devices. */
  #company(route: Route) {
    const { host, guest } = company;
    const isHere =
      route.page === 'join'
        ? guest?.begun
        : route.page === 'match' && host?.match === route.id && !host.handing;
    if (!isHere) return nothing;
    const away = host?.match ? host.seats.missing.length > 0 : guest?.here === false;
    return html`<button class="icon-button bar__company ${away ? 'bar__company--away' : ''}" aria-haspopup="dialog"
      aria-label=${t('together-title')} title=${t('together-title')} @click=${() => this.#open({ name: 'guests' })}>
      ${icon('human')}
    </button>`;
  }

  /** A match that a link carries is watched where it was opened: what says where a match stands is a table. */
  get #atTable(): boolean {
    return isAtTable(this.route) || this.status !== '';
  }

  #overlay() {
    const { overlay, route, games, engine, store } = this;
    return html`
      <dialog
        class="overlay overlay--${overlay?.name ?? 'none'}"
        aria-labelledby="overlay-title"
        @close=${() => !this.dialog.open && this.#open(null)}
        @click=${(event: Event) => event.target === this.dialog && this.dialog.close()}
      >
        ${
          overlay === null
            ? nothing
            : html`
                <div class="overlay__sheet">
                  <header class="overlay__head">
                    <h2 id="overlay-title" tabindex="-1">${overlayTitle(overlay)}</h2>
                    <button class="icon-button" aria-label=${t('close')} @click=${() => this.dialog.close()}>
                      ${icon('close')}
                    </button>
                  </header>
                  <div class="overlay__body">
                    ${overlayBody(overlay, {
                      games,
                      route,
                      engine,
                      store,
                      open: (next) => this.#open(next),
                      redraw: this.#redraw,
                    })}
                  </div>
                </div>
              `
        }
      </dialog>
    `;
  }

  protected override firstUpdated(): void {
    // Not before there is a place for notices.
    this.#storage();
    this.#greetStranger();
    if (!location.hash) void this.#findPlaybill();
  }

  protected override updated(changed: PropertyValues): void {
    const page = this.#atTable ? this.status : titleOf(this.route);
    document.title = page ? t('title-of-page', { page }) : t('site-name');
    if (layTable(this.#atTable)) tintBar();
    if (changed.has('route')) void this.#engrave();
    if (changed.has('overlay')) {
      if (this.overlay !== null && !this.dialog.open) this.dialog.showModal();
      if (this.overlay === null && this.dialog.open) this.dialog.close();
      if (this.overlay !== null) this.dialog.querySelector<HTMLElement>('#overlay-title')?.focus();
    }
  }

  /** The home page says which playbill is near; a screen of a game shows its cards, any other may show those of all. */
  async #engrave(): Promise<void> {
    await painted(); // asking for their files takes as long as drawing the page
    const { route, games } = this;
    void Promise.all([this.#signs, engraved(pageArt())]).then(
      () => this.isConnected && letGo(),
      () => {},
    );
    if (route.page === 'home') return;
    const shown = 'game' in route ? [games.get(route.game)] : games.all;
    for (const drawings of [tableArt(), ...shown.map((game) => game.engravings())])
      void engraved(drawings).catch(() => {}); // a table says so itself, other screens do without
  }

  readonly #near = (event: Event) =>
    void engraved((event as CustomEvent<Game>).detail.posterEngravings()).catch(() => {});

  #open(overlay: Overlay | null): void {
    this.overlay = overlay;
  }

  /** A new screen starts at its top, with the focus on its heading, as a new page would, or on the one thing to do. */
  async #show(route: Route): Promise<void> {
    this.overlay = null;
    this.status = '';
    this.route = route;
    void useCatalogues(...firstWords(route)).catch(() => {}); // if they do not come, the screen says so
    this.#greetStranger();
    await this.updateComplete;
    scrollTo(0, 0);
    if (!mayLeadFocus()) return;
    const screenElement = this.querySelector<MkElement>('main > *');
    await screenElement?.updateComplete;
    const lead = this.querySelector<HTMLElement>('main :is(h1[tabindex], [data-lead])');
    (lead ?? this.querySelector<HTMLElement>('main'))?.focus({ preventScroll: true });
  }

  /** The page of a game opens the home page at its playbill. */
  async #findPlaybill(): Promise<void> {
    await this.querySelector<MkElement>('mk-home')?.updateComplete;
    await new Promise(requestAnimationFrame); // what the build has drawn is gone by then
    const playbill = document
      .getElementById(`poster-${document.documentElement.dataset.game}`)
      ?.closest('article');
    if (playbill) scrollBy(0, playbill.getBoundingClientRect().top); // and no page around this one
  }

  #greetStranger(): void {
    if (this.route.page !== 'unknown') return;
    notify(() => t('home-unknown'));
    go({ page: 'home' }, { replace: true });
  }

  readonly #skip = (event: Event) => {
    event.preventDefault(); // the address belongs to the router
    this.querySelector<HTMLElement>('main')?.focus();
  };

  readonly #key = (event: KeyboardEvent) => {
    const typing = event.target instanceof Element && event.target.closest('input, select, textarea');
    if (event.key === '?' && !typing && !event.defaultPrevented) this.#open({ name: 'help' });
  };

  readonly #status = (event: Event) => {
    this.status = (event as CustomEvent<string>).detail;
  };

  readonly #wished = (event: Event) => this.#open((event as CustomEvent<Overlay>).detail);

  /** What could not be opened again, the table itself says. */
  readonly #recovered = (event: Event) => {
    const { refused, lost } = (event as CustomEvent<Recovery>).detail;
    if (lost) notify(() => errorSentence(lost), { alert: true, everywhere: true });
    else if (!refused) notify(() => t('engine-recovered'));
  };

  readonly #storage = () => {
    const { storage } = this.engine;
    if (storage === 'memory') this.framed.playFromMemory();
    const sentence = storageSentence(storage);
    if (sentence) notify(sentence, { alert: true, everywhere: true });
  };
}

import { html, nothing, type PropertyValues, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import type { Linked, OptionSpec, OwnPlayer } from '../../generated/bridge';
import { icon } from '../../lib/art';
import { crest } from '../../lib/art/crest';
import { effortOf } from '../../lib/effort';
import { MkElement } from '../../lib/element';
import { mayLeadFocus } from '../../lib/embedded';
import { whenReady } from '../../lib/engine-status';
import { plainNames } from '../../lib/form/players';
import { lastNames } from '../../lib/form/setup';
import type { Game, Games } from '../../lib/game';
import { t, useCatalogues } from '../../lib/i18n';
import { missingDataOf } from '../../lib/missing-data';
import { notify } from '../../lib/notices';
import { go, href } from '../../lib/routes';
import { hasLine, lineOf } from '../../lib/saved-line';
import { missingData, refusal } from '../../lib/sentences';
import { type EngineClient, EngineError, ONLOOKER } from '../../worker/client';
import { newId } from '../../worker/ids';
import type { AnyGame } from '../../worker/protocol';
import { listMatches, type SavedMatch } from '../../worker/saved';
import { partsOf } from '../parts';
import type { SettingsStore } from '../settings';
import { copyId, gameIn } from './copies';
import { described, seated } from './described';
import './share.css';

interface Read {
  readonly game: Game;
  readonly linked: Linked<AnyGame>;
  readonly specs: readonly OptionSpec[];
  /** What the engine says of the table. */
  readonly seating: unknown;
  /** As the link says or, where it does not: who would sit down, as in the reader's last match; for who has played, plain names. */
  readonly names: string[];
  /** What was begun from this link before. */
  readonly copy: SavedMatch | undefined;
  /** Where the player of somebody else sits; -1: nowhere. */
  readonly own: number;
}

/** What a link leads to: a finished match is shown at once; a deal or a match in play waits until the reader sits down. */
@customElement('mk-link')
export class LinkPage extends MkElement {
  @property({ attribute: false }) games!: Games;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) store!: SettingsStore;
  @property({ attribute: false }) code!: string;
  /** A player of somebody else that sits down in the place of the first computer player. */
  @property({ attribute: false }) against: OwnPlayer | null = null;

  @state() private read: Read | null = null;
  @state() private failed: (() => string) | null = null;
  /** The data file that it needs, by its id, and that is not here. */
  @state() private missing: string | null = null;
  /** Loaded again, a newer page or a new worker may open it. */
  @state() private reloadable = false;
  @state() private entering = false;

  readonly #redraw = () => this.requestUpdate();

  override connectedCallback(): void {
    super.connectedCallback();
    this.store.addEventListener('change', this.#redraw);
    void this.#expand();
  }

  override disconnectedCallback(): void {
    this.store.removeEventListener('change', this.#redraw);
    super.disconnectedCallback();
  }

  protected override render(): TemplateResult {
    const { read, engine, store, code } = this;
    if (!read) return this.failed ? this.#sorry(this.failed) : this.#reading();
    if (read.linked.kind !== 'record') return this.#card(read);
    const match = {
      game: read.game,
      source: { at: 'viewer', code, names: read.names },
      engine,
      settings: store.values,
    } as const;
    return partsOf(read.game).table.show((draw) => draw(match), this.#redraw);
  }

  #reading() {
    return html`
      <div class="waiting">
        <h1 tabindex="-1">${t('link-title')}</h1>
        <p>${t('link-reading')}</p>
        <mk-engine-status .engine=${this.engine}></mk-engine-status>
      </div>
    `;
  }

  #sorry(sentence: () => string) {
    return html`
      <div class="waiting">
        <h1 tabindex="-1">${t('link-failed')}</h1>
        ${this.missing === null ? html`<p role="alert">${sentence()}</p>` : this.#load(this.missing)}
        <p class="hint">${t('link-failed-hint')}</p>
        ${
          this.reloadable
            ? html`<button class="button button--gold" @click=${() => location.reload()}>
                ${icon('retry')} ${t('reload')}
              </button>`
            : nothing
        }
        <a class="button ${this.reloadable ? '' : 'button--gold'}" href=${href({ page: 'home' })}>${t('menu-home')}</a>
      </div>
    `;
  }

  #load(wanted: string) {
    const { engine } = this;
    const game = this.games.find(gameIn(this.code));
    const found = () => void this.#expand();
    return game ? missingDataOf(game, { engine, wanted, found, redraw: this.#redraw }) : nothing;
  }

  #card({ game, linked, specs, seating, names, copy, own }: Read) {
    const { kind, options } = linked;
    const controllers = linked.controllers.map((controller, seat) =>
      seat === own ? 'external' : controller,
    );
    return html`
      ${this.against ? nothing : html`<h1 class="page__title" tabindex="-1">${t(`link-${kind}`)}</h1>`}
      <article class="playbill">
        <header>
          ${crest(game.id)}
          <h2>${t(`game-${game.id}`)}</h2>
        </header>
        ${described(game, options, specs)} ${seated(game, names, controllers, seating)} ${kind === 'play' ? this.#standing(game, linked, names) : nothing}
        ${this.#marks(linked, names)}
        <p>${t(`link-${kind}-what`)}</p>
        ${
          this.against && own < 0
            ? html`<p class="warning" role="alert">${t('against-nowhere')}</p>`
            : html`<div class="playbill__ways">${copy ? this.#carryOn(copy, kind) : this.#sitDown(kind)}</div>`
        }
      </article>
    `;
  }

  #standing(game: Game, { controllers, summary }: Linked<AnyGame>, names: string[]) {
    const { where, totals } = lineOf(game, { ...summary, game: game.id, controllers, names });
    return html`
      <p class="playbill__where">${where}</p>
      <ul class="match__totals" aria-label=${t('home-match-totals')}>
        ${totals.map(({ who, total }) => html`<li>${who}&nbsp;<b>${total}</b></li>`)}
      </ul>
    `;
  }

  /** The lamp was asked, or somebody may have seen these cards: also before anything has been played. */
  #marks({ lamps, practice }: Linked<AnyGame>, names: string[]) {
    const asked = lamps.flatMap((count, seat) => (count > 0 ? [{ name: names[seat], count }] : []));
    return html`
      ${practice ? html`<p><span class="tag">${t('home-match-practice')}</span></p>` : nothing}
      ${asked.map(({ name, count }) => html`<p class="hint">${icon('lamp')} ${name}: ${t('lamp-used', { count })}</p>`)}
    `;
  }

  #sitDown(kind: Linked['kind']) {
    return html`
      <button class="button button--gold" ?disabled=${this.entering} @click=${() => this.#enter(this.#copy)}>
        ${icon('play')} ${t(`link-${kind}-enter`)}
      </button>
    `;
  }

  /** The reader has been here before: what was begun is not begun again unasked. */
  #carryOn({ id, game, over }: SavedMatch, kind: Linked['kind']) {
    return html`
      <p>${t(over ? 'link-copy-over' : 'link-copy')}</p>
      <a class="button button--gold" href=${href({ page: 'match', game, id })}>
        ${icon('play')} ${t(over ? 'home-look' : 'home-carry-on')}
      </a>
      <button class="button" ?disabled=${this.entering} @click=${() => this.#enter(newId())}>
        ${icon('retry')} ${t(`link-${kind}-again`)}
      </button>
    `;
  }

  /** Who was waiting for this is led to it. */
  protected override updated(changed: PropertyValues): void {
    if (!changed.has('read') && !changed.has('failed')) return;
    const here = document.activeElement;
    if (mayLeadFocus() && (here === document.body || here?.tagName === 'MAIN'))
      this.querySelector<HTMLElement>('h1[tabindex]')?.focus({ preventScroll: true });
  }

  async #expand(): Promise<void> {
    try {
      await whenReady(this.engine);
      const linked = await this.engine.ask('expand', { code: this.code });
      const { options } = linked;
      const game = this.games.get(linked.game);
      const [{ specs, seating }, copy] = await Promise.all([
        this.engine.ask('check', { game: game.id, options }),
        this.#findCopy(),
        useCatalogues(game.id),
      ]);
      const { kind, controllers } = linked;
      if (this.against && kind === 'record') throw new EngineError({ code: 'link-over', params: {} });
      const own = this.against ? controllers.findIndex((controller) => controller !== 'human') : -1;
      const given =
        kind === 'record' ? plainNames(game, controllers) : lastNames(game, controllers.length, options);
      const called = given.map((name, seat) => (seat === own ? (this.against?.name ?? name) : name));
      const names = linked.names.length > 0 ? linked.names : called;
      this.read = { game, linked, specs, seating, names, copy, own };
      this.missing = null;
    } catch (error) {
      const code = error instanceof EngineError ? error.refusal.code : null;
      this.missing = missingData(error);
      this.reloadable = code === null || code === 'link-newer' || code === 'worker-died';
      // What is no refusal of the engine is a catalogue that could not be fetched.
      this.failed = error instanceof EngineError ? refusal(error) : () => t('part-failed');
    }
  }

  get #copy(): string {
    return copyId(this.code, this.against?.text);
  }

  async #findCopy(): Promise<SavedMatch | undefined> {
    const copy = (await listMatches()).find(({ id }) => id === this.#copy);
    return copy && hasLine(this.games.find(copy.game), copy) ? copy : undefined;
  }

  async #enter(id: string): Promise<void> {
    if (this.entering || !this.read) return; // a second click comes before the button is drawn anew
    this.entering = true;
    const { read } = this;
    const { linked, names } = read;
    try {
      const [effort, players] = await Promise.all([effortOf(this.engine), this.#own(read)]);
      await this.engine.ask('enter', { ...ONLOOKER, id, effort, code: this.code, names, ...players });
      if (this.isConnected) go({ page: 'match', game: linked.game, id });
    } catch (error) {
      this.entering = false;
      if (error instanceof EngineError && error.refusal.code === 'storage-conflict') await this.#taken(read);
      else notify(refusal(error), { alert: true });
    }
  }

  /** It may run here from now on: who sits down has been shown its text. */
  async #own({ linked, own }: Read): Promise<{ players?: (OwnPlayer | null)[] }> {
    const { against } = this;
    if (!against) return {};
    const { allow } = await import('../../lib/outside/allowed');
    await allow([against.text]);
    const { name, text } = against;
    return { players: linked.controllers.map((_, seat) => (seat === own ? { name, text } : null)) };
  }

  /** Another tab has begun it meanwhile; or it was deleted, and the store still keeps it for a while, to be brought back. */
  async #taken(read: Read): Promise<void> {
    const copy = await this.#findCopy();
    if (copy) this.read = { ...read, copy };
    else if (this.isConnected) await this.#enter(newId());
  }
}

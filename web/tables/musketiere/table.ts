import './table.css';
import './middle.css';
import './hand.css';
import './beside.css';
import './sheet.css';
import './hand';
import './end';
import { html, nothing, type TemplateResult } from 'lit';
import { customElement, property, state } from 'lit/decorators.js';
import { icon, rosette } from '../../art';
import { MkElement } from '../../shell/element';
import '../../shell/engine-status';
import { t } from '../../shell/i18n';
import { notify } from '../../shell/notices';
import { href } from '../../shell/router';
import { refusal } from '../../shell/sentences';
import type { Settings } from '../../shell/settings';
import { type EngineClient, EngineError } from '../../worker/client';
import type { Card } from '../../worker/protocol';
import { asked, primary } from './asked';
import type { Flight } from './beats';
import { actionOf, nothingPicked, type Picks, prepicked, rowAfter, touchCard, wanted } from './choice';
import { TableController } from './controller';
import { deedsAt } from './deeds';
import { Lesson } from './lesson';
import { middle } from './middle';
import { Motion } from './motion';
import { ownPay } from './own';
import { paceOf, sleep } from './pace';
import { type Around, seatPanel } from './seat';
import { type Company, tell } from './sentences';
import { beside, type Panel, sheets } from './sheets';

/** The table: draws what the controller shows, and turns touches into actions. */
@customElement('mk-table')
export class TableElement extends MkElement {
  @property({ attribute: false }) matchId!: string;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) settings!: Settings;

  @state() private picks: Picks = nothingPicked;
  @state() private panel: Panel | null = null;
  @state() private spoken = '';
  private readonly lesson = new Lesson(() => this.requestUpdate());
  /** The seat at the lower edge: the reader's, or with several humans the last one's. */
  private front: number | null = null;

  private controller!: TableController;
  private readonly motion = new Motion(this);
  private flights: readonly Flight[] = [];

  override connectedCallback(): void {
    super.connectedCallback();
    this.controller = new TableController(
      this.engine,
      this.matchId,
      paceOf(() => this.settings),
      sleep,
    );
    this.controller.addEventListener('change', this.#change);
    this.controller.addEventListener('refused', this.#refused);
    this.engine.addEventListener('recovered', this.#reopen);
    addEventListener('keydown', this.#key);
    void this.controller.open();
  }

  override disconnectedCallback(): void {
    this.controller.close();
    this.engine.removeEventListener('recovered', this.#reopen);
    removeEventListener('keydown', this.#key);
    super.disconnectedCallback();
  }

  readonly #reopen = () => {
    this.engine.retry();
    void this.controller.open();
  };

  readonly #change = (event: Event) => {
    const { stage, scene, frame, beat } = this.controller;
    this.flights = [...this.flights, ...(event as CustomEvent<readonly Flight[]>).detail];
    if (typeof scene?.viewer === 'number') this.front = scene.viewer;
    else if (stage.at === 'curtain') this.front = stage.seat;
    if (stage.at === 'choosing' && frame && this.#decided !== frame.actions) {
      this.#decided = frame.actions;
      this.picks = prepicked(frame.legal);
    }
    if (stage.at !== 'choosing') this.#decided = null;
    if (stage.at === 'over' && this.#before !== 'over') this.panel = 'end';
    if (beat && beat.event !== this.#told) {
      this.#told = beat.event;
      this.spoken = tell(beat.event, this.#company) ?? this.spoken;
    }
    this.#before = stage.at;
    if (frame && scene)
      this.lesson.listen({ frame, scene, stage, event: beat?.event ?? null }, this.#company);
    this.requestUpdate();
  };
  /** The decision the picks belong to, by the number of actions before it. */
  #decided: number | null = null;
  #before = '';
  #told: unknown = null;

  readonly #refused = ({ detail }: Event & { detail?: unknown }) => {
    notify(refusal(detail), { alert: true });
    const behind = detail instanceof EngineError && detail.refusal.code === 'storage-conflict';
    if (behind) void this.controller.open(); // another tab has played on: go on from there
  };

  get #company(): Company {
    return { names: this.controller.frame?.names ?? [], viewer: this.controller.scene?.viewer ?? null };
  }

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override willUpdate(): void {
    this.motion.note(this.settings);
  }

  protected override render(): TemplateResult {
    const { frame, scene, stage } = this.controller;
    if (!frame || !scene) return this.#notYet();
    const company = this.#company;
    const around: Around = {
      frame,
      scene,
      stage,
      thinking: this.controller.thinking?.seat ?? null,
      names: company.names,
    };
    const deeds =
      stage.at === 'choosing' ? deedsAt(frame, scene, this.picks, company, this.#pick) : new Map();
    const rivals = scene.rows.map((_, seat) => seat).filter((seat) => seat !== this.front);
    const won = scene.verdict === null ? '' : scene.verdict.won ? 'table--won' : 'table--lost';
    const { controller, picks, engine, panel } = this;
    const way = { controller, picks, show: this.#show };
    const desk = {
      controller,
      frame,
      scene,
      company,
      engine,
      panel,
      show: this.#show,
      whisper: this.lesson.whisper(),
    };
    return html`
      <div class="table mk-felt ${won} ${scene.duel === 0 ? 'table--laying' : ''}"
        data-rivals=${rivals.length} @click=${this.#click}>
        ${rosette()}
        <div class="table__light" aria-hidden="true"></div>
        <h1 class="unseen" tabindex="-1">${t('table-title', { game: scene.game })}</h1>
        <section class="rivals" aria-label=${t('table-rivals')}>
          ${rivals.map((seat) => seatPanel(seat, around, deeds.get(seat) ?? new Map()))}
        </section>
        ${middle(scene, company)}
        ${asked(way, company, this.spoken, scene.sheet || stage.at === 'over' ? nothing : this.lesson.whisper())}
        <section class="me" aria-label=${t('table-me')}>
          ${this.front === null ? nothing : this.#mine(this.front, deeds.get(this.front) ?? new Map(), company)}
        </section>
        ${beside(desk)}
        <p class="unseen" role="status">${this.spoken}</p>
      </div>
      ${sheets(desk)}
    `;
  }

  #notYet(): TemplateResult {
    const failed = this.controller.stage.at === 'failed';
    return html`<div class="waiting">
      <h1 tabindex="-1">${failed ? t('failed-title') : t('game-musketiere')}</h1>
      ${
        failed
          ? html`<button class="button button--gold" @click=${this.#reopen}>${icon('retry')} ${t('failed-retry')}</button>
              <a class="button" href=${href({ page: 'home' })}>${t('end-home')}</a>`
          : html`<mk-engine-status .engine=${this.engine}></mk-engine-status>`
      }
    </div>`;
  }

  #mine(seat: number, deeds: Parameters<typeof ownPay>[3], company: Company): TemplateResult {
    const { frame, scene, stage } = this.controller;
    if (!frame || !scene) return html``;
    const open = stage.at === 'choosing' && wanted(frame.legal) > 0;
    const shared = this.controller.humans.length > 1;
    const paying = open && frame.decision?.kind === 'choose_pay';
    const picked = paying ? this.picks.cards : [];
    const hand = (scene.hand ?? []).filter((card) => !picked.includes(card));
    return html`
      ${ownPay(scene, seat, picked, paying ? this.#putBack() : deeds, shared ? (company.names[seat] ?? null) : null, stage.at === 'choosing' ? rowAfter(this.picks, frame.legal, scene.rows[seat] ?? '---') : null)}
      <div class="act">${primary({ controller: this.controller, picks: this.picks, show: this.#show }, { confirm: this.#confirm, undo: this.#undo, reopen: this.#reopen })}</div>
      <mk-hand .cards=${hand} .picked=${this.picks.cards} .open=${open} @mk-touch=${this.#touched}></mk-hand>
    `;
  }

  // ---- after drawing ---------------------------------------------------------------------------------------------------

  protected override updated(): void {
    this.motion.play(this.flights, this.settings);
    this.flights = [];
    this.#sayWhere();
    this.#leadFocus();
  }

  #sayWhere(): void {
    const { scene, frame } = this.controller;
    if (!scene || !frame) return;
    const many = frame.view.options.match_end !== 'single';
    const detail =
      scene.duel === 0
        ? t('table-where-pay')
        : t(many ? 'table-where-game' : 'table-where', { game: scene.game, duel: scene.duel });
    this.dispatchEvent(new CustomEvent('mk-status', { detail, bubbles: true }));
  }

  /** When a decision opens, the focus goes where it is made, unless the reader is busy elsewhere. */
  #leadFocus(): void {
    const { stage, frame } = this.controller;
    const now = stage.at === 'choosing' && frame ? `${stage.at} ${frame.actions}` : stage.at;
    if (now === this.#led) return;
    this.#led = now;
    // After this update: dialogs have closed by then, and the hand has been drawn.
    void this.updateComplete.then(() => {
      const here = document.activeElement;
      const free = here === null || here === document.body || here.tagName === 'MAIN' || this.contains(here);
      if (!free || this.querySelector('dialog[open]') || now !== this.#led) return;
      // Never onto "Take back": a key pressed once too often must not undo the choice.
      if (stage.at === 'grace') this.querySelector('mk-hand')?.focus();
      if (stage.at !== 'choosing') return;
      this.spoken = this.querySelector('.asked__words')?.textContent?.trim() ?? '';
      if (wanted(frame?.legal ?? null) > 0) this.querySelector('mk-hand')?.focus();
      else this.querySelector<HTMLElement>('.place--deed:not(.place--picked), .act__do')?.focus();
    });
  }
  #led = '';

  // ---- what the player does --------------------------------------------------------------------------------------------

  readonly #touched = (event: Event) => {
    const card = (event as CustomEvent<Card>).detail;
    const { frame } = this.controller;
    if (!frame) return;
    const again = this.picks.cards.includes(card) && frame.decision?.kind === 'play_card';
    if (again) this.#confirm();
    else this.picks = touchCard(this.picks, card, frame.legal);
  };

  /** A picked pay card goes back to the hand when its place is touched. */
  #putBack(): Map<number, { label: string; picked: boolean; press: () => void }> {
    const { frame } = this.controller;
    return new Map(
      this.picks.cards.map((card, place) => [
        place,
        {
          label: t('table-place-own', { place: place + 1, value: Number(card.split('/')[0]) }),
          picked: true,
          press: () => {
            this.picks = touchCard(this.picks, card, frame?.legal ?? null);
          },
        },
      ]),
    );
  }

  readonly #pick = (change: Partial<Picks>) => {
    this.picks = { ...this.picks, ...change };
  };

  readonly #confirm = () => {
    const action = actionOf(this.picks, this.controller.frame?.legal ?? null);
    if (action === null) return;
    this.picks = nothingPicked;
    this.lesson.done();
    void this.controller.act(action);
  };

  readonly #undo = (event: Event) => {
    event.stopPropagation();
    void this.controller.undo();
  };

  readonly #show = (panel: Panel | null): void => {
    this.panel = panel;
  };

  /** A touch anywhere, or the space bar, goes on to the next thing. */
  readonly #click = (event: Event) => {
    if (event.target instanceof Element && event.target.closest('button:not([aria-disabled="true"]), a'))
      return;
    this.#skip();
  };

  readonly #key = (event: KeyboardEvent) => {
    if (event.key !== ' ' && event.key !== 'Enter') return;
    if (this.querySelector('dialog[open]')) return;
    const target = event.target instanceof Element ? event.target : null;
    if (target?.closest('a, button:not([aria-disabled="true"]), input, textarea, summary, dialog')) return;
    if (this.#skip()) event.preventDefault();
  };

  #skip(): boolean {
    const { at } = this.controller.stage;
    const moving = at === 'telling' || at === 'grace';
    if (moving) this.controller.skip();
    return moving;
  }
}

import './table.css';
import './beside.css';
import './sheet.css';
import './end';
import './hand';
import { html, type TemplateResult } from 'lit';
import { property, state } from 'lit/decorators.js';
import { icon } from '../../art';
import { MkElement } from '../../shell/element';
import '../../shell/engine-status';
import { t } from '../../shell/i18n';
import { notify } from '../../shell/notices';
import { type GameId, go, href } from '../../shell/router';
import { refusal } from '../../shell/sentences';
import type { Settings } from '../../shell/settings';
import { type EngineClient, EngineError } from '../../worker/client';
import type { Frame, GameTypes } from '../../worker/protocol';
import type { Company } from './company';
import { TableController } from './controller';
import { type Hint, Lesson, type Moment } from './lesson';
import { Motion } from './motion';
import { paceOf, sleep } from './pace';
import type { Source } from './source';
import type { Flight, Sighted, Telling } from './telling';

/** A table: draws what the controller shows, and turns touches into actions. Each game draws its own. */
export abstract class TableElement<G extends GameTypes, S extends Sighted> extends MkElement {
  @property({ attribute: false }) source!: Source;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) settings!: Settings;

  /** What lies open over the table; `end` is the final standing. */
  @state() protected panel: string | null = null;
  @state() protected spoken = '';
  protected readonly lesson = new Lesson(() => this.requestUpdate());
  /** The seat at the lower edge: the reader's, or with several humans the last one's. */
  protected front: number | null = null;

  protected controller!: TableController<G, S>;
  private readonly motion = new Motion(this);
  private flights: readonly Flight[] = [];

  // ---- what a game says ------------------------------------------------------------------------------------------------

  protected abstract readonly telling: Telling<G, S>;
  protected abstract draw(frame: Frame<G>, scene: S): TemplateResult;
  /** A decision opens: nothing has been touched yet. */
  protected abstract opens(frame: Frame<G>): void;
  /** The place where the open decision is made. */
  protected abstract choice(frame: Frame<G>): HTMLElement | null;
  /** What just happened, in one sentence; null when there is nothing to say. */
  protected abstract tell(event: G['GameEvent']): string | null;
  /** What is worth explaining now. */
  protected abstract hint(moment: Moment<G, S>, heard: ReadonlySet<string>): Hint | null;
  /** Where the match stands, for the bar of the page. */
  protected abstract where(frame: Frame<G>, scene: S): string;

  // ---- the course ------------------------------------------------------------------------------------------------------

  override connectedCallback(): void {
    super.connectedCallback();
    this.controller = new TableController(
      this.engine,
      this.telling,
      'id' in this.source ? this.source.id : '',
      paceOf(() => this.settings),
      sleep,
      this.#explained,
    );
    this.controller.addEventListener('change', this.#change);
    this.controller.addEventListener('refused', this.#refused);
    this.controller.addEventListener('elsewhere', this.#elsewhere);
    this.engine.addEventListener('recovered', this.reopen);
    addEventListener('keydown', this.#key);
    void this.controller.open();
  }

  override disconnectedCallback(): void {
    this.controller.close();
    this.engine.removeEventListener('recovered', this.reopen);
    removeEventListener('keydown', this.#key);
    super.disconnectedCallback();
  }

  protected readonly reopen = () => {
    this.engine.retry();
    void this.controller.open();
  };

  readonly #change = (event: Event) => {
    const { stage, scene, frame, beat } = this.controller;
    this.flights = [...this.flights, ...(event as CustomEvent<readonly Flight[]>).detail];
    if (typeof scene?.viewer === 'number') this.front = scene.viewer;
    else if (stage.at === 'curtain') this.front = stage.seat;
    if (stage.at === 'curtain') this.panel = null; // what one player has opened is not for the next one
    if (stage.at === 'choosing' && frame && this.#decided !== frame.actions) {
      this.#decided = frame.actions;
      this.opens(frame);
    }
    if (stage.at !== 'choosing') this.#decided = null;
    if (stage.at === 'over' && this.#before !== 'over') this.panel = 'end';
    if (beat && beat.event !== this.#told) {
      this.#told = beat.event;
      this.spoken = this.tell(beat.event) ?? this.spoken;
    }
    this.#before = stage.at;
    this.#listen();
    this.requestUpdate();
  };
  /** The decision that has been opened, by the number of actions before it. */
  #decided: number | null = null;
  #before = '';
  #told: unknown = null;

  #listen(): void {
    const { stage, scene, frame, beat } = this.controller;
    if (frame?.lesson && scene)
      this.lesson.listen((heard) => this.hint({ frame, scene, stage, event: beat?.event ?? null }, heard));
  }

  /** The course of a lesson waits until all there is to say of what was told has been read. */
  readonly #explained = async (): Promise<void> => {
    for (this.#listen(); this.lesson.hint; this.#listen()) await this.lesson.read();
  };

  readonly #refused = ({ detail }: Event & { detail?: unknown }) => {
    notify(refusal(detail), { alert: true });
    const behind = detail instanceof EngineError && detail.refusal.code === 'storage-conflict';
    if (behind) void this.controller.open(); // another tab has played on: go on from there
  };

  /** The address names another game than the match: it has a table of its own. */
  readonly #elsewhere = (event: Event) => {
    const { detail: game } = event as CustomEvent<GameId>;
    if ('id' in this.source) go({ page: 'match', game, id: this.source.id }, { replace: true });
  };

  protected get company(): Company {
    return { names: this.controller.frame?.names ?? [], viewer: this.controller.scene?.viewer ?? null };
  }

  // ---- drawing ---------------------------------------------------------------------------------------------------------

  protected override willUpdate(): void {
    this.motion.note(this.settings);
  }

  protected override render(): TemplateResult {
    const { frame, scene } = this.controller;
    return frame && scene ? this.draw(frame, scene) : this.#notYet();
  }

  #notYet(): TemplateResult {
    const failed = this.controller.stage.at === 'failed';
    return html`<div class="waiting">
      <h1 tabindex="-1">${t(failed ? 'failed-title' : `game-${this.telling.game}`)}</h1>
      ${
        failed
          ? html`<button class="button button--gold" @click=${this.reopen}>${icon('retry')} ${t('failed-retry')}</button>
              <a class="button" href=${href({ page: 'home' })}>${t('end-home')}</a>`
          : html`<mk-engine-status .engine=${this.engine}></mk-engine-status>`
      }
    </div>`;
  }

  protected override updated(): void {
    this.motion.play(this.flights, this.settings);
    this.flights = [];
    const { scene, frame } = this.controller;
    if (!scene || !frame) return;
    const detail = this.where(frame, scene);
    this.dispatchEvent(new CustomEvent('mk-status', { detail, bubbles: true }));
    this.#leadFocus(frame);
  }

  /** When a decision opens, the focus goes where it is made, unless the reader is busy elsewhere. */
  #leadFocus(frame: Frame<G>): void {
    const { stage } = this.controller;
    const now = stage.at === 'choosing' ? `${stage.at} ${frame.actions}` : stage.at;
    if (now === this.#led) return;
    this.#led = now;
    // After this update: dialogs have closed by then, and the hand has been drawn.
    void this.updateComplete.then(() => {
      const here = document.activeElement;
      const free = here === null || here === document.body || here.tagName === 'MAIN' || this.contains(here);
      if (!free || now !== this.#led) return;
      if (this.querySelector('dialog[open]')) {
        this.#led = ''; // when it has been closed
        return;
      }
      // Never onto "Take back": a key pressed once too often must not undo the choice.
      if (stage.at === 'grace') this.querySelector('mk-hand')?.focus();
      if (stage.at !== 'choosing') return;
      this.spoken = this.querySelector('.asked__words')?.textContent?.trim() ?? '';
      this.choice(frame)?.focus();
    });
  }
  #led = '';

  // ---- what the player does --------------------------------------------------------------------------------------------

  protected readonly act = (action: G['Action'] | null) => {
    if (action === null) return;
    this.lesson.done();
    void this.controller.act(action);
  };

  protected readonly undo = (event: Event) => {
    event.stopPropagation();
    void this.controller.undo();
  };

  protected readonly show = (panel: string | null): void => {
    this.panel = panel;
  };

  /** A touch anywhere, or the space bar, goes on to the next thing. */
  protected readonly touch = (event: Event) => {
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

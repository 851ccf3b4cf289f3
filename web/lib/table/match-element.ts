import { property, state } from 'lit/decorators.js';
import type { Frame, GameTypes, Replied } from '../../generated/bridge';
import { type EngineClient, EngineError } from '../../worker/client';
import { MkElement } from '../element';
import { usualNames } from '../form/players';
import type { Game } from '../game';
import { t } from '../i18n';
import { learn } from '../learnt';
import { notify } from '../notices';
import { go } from '../routes';
import { missingData, refusal } from '../sentences';
import type { Settings } from '../settings';
import { GuestController } from './guest';
import { type Hint, Lesson, type Moment } from './lesson';
import { type Origin, originOf, playsAt } from './origin';
import { type Pace, paceOf, type Sleep, sleep } from './pace';
import { PlayController } from './play';
import type { Elsewhere, Playback } from './playback';
import type { PosedPanel } from './posed-panel';
import type { AnimationStep, BaseScene, Flight, Presenter } from './presenter';
import { ProblemController } from './problem';
import { ProblemPanel } from './problem-panel';
import { ReplayController } from './replay';
import type { Source } from './source';
import { TriedController } from './tried';
import { TriedPanel } from './tried-panel';

/** What follows the course of a match, played or watched, and is redrawn with it. */
export abstract class MatchElement<G extends GameTypes, S extends BaseScene> extends MkElement {
  @property({ attribute: false }) game!: Game;
  @property({ attribute: false }) source!: Source;
  @property({ attribute: false }) engine!: EngineClient;
  @property({ attribute: false }) settings!: Settings;

  /** What lies open over the table; `end` is the final standing. */
  @state() protected panel: string | null = null;
  @state() protected spoken = '';
  /** The data file without which the match cannot be opened, by its id. */
  @state() protected missing: string | null = null;
  protected readonly lesson = new Lesson(() => this.requestUpdate());
  /** The seat at the lower edge: the reader's, or with several humans the last one's. */
  protected front: number | null = null;

  protected controller!: Playback<G, S>;
  /** The same, of a match that is played; null of one that is watched. */
  protected playing: PlayController<G, S> | null = null;
  protected watching: ReplayController<G, S> | null = null;
  /** Where a decision is asked as a question, what is said of it. */
  protected posed: PosedPanel<G, S> | null = null;
  /** What flies at the next drawing. */
  protected flights: readonly Flight[] = [];

  protected abstract readonly presenter: Presenter<G, S>;
  /** A decision opens: nothing has been touched yet. */
  protected abstract opens(frame: Frame<G>): void;
  /** What just happened, in one sentence; null when there is nothing to say. */
  protected abstract tell(event: G['Event']): string | null;
  /** What is worth explaining now. */
  protected abstract hint(moment: Moment<G, S>, heard: ReadonlySet<string>): Hint | null;

  /** The place where the open decision is made. */
  protected abstract choice(frame: Frame<G>): HTMLElement | null;

  override connectedCallback(): void {
    super.connectedCallback();
    const { engine, presenter, source } = this;
    const pace = paceOf(() => this.settings);
    if (source.at === 'viewer') {
      this.watching = new ReplayController(engine, presenter, source, pace, this.#sleep);
      this.controller = this.watching;
    } else {
      this.playing = source.at === 'problem' ? this.#problem(source.id, pace) : this.#course(source, pace);
      this.controller = this.playing;
    }
    this.controller.addEventListener('change', this.#change);
    this.controller.addEventListener('step', this.#sound);
    this.controller.addEventListener('refused', this.#refused);
    this.controller.addEventListener('elsewhere', this.#elsewhere);
    this.controller.addEventListener('fault', this.#faulty);
    this.engine.addEventListener('recovered', this.reopen);
    void this.#open();
  }

  async #open(): Promise<void> {
    const { controller, watching, source } = this;
    const wanted = playsAt('id' in source ? source.id : null);
    await controller.open();
    const isReviewed = 'review' in source && source.review;
    if (wanted && !isReviewed && watching?.stage.at === 'still') await watching.play();
  }

  #course(source: Extract<Source, { at: 'table' | 'guest' }>, pace: Pace): PlayController<G, S> {
    const { engine, presenter } = this;
    if (source.at === 'guest')
      return new GuestController(engine, presenter, source.remote, pace, this.#sleep);
    const { id, remote = null } = source;
    const origin = remote === null ? originOf<G>(id) : null;
    if (origin) return this.#tried({ id, origin }, pace);
    return new PlayController(engine, presenter, id, pace, this.#sleep, this.#explained, remote);
  }

  /** The time of what is told begins when it has been drawn. */
  readonly #sleep: Sleep = async (ms, cut) => {
    await this.updateComplete;
    return sleep(ms, cut);
  };

  #problem(id: string, pace: Pace): ProblemController<G, S> {
    const { engine, presenter, game } = this;
    const problem = { id, names: usualNames(game) };
    const controller = new ProblemController(engine, presenter, problem, pace, this.#sleep);
    this.posed = new ProblemPanel(game, id, controller, this.#turned);
    return controller;
  }

  #tried(practice: { readonly id: string; readonly origin: Origin<G> }, pace: Pace): TriedController<G, S> {
    const { engine, presenter } = this;
    const controller = new TriedController(engine, presenter, practice, pace, this.#sleep);
    this.posed = new TriedPanel(controller, this.#turned);
    return controller;
  }

  /** What was pressed in the panel is gone: the focus goes on to what has come in its place, or to the table. */
  readonly #turned = async (next: string | null) => {
    this.requestUpdate();
    await this.updateComplete;
    const { frame } = this.controller;
    const there = next === null ? frame && this.choice(frame) : this.querySelector<HTMLElement>(next);
    there?.focus();
  };

  override disconnectedCallback(): void {
    this.controller.close();
    this.engine.removeEventListener('recovered', this.reopen);
    super.disconnectedCallback();
  }

  protected readonly reopen = () => {
    this.engine.retry();
    void this.controller.open();
  };

  readonly #change = (event: Event) => {
    const { stage, scene, frame, step } = this.controller;
    this.flights = [...this.flights, ...(event as CustomEvent<readonly Flight[]>).detail];
    if (step?.silent) this.style.setProperty('--part', String(this.controller.part)); // until the next that rolls
    if (this.watching || typeof scene?.viewer === 'number') this.front = scene?.viewer ?? null;
    else if (stage.at === 'curtain') this.front = stage.seat;
    if (stage.at === 'curtain') {
      this.panel = null; // what one player has opened is not for the next one,
      this.spoken = ''; // nor what has been told him
    }
    if (stage.at === 'choosing' && frame && this.#decided !== this.controller.run) {
      this.#decided = this.controller.run;
      this.opens(frame);
    }
    if (stage.at !== 'choosing') this.#decided = null;
    if (this.#before === 'choosing' && stage.at === 'animating') this.spoken = ''; // what was asked has been answered
    // Not where a match that is watched is only taken to its end.
    if (stage.at === 'over' && this.#before !== 'over' && this.#before !== 'still') {
      this.panel = 'end';
      this.#keepEnd();
    }
    if (step && step.event !== this.#told && !step.silent) {
      this.#told = step.event;
      this.spoken = this.tell(step.event) ?? this.spoken;
    }
    this.#before = stage.at;
    this.listen();
    this.requestUpdate();
  };

  /** The result of a match that was played here is kept; the page of results tells it of the others too. */
  #keepEnd(): void {
    const { source, game } = this;
    const { frame, story } = this.controller;
    if (source.at !== 'table' || !frame) return;
    const over = { id: source.id, game, frame, story, now: this.#before !== 'opening' };
    void import('../results/keep').then(({ keepEnd }) => keepEnd(over)).catch(() => null);
  }
  /** The decision that has been opened, by the run of its course. */
  #decided: number | null = null;
  #before = '';
  #told: unknown = null;

  readonly #sound = (event: Event) => {
    if (this.settings.sound === 'off') return;
    const sound = this.presenter.sound?.((event as CustomEvent<AnimationStep<G, S>>).detail) ?? null;
    if (sound !== null) void import('../sound/player').then(({ play }) => play(sound)).catch(() => {}); // not needed to play
  };

  /** Asks what is worth explaining as the table stands now. */
  protected listen(): void {
    const { stage, scene, frame, step } = this.controller;
    if (!this.playing || !frame?.lesson || !scene) return;
    const { game, lesson } = frame;
    this.lesson.listen((heard) => this.hint({ frame, scene, stage, event: step?.event ?? null }, heard));
    if (this.lesson.ends) learn(game, lesson);
  }

  /** The course of a lesson waits until all there is to say of what was told has been read. */
  readonly #explained = async (): Promise<void> => {
    for (this.listen(); this.lesson.hint; this.listen()) await this.lesson.read();
  };

  readonly #refused = ({ detail }: Event & { detail?: unknown }) => {
    this.missing = missingData(detail);
    if (this.missing === null) notify(refusal(detail), { alert: true });
    const behind = detail instanceof EngineError && detail.refusal.code === 'storage-conflict';
    if (behind) void this.controller.open(); // another tab has played on: go on from there
  };

  /** Who writes players wants to know at once what one of them has done; the match goes on. */
  readonly #faulty = (event: Event) => {
    const { seat, player, fault, line } = (event as CustomEvent<Omit<Replied, 'update'>>).detail;
    const name = this.controller.frame?.names[seat] ?? '';
    const where = () => (line > 0 ? ` ${t('own-fault-line', { line })}` : '');
    notify(() => `${t(`own-fault-${fault}`, { name, player })}${where()}`, { alert: true });
  };

  /** The address names another game than the match, which has a table of its own, or a match in play is to be watched. */
  readonly #elsewhere = (event: Event) => {
    const { page, game } = (event as CustomEvent<Elsewhere>).detail;
    if ('id' in this.source) go({ page, game, id: this.source.id }, { replace: true });
  };
}

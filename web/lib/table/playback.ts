/**
 * Tells what happens at a table, step by step, and keeps what lies on it. Who asks for the events, whoever plays or
 * whoever watches, is the same to it; the table element draws `scene`.
 */

import type { Frame, GameTypes, OwnPlayer, ThinkingSeat } from '../../generated/bridge';
import { isUnplayed } from '../results/kept';
import { type Applied, type Engine, MatchClient } from './match-client';
import { haste, type Pace, type Sleep } from './pace';
import type { AnimationStep, BaseScene, Flight, Presenter } from './presenter';

export type Stage =
  | { readonly at: 'opening' }
  /** Events are being told, or computers are thinking. */
  | { readonly at: 'animating' }
  /** The viewer must decide. */
  | { readonly at: 'choosing' }
  /** The viewer may take back what he handed in, for a moment. */
  | { readonly at: 'grace'; readonly ms: number }
  /** The device goes to another player. */
  | { readonly at: 'curtain'; readonly seat: number }
  /** Others decide, at their own devices. */
  | { readonly at: 'waiting'; readonly seats: readonly number[] }
  /** A match that is watched stands where it was left. */
  | { readonly at: 'still' }
  /** A game, a round or a turn is closed (`Presenter.scored`); its sheet waits to be read. */
  | { readonly at: 'scored' }
  /** What the viewer should not miss lies there until he goes on (`Presenter.held`, `introduces`). */
  | { readonly at: 'held' }
  | { readonly at: 'over' }
  /** It came with players that have not been let run here; nobody has looked at it yet. */
  | { readonly at: 'strangers'; readonly players: readonly OwnPlayer[] }
  /** The match cannot be opened. */
  | { readonly at: 'failed' };

/** Where a match is that cannot be shown at this table. */
export interface Elsewhere {
  readonly page: 'match' | 'watch';
  readonly game: string;
}

/** For how long such a sheet lies there where nobody presses a button on it. */
const SCORING = { ms: 6000, read: true };
/** Milliseconds in which a step is drawn, so that the next one flies from where this one lies. */
const DRAWN = 1;

/**
 * Events: `change` (a `CustomEvent` with what flies as its detail), `step` (with a step that takes its time), `refused`
 * (with the error) and `elsewhere` (with an `Elsewhere`).
 */
export abstract class Playback<G extends GameTypes, S extends BaseScene> extends EventTarget {
  frame: Frame<G> | null = null;
  scene: S | null = null;
  stage: Stage = { at: 'opening' };
  /** When it began. */
  since = 0;
  /** What has been told so far, as the viewer may know it. */
  story: readonly G['Event'][] = [];
  thinking: ThinkingSeat | null = null;
  /** The step being told; null when the table is still. */
  step: AnimationStep<G, S> | null = null;
  /** What is being told comes to such a sheet, and to nobody's turn before. */
  closes = false;
  /** It comes to the end of the match. */
  ends = false;
  /** What it comes to: events do not tell all that is known by then. */
  coming: Frame<G> | null = null;

  protected readonly presenter: Presenter<G, S>;
  protected readonly pace: Pace;
  /** Counts beginnings: whatever belongs to an earlier one is dropped. A decision that opens stays open within one. */
  run = 0;
  /** What the table shows is what this one has been told. */
  protected client: MatchClient<G>;
  protected readonly engine: Engine;
  readonly #isUnplayed: boolean;
  readonly #sleep: Sleep;
  readonly #explained: () => Promise<void>;
  #cut = new AbortController();
  #read: (() => void) | null = null;
  /** The sheet that is still told has been left. */
  #left = false;
  /** What passes at once: nothing, all that need not be read, or everything up to where somebody must decide. */
  #passing: 'nothing' | 'unread' | 'everything' = 'nothing';
  /** Milliseconds of what has been told since somebody last decided. */
  protected waited = 0;
  /** Which part of its time the step that is told takes. */
  part = 1;

  /** `explained`: what was told may need explaining, and the course waits as long. */
  constructor(
    engine: Engine,
    presenter: Presenter<G, S>,
    pace: Pace,
    sleep: Sleep,
    explained = () => Promise.resolve(),
  ) {
    super();
    this.engine = engine;
    this.client = this.join('table');
    this.presenter = presenter;
    this.#isUnplayed = isUnplayed(presenter.game);
    this.pace = pace;
    this.#sleep = sleep;
    this.#explained = explained;
  }

  /** Opens the match, or builds the table again after the worker was lost. */
  abstract open(): Promise<void>;

  get humans(): number[] {
    return (this.frame?.controllers ?? []).flatMap((one, seat) => (one === 'human' ? [seat] : []));
  }

  /** Ends what is being shown now, and passes over everything up to the next thing to read. */
  skip(): void {
    if (this.#passing === 'nothing') this.#passing = 'unread';
    this.#cut.abort();
  }

  /** Passes over everything up to the next decision, or up to what else waits for a player: a sheet, the curtain, the end. Where none plays, up to the end. */
  hurryOn(): void {
    this.#passing = 'everything';
    this.#cut.abort();
  }

  /** Whether everything passes. */
  protected get hurries(): boolean {
    return this.#passing === 'everything';
  }

  /** What waits for the player has been read. */
  goOn(): void {
    this.#read?.();
    this.#read = null;
  }

  /** So has the sheet that closes what is told, also where it still grows: no more of it is told then. */
  leaveSheet(): void {
    this.#left = this.stage.at !== 'scored';
    if (this.#left) this.hurryOn();
    else this.goOn();
  }

  /** Nothing more may happen at this table. */
  close(): void {
    this.begin();
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  /**
   * Tells the news one after another; in the end the table shows exactly what the view says, unless it is `veiled`. Of
   * what is `open` to the viewer already, a step is only drawn: nothing is waited for but what must be read.
   */
  protected async tell(
    run: number,
    applied: Applied<G>,
    { veiled = false, open = false } = {},
  ): Promise<void> {
    const { frame } = applied;
    this.story = applied.before;
    const news = applied.news.map(({ event }) => event);
    const isScored = (event: G['Event'], number: number) =>
      this.presenter.scored?.(event, news[number + 1] ?? null) ?? false;
    const last = news.findLastIndex(isScored);
    this.closes = last >= 0;
    this.ends = frame.outcome !== null;
    this.coming = frame;
    const isTaught = this.pace.holds && (frame.lesson !== null || this.#isUnplayed);
    for (const [number, { at, event }] of applied.news.entries()) {
      if (run !== this.run || !this.scene) return;
      for (const step of this.presenter.animate(this.scene, event, isTaught)) {
        if (run !== this.run) return;
        this.step = step;
        const ms = this.#timeFor(step);
        if (step.read) this.#slowDown();
        const passes = this.#passing !== 'nothing';
        this.show({ scene: step.scene }, passes ? [] : step.flights);
        // Of what passes at once nothing is heard.
        if (!passes) this.dispatchEvent(new CustomEvent('step', { detail: step }));
        if (!passes) await this.pause(open && !step.read ? Math.min(ms, DRAWN) : ms);
        if (run === this.run) await this.#explained();
      }
      if (run !== this.run) return;
      this.story = this.story.toSpliced(at, 0, event);
      if (isScored(event, number)) await this.#sheetRead(run, number < last);
      else if (this.#holds(news[number + 1] ?? null)) await this.#seen(run);
    }
    this.#slowDown();
    if (run === this.run && !veiled) this.settle(frame);
  }

  /** The longer somebody waits for his turn, the faster he is told; the end, after which none comes, takes its time. */
  #timeFor(step: AnimationStep<G, S>): number {
    const ms = this.pace.step(step);
    this.part = this.awaited && !this.ends && !step.rests ? haste(this.waited, step.silent) : 1;
    if (this.awaited && !step.silent) this.waited += ms;
    return ms * this.part;
  }

  /** Whether what is asked passes by itself: whoever has nothing to choose there still waits to decide. */
  get #isLone(): boolean {
    const { frame, stage } = this;
    return stage.at === 'choosing' && frame !== null && this.presenter.lone?.(frame) != null;
  }

  /** Whether somebody waits to decide again. */
  protected get awaited(): boolean {
    return false;
  }

  /** Whether somebody is there who presses the button on such a sheet; else it goes by itself after a while. */
  protected get isAttended(): boolean {
    return true;
  }

  async #sheetRead(run: number, closes: boolean): Promise<void> {
    if (run !== this.run) return;
    if (this.#left) {
      this.#passing = 'nothing';
      this.waited = 0;
    } else if (!this.hurries || this.awaited) {
      this.show({ stage: { at: 'scored' } });
      const read = this.#until();
      await (this.isAttended ? read : Promise.race([read, this.pause(this.pace.step(SCORING))]));
      this.#slowDown();
    } // else nobody plays who would have to know it: on to the end
    this.#left = false;
    this.closes = closes;
    if (run === this.run) this.show({ stage: { at: 'animating' } });
  }

  /** Whether friends at other devices wait for what happens here. */
  protected get isWaitedFor(): boolean {
    return false;
  }

  /** Nobody is kept who watches or for whom friends wait, nor, but to be introduced, who goes on to his next decision. */
  #holds(next: G['Event'] | null): boolean {
    const { scene, presenter } = this;
    if (this.isWaitedFor || !this.awaited || !scene) return false;
    if (presenter.introduces?.(scene, next)) return true;
    if (!this.pace.holds || this.#passing === 'everything') return false;
    return presenter.held?.(scene, next, this.story) ?? false;
  }

  async #seen(run: number): Promise<void> {
    if (run !== this.run) return;
    this.show({ stage: { at: 'held' } });
    await this.#until();
    if (run === this.run) this.show({ stage: { at: 'animating' } });
  }

  /** The player goes on. */
  #until(): Promise<void> {
    return new Promise((resolve) => {
      this.#read = resolve;
    });
  }

  /** A whole story and its table, without telling it again. */
  protected lay({ frame, story }: Applied<G>): void {
    this.story = story;
    this.settle(frame);
  }

  protected settle(frame: Frame<G>): void {
    this.frame = frame;
    this.step = null;
    this.closes = false;
    this.ends = false;
    this.coming = null;
    this.show({ scene: this.presenter.sceneOf(frame.view) });
  }

  // ---- below -----------------------------------------------------------------------------------------------------------

  protected begin(): number {
    this.#cut.abort();
    this.#cut = new AbortController();
    this.#left = false;
    this.goOn();
    this.thinking = null;
    return ++this.run;
  }

  protected show(
    change: Partial<Pick<Playback<G, S>, 'scene' | 'stage' | 'thinking'>>,
    flights: readonly Flight[] = [],
  ): void {
    Object.assign(this, change);
    if (change.stage) this.since = performance.now();
    if (change.stage && change.stage.at !== 'animating' && change.stage.at !== 'grace') {
      this.#passing = 'nothing';
      if (!this.#isLone) this.waited = 0;
    }
    this.dispatchEvent(new CustomEvent('change', { detail: flights }));
  }

  /** A pause that a skip ends; the next one starts afresh. */
  protected async pause(ms: number): Promise<void> {
    if (this.#passing === 'everything') return;
    const cut = this.#cut;
    await this.#sleep(ms, cut.signal);
    if (cut.signal.aborted && cut === this.#cut) this.#cut = new AbortController();
  }

  #slowDown(): void {
    if (this.#passing === 'unread') this.#passing = 'nothing';
  }

  /** A client that has been told nothing yet. */
  protected join(name: string): MatchClient<G> {
    return new MatchClient(this.engine, name);
  }
}

/**
 * Watching a match that is over: which action the table stands after, through whose eyes, and whether it goes on by
 * itself. Forward is told as at the table; back and far away is laid at once.
 */

import type { Frame, GameTypes, Seats } from '../../generated/bridge';
import type { Engine, MatchClient } from './match-client';
import type { Pace, Sleep } from './pace';
import { Playback } from './playback';
import type { BaseScene, Presenter } from './presenter';

/** A match in the store, or one that a link carries; `names` stand in where the link has none. */
type Source = { readonly id: string } | { readonly code: string; readonly names: string[] };

/** While it goes on by itself: between two actions. */
const BETWEEN = { ms: 260, read: true };

export class ReplayController<G extends GameTypes, S extends BaseScene> extends Playback<G, S> {
  /** The whole story, as the viewer may know it. */
  whole: readonly G['Event'][] = [];
  /** How many actions have been shown, or are just being told. */
  at = 0;
  /** The number of actions of the match. */
  last = 0;
  /** Through whose eyes the table is seen; null is an onlooker's. */
  viewer: number | null = null;
  /** All cards lie open. */
  allOpen = false;
  /** Every seat's own view, when all cards lie open. */
  views: readonly G['View'][] | null = null;
  /** It goes on by itself. */
  playing = false;

  readonly #source: Source;
  /** Stays at the end of the match, while that of the table goes from moment to moment. */
  #end: MatchClient<G>;
  /** How many events had happened after 0, 1, 2 … actions. */
  moments: readonly number[] = [];
  /** From where both clients look, as text; null before they do. */
  #viewpoint: string | null = null;
  /** After how many actions the table stands; null while it is told or has to be laid anew. */
  #stands: number | null = null;
  #opened = false;

  constructor(engine: Engine, presenter: Presenter<G, S>, source: Source, pace: Pace, sleep: Sleep) {
    super(engine, presenter, pace, sleep);
    this.#source = source;
    this.#end = this.join('end');
  }

  /** Played at this device; else somebody has sent it. */
  get isOwn(): boolean {
    return 'id' in this.#source;
  }

  /** Goes on where it was, when the worker was lost. */
  override async open(): Promise<void> {
    const run = this.#interrupt();
    this.stage = { at: 'opening' };
    await this.#guard(run, async () => {
      const source = this.#source;
      this.client = this.join('table');
      this.#end = this.join('end');
      this.#viewpoint = null;
      const { frame } =
        'code' in source
          ? await this.client.ask('show', { code: source.code, names: source.names, seats: [] })
          : await this.client.ask('open', { id: source.id, seats: [] });
      if (run !== this.run) return;
      if (frame.game !== this.presenter.game || frame.outcome === null) {
        const detail = { page: frame.outcome === null ? 'match' : 'watch', game: frame.game };
        this.dispatchEvent(new CustomEvent('elsewhere', { detail }));
        return;
      }
      this.frame = frame;
      this.last = frame.actions;
      if (!this.#opened) this.#takePlace(this.isOwn ? (this.humans[0] ?? null) : null);
      const { events } = await this.engine.ask('moments', {});
      if (run !== this.run) return;
      this.moments = events;
      await this.#stand(run, this.at);
    });
  }

  /** An own match is seen again as it was; one of others with all cards open. */
  #takePlace(seat: number | null): void {
    this.#opened = true;
    this.viewer = seat;
    this.allOpen = seat === null;
  }

  // ---- what the reader does --------------------------------------------------------------------------------------------

  /** One action on, told; what was just being told is over at once. */
  async forward(): Promise<void> {
    if (this.at === this.last && this.#stands === null) return this.jump(this.last);
    await this.#forward(this.#interrupt());
  }

  async jump(to: number): Promise<void> {
    const run = this.#interrupt();
    this.show({ stage: { at: 'still' } });
    await this.#guard(run, () => this.#stand(run, Math.min(Math.max(to, 0), this.last)));
  }

  /** To a moment as that seat saw it. */
  async standAt(at: number, seat: number): Promise<void> {
    this.viewer = seat;
    this.allOpen = false;
    this.#stands = null;
    await this.jump(at);
  }

  /** To where an event of the whole story has just happened. */
  jumpTo(event: number): Promise<void> {
    return this.jump(this.stepOf(event));
  }

  /** To just before an event of the whole story, which is then told. */
  async tellAgain(event: number): Promise<void> {
    await this.jump(this.stepOf(event) - 1);
    await this.forward();
  }

  /** Goes on by itself to the end; at the end from the beginning. */
  async play(): Promise<void> {
    let run = this.#interrupt();
    this.playing = true;
    if (this.at === this.last) await this.#guard(run, () => this.#stand(run, 0));
    while (this.playing && run === this.run && this.at < this.last) {
      run = this.begin();
      await this.#forward(run);
      if (run === this.run && this.playing) await this.pause(this.pace.step(BETWEEN));
    }
    if (run !== this.run) return;
    this.playing = false;
    this.show({});
  }

  /** What is just being told is told to its end. */
  stop(): void {
    this.playing = false;
    if (this.#stands === null) this.show({});
    else this.#arrive(this.run);
  }

  async lookAs(viewer: number | null, allOpen: boolean): Promise<void> {
    const run = this.#interrupt();
    this.viewer = viewer;
    this.allOpen = allOpen;
    this.#stands = null;
    this.show({ stage: { at: 'still' } });
    await this.#guard(run, () => this.#stand(run, this.at));
  }

  override close(): void {
    this.#interrupt();
  }

  // ---- below -----------------------------------------------------------------------------------------------------------

  /** After which action an event of the whole story has happened. */
  stepOf(event: number): number {
    return Math.max(
      0,
      this.moments.findIndex((count) => count > event),
    );
  }

  protected override get isAttended(): boolean {
    return !this.playing;
  }

  #interrupt(): number {
    this.playing = false;
    return this.begin();
  }

  async #forward(run: number): Promise<void> {
    const from = this.at;
    if (from === this.last) return;
    this.at = from + 1;
    this.show({ stage: { at: 'animating' } });
    await this.#guard(run, async () => {
      if (this.#stands !== from) await this.#lay(run, from);
      this.#stands = null;
      if (run !== this.run) return;
      const applied = await this.client.ask('seek', { at: this.at });
      if (run !== this.run) return;
      await this.tell(run, applied);
      if (run === this.run) this.#openCards(applied.frame); // until then the cards lie as they lay
      this.#arrive(run);
    });
  }

  async #stand(run: number, at: number): Promise<void> {
    this.at = at;
    await this.#lay(run, at);
    this.#arrive(run);
  }

  async #lay(run: number, at: number): Promise<void> {
    await this.#follow(run);
    if (run !== this.run) return;
    const applied = await this.client.ask('seek', { at });
    if (run !== this.run) return;
    this.#openCards(applied.frame);
    this.lay(applied);
  }

  /** Lets both clients look from where the reader does. */
  async #follow(run: number): Promise<void> {
    const { viewer, allOpen } = this;
    const viewpoint = `${viewer} ${allOpen}`;
    if (viewpoint === this.#viewpoint) return;
    this.#viewpoint = null;
    const { story } = await this.#end.ask('follow', { seats: [viewer] });
    if (run !== this.run) return;
    await this.client.ask('follow', { seats: this.#seats });
    if (run !== this.run) return;
    this.whole = story;
    this.#viewpoint = viewpoint;
  }

  /** The viewer, and all others where all cards lie open. */
  get #seats(): Seats {
    const { viewer, allOpen, frame } = this;
    const all = [...(frame?.names.keys() ?? [])];
    return [viewer, ...(allOpen ? all.filter((seat) => seat !== viewer) : [])];
  }

  #openCards({ view, views }: Frame<G>): void {
    this.views = this.allOpen ? (views?.flatMap((one) => one ?? []) ?? [view]) : null;
  }

  #arrive(run: number): void {
    if (run !== this.run) return;
    this.#stands = this.at;
    const still = this.playing ? 'animating' : 'still';
    this.show({ stage: { at: this.at === this.last ? 'over' : still } });
  }

  async #guard(run: number, course: () => Promise<unknown>): Promise<void> {
    try {
      await course();
    } catch (error) {
      if (run !== this.run) return;
      this.playing = false;
      this.#stands = null;
      this.show({ stage: { at: 'failed' } });
      this.dispatchEvent(new CustomEvent('refused', { detail: error }));
    }
  }
}

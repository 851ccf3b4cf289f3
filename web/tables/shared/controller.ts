/**
 * The course of a match at the table, without a page: whose turn it is to sit in front of the screen, when the computers
 * go on, what is told when. The table element draws `scene`, and sends back what the player chose.
 */

import type { Advance, Answer, Ask, Frame, GameTypes, Op, Table } from '../../worker/protocol';
import type { Pace, Sleep } from './pace';
import type { Beat, Flight, Sighted, Telling } from './telling';

export interface Engine {
  ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>>;
}

export type Stage =
  | { readonly at: 'opening' }
  /** Events are being told, or computers are thinking. */
  | { readonly at: 'telling' }
  /** The viewer must decide. */
  | { readonly at: 'choosing' }
  /** The viewer may take back what he handed in, for a moment. */
  | { readonly at: 'grace'; readonly ms: number }
  /** The device goes to another player. */
  | { readonly at: 'curtain'; readonly seat: number }
  /** A game has been scored; the sheet waits to be read. */
  | { readonly at: 'scored'; readonly last: boolean }
  | { readonly at: 'over' }
  /** The match cannot be opened. */
  | { readonly at: 'failed' };

/** How many milliseconds a computer player may think before the page gets a word in. */
const SLICE = 30;

export class TableController<G extends GameTypes, S extends Sighted> extends EventTarget {
  frame: Frame<G> | null = null;
  scene: S | null = null;
  stage: Stage = { at: 'opening' };
  /** What has been told so far, as the viewer may know it. */
  story: readonly G['GameEvent'][] = [];
  thinking: Advance['thinking'] = null;
  /** The beat being told; null when the table is still. */
  beat: Beat<G, S> | null = null;

  readonly #engine: Engine;
  readonly #telling: Telling<G, S>;
  readonly #id: string;
  readonly #pace: Pace;
  readonly #sleep: Sleep;
  readonly #explained: () => Promise<void>;
  /** Counts beginnings: whatever belongs to an earlier one is dropped. */
  #run = 0;
  #cut = new AbortController();
  #read: (() => void) | null = null;
  /** The player has skipped: beats pass at once until there is something to read. */
  #hurry = false;

  /** `explained`: what was told may need explaining, and the course waits as long. */
  constructor(
    engine: Engine,
    telling: Telling<G, S>,
    id: string,
    pace: Pace,
    sleep: Sleep,
    explained = () => Promise.resolve(),
  ) {
    super();
    this.#engine = engine;
    this.#telling = telling;
    this.#id = id;
    this.#pace = pace;
    this.#sleep = sleep;
    this.#explained = explained;
  }

  get humans(): number[] {
    return (this.frame?.sitters ?? []).flatMap((sitter, seat) => (sitter === 'human' ? [seat] : []));
  }

  /** Whether the viewer may take back what he did last: for a moment, or while it is his turn again. */
  get canUndo(): boolean {
    return this.stage.at === 'grace' || (this.stage.at === 'choosing' && this.frame?.can_undo === true);
  }

  /** Opens the match, or builds the table again after the worker was lost. */
  async open(): Promise<void> {
    const run = this.#begin();
    this.stage = { at: 'opening' };
    await this.#guard(run, async () => {
      const opened = await this.#ask('open', { id: this.#id, viewer: null });
      if (run !== this.#run) return;
      if (opened.frame.game !== this.#telling.game) {
        this.dispatchEvent(new CustomEvent('elsewhere', { detail: opened.frame.game }));
        return;
      }
      this.frame = opened.frame;
      const [human, another] = this.humans;
      const alone = human !== undefined && another === undefined;
      const table = alone ? await this.#ask('look', { viewer: human }) : opened;
      if (run !== this.#run) return;
      if (table.frame.actions === 0) await this.#deal(run, table);
      else this.#lay(table);
      await this.#next(run);
    });
  }

  /** The viewer acts. What he lets go of leaves his hand at once; if the engine refuses, he has it back. */
  async act(action: G['Action']): Promise<void> {
    const { scene, stage } = this;
    if (stage.at !== 'choosing' || !scene || scene.viewer === null) return;
    const seat = scene.viewer;
    const run = this.#begin();
    const { scene: after, flights } = this.#telling.letGo(scene, action);
    this.#show({ scene: after, stage: { at: 'telling' } }, flights);
    await this.#guard(run, async () => {
      const table = await this.#ask('act', { seat, action });
      const veiled = this.humans.length > 1 && this.#revealing(table);
      if (veiled) this.scene = this.#telling.withoutSecrets(after);
      await this.#tell(run, table, veiled);
      await this.#afterActing(run, seat, table);
    });
  }

  /** The viewer takes back what he handed in last. */
  async undo(): Promise<void> {
    const seat = this.scene?.viewer;
    if (!this.canUndo || typeof seat !== 'number') return;
    const run = this.#begin();
    this.#show({ stage: { at: 'telling' } });
    await this.#guard(run, () => this.#ask('undo', { seat }));
    await this.#guard(run, async () => {
      await this.#look(run, seat);
      await this.#next(run);
    });
  }

  /** "I am Aramis": from here on the page may hold his cards. */
  async takeSeat(): Promise<void> {
    const { stage } = this;
    if (stage.at !== 'curtain') return;
    const run = this.#begin();
    await this.#guard(run, async () => {
      await this.#look(run, stage.seat);
      await this.#next(run);
    });
  }

  /** Ends what is being shown now, and passes over everything up to the next thing to read. */
  skip(): void {
    this.#hurry = true;
    this.#cut.abort();
  }

  /** The scoring sheet has been read. */
  goOn(): void {
    this.#read?.();
    this.#read = null;
  }

  /** Nothing more may happen at this table. */
  close(): void {
    this.#begin();
  }

  // ---- the course of the match ---------------------------------------------------------------------------------------

  /** With several humans a card that is turned up is seen by all: then nobody's own cards lie open. */
  async #afterActing(run: number, seat: number, table: Table<G>): Promise<void> {
    if (run !== this.#run) return;
    const { frame } = table;
    if (frame.can_undo && !frame.legal) await this.#grace(run);
    if (run !== this.#run) return;
    const mine = frame.decision?.seats.includes(seat) && !this.#revealing(table);
    if (this.humans.length > 1 && !mine) await this.#look(run, null);
    await this.#next(run);
  }

  async #next(run: number): Promise<void> {
    const { frame } = this;
    if (run !== this.#run || !frame) return;
    if (!frame.decision) return this.#show({ stage: { at: 'over' } });
    if (frame.legal) return this.#show({ stage: { at: 'choosing' } });
    const [human] = frame.decision.seats.filter((seat) => frame.sitters[seat] === 'human');
    if (human === undefined) return this.#compute(run);
    if (frame.viewer !== null) await this.#look(run, null);
    if (run === this.#run) this.#show({ stage: { at: 'curtain', seat: human } });
  }

  async #grace(run: number): Promise<void> {
    const ms = this.#pace.grace();
    this.#show({ stage: { at: 'grace', ms } });
    await this.#pause(ms);
    if (run === this.#run) this.#show({ stage: { at: 'telling' } });
  }

  /** The computers think in slices until one of them has decided. */
  async #compute(run: number): Promise<void> {
    this.#show({ stage: { at: 'telling' } });
    while (run === this.#run) {
      const answer = await this.#ask('advance', { budget: SLICE });
      if (run !== this.#run) return;
      this.#show({ thinking: answer.thinking });
      if (answer.busy && answer.events.length === 0) continue;
      this.#show({ thinking: null });
      await this.#tell(run, answer);
      return this.#next(run);
    }
  }

  // ---- telling -------------------------------------------------------------------------------------------------------

  /** Tells the events one after another; in the end the table shows exactly what the view says. */
  async #tell(run: number, { frame, events }: Table<G>, veiled = false): Promise<void> {
    for (const event of events) {
      if (run !== this.#run || !this.scene) return;
      for (const beat of this.#telling.beatsOf(this.scene, event)) {
        if (run !== this.#run) return;
        this.beat = beat;
        if (beat.read) this.#hurry = false;
        this.#show({ scene: beat.scene }, this.#hurry ? [] : beat.flights);
        if (!this.#hurry) await this.#pause(this.#pace.beat(beat));
        if (run === this.#run) await this.#explained();
      }
      this.story = [...this.story, event];
      if (this.#telling.scored(event)) await this.#sheetRead(run, frame.outcome !== null);
    }
    this.#hurry = false;
    if (run === this.#run && !veiled) this.#settle(frame);
  }

  /** A match that has just begun is dealt before the eyes of its players. */
  async #deal(run: number, { frame, events }: Table<G>): Promise<void> {
    const dealt = this.#telling.sceneOf(frame.view);
    const lays = (event: G['GameEvent']) => this.#telling.beatsOf(dealt, event)[0]?.scene !== dealt;
    const first = events.findIndex(lays); // what comes before lays nothing on the table
    const [before, deal] = first < 0 ? [events, []] : [events.slice(0, first), events.slice(first)];
    Object.assign(this, { frame, story: before, scene: dealt, stage: { at: 'telling' } });
    await this.#tell(run, { frame, events: deal });
  }

  async #sheetRead(run: number, last: boolean): Promise<void> {
    if (run !== this.#run) return;
    this.#show({ stage: { at: 'scored', last } });
    await new Promise<void>((resolve) => {
      this.#read = resolve;
    });
    this.#hurry = false;
    if (run === this.#run) this.#show({ stage: { at: 'telling' } });
  }

  async #look(run: number, viewer: number | null): Promise<void> {
    if (run !== this.#run) return; // the engine may have another match open by now
    const table = await this.#ask('look', { viewer });
    if (run === this.#run) this.#lay(table);
  }

  /** A whole story and its table, without telling it again. */
  #lay({ frame, events }: Table<G>): void {
    this.story = events;
    this.#settle(frame);
  }

  #settle(frame: Frame<G>): void {
    this.frame = frame;
    this.beat = null;
    this.#show({ scene: this.#telling.sceneOf(frame.view) });
  }

  // ---- below -----------------------------------------------------------------------------------------------------------

  #begin(): number {
    this.#cut.abort();
    this.#cut = new AbortController();
    this.goOn();
    this.thinking = null;
    return ++this.#run;
  }

  #show(
    change: Partial<Pick<TableController<G, S>, 'scene' | 'stage' | 'thinking'>>,
    flights: readonly Flight[] = [],
  ): void {
    Object.assign(this, change);
    this.dispatchEvent(new CustomEvent('change', { detail: flights }));
  }

  /** A pause that a skip ends; the next one starts afresh. */
  async #pause(ms: number): Promise<void> {
    const cut = this.#cut;
    await this.#sleep(ms, cut.signal);
    if (cut.signal.aborted && cut === this.#cut) this.#cut = new AbortController();
  }

  #revealing({ events }: Table<G>): boolean {
    return events.some((event) => this.#telling.revealing(event));
  }

  /** All answers speak the words of this table's game: no other match is opened at it. */
  #ask<K extends Op>(op: K, body: Ask<K, G>): Promise<Answer<K, G>> {
    return this.#engine.ask(op, body) as Promise<Answer<K, G>>;
  }

  /**
   * A refusal changes nothing: it is reported, and the table stands as before. Two do not: a match that cannot be opened,
   * and one of several humans lost while all look at it, whose last frame holds the cards of one of them.
   */
  async #guard(run: number, course: () => Promise<unknown>): Promise<void> {
    const { stage } = this;
    try {
      await course();
    } catch (error) {
      if (run !== this.#run) return;
      const veiled = this.scene?.viewer === null && this.frame?.viewer !== null;
      if (this.frame && !veiled) this.#settle(this.frame);
      if (stage.at === 'curtain') this.#show({ stage });
      else
        this.#show({
          stage: { at: this.frame?.legal && stage.at !== 'opening' && !veiled ? 'choosing' : 'failed' },
        });
      this.dispatchEvent(new CustomEvent('refused', { detail: error }));
    }
  }
}

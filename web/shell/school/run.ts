/** A tournament that runs: the engine plays it, and asks here for the moves of the visitor's own players. */
import type { Bout, Message, Said, Standing } from '../../generated/bridge';
import { Fencer, type SourceFault } from '../../lib/outside/fencer';
import type { Stores } from '../../lib/outside/sandbox/sandbox';
import { type EngineClient, EngineError } from '../../worker/client';
import type { Planned } from './task';
import { forget, keep } from './unfinished';

/** Milliseconds that the engine plays on without a word. */
const SLICE = 60;
/** Milliseconds after which the table is drawn anew. */
const DRAWN = 400;
/** Milliseconds after which it is kept anew. */
const KEPT = 2000;

/** Why it did not begin: one of the players cannot be run. */
export interface Unfit extends SourceFault {
  readonly name: string;
}

/** Events: `change`. */
export class Run extends EventTarget {
  state: 'starting' | 'running' | 'stopped' | 'over' | 'failed' = 'starting';
  standing: Standing | null = null;
  /** Matches that are over, told more often than all that has come of them. */
  played = 0;
  unfit: Unfit | null = null;
  refused: Message | null = null;
  /** Whether it goes on after a reload. */
  isKept = true;

  readonly #fencers = new Map<number, Fencer>();
  #course = 0;

  constructor(
    readonly planned: Planned,
    readonly engine: EngineClient,
    readonly stores: () => Promise<Stores>,
    /** As the engine has kept it; null: it is begun. */
    readonly kept: string | null = null,
  ) {
    super();
  }

  async start(): Promise<void> {
    const { entrants, task: _, ...plan } = this.planned;
    await this.#trying(async () => {
      this.standing = await (this.kept === null
        ? this.engine.ask('tournament', {
            ...plan,
            entrants: entrants.map(({ name, player }) => ({ name, player })),
          })
        : this.engine.ask('again', { kept: this.kept, limits: plan.limits }));
      this.played = this.standing.played;
      if (await this.#seat()) await this.#play();
    });
  }

  stop(): void {
    if (this.state !== 'running') return;
    this.state = 'stopped';
    this.#leave();
    this.#changed();
    if (this.played > 0) void this.#keep().catch(() => {}); // then it stays as it was kept last
  }

  /** The match that was under way is played anew. */
  async goOn(): Promise<void> {
    if (this.state !== 'stopped') return;
    this.state = 'starting';
    this.#changed();
    await this.#trying(async () => {
      if (await this.#seat()) await this.#play();
    });
  }

  /** Nothing more of it is wanted. */
  drop(): void {
    this.state = 'stopped';
    this.#leave();
  }

  /** Lets all of the visitor's players begin; false if one cannot. */
  async #seat(): Promise<boolean> {
    const stores = await this.stores();
    for (const [number, { player, name, text }] of this.planned.entrants.entries())
      if (player === 'external') this.#fencers.set(number, new Fencer(document.body, stores, { name, text }));
    for (const fencer of this.#fencers.values()) {
      const fault = await fencer.begin();
      if (!fault || this.state !== 'starting') continue;
      this.unfit = { ...fault, name: fencer.source.name };
      this.state = 'failed';
    }
    return this.state === 'starting';
  }

  async #play(): Promise<void> {
    this.state = 'running';
    const course = ++this.#course;
    let said: Said | null = null;
    let afresh = true;
    let drawn = 0;
    let kept = this.played;
    let keptAt = performance.now();
    while (this.#runs(course)) {
      const { question, played, over }: Bout = await this.engine.ask('bout', { said, afresh, budget: SLICE });
      if (!this.#runs(course)) return;
      afresh = false;
      this.played = played;
      if (over || performance.now() - drawn > DRAWN) {
        this.standing = await this.engine.ask('standing', {});
        drawn = performance.now();
        if (over) this.state = 'over';
        this.#changed();
      }
      if (over) forget();
      else if (played > kept && performance.now() - keptAt > KEPT) {
        await this.#keep();
        [kept, keptAt] = [played, performance.now()];
      }
      said = question && this.#runs(course) ? await this.#ask(question.entrant, question) : null;
    }
  }

  /** So that it goes on after a reload. */
  async #keep(): Promise<void> {
    const { kept } = await this.engine.ask('keep', {});
    const { standing, planned, played } = this;
    if (standing) this.isKept = keep({ planned, kept, played, matches: standing.matches });
  }

  /** Not after it was stopped, nor once it goes on by another course. */
  #runs(course: number): boolean {
    return this.state === 'running' && course === this.#course;
  }

  #ask(entrant: number, question: Parameters<Fencer['answer']>[0]): Promise<Said> {
    const fencer = this.#fencers.get(entrant);
    if (!fencer) throw new Error(`Nobody of ours is entrant ${entrant}.`);
    return fencer.answer(question);
  }

  async #trying(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      if (this.state !== 'stopped') {
        this.refused = error instanceof EngineError ? error.refusal : { code: 'school-missing', params: {} };
        this.state = 'failed';
      }
    }
    if (this.state === 'over' || this.state === 'failed') this.#leave();
    this.#changed();
  }

  #leave(): void {
    for (const fencer of this.#fencers.values()) fencer.remove();
    this.#fencers.clear();
  }

  #changed(): void {
    this.dispatchEvent(new Event('change'));
  }
}

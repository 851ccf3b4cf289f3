/** The review of the open match as it is made: asked for in slices as long as somebody looks, in a tab that is seen. */
import type { Finding, Frame, GameTypes } from '../../generated/bridge';
import { untilSeen } from '../seen';
import { type Engine, MatchClient } from './match-client';

/** How many milliseconds it may think before the table gets a word in. */
const SLICE = 30;
/** So many choices of a seat are told. */
const DEAREST = 3;

/** Events: `change`, and `refused` (with the error). */
export class Reviewing<G extends GameTypes> extends EventTarget {
  /** 0 … 1. */
  progress = 0;
  /** By moment, by seat: the chance to be among the winners. */
  chances: readonly (readonly number[])[] = [];
  findings: readonly Finding<G>[] = [];
  /** By seat: what those of its choices cost together that are not sure; 0 where none is told. */
  together: readonly number[] = [];

  readonly #engine: Engine;
  /** Goes to the moments that are spoken of, beside those who look at the table. */
  #client: MatchClient<G>;
  #looks: number | null = null;
  readonly #frames = new Map<string, Frame<G>>();
  #queue: Promise<unknown> = Promise.resolve();
  #run = 0;

  constructor(engine: Engine) {
    super();
    this.#engine = engine;
    this.#client = new MatchClient(engine, 'review');
  }

  /** Goes on to the end, unless it is stopped; what was found before stays. */
  async start(): Promise<void> {
    this.#run += 1;
    const run = this.#run;
    this.#client = new MatchClient(this.#engine, 'review');
    this.#looks = null;
    try {
      while (run === this.#run && this.progress < 1) {
        await untilSeen();
        if (run !== this.#run) return;
        const answer = await this.#engine.ask('review', { client: 'table', budget: SLICE });
        if (run === this.#run) this.#take(answer as unknown as Reviewed<G>);
      }
    } catch (error) {
      if (run === this.#run) this.dispatchEvent(new CustomEvent('refused', { detail: error }));
    }
  }

  stop(): void {
    this.#run += 1;
  }

  /** All that was found of a seat, in the order of the match: it is found first where the match turned. */
  of(seat: number): Finding<G>[] {
    return this.findings.filter((finding) => finding.seat === seat).sort((a, b) => a.at - b.at);
  }

  /** What has been told of each seat, by its moment, in the order in which it stands there. */
  readonly #told = new Map<number, readonly number[]>();

  /**
   * The choices of a seat that cost most, in the order of the match once all of it has been looked through. Until then, and as
   * long as one of them is looked at, whatever was told stays where it is, and what else is found comes after it.
   */
  dearest(seat: number, looked: number | null = null): Finding<G>[] {
    const all = this.of(seat);
    // What was only given away comes after what cost chances: no ducat outweighs one.
    const dearest = all
      .toSorted((a, b) => Number(a.wasted) - Number(b.wasted) || b.cost - a.cost)
      .filter(({ at }, place) => place < DEAREST || at === looked)
      .map(({ at }) => at)
      .sort((a, b) => a - b);
    const isSettled = this.progress >= 1 && looked === null;
    const told = isSettled ? dearest : [...new Set([...(this.#told.get(seat) ?? []), ...dearest])];
    this.#told.set(seat, told);
    return told.flatMap((moment) => all.find(({ at }) => at === moment) ?? []);
  }

  /** The table as that seat saw it when it chose; null until it has been fetched, which brings about a `change`. */
  frame({ seat, at }: Pick<Finding<G>, 'seat' | 'at'>): Frame<G> | null {
    const key = `${seat} ${at}`;
    const known = this.#frames.get(key);
    if (known) return known;
    const run = this.#run;
    this.#queue = this.#queue
      .then(() => (this.#frames.has(key) || run !== this.#run ? null : this.#fetch(seat, at, key)))
      .catch((error: unknown) => {
        if (run === this.#run) this.dispatchEvent(new CustomEvent('refused', { detail: error }));
      });
    return null;
  }

  async #fetch(seat: number, at: number, key: string): Promise<void> {
    if (this.#looks !== seat) await this.#client.ask('follow', { seats: [seat] });
    this.#looks = seat;
    const { frame } = await this.#client.ask('seek', { at });
    this.#frames.set(key, frame);
    this.dispatchEvent(new Event('change'));
  }

  #take({ progress, chances, findings, together }: Reviewed<G>): void {
    const before = Math.floor(100 * this.progress);
    if (progress < this.progress) return; // it begins anew, and has not come as far again
    const more = findings.length > this.findings.length || chances.length > this.chances.length;
    this.progress = progress;
    this.chances = chances;
    this.findings = findings;
    this.together = together;
    if (more || Math.floor(100 * progress) > before) this.dispatchEvent(new Event('change'));
  }
}

type Reviewed<G extends GameTypes> = Pick<Reviewing<G>, 'progress' | 'chances' | 'findings' | 'together'>;

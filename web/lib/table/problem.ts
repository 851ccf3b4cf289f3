/** A problem at its table: the first choice is judged and not carried out; whoever plays on has a match for practice. */

import type { Analysis, GameTypes } from '../../generated/bridge';
import { keepSolved } from '../solved';
import type { Applied, Engine } from './match-client';
import type { Pace, Sleep } from './pace';
import { PlayController } from './play';
import type { BaseScene, Presenter } from './presenter';

/** How many milliseconds the judge may think before the page gets a word in. */
const SLICE = 30;

/** What has been said of the answer so far. */
export interface Answer<G extends GameTypes> {
  readonly action: G['Action'];
  /** null until it has been judged. */
  readonly right: boolean | null;
  /** What the choices are worth; null until that is known. */
  readonly analysis: Analysis<G> | null;
}

export class ProblemController<G extends GameTypes, S extends BaseScene> extends PlayController<G, S> {
  /** null as long as none has been given. */
  answer: Answer<G> | null = null;

  readonly #problem: string;
  readonly #names: readonly string[];
  #playsOn = false;

  constructor(
    engine: Engine,
    presenter: Presenter<G, S>,
    problem: { readonly id: string; readonly names: readonly string[] },
    pace: Pace,
    sleep: Sleep,
  ) {
    super(engine, presenter, problem.id, pace, sleep);
    this.#problem = problem.id;
    this.#names = problem.names;
  }

  protected override enter(): Promise<Applied<G>> {
    this.answer = null;
    this.#playsOn = false;
    const { game } = this.presenter;
    return this.client.ask('problem', { game, problem: this.#problem, names: [...this.#names], seats: [] });
  }

  override async act(action: G['Action']): Promise<void> {
    if (this.#playsOn) return super.act(action);
    if (this.stage.at !== 'choosing' || (this.answer && this.answer.right === null)) return;
    await this.#judge(action);
  }

  /** The answer is taken back. */
  tryAgain(): void {
    this.answer = null;
    this.show({});
  }

  /** The answer is carried out, and the match goes on from there. */
  async playOn(): Promise<void> {
    const { answer } = this;
    this.#playsOn = true;
    this.answer = null;
    if (answer) await super.act(answer.action);
    else this.show({});
  }

  async #judge(action: G['Action']): Promise<void> {
    const { run } = this;
    const seat = this.frame?.viewer ?? 0;
    this.#say({ action, right: null, analysis: null });
    try {
      const { right } = await this.engine.ask('solve', { client: 'table', action });
      if (run !== this.run) return;
      if (right) keepSolved(this.presenter.game, this.#problem);
      this.#say({ action, right, analysis: null });
      for (;;) {
        const asked = { client: 'table', seat, at: 0, budget: SLICE };
        const analysis = (await this.engine.ask('analyse', asked)) as Analysis<G>;
        if (run !== this.run || this.answer?.action !== action) return;
        if (analysis.choices === null) continue;
        this.#say({ action, right, analysis });
        return;
      }
    } catch (error) {
      if (run !== this.run) return;
      if (this.answer?.right === null) this.tryAgain();
      this.dispatchEvent(new CustomEvent('refused', { detail: error }));
    }
  }

  #say(answer: Answer<G>): void {
    this.answer = answer;
    this.show({});
  }
}

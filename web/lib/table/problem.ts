/** A problem at its table; whoever plays on has a match for practice. */

import type { Analysis, GameTypes } from '../../generated/bridge';
import { keepSolved } from '../solved';
import type { Applied, Engine } from './match-client';
import type { Pace, Sleep } from './pace';
import { type Answered, PosedController } from './posed';
import type { BaseScene, Presenter } from './presenter';

export interface Answer<G extends GameTypes> extends Answered<G> {
  /** null until it has been judged. */
  readonly right: boolean | null;
  /** What the choices are worth; null until that is known. */
  readonly analysis: Analysis<G> | null;
}

export class ProblemController<G extends GameTypes, S extends BaseScene> extends PosedController<
  G,
  S,
  Answer<G>
> {
  protected readonly asksAt = 0;
  readonly #problem: string;
  readonly #names: readonly string[];

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
    const { game } = this.presenter;
    return this.client.ask('problem', { game, problem: this.#problem, names: [...this.#names], seats: [] });
  }

  protected get isJudging(): boolean {
    return this.answer !== null && this.answer.right === null;
  }

  protected async judge(action: G['Action'], run: number): Promise<void> {
    this.say({ action, right: null, analysis: null });
    const { right } = await this.engine.ask('solve', { client: this.client.name, action });
    if (run !== this.run) return;
    if (right) keepSolved(this.presenter.game, this.#problem);
    this.say({ action, right, analysis: null });
    const analysis = await this.weigh(action, run);
    if (analysis) this.say({ action, right, analysis });
  }
}

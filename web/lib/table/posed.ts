/** A decision that is asked as a question: the first choice is judged and not carried out, until one plays on. */

import type { Analysis, Frame, GameTypes } from '../../generated/bridge';
import { PlayController } from './play';
import type { BaseScene } from './presenter';

/** How many milliseconds the judge may think before the page gets a word in. */
const SLICE = 30;

/** What has been said of the choice so far. */
export interface Answered<G extends GameTypes> {
  readonly action: G['Action'];
}

export abstract class PosedController<
  G extends GameTypes,
  S extends BaseScene,
  A extends Answered<G> = Answered<G>,
> extends PlayController<G, S> {
  /** null as long as none has been given. */
  answer: A | null = null;

  /** The course in which it was asked: whatever is played, or played out, begins another. */
  #asked: number | null = null;

  /** After how many actions it is asked. */
  protected abstract readonly asksAt: number;
  /** Says what there is to say of it, bit by bit, as long as it is the answer. */
  protected abstract judge(action: G['Action'], run: number): Promise<void>;
  /** Nothing can be taken back before it has been judged. */
  protected abstract readonly isJudging: boolean;

  /** Whether what is chosen now is judged. */
  get isPosed(): boolean {
    return this.run === this.#asked && this.frame?.actions === this.asksAt;
  }

  /** Not what was played before: it is this decision that is asked. */
  override get canUndo(): boolean {
    return !this.isPosed && super.canUndo;
  }

  protected override only(frame: Frame<G>): G['Action'] | null {
    return this.isPosed ? null : super.only(frame);
  }

  override open(): Promise<void> {
    this.answer = null;
    const opening = super.open();
    this.#asked = this.run;
    return opening;
  }

  override async act(action: G['Action']): Promise<void> {
    if (!this.isPosed) return super.act(action);
    if (this.stage.at !== 'choosing' || this.isJudging) return;
    const { run } = this;
    try {
      await this.judge(action, run);
    } catch (error) {
      if (run !== this.run) return;
      if (this.isJudging) this.tryAgain();
      this.dispatchEvent(new CustomEvent('refused', { detail: error }));
    }
  }

  /** The answer is taken back. */
  tryAgain(): void {
    this.answer = null;
    this.show({});
  }

  /** The answer is carried out, and the match goes on from there. */
  async playOn(): Promise<void> {
    const { answer } = this;
    this.answer = null;
    if (answer) await super.act(answer.action);
  }

  /** What the answer is worth beside the best choices; null where it is the answer no more. */
  protected async weigh(action: G['Action'], run: number): Promise<Analysis<G> | null> {
    const seat = this.frame?.viewer ?? 0;
    for (;;) {
      const asked = { client: this.client.name, seat, at: this.asksAt, budget: SLICE, tried: action };
      const analysis = (await this.engine.ask('analyse', asked)) as Analysis<G>;
      if (run !== this.run || this.answer?.action !== action) return null;
      if (analysis.choices !== null) return analysis;
    }
  }

  protected say(answer: A): void {
    this.answer = answer;
    this.show({});
  }
}

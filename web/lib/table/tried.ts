/**
 * A finding of the review, decided once more at the table: the first choice is told beside the best and the one played.
 * Event beside those of every course: `judged`.
 */

import type { Finding, GameTypes } from '../../generated/bridge';
import type { Engine } from './match-client';
import type { Origin } from './origin';
import type { Pace, Sleep } from './pace';
import { type Answered, PosedController } from './posed';
import type { BaseScene, Presenter } from './presenter';

export interface Tried<G extends GameTypes> extends Answered<G> {
  readonly verdict: Verdict | null;
}

export interface Verdict {
  /** That choice was played then, or the review found it best; or neither. */
  readonly is: 'played' | 'better' | 'other';
  /** In the unit of the finding. */
  readonly worth: number;
}

export class TriedController<G extends GameTypes, S extends BaseScene> extends PosedController<
  G,
  S,
  Tried<G>
> {
  readonly origin: Origin<G>;
  protected readonly asksAt: number;

  constructor(
    engine: Engine,
    presenter: Presenter<G, S>,
    practice: { readonly id: string; readonly origin: Origin<G> },
    pace: Pace,
    sleep: Sleep,
  ) {
    super(engine, presenter, practice.id, pace, sleep);
    this.origin = practice.origin;
    this.asksAt = practice.origin.finding.at;
  }

  protected get isJudging(): boolean {
    return this.answer !== null && this.answer.verdict === null;
  }

  /** Of two choices the review has told already what they are worth. */
  protected async judge(action: G['Action'], run: number): Promise<void> {
    const { finding } = this.origin;
    const known = verdictOn(finding, action);
    this.say({ action, verdict: known });
    if (known) return this.#isJudged();
    const analysis = await this.weigh(action, run);
    const own = analysis?.choices?.[analysis.played ?? -1];
    if (!own) return;
    const verdict = verdictOn(finding, own.action) ?? { is: 'other' as const, worth: own.worth };
    this.say({ action, verdict });
    this.#isJudged();
  }

  #isJudged(): void {
    this.dispatchEvent(new Event('judged'));
  }
}

function verdictOn<G extends GameTypes>(finding: Finding<G>, action: G['Action']): Verdict | null {
  const told = JSON.stringify(action);
  const is = (['better', 'played'] as const).find((one) => JSON.stringify(finding[one].action) === told);
  return is === undefined ? null : { is, worth: finding[is].worth };
}

import { nothing } from 'lit';
import { state } from 'lit/decorators.js';
import { until } from 'lit/directives/until.js';
import type { GameTypes } from '../../generated/bridge';
import { breath } from '../seen';
import { MatchElement } from './match-element';
import type { BaseScene } from './presenter';

/** A table that is laid in parts, so that the page answers in between, and is seen when all of it lies there. */
export abstract class LaidElement<G extends GameTypes, S extends BaseScene> extends MatchElement<G, S> {
  /** First each of its parts is drawn, unseen; it is seen with the whole, and with what has happened meanwhile. */
  @state() protected isLaid = false;
  /** What lies on the table is known, and is drawn next. */
  #isHeard = false;
  /** When all parts have had their turn; null before the first has one. */
  #turns: Promise<void> | null = null;
  /** When the table may be drawn next, while it is laid. */
  #next: Promise<void> | null = null;

  /** A part of the table. While the table is laid in parts each has its turn, and the page answers in between. */
  protected inTurn(draw: () => unknown): unknown {
    if (this.isLaid) return draw();
    this.#turns = (this.#turns ?? Promise.resolve()).then(breath);
    return until(this.#turns.then(draw), nothing);
  }

  /** The page answers between hearing what lies on the table and drawing it, as between any two steps of laying it. */
  protected override scheduleUpdate(): Promise<unknown> | undefined {
    if (this.controller.frame && !this.#isHeard) {
      this.#isHeard = true;
      this.#next = this.#after(breath());
    }
    if (this.#next) return this.#next.then(() => super.scheduleUpdate());
    super.scheduleUpdate();
    return undefined;
  }

  #after(step: Promise<void>, then = () => {}): Promise<void> {
    return step.then(() => {
      then();
      this.#next = null;
    });
  }

  protected override async getUpdateComplete(): Promise<boolean> {
    let isStill = await super.getUpdateComplete();
    while (this.#next) {
      await this.#next;
      isStill = await super.getUpdateComplete();
    }
    return isStill;
  }

  /** After a drawing: draws it once more, whole, when all its parts have had their turn; whether there is more to draw. */
  protected laysOn(): boolean {
    if (this.isLaid) return false;
    const laid = (this.#turns ?? breath()).then(breath);
    this.#next = this.#after(laid, () => {
      this.isLaid = true;
    });
    return true;
  }
}

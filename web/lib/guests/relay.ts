/** What a guest asks of the engine of the host: always as a client of its own, and never from another seat than its own. */
import type { AskAnalyse, Refusal } from '../../generated/bridge';
import { EngineError } from '../../worker/client';
import type { Engine } from '../table/match-client';
import type { GuestOp } from './words';

/** Milliseconds of one slice of thought that a guest's lamp may ask for. */
const LONGEST_SLICE = 30;

type Body = Readonly<Record<string, unknown>>;

export const refusalOf = (code: string): Refusal => ({ error: { code, params: {} } });

export class Relay {
  #client: string | null = null;
  static #clients = 0;

  constructor(
    private readonly engine: Engine,
    /** The seat of the guest; null of one who looks on. */
    private readonly seat: () => number | null,
  ) {}

  /** The match has been opened anew, or another one: whoever followed it does no more. */
  forget(): void {
    this.#client = null;
  }

  /** The guest has gone. */
  async leave(): Promise<void> {
    const client = this.#client;
    this.#client = null;
    if (client !== null) await this.engine.ask('leave', { client }).catch(() => null);
  }

  /** What the engine answers, or why it does not. */
  async answer(op: GuestOp, body: Body): Promise<object> {
    try {
      return await this.#ask(op, body);
    } catch (error) {
      if (error instanceof EngineError) return { error: error.refusal } satisfies Refusal;
      return refusalOf('internal');
    }
  }

  async #ask(op: GuestOp, body: Body): Promise<object> {
    const { engine } = this;
    if (op === 'record' || op === 'shares') return engine.ask(op, {});
    if (op === 'follow') return this.#follow(body.seats);
    const client = this.#client;
    if (client === null) return refusalOf('unknown-client');
    switch (op) {
      case 'poll':
      case 'cancel':
        return engine.ask(op, { client });
      case 'act':
        return engine.ask(op, { client, seat: body.seat as number, action: body.action as object });
      case 'undo':
      case 'stand_in':
      case 'forecast':
        return engine.ask(op, { client, seat: body.seat as number });
      case 'analyse': {
        const { seat, at, budget } = body as unknown as AskAnalyse;
        const slice = typeof budget === 'number' ? Math.min(budget, LONGEST_SLICE) : budget;
        return engine.ask(op, { client, seat, at, budget: slice });
      }
    }
  }

  /** A guest looks from its own seat, or as whoever looks on; who asks for no seat is told all from the beginning. */
  async #follow(asked: unknown): Promise<object> {
    const seat = this.seat();
    const seats = Array.isArray(asked) ? asked : [asked];
    if (!seats.every((one) => one === null || one === seat)) return refusalOf('seat-not-here');
    if (seats.length === 0) await this.leave();
    this.#client ??= `guest-${++Relay.#clients}`;
    return this.engine.ask('follow', { client: this.#client, seats });
  }
}

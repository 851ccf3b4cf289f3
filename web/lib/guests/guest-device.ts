/** A device of a guest, as its host has it: the way to it, and what it asks, one after the other. */
import type { Refusal } from '../../generated/bridge';
import type { Line } from './line';
import { Relay, refusalOf } from './relay';
import type { FromGuest, FromHost, GuestOp } from './words';

type Asking = Extract<FromGuest, { ask: unknown }>['ask'];

/** Requests that a guest may have waiting: its table asks one after the other. */
const MOST_WAITING = 32;
/** Milliseconds between two of its gestures. */
const STILL = 1000;

/** The match is another now; or another tab of the host has played on with it, and what lies here is no longer the match. */
type Outcome = 'acted' | 'behind' | 'nothing';

/** What may have changed the match. */
const acting: ReadonlySet<string> = new Set(['act', 'undo', 'stand_in'] satisfies GuestOp[]);
const isBehind = ({ error }: Refusal): boolean => error.code === 'storage-conflict';

export class GuestDevice {
  readonly relay: Relay;
  #line: Line | null = null;
  /** Number of its last request: what comes again, or late, is not carried out twice. */
  #asked = 0;
  #turn: Promise<unknown> = Promise.resolve();
  #waiting = 0;
  #gestured = -STILL;

  /** `token`: by which it is known when it comes back. `seat`: null while it looks on. */
  constructor(
    engine: ConstructorParameters<typeof Relay>[0],
    readonly token: string,
    public name: string,
    public seat: number | null,
  ) {
    this.relay = new Relay(engine, () => this.seat);
  }

  /** The way by which it came in last; null where it has not come back yet. */
  get line(): Line | null {
    return this.#line;
  }

  /** It is heard. */
  get isHere(): boolean {
    return this.#line?.state === 'open';
  }

  /** There is no way to it, until it comes in again. */
  get isGone(): boolean {
    return this.#line === null || this.#line.state === 'closed';
  }

  enter(line: Line): void {
    this.#line?.close();
    this.#line = line;
    this.#asked = 0;
    void this.relay.leave();
  }

  say(message: FromHost): void {
    this.#line?.say(message);
  }

  /** Answers a request, when those before it have been. Resolves with what that means for the others at the table. */
  ask(asking: Asking, isLaid: () => boolean): Promise<Outcome> {
    const line = this.#line;
    if (!line || this.#waiting >= MOST_WAITING) {
      line?.close();
      return Promise.resolve('nothing');
    }
    this.#waiting += 1;
    const answered = this.#turn
      .then(() => this.#answer(line, asking, isLaid))
      .finally(() => {
        this.#waiting -= 1;
      });
    this.#turn = answered;
    return answered;
  }

  async #answer(line: Line, { number, op, body }: Asking, isLaid: () => boolean): Promise<Outcome> {
    if (number <= this.#asked || this.#line !== line) return 'nothing';
    if (number > this.#asked + 1) {
      line.close(); // something has been lost on the way
      return 'nothing';
    }
    this.#asked = number;
    const answer = isLaid() ? await this.relay.answer(op, body) : refusalOf('guests-host-away');
    const behind = 'error' in answer && isBehind(answer as Refusal);
    line.say({ answer: { to: number, body: behind ? refusalOf('guests-host-behind') : answer } });
    if (behind) return 'behind';
    if ('error' in answer) return 'nothing';
    return acting.has(op) ? 'acted' : 'nothing';
  }

  /** Whether it may make a gesture now: whoever sits at the table, once in a while. */
  mayGesture(): boolean {
    const now = performance.now();
    if (this.seat === null || now - this.#gestured < STILL) return false;
    this.#gestured = now;
    return true;
  }
}

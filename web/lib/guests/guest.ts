/**
 * A device that is a guest at another one's table: it has no match, only what the host's engine answers for its seat. What
 * it is told of the deal it keeps, to compare it with the record when the match is over.
 */
import type { Message, Refusal, Update } from '../../generated/bridge';
import { EngineClient, EngineError } from '../../worker/client';
import { plainName } from '../../worker/names';
import type { Answer, Ask, Op } from '../../worker/protocol';
import { applyUpdate } from '../table/match-client';
import type { Remote } from '../table/remote';
import { commitment, drawShare } from './fair';
import { type Agreement, type KeptSeat, keepSeat, seatIn } from './kept-seat';
import type { Link } from './link';
import { type Reply, reply } from './peer';
import { dropPending } from './pending';
import { iceServers } from './servers';
import {
  type FromGuest,
  type FromHost,
  type Gesture,
  type GuestOp,
  guestOps,
  type Handed,
  PROTOCOL,
  readHost,
  type Stage,
  type TakingWord,
} from './words';

declare const __BUILD__: string; // put in by the build

/**
 * Events: `change`, `news` (as of a `Remote`), `gesture` (with seat and gesture), `over` of each match, `redealt` where the cards
 * are dealt once more before anybody has seen them; and where this device becomes the host, `handed` (with what) and `yours`.
 */
export class Guest extends EventTarget implements Remote {
  readonly thinks = false;
  readonly engine = new GuestEngine((op, body) => this.#ask(op, body));
  stage: Stage | null = null;
  /** Where this device sits; null while it looks on. */
  seat: number | null = null;
  /** Why the host will not have this device, or what it cannot do. */
  refused: Message | null = null;
  /** The match has begun. */
  begun = false;
  agreement: Agreement | null = null;
  /** All that this device has been told of the match. */
  story: readonly { type: string }[] = [];
  /** The host is not heard: his device sleeps, or the way between is broken for now. */
  stalled = false;
  name: string;
  /** The host asks whether this device takes the match over; it has said that it does. */
  asked: 'no' | 'open' | 'taking' = 'no';
  /** At whose device the match is, where this one was told to go there. */
  movedTo: string | null = null;
  /** What the host must be shown; null while there is a link, or nothing to answer. */
  code: string | null = null;

  #reply: Reply | null = null;
  /** How many invitations have been read. */
  #answers = 0;
  #link: Link | null = null;
  #kept: KeptSeat | null = null;
  #asked = 0;
  readonly #pending = new Map<number, { resolve(body: object): void; reject(error: EngineError): void }>();
  #drawn: { share: string; commitment: string; table: string } | null = null;
  /** The table at which a match has ended. */
  #over: string | null = null;
  /** The table whose end has been told by the event. */
  #told: string | null = null;
  /** A deal is under way, whose table the stage does not name yet. */
  #drawing = false;
  /** Shares that were opened since cards were last seen. */
  #opened = 0;

  constructor(name: string) {
    super();
    this.name = name;
  }

  /** The match has ended, and this device has seen that. */
  get isOver(): boolean {
    return this.#over !== null && this.#over === this.stage?.table;
  }

  /** The host's name of the table, and how often it had been handed over; as he said himself. */
  get room(): string | null {
    return this.#kept?.room ?? null;
  }

  get epoch(): number {
    return this.#kept?.epoch ?? 0;
  }

  /** Whether there is a link to the host. */
  get here(): boolean {
    return this.#link !== null;
  }

  /** Answers an invitation. Rejects with a `SignalError`, or a `MeetError` where the browser cannot. */
  async answer(invitation: string): Promise<void> {
    const answer = ++this.#answers;
    const answering = await reply(invitation, iceServers());
    if (answer !== this.#answers) return answering.close(); // another has been read since, or the table was left
    this.#reply?.close();
    this.#reply = answering;
    this.code = answering.code;
    answering.oncode = (code) => {
      this.code = code;
      this.#change();
    };
    answering.link.then(
      (link) => this.enter(link),
      () => {}, // it has been given up
    );
    this.#change();
  }

  isAway(seat: number): boolean {
    return seat !== this.seat;
  }

  laid(): void {} // the host's table says so

  moved(): void {} // the host sees it himself

  sit(seat: number | null): void {
    this.#say({ sit: { seat, name: this.name } });
  }

  gesture(gesture: Gesture): void {
    this.#say({ gesture });
  }

  /** Whether this deal need be checked still; from here on it has been. */
  check(): boolean {
    const table = this.stage?.table ?? null;
    if (!this.#kept || this.#kept.checked === table) return false;
    this.#keepSeat({ checked: table });
    return true;
  }

  /** The host was not heard any more: when he is, the end is told once more. */
  checkAgain(): void {
    this.#keepSeat({ checked: null });
    this.#told = null;
  }

  // ---- the match is handed over ----------------------------------------------------------------------------------------

  /** What this device says to being asked. */
  take(said: TakingWord): void {
    this.asked = said === 'yes' ? 'taking' : said === 'no' ? 'no' : this.asked;
    this.#say({ taking: said });
    this.#change();
  }

  /** The story as far as it has gone; false where this device does not follow the match from its seat. */
  async hearAll(): Promise<boolean> {
    try {
      const { frame } = await this.engine.ask('poll', { client: 'table' });
      return frame.viewer === this.seat;
    } catch {
      return false;
    }
  }

  /** This device is a guest no more; the way to the host stays open. */
  release(): Link | null {
    const link = this.#link;
    this.#link = null;
    return link;
  }

  leave(): void {
    this.#answers += 1;
    this.#reply?.close();
    this.#link?.close();
  }

  // ---- the link --------------------------------------------------------------------------------------------------------

  /** The way to the host is open. */
  enter(link: Link): void {
    const old = this.#link;
    if (old) this.#cut();
    old?.close();
    this.#link = link;
    this.#reply = null;
    this.code = null;
    this.#asked = 0;
    this.#drawn = null;
    this.#drawing = false;
    this.refused = null;
    this.asked = 'no';
    this.stalled = false;
    link.onmessage = (text) => {
      const said = readHost(text);
      if (said === null) link.close();
      else if (link === this.#link) void this.#hear(said);
    };
    link.onstate = (state) => {
      if (link !== this.#link) return;
      if (state === 'closed') this.#cut();
      else {
        this.stalled = state === 'stalled';
        this.#change();
      }
    };
    this.#change();
  }

  #cut(): void {
    this.#link = null;
    this.asked = 'no';
    this.stalled = false;
    const error = new EngineError({ code: 'guests-cut', params: {} });
    for (const { reject } of this.#pending.values()) reject(error);
    this.#pending.clear();
    this.#change();
  }

  #say(message: FromGuest): void {
    this.#link?.send(JSON.stringify(message));
  }

  async #hear(said: FromHost): Promise<void> {
    if ('answer' in said) {
      this.#take(said.answer.to, said.answer.body);
    } else if ('news' in said) this.#news(said.news);
    else if ('host' in said) this.#greet(said.host);
    else if ('sits' in said) {
      this.seat = said.sits.seat;
      this.#keepSeat({ token: said.sits.token });
      this.#change();
    } else if ('stage' in said) {
      this.stage = said.stage;
      this.begun ||= said.stage.laid;
      this.#compare(said.stage.table);
      this.#change();
    } else if ('deal' in said) await this.#commit(said.deal.table);
    else if ('committed' in said) this.#open(said.committed);
    else if ('begun' in said) {
      this.begun = false; // until it lies on the table
      this.#drawing = false;
      this.#change();
    } else if ('gesture' in said) this.dispatchEvent(new CustomEvent('gesture', { detail: said.gesture }));
    else if ('handing' in said) await this.#beAsked(said.handing);
    else if ('handed' in said) this.#receive(said.handed);
    else if ('yours' in said) this.dispatchEvent(new Event('yours'));
    else if ('elsewhere' in said) await this.#moveOn(said.elsewhere);
    else if ('code' in said)
      this.#link?.close(); // it is said to whoever is host himself
    else this.#refuse(said.refused);
  }

  /** Answers come as they were asked for: where one is missing, the story would be told wrongly from here on. */
  #take(to: number, body: object): void {
    const [first] = this.#pending.keys();
    const waiting = this.#pending.get(to);
    if (!waiting) return; // it has come before, or nobody waits any more
    if (to === first) {
      this.#pending.delete(to);
      waiting.resolve(body);
    } else this.#link?.close();
  }

  /** The host asks, or has thought better of it: then what was handed over is still his. */
  async #beAsked(asks: boolean): Promise<void> {
    this.asked = asks ? 'open' : 'no';
    this.#change();
    if (asks || this.room === null) return;
    await dropPending(this.room);
    this.#change();
  }

  /** Nobody is made a host without having been asked. */
  #receive(handed: Handed): void {
    if (this.asked === 'taking') this.dispatchEvent(new CustomEvent('handed', { detail: handed }));
    else {
      this.#refuse({ code: 'handed-unasked', params: {} });
      this.#link?.close();
    }
  }

  /** The host before leads to the next one. */
  async #moveOn({ to, code }: Extract<FromHost, { elsewhere: unknown }>['elsewhere']): Promise<void> {
    this.movedTo = plainName(to);
    this.#change();
    if (code === null) return;
    try {
      await this.answer(code);
      if (this.code !== null) this.#say({ code: this.code });
    } catch {
      // By a new invitation, then.
    }
  }

  #greet({ protocol, build, room, epoch = 0 }: Extract<FromHost, { host: unknown }>['host']): void {
    const { name } = this;
    const old = this.#kept?.room === room ? this.#kept : seatIn(room);
    this.#kept = {
      room,
      token: old?.token ?? null,
      agreement: old?.agreement ?? null,
      checked: old?.checked ?? null,
      epoch: Math.max(epoch, old?.epoch ?? 0),
    };
    this.movedTo = null;
    void dropPending(room); // whoever is there has it still, or it is another one's since
    if (epoch < this.epoch) {
      this.#refuse({ code: 'handed-since', params: {} });
      this.#link?.close();
      return;
    }
    this.agreement ??= this.#kept.agreement;
    if (protocol !== PROTOCOL || build !== __BUILD__)
      this.#refuse({ code: 'guests-other-build', params: {} });
    this.#say({ guest: { protocol: PROTOCOL, build: __BUILD__, token: this.#kept.token, name } });
  }

  #keepSeat(change: Partial<KeptSeat>): void {
    if (!this.#kept) return;
    this.#kept = { ...this.#kept, ...change };
    keepSeat(this.#kept);
  }

  #refuse(error: Message): void {
    this.refused = error;
    this.#change();
  }

  /** Somebody has acted; or the match has been opened anew, and whoever followed it must follow it anew. */
  #news(news: 'acted' | 'opened'): void {
    if (news === 'acted') this.dispatchEvent(new Event('news'));
    else if (!this.begun) {
      this.begun = true; // a table that is built now follows it by itself
      this.#change();
    } else {
      this.engine.dispatchEvent(new CustomEvent('recovered', { detail: { refused: null, lost: null } }));
    }
  }

  // ---- the deal --------------------------------------------------------------------------------------------------------

  async #commit(table: string): Promise<void> {
    const share = drawShare();
    this.#drawing = true;
    this.#drawn = { share, commitment: await commitment(table, share), table };
    this.#say({ commitment: this.#drawn.commitment });
  }

  /** The share is opened once all are committed, and only for the deal that it was drawn for. */
  #open({ table, commitments }: { table: string; commitments: readonly string[] }): void {
    const { stage } = this;
    const drawn = this.#drawn;
    this.#drawn = null;
    if (!stage || drawn?.table !== table || !commitments.includes(drawn.commitment)) return;
    this.agreement = { table, commitments, game: stage.game, options: stage.options };
    this.#keepSeat({ agreement: this.agreement });
    this.#say({ share: drawn.share });
    this.#opened += 1;
    // Whoever has the cards dealt until he likes them has chosen them.
    if (this.#opened > 1) this.dispatchEvent(new Event('redealt'));
  }

  /** What was agreed on before another deal says nothing of this one. */
  #compare(table: string | null): void {
    if (!this.agreement || table === null || this.agreement.table === table || this.#drawing) return;
    this.agreement = null;
    this.#keepSeat({ agreement: null });
  }

  // ---- the engine of the host ------------------------------------------------------------------------------------------

  async #ask(op: Op, body: object): Promise<object> {
    if (!(guestOps as readonly Op[]).includes(op))
      throw new EngineError({ code: 'guests-not-here', params: {} });
    if (!this.#link) throw new EngineError({ code: 'guests-cut', params: {} });
    const number = ++this.#asked;
    const answer = await new Promise<object>((resolve, reject) => {
      this.#pending.set(number, { resolve, reject });
      this.#say({ ask: { number, op: op as GuestOp, body: { ...body } } });
    });
    if ('frame' in answer) this.#keep(answer as Update);
    return answer;
  }

  #keep(update: Update): void {
    this.story = applyUpdate(this.story, update).story;
    if (!this.#drawing) this.#opened = 0; // else these are the cards of the match before
    const table = this.stage?.table ?? null;
    if (!update.frame.outcome || update.frame.viewer !== this.seat || this.#told === table) return;
    this.#over = table;
    this.#told = table;
    this.dispatchEvent(new Event('over'));
  }

  #change(): void {
    this.dispatchEvent(new Event('change'));
  }
}

/** The engine of the host, as a guest's table asks it. Nothing runs here. */
class GuestEngine extends EngineClient {
  override state = 'ready' as const;

  constructor(private readonly pass: (op: Op, body: object) => Promise<object>) {
    super();
  }

  override start(): void {}
  override retry(): void {}

  override async ask<K extends Op>(op: K, body: Ask<K>): Promise<Answer<K>> {
    const answer = (await this.pass(op, body)) as Answer<K> | Refusal;
    if ('error' in answer) throw new EngineError(answer.error);
    return answer;
  }
}

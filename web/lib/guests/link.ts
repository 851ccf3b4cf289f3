/**
 * What two devices say to each other once they have met: whole texts, in order, cut into frames on the way. A frame begins
 * with a letter that says what it is. Nothing that comes from the other side is believed: who sends other frames, too
 * large a text or too many frames is cut off.
 */

/** `stalled`: nothing has been heard for a while; the other device may be asleep, and may come back. */
export type LinkState = 'open' | 'stalled' | 'closed';

export interface Link {
  readonly state: LinkState;
  /** Dropped once the link is closed. */
  send(text: string): void;
  close(): void;
  /** To be set as soon as one has the link. */
  onmessage: ((text: string) => void) | null;
  onstate: ((state: LinkState) => void) | null;
}

/** What a link needs of a data channel. */
export type Channel = Pick<
  RTCDataChannel,
  'readyState' | 'bufferedAmount' | 'bufferedAmountLowThreshold' | 'send' | 'close'
> & {
  onmessage: ((event: MessageEvent) => void) | null;
  onclose: ((event: Event) => void) | null;
  onerror: ((event: RTCErrorEvent) => void) | null;
  onbufferedamountlow: ((event: Event) => void) | null;
};

/** What the other side may send. */
export interface Limits {
  /** Letters of a text. */
  readonly longest: number;
  /** Frames a second over time, and at once after a pause. */
  readonly rate?: { readonly perSecond: number; readonly burst: number };
}
/** Guests send what they choose; anybody can be one. */
export const fromGuest: Limits = { longest: 16_384, rate: { perSecond: 60, burst: 240 } };
/** A host sends whole matches. */
export const fromHost: Limits = { longest: 4_194_304 };

const PART = '+';
const LAST = '.';
const PING = '?';
const PONG = '!';

/** Letters of a frame: 45 KB at most, less than any browser takes. */
const FRAME = 15_000;
/** Bytes that may wait in the channel, and what must be left of them before more is put there. */
const FULL = 262_144;
const LOW = 65_536;
/** Letters that may wait for a channel that takes no more: whoever is so far behind must be told all again. */
const MOST_WAITING = 16_777_216;

const BEAT = 2000;
const SILENCE = 6000;

export class ChannelLink implements Link {
  onmessage: ((text: string) => void) | null = null;
  onstate: ((state: LinkState) => void) | null = null;

  #state: LinkState = 'open';
  readonly #channel: Channel;
  readonly #limits: Limits;
  readonly #whenClosed: () => void;
  /** Frames for which the channel has had no room, and how many letters they have. */
  readonly #waiting: string[] = [];
  #waitingLetters = 0;
  /** What has come of a text. */
  #parts: string[] = [];
  #partLetters = 0;
  #allowance: number;
  #allowedAt = performance.now();
  #heardAt = performance.now();
  #beatAt = performance.now();
  /** One ping at a time: none piles up for whoever sleeps. */
  #pinged = false;
  readonly #beating: ReturnType<typeof setInterval>;

  /** Of an open channel. */
  constructor(channel: Channel, limits: Limits, whenClosed: () => void) {
    this.#channel = channel;
    this.#limits = limits;
    this.#whenClosed = whenClosed;
    this.#allowance = limits.rate?.burst ?? 0;
    channel.bufferedAmountLowThreshold = LOW;
    channel.onmessage = ({ data }) => this.#hear(data);
    channel.onbufferedamountlow = () => this.#flush();
    channel.onclose = () => this.close();
    channel.onerror = () => this.close();
    this.#beating = setInterval(() => this.#beat(), BEAT);
  }

  get state(): LinkState {
    return this.#state;
  }

  send(text: string): void {
    if (this.#state === 'closed') return;
    let from = 0;
    while (text.length - from > FRAME) {
      const to = from + FRAME - (isPairAt(text, from + FRAME - 1) ? 1 : 0);
      this.#queue(PART + text.slice(from, to));
      from = to;
    }
    this.#queue(LAST + text.slice(from));
    this.#flush();
    if (this.#waitingLetters > MOST_WAITING) this.close();
  }

  close(): void {
    if (this.#state === 'closed') return;
    clearInterval(this.#beating);
    this.#channel.onmessage = null;
    this.#channel.onbufferedamountlow = null;
    this.#channel.onclose = null;
    this.#channel.onerror = null;
    this.#waiting.length = 0;
    this.#parts = [];
    this.#channel.close();
    this.#whenClosed();
    this.#turn('closed');
  }

  #turn(state: LinkState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.onstate?.(state);
  }

  #queue(frame: string): void {
    this.#waiting.push(frame);
    this.#waitingLetters += frame.length;
  }

  #flush(): void {
    while (this.#waiting.length > 0 && this.#channel.bufferedAmount < FULL) {
      const frame = this.#waiting.shift() as string;
      this.#waitingLetters -= frame.length;
      this.#put(frame);
    }
  }

  /** Past all that waits: a sign of life must not come after it. */
  #put(frame: string): void {
    if (this.#channel.readyState === 'open') this.#channel.send(frame); // else its end has yet to be told
  }

  #hear(frame: unknown): void {
    if (typeof frame !== 'string' || frame.length > FRAME + 1 || !this.#mayCome()) {
      this.close();
      return;
    }
    this.#heardAt = performance.now();
    this.#turn('open');
    if (frame === PING) {
      this.#put(PONG);
    } else if (frame === PONG && this.#pinged) {
      this.#pinged = false;
    } else if (frame.startsWith(LAST) || (frame.startsWith(PART) && frame.length > 1)) {
      this.#take(frame.slice(1), frame.startsWith(LAST));
    } else {
      this.close();
    }
  }

  #take(part: string, last: boolean): void {
    this.#parts.push(part);
    this.#partLetters += part.length;
    if (this.#partLetters > this.#limits.longest) this.close();
    if (this.#state === 'closed' || !last) return;
    const text = this.#parts.join('');
    this.#parts = [];
    this.#partLetters = 0;
    this.onmessage?.(text);
  }

  /** Every frame takes one from an allowance that fills again with time. */
  #mayCome(): boolean {
    const { rate } = this.#limits;
    if (!rate) return true;
    const now = performance.now();
    const grown = ((now - this.#allowedAt) / 1000) * rate.perSecond;
    this.#allowance = Math.min(rate.burst, this.#allowance + grown) - 1;
    this.#allowedAt = now;
    return this.#allowance >= 0;
  }

  #beat(): void {
    const now = performance.now();
    // After a sleep of this device what has come meanwhile is heard first.
    const slept = now - this.#beatAt > SILENCE;
    this.#beatAt = now;
    if (!slept && now - this.#heardAt > SILENCE) this.#turn('stalled');
    if (this.#pinged) return;
    this.#pinged = true;
    this.#put(PING);
  }
}

/** A letter of two units begins here; a channel would spoil its halves. */
const isPairAt = (text: string, index: number): boolean => (text.codePointAt(index) ?? 0) > 0xffff;

/** The host's end of the link to one device: messages that have been read, and what is waited for. */
import type { Link, LinkState } from './link';
import { type FromGuest, type FromHost, readGuest } from './words';

const keys = ['commitment', 'share', 'taking', 'code'] as const;
type Key = (typeof keys)[number];

export class Line {
  onsaid: ((said: FromGuest) => void) | null = null;
  onstate: ((state: LinkState) => void) | null = null;
  readonly #waiting = new Map<Key, (text: string | null) => void>();

  constructor(private readonly link: Link) {
    link.onmessage = (text) => this.#hear(text);
    link.onstate = (state) => {
      if (state === 'closed') for (const key of [...this.#waiting.keys()]) this.#settle(key, null);
      this.onstate?.(state);
    };
  }

  get state(): LinkState {
    return this.link.state;
  }

  say(message: FromHost): void {
    this.link.send(JSON.stringify(message));
  }

  close(): void {
    this.link.close();
  }

  /** The next of its kind; null where none comes in so many milliseconds, or the link is closed. */
  next(key: Key, ms: number): Promise<string | null> {
    this.#settle(key, null);
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#settle(key, null), ms);
      this.#waiting.set(key, (text) => {
        clearTimeout(timer);
        resolve(text);
      });
      if (this.state === 'closed') this.#settle(key, null);
    });
  }

  #settle(key: Key, text: string | null): void {
    const waiting = this.#waiting.get(key);
    this.#waiting.delete(key);
    waiting?.(text);
  }

  /** Whoever says what is no message has no place here. */
  #hear(text: string): void {
    const said = readGuest(text);
    const key = keys.find((one) => said !== null && one in said);
    if (said === null) this.close();
    else if (key) this.#settle(key, (said as Record<Key, string>)[key]);
    else this.onsaid?.(said as Exclude<FromGuest, Record<Key, string>>);
  }
}

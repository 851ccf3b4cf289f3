/** Two ends of a wire on which everything can go wrong, at random. */
import { AsyncResource } from 'node:async_hooks';
import type { Link, LinkState } from '../../web/lib/guests/link';

export type Fault = 'cut' | 'doubled' | 'late' | 'forged' | 'garbled';
export const faults: readonly Fault[] = ['cut', 'doubled', 'late', 'forged', 'garbled'];

/** What happens to a message on the way; null: nothing. */
export type Fate = (text: string) => Fault | null;

/** Milliseconds: others overtake it. */
const LATE = 6;

/** What comes in is heard where it was asked for: at the device of that end. */
const there = <A extends unknown[]>(hear: ((...given: A) => void) | null) =>
  hear && AsyncResource.bind((...given: A) => hear(...given));

class End implements Link {
  #onmessage: Link['onmessage'] = null;
  #onstate: Link['onstate'] = null;
  state: LinkState = 'open';
  other!: End;

  constructor(
    private readonly fate: Fate,
    private readonly forge: (text: string) => string,
    private readonly sent: (text: string) => void,
  ) {}

  get onmessage(): Link['onmessage'] {
    return this.#onmessage;
  }

  set onmessage(hear: Link['onmessage']) {
    this.#onmessage = there(hear);
  }

  get onstate(): Link['onstate'] {
    return this.#onstate;
  }

  set onstate(hear: Link['onstate']) {
    this.#onstate = there(hear);
  }

  send(text: string): void {
    if (this.state === 'closed') return;
    this.sent(text);
    const fault = this.fate(text);
    if (fault === 'cut') this.close();
    if (fault === 'late') setTimeout(() => this.#deliver(text), LATE);
    if (fault === 'cut' || fault === 'late') return;
    const texts = fault === 'garbled' ? [text.slice(0, text.length >> 1)] : [text];
    if (fault === 'doubled') texts.push(text);
    if (fault === 'forged') texts.unshift(this.forge(text));
    for (const one of texts) this.#deliver(one);
  }

  close(): void {
    for (const end of [this, this.other]) {
      if (end.state === 'closed') continue;
      end.state = 'closed';
      queueMicrotask(() => end.onstate?.('closed'));
    }
  }

  #deliver(text: string): void {
    queueMicrotask(() => {
      if (this.other.state !== 'closed') this.other.onmessage?.(text);
    });
  }
}

interface Ways {
  readonly toHost: Fate;
  readonly toGuest: Fate;
  /** What a hostile guest sends before its message, and a hostile host. */
  readonly forge: () => string;
  readonly forgeToGuest: (text: string) => string;
  /** Every message to the guest, before anything happens to it. */
  readonly toldGuest: (text: string) => void;
}

export function wire({ toHost, toGuest, forge, forgeToGuest, toldGuest }: Ways): { host: Link; guest: Link } {
  const host = new End(toGuest, forgeToGuest, toldGuest);
  const guest = new End(toHost, forge, () => {});
  host.other = guest;
  guest.other = host;
  return { host, guest };
}

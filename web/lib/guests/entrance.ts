/** The way in to a table of several devices: one invitation at a time, and the answers to those that were given out. */
import type { Link } from './link';
import { invite, type Meeting } from './peer';
import { iceServers } from './servers';
import { SignalError, unpackSignal } from './signal';

interface Ways {
  /** Whether there is room for one more device. */
  isFull(): boolean;
  /** The invitation is another now. */
  changed(): void;
  met(link: Link): void;
  /** Somebody has answered, and there is no way to him. */
  missed(error: unknown): void;
}

export class Entrance {
  /** The way in for the next device; null while it is prepared or cannot be. */
  meeting: Meeting | null = null;
  /** Those that may still be answered. */
  readonly #meetings = new Set<Meeting>();
  #opening: Promise<void> | null = null;
  #closed = false;

  constructor(private readonly ways: Ways) {}

  /** Prepares the way in for one more device. Rejects where the browser cannot. */
  async open(): Promise<void> {
    if (this.meeting || this.#closed || this.ways.isFull()) return;
    this.#opening ??= this.#prepare().finally(() => {
      this.#opening = null;
    });
    await this.#opening;
  }

  async #prepare(): Promise<void> {
    const meeting = await invite(iceServers());
    if (this.#closed) {
      meeting.close();
      return;
    }
    this.meeting = meeting;
    this.#meetings.add(meeting);
    this.ways.changed();
    meeting.link.then(
      (link) => this.ways.met(link),
      (error: unknown) => this.#miss(meeting, error),
    );
  }

  /** What a guest's device has shown or sent. Rejects with a `SignalError`: also where it answers no invitation of here. */
  async accept(code: string): Promise<void> {
    const { meeting: number } = unpackSignal(code);
    const meeting = [...this.#meetings].find((one) => one.number === number);
    if (!meeting) throw new SignalError('signal-other');
    await meeting.accept(code);
    if (meeting === this.meeting) await this.#next();
  }

  /** Nobody comes in any more; whoever has come in by a link of here is let go. */
  close(): void {
    this.#closed = true;
    for (const meeting of this.#meetings) meeting.close();
  }

  /** No way has been found, or the answer could not be read: nobody else can use that invitation. */
  #miss(meeting: Meeting, error: unknown): void {
    if (this.#closed) return;
    this.#meetings.delete(meeting);
    this.ways.missed(error);
    if (meeting === this.meeting) this.#next().catch(() => {}); // whoever looks at it asks again
  }

  async #next(): Promise<void> {
    this.meeting = null;
    await this.open();
  }
}

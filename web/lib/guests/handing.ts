/**
 * A match is handed over: the host's part. Until the other device has said that it has stored the match, and this one has
 * noted that, the match is here and nowhere else; from then on it is there. Whatever is cut on the way, it is never at both.
 */
import type { EngineClient } from '../../worker/client';
import { newId } from '../../worker/ids';
import { Guest } from './guest';
import type { GuestDevice } from './guest-device';
import { keepSeat } from './kept-seat';
import type { Line } from './line';
import type { Room } from './room';
import type { Seats } from './seats';

/** Milliseconds for whoever is asked, for a device to store a match, and for one to make an invitation or an answer. */
const ASKED = 120_000;
const STORED = 60_000;
const MET = 10_000;

/** The host that hands its match over. */
interface Table extends EventTarget {
  readonly seats: Seats;
  readonly kept: Room | null;
  readonly isLaid: boolean;
  giveAway(to: string): void;
}

export type Outcome =
  | { readonly now: 'host'; readonly why: 'declined' | 'failed' | 'withdrawn' }
  /** `invitation`: null where the other device must be met anew. */
  | { readonly now: 'guest'; readonly guest: Guest; readonly invitation: string | null };

export class Handing {
  declare readonly outcome: Outcome;
  step: 'asking' | 'sending' | 'leading' = 'asking';
  readonly name: string;
  #withdrawn = false;
  #withdraw: (answer: null) => void = () => {};

  constructor(
    private readonly host: Table,
    private readonly engine: EngineClient,
    private readonly to: GuestDevice,
  ) {
    this.name = host.seats.nameOf(to);
  }

  /** Whoever was asked has not answered yet. */
  readonly withdraw = (): void => {
    this.#withdrawn = true;
    this.#withdraw(null);
  };

  async run(): Promise<Outcome> {
    const { host, to } = this;
    const { line } = to;
    const { kept } = host;
    if (!line || !kept || to.seat === null) return { now: 'host', why: 'failed' };
    if (host.isLaid) await new Promise((cleared) => host.addEventListener('laid', cleared, { once: true }));
    if (this.#withdrawn) return { now: 'host', why: 'withdrawn' };
    const left = await this.#ask(line);
    if (left) return this.#stay(line, left);
    this.#enter('sending');
    const room = roomOfNext(kept, to, newId());
    try {
      const { sealed, data } = await this.engine.ask('seal', { id: kept.match });
      line.say({ handed: { room, sealed, data } });
    } catch (error) {
      this.#stay(line, 'failed');
      throw error;
    }
    if ((await line.next('taking', STORED)) !== 'kept') return this.#stay(line, 'failed');
    return this.#leave(line, kept, room);
  }

  async #ask(line: Line): Promise<'declined' | 'failed' | 'withdrawn' | null> {
    const withdrawn = new Promise<null>((resolve) => {
      this.#withdraw = resolve;
    });
    const answer = line.next('taking', ASKED);
    line.say({ handing: true });
    const said = await Promise.race([answer, withdrawn]);
    if (this.#withdrawn) return 'withdrawn';
    if (said === 'yes') return null;
    return said === 'no' ? 'declined' : 'failed';
  }

  #stay(line: Line, why: 'declined' | 'failed' | 'withdrawn'): Outcome {
    line.say({ handing: false });
    return { now: 'host', why };
  }

  /** From here on the other device is the host. */
  async #leave(
    line: Line,
    kept: Room,
    { room, epoch, guests, table, game, options }: Room,
  ): Promise<Outcome> {
    this.host.giveAway(this.name);
    const token = guests.at(-1)?.token ?? null;
    const { commitments } = kept;
    const agreement = commitments ? { table, commitments, game, options } : null;
    keepSeat(
      epoch === undefined
        ? { room, token, agreement, checked: null }
        : { room, token, agreement, checked: null, epoch },
    );
    this.#enter('leading');
    const invited = line.next('code', MET);
    await this.engine.ask('relinquish', { id: kept.match }).catch(() => {}); // what is noted keeps it from being opened
    line.say({ yours: true });
    const invitation = await this.#lead(line, await invited);
    const guest = new Guest(kept.seats.find(({ controller }) => controller === 'host')?.name ?? '');
    if (invitation === null) return { now: 'guest', guest, invitation };
    try {
      await guest.answer(invitation);
      if (guest.code !== null) line.say({ code: guest.code });
      return { now: 'guest', guest, invitation };
    } catch {
      return { now: 'guest', guest, invitation: null };
    }
  }

  /** The others are led to the next host one after the other. Resolves with the invitation that is left for this device. */
  async #lead(line: Line, first: string | null): Promise<string | null> {
    let code = first;
    for (const other of this.host.seats.guests) {
      if (other === this.to || !other.line) continue;
      const answered = code !== null && other.isHere ? other.line.next('code', MET) : null;
      other.say({ elsewhere: { to: this.name, code: answered ? code : null } });
      const answer = answered && (await answered);
      if (!answer) continue; // the invitation is still good
      const next = line.next('code', MET);
      line.say({ code: answer });
      code = await next;
    }
    return code;
  }

  #enter(step: Handing['step']): void {
    this.step = step;
    this.host.dispatchEvent(new Event('change'));
  }
}

/** The room as the next host has it: this device is one of its guests, known by that token. */
function roomOfNext(kept: Room, { token: taken, seat: at }: GuestDevice, token: string): Room {
  const own = kept.seats.findIndex(({ controller }) => controller === 'host');
  const seats = kept.seats.map((seat, index) => {
    if (index === at) return { ...seat, controller: 'host' as const };
    return index === own ? { ...seat, controller: 'guest' as const } : seat;
  });
  const others = kept.guests.filter((guest) => guest.token !== taken);
  const guests = [...others, { token, name: kept.seats[own]?.name ?? '', seat: own }];
  return { ...kept, seats, guests, epoch: (kept.epoch ?? 0) + 1 };
}

/** Who sits where at a table of several devices, who is there, and where computer players go on. */
import { t } from '../i18n';
import type { GuestDevice } from './guest-device';
import type { Seat } from './room';
import type { Place } from './words';

const MOST_GUESTS = 8;

export class Seats {
  /** The devices that have sat down or look on; they may be away. */
  readonly guests: GuestDevice[] = [];
  /** Seats of guests where computer players go on. */
  readonly lent = new Set<number>();

  constructor(
    public all: readonly Seat[],
    /** From then on whoever comes looks on until he sits down himself, and names stay. */
    private readonly hasBegun: () => boolean,
  ) {}

  /** Those at the table who could not be asked now. */
  get missing(): readonly GuestDevice[] {
    return this.guests.filter(({ isHere }) => !isHere);
  }

  /** Whether as many devices are here as there is room for. */
  get isFull(): boolean {
    return this.guests.length - this.missing.length >= MOST_GUESTS;
  }

  /** Whether a device of a guest decides there. */
  isAway(seat: number): boolean {
    return this.all[seat]?.controller === 'guest';
  }

  isFree(seat: number): boolean {
    return this.isAway(seat) && !this.guests.some((guest) => guest.seat === seat);
  }

  nameOf({ name, seat }: GuestDevice): string {
    return (seat === null ? name : this.all[seat]?.name) || t('guests-onlooker');
  }

  add(guest: GuestDevice): void {
    this.guests.push(guest);
  }

  /** Before the match begins whoever is new has the first seat that is free. */
  offer(guest: GuestDevice, name: string): void {
    guest.seat = this.#free();
    if (guest.seat !== null) this.#call(guest, name);
  }

  /**
   * Before the match begins a guest may take another seat that is free, or only look on; later, whoever looks on may take
   * one that is free.
   */
  sit(guest: GuestDevice, seat: number | null, name: string): void {
    if (this.hasBegun() && guest.seat !== null) return;
    if (seat !== null && seat !== guest.seat && !this.isFree(seat)) return;
    const old = guest.seat === null ? undefined : this.all[guest.seat];
    if (old && seat !== guest.seat) old.name = old.usual;
    guest.seat = seat;
    this.#call(guest, name);
  }

  /** Other seats, for whoever is here. */
  arrange(all: readonly Seat[]): void {
    const sitting = this.guests.filter(({ seat }) => seat !== null);
    this.all = all;
    for (const guest of sitting) guest.seat = null;
    for (const guest of sitting) this.offer(guest, guest.name);
  }

  /** Whoever is gone before a match begins has no seat in it. */
  dropGone(): void {
    for (const gone of this.guests.filter(({ isGone }) => isGone))
      this.guests.splice(this.guests.indexOf(gone), 1);
  }

  /** Seats of guests where nobody is. */
  get deserted(): number[] {
    return [...this.all.keys()].filter(
      (at) => this.isAway(at) && !this.guests.some(({ seat, isGone }) => seat === at && !isGone),
    );
  }

  /** The seats as everybody at the table sees them. */
  get places(): Place[] {
    return this.all.map(({ name, controller }, at): Place => {
      if (controller === 'host') return { name, who: 'host', here: true, free: false, lent: false };
      if (controller !== 'guest') return { name, who: 'computer', here: true, free: false, lent: false };
      const here = this.guests.some(({ seat, isHere }) => seat === at && isHere);
      return { name, who: 'guest', here, free: this.isFree(at), lent: this.lent.has(at) };
    });
  }

  get onlookers(): number {
    return this.guests.filter(({ seat, isHere }) => seat === null && isHere).length;
  }

  #free(): number | null {
    if (this.hasBegun()) return null;
    const free = this.all.findIndex((_, seat) => this.isFree(seat));
    return free < 0 ? null : free;
  }

  /** A name that somebody else has already is left as it was. */
  #call(guest: GuestDevice, name: string): void {
    const place = guest.seat === null ? undefined : this.all[guest.seat];
    const others = this.all.filter((one) => one !== place).map((one) => one.name.toLocaleLowerCase());
    if (!name || others.includes(name.toLocaleLowerCase())) return;
    guest.name = name;
    if (place && !this.hasBegun()) place.name = name;
  }
}

/** The table of several devices that this one is the host of, kept so that guests find their seats after a reload. */
import type { SeatController } from '../../generated/bridge';
import type { Options } from '../../worker/protocol';

/** A seat of the table: who decides there, and what he is called. */
export interface Seat {
  name: string;
  /** What it is called where nobody has said otherwise. */
  readonly usual: string;
  readonly controller: SeatController | 'host' | 'guest';
}

export interface Room {
  readonly match: string;
  readonly room: string;
  /** Under which name it was dealt. */
  readonly table: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly Seat[];
  /** Where computer players go on for guests. */
  readonly lent: readonly number[];
  readonly guests: readonly { readonly token: string; readonly name: string; readonly seat: number | null }[];
  /** How often it has been handed over; absent in rooms of older builds. */
  readonly epoch?: number;
  /** Of all devices, as this one saw them before the deal; absent where it was not there. */
  readonly commitments?: readonly string[];
  /** Who is its host now: the match is at another device. */
  readonly handed?: string;
}

const KEY = 'musketiere.rooms';
/** Matches whose guests are still known. */
const KEPT = 12;

export function keepRoom(room: Room): void {
  keep([room, ...rooms().filter(({ match }) => match !== room.match)].slice(0, KEPT));
}

/** The match goes on at this device alone. */
export function forgetRoom(match: string): void {
  keep(rooms().filter((room) => room.match !== match));
}

/** The table of the match that is stored under that id. */
export const roomOf = (match: string): Room | null => rooms().find((room) => room.match === match) ?? null;

function keep(kept: readonly Room[]): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(kept));
  } catch {
    // Storage is refused: after a reload the match goes on at this device alone.
  }
}

function rooms(): readonly Room[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter(isRoom) : [];
  } catch {
    return []; // refused or damaged
  }
}

export function isRoom(kept: unknown): kept is Room {
  if (typeof kept !== 'object' || kept === null) return false;
  const { match, room, table, game, options, seats, lent, guests, ...later } = kept as Record<
    keyof Room,
    unknown
  >;
  const { epoch = 0, commitments = [], handed = '' } = later;
  const isText = (value: unknown) => typeof value === 'string';
  return (
    [match, room, table, game].every(isText) &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(seats) &&
    seats.every((seat) => isText(seat?.name) && isText(seat?.usual) && isText(seat?.controller)) &&
    Array.isArray(lent) &&
    lent.every(Number.isInteger) &&
    Array.isArray(guests) &&
    guests.every(
      (guest) =>
        isText(guest?.token) && isText(guest?.name) && (guest.seat === null || Number.isInteger(guest.seat)),
    ) &&
    Number.isSafeInteger(epoch) &&
    Array.isArray(commitments) &&
    commitments.every(isText) &&
    isText(handed)
  );
}

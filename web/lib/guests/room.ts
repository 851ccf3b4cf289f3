/** The table of several devices that this one is the host of, kept so that guests find their seats after a reload. */
import type { SeatController } from '../../generated/bridge';
import type { Options } from '../../worker/protocol';

/** A seat of the table: who decides there, and what he is called. */
export interface Seat {
  name: string;
  controller: SeatController | 'host' | 'guest';
}

export interface Room {
  readonly match: string;
  readonly room: string;
  readonly game: string;
  readonly options: Options;
  readonly seats: readonly Seat[];
  readonly guests: readonly { readonly token: string; readonly name: string; readonly seat: number | null }[];
}

const KEY = 'musketiere.room';

export function keepRoom(room: Room | null): void {
  try {
    if (room === null) localStorage.removeItem(KEY);
    else localStorage.setItem(KEY, JSON.stringify(room));
  } catch {
    // Storage is refused: after a reload the match goes on at this device alone.
  }
}

/** The table whose match is stored under that id, if it is the last one. */
export function roomOf(match: string): Room | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRoom(kept) && kept.match === match ? kept : null;
  } catch {
    return null; // refused or damaged
  }
}

function isRoom(kept: unknown): kept is Room {
  if (typeof kept !== 'object' || kept === null) return false;
  const { match, room, game, options, seats, guests } = kept as Record<keyof Room, unknown>;
  const isText = (value: unknown) => typeof value === 'string';
  return (
    [match, room, game].every(isText) &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(seats) &&
    seats.every((seat) => isText(seat?.name) && isText(seat?.controller)) &&
    Array.isArray(guests) &&
    guests.every(
      (guest) =>
        isText(guest?.token) && isText(guest?.name) && (guest.seat === null || Number.isInteger(guest.seat)),
    )
  );
}

/** The seat of this device at the last table where it was a guest, and what it knows of the deal. */
import type { Options } from '../../worker/protocol';

/** What was agreed on before the cards were dealt. */
export interface Agreement {
  readonly table: string;
  readonly commitments: readonly string[];
  readonly game: string;
  readonly options: Options;
}

export interface KeptSeat {
  /** The host's name of the table. */
  readonly room: string;
  readonly token: string | null;
  readonly agreement: Agreement | null;
  /** The table whose deal has been checked here, and whose match has been kept. */
  readonly checked: string | null;
  /** How often the table had been handed over when this device was there last; absent as kept by older builds. */
  readonly epoch?: number;
}

const KEY = 'musketiere.seat';

export function keepSeat(seat: KeptSeat): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(seat));
  } catch {
    // Storage is refused: whoever comes back is a new guest.
  }
}

export function seatIn(room: string): KeptSeat | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isKept(kept) && kept.room === room ? kept : null;
  } catch {
    return null; // refused or damaged
  }
}

function isKept(kept: unknown): kept is KeptSeat {
  if (typeof kept !== 'object' || kept === null) return false;
  const { room, token, agreement, checked, epoch = 0 } = kept as Record<keyof KeptSeat, unknown>;
  const isText = (value: unknown) => typeof value === 'string';
  if (
    !isText(room) ||
    !Number.isSafeInteger(epoch) ||
    ![token, checked].every((value) => value === null || isText(value))
  )
    return false;
  if (agreement === null) return true;
  const { table, commitments, game, options } = agreement as Record<keyof Agreement, unknown>;
  return (
    isText(table) &&
    isText(game) &&
    typeof options === 'object' &&
    options !== null &&
    Array.isArray(commitments) &&
    commitments.every(isText)
  );
}

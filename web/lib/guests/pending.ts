/**
 * A match that another device hands over, received and stored here. It is this device's when the other one has said so;
 * until then the one that is there is the true one.
 */
import { relinquish } from '../../worker/handed';
import { isRoom, type Room } from './room';

const KEY = 'musketiere.handed';

export function keepPending(room: Room): void {
  localStorage.setItem(KEY, JSON.stringify(room));
}

export function forgetPending(): void {
  try {
    localStorage.removeItem(KEY);
  } catch {
    // Storage is refused: then nothing was received either.
  }
}

export function pendingRoom(): Room | null {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null');
    return isRoom(kept) ? kept : null;
  } catch {
    return null; // refused or damaged
  }
}

/** The other device has it still, and plays on with it. `table`: his name of it. */
export async function dropPending(table: string): Promise<void> {
  const pending = pendingRoom();
  if (pending?.room !== table) return;
  forgetPending();
  await relinquish(pending.match).catch(() => {}); // nobody finds it without its room
}

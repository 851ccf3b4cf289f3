/** The list of stored matches, for the page: works before Python has loaded and never reads a record. */

import type { SeatController } from '../generated/bridge';
import { database, type StoredMatch } from './database';

/** A stored match as the page lists it; holds nothing hidden. Beside this stands the summary of its game. */
export interface SavedMatch
  extends Pick<StoredMatch, 'id' | 'game' | 'names' | 'totals' | 'over' | 'created' | 'updated'> {
  /** Kept as `sitters`, as they were first called. */
  controllers: SeatController[];
  /** Seats; of a match stored by an older page it is not known. */
  winners?: number[];
  /** As in a frame; of a match stored by an older page only whether it is one. */
  lesson: string | null | boolean;
  /** It goes on from a moment of another match. */
  practice?: boolean;
  /** By seat: at how many of its decisions the lamp was asked; absent where it never was. */
  lamps?: number[];
}

/** How long a deleted match can still be brought back. */
const KEEP_DELETED_MS = 60 * 60 * 1000;

/** Newest first. Empty where the browser refuses storage. */
export async function listMatches(): Promise<SavedMatch[]> {
  try {
    const db = await database();
    const all = await db.getAll('matches');
    const now = Date.now();
    for (const { id } of all.filter((match) => match.deleted && now - match.deleted > KEEP_DELETED_MS)) {
      const tx = db.transaction(['matches', 'records'], 'readwrite');
      await Promise.all([
        tx.objectStore('matches').delete(id),
        tx.objectStore('records').delete(id),
        tx.done,
      ]);
    }
    return all
      .filter((match) => !match.deleted && isWhole(match))
      .map(({ sitters, ...match }) => ({ ...match, controllers: sitters }))
      .sort((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

/** Whether the line can be shown; a damaged one stays stored. */
function isWhole({ names, totals, sitters, updated }: { [K in keyof StoredMatch]?: unknown }): boolean {
  const isDate = typeof updated === 'number' && !Number.isNaN(new Date(updated).getTime());
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return isDate && areNames && Array.isArray(totals) && Array.isArray(sitters);
}

export function deleteMatch(id: string): Promise<void> {
  return mark(id, Date.now());
}

export function restoreMatch(id: string): Promise<void> {
  return mark(id, undefined);
}

async function mark(id: string, deleted: number | undefined): Promise<void> {
  const tx = (await database()).transaction('matches', 'readwrite');
  const match = await tx.store.get(id);
  if (match) {
    const { deleted: _, ...kept } = match;
    await tx.store.put(deleted === undefined ? kept : { ...kept, deleted });
  }
  await tx.done;
}

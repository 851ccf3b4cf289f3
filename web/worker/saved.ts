/** The list of stored matches, for the page: works before Python has loaded and never reads a record. */

import type { SeatController } from '../generated/bridge';
import { database, type StoredMatch } from './database';
import { plainName } from './names';

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

/** Matches that are read at once: of thousands, the page gets a word in between. */
const BATCH = 100;

/** Newest first. Empty where the browser refuses storage. */
export async function listMatches(): Promise<SavedMatch[]> {
  try {
    const db = await database();
    const now = Date.now();
    const gone: string[] = [];
    const listed: SavedMatch[] = [];
    for await (const batch of inBatches(db)) {
      gone.push(
        ...batch.filter(({ deleted }) => deleted && now - deleted > KEEP_DELETED_MS).map(({ id }) => id),
      );
      listed.push(...batch.filter((match) => !match.deleted && isWhole(match)).map(asListed));
    }
    if (gone.length > 0) {
      const tx = db.transaction(['matches', 'records'], 'readwrite');
      const stores = [tx.objectStore('matches'), tx.objectStore('records')] as const;
      await Promise.all([...gone.flatMap((id) => stores.map((store) => store.delete(id))), tx.done]);
    }
    return listed.sort((a, b) => b.updated - a.updated);
  } catch {
    return [];
  }
}

const asListed = ({ sitters, names, ...match }: StoredMatch): SavedMatch => ({
  ...match,
  names: names.map(plainName),
  controllers: sitters,
});

/** All stored matches in the order of their ids, deleted and damaged ones too. */
export async function* inBatches(db: Awaited<ReturnType<typeof database>>): AsyncGenerator<StoredMatch[]> {
  let range: IDBKeyRange | null = null;
  for (;;) {
    const batch: StoredMatch[] = await db.getAll('matches', range, BATCH);
    yield batch;
    const last = batch.at(-1);
    if (batch.length < BATCH || !last) return;
    range = IDBKeyRange.lowerBound(last.id, true);
  }
}

/** Whether the line can be shown; a damaged one stays stored. */
export function isWhole({
  names,
  totals,
  sitters,
  updated,
}: { [K in keyof StoredMatch]?: unknown }): boolean {
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

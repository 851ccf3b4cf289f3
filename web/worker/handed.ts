/** Matches that have been handed over to another device: what is left of them here. */
import { database, revisionOf } from './database';

/** In place of the text. A tab that still has the match, or a backup, does not bring it back to life. */
export const HANDED = '{"handed":true}';

/** The match is another device's now, or is not this one's: it is gone from the list, with all that is hidden. */
export async function relinquish(id: string): Promise<void> {
  const tx = (await database()).transaction(['matches', 'records'], 'readwrite');
  const records = tx.objectStore('records');
  const revision = revisionOf(await records.get(id)) + 1;
  await Promise.all([
    records.put({ text: HANDED, revision }, id),
    tx.objectStore('matches').delete(id),
    tx.done,
  ]);
}

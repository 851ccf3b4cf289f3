/** Keeps the open match in IndexedDB, or in memory where the browser refuses. Used by the worker only. */

import { database, type StoredMatch, type StoredRecord } from './database';
import type { FromWorker } from './protocol';

export type StorageState = (FromWorker & { type: 'storage' })['state'];
/** What of it comes from Python. */
export type Summary = Omit<StoredMatch, 'id' | 'created' | 'updated' | 'deleted'>;

/** Another tab has played on with this match. */
export class StorageConflict extends Error {}

export class MatchStore {
  /** Texts that could not be stored, by match: ahead of what is. */
  readonly #unstored = new Map<string, string>();
  /** The last state that was read or written here, by match. */
  readonly #revisions = new Map<string, number>();
  #state: StorageState = 'ok';

  /** Opens the database at once: it is there when Python is, and a refusal is told before anything is played. */
  constructor(private readonly tell: (state: StorageState) => void) {
    database().catch((error: unknown) => this.#enter(stateFor(error)));
  }

  /** The newest text of a match, or undefined. */
  async load(id: string): Promise<string | undefined> {
    try {
      const kept = await (await database()).get('records', id);
      if (!kept || revisionOf(kept) === this.#revisions.get(id)) return this.#unstored.get(id) ?? kept?.text;
      this.#unstored.delete(id); // another tab has played on
      this.#revisions.set(id, revisionOf(kept));
      return kept.text;
    } catch (error) {
      this.#enter(stateFor(error));
      return this.#unstored.get(id);
    }
  }

  /** Stores a match; rejects with `StorageConflict` and stores nothing if another tab has stored a later state. */
  async save(id: string, text: string, summary: Summary): Promise<void> {
    this.#unstored.set(id, text);
    try {
      const tx = (await database()).transaction(['matches', 'records'], 'readwrite');
      const [matches, records] = [tx.objectStore('matches'), tx.objectStore('records')];
      const [match, record] = await Promise.all([matches.get(id), records.get(id)]);
      const revision = this.#revisions.get(id) ?? 0;
      if (record && revisionOf(record) !== revision) {
        this.#unstored.delete(id);
        throw new StorageConflict(id);
      }
      const now = Date.now();
      const created = match?.created ?? now;
      await Promise.all([
        records.put({ text, revision: revision + 1 }, id),
        matches.put({ ...summary, id, created, updated: now }),
        tx.done,
      ]);
      this.#revisions.set(id, revision + 1);
      this.#unstored.delete(id);
      this.#enter('ok');
    } catch (error) {
      if (error instanceof StorageConflict) throw error;
      this.#enter(stateFor(error));
    }
  }

  #enter(state: StorageState): void {
    if (state === this.#state) return;
    this.#state = state;
    this.tell(state);
  }
}

/** A count that is damaged counts as none. */
function revisionOf({ revision }: StoredRecord): number {
  return Number.isInteger(revision) ? revision : 0;
}

function stateFor(error: unknown): StorageState {
  const { name } = error as { name?: string };
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'newer' : 'memory';
}

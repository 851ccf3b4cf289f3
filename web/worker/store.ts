/** Keeps the open match in IndexedDB, or in memory where the browser refuses. Used by the worker only. */

import { database } from './database';
import type { FromWorker, SavedMatch } from './protocol';

export type StorageState = (FromWorker & { type: 'storage' })['state'];
/** What of a `SavedMatch` comes from Python. */
export type Summary = Omit<SavedMatch, 'id' | 'created' | 'updated'>;

/** Another tab has played on with this match. */
export class StorageConflict extends Error {}

export class MatchStore {
  readonly #memory = new Map<string, string>();
  readonly #revisions = new Map<string, number>();
  #state: StorageState = 'ok';

  /** Opens the database at once: it is there when Python is, and a refusal is told before anything is played. */
  constructor(private readonly tell: (state: StorageState) => void) {
    database().catch((error: unknown) => this.#enter(stateFor(error)));
  }

  /** The stored text of a match, or undefined. */
  async load(id: string): Promise<string | undefined> {
    try {
      const kept = await (await database()).get('records', id);
      if (kept) this.#revisions.set(id, kept.revision);
      return kept?.text ?? this.#memory.get(id);
    } catch (error) {
      this.#enter(stateFor(error));
      return this.#memory.get(id);
    }
  }

  /** Stores a match; rejects with `StorageConflict` and stores nothing if another tab has stored a later state. */
  async save(id: string, text: string, summary: Summary): Promise<void> {
    this.#memory.set(id, text);
    try {
      const tx = (await database()).transaction(['matches', 'records'], 'readwrite');
      const [matches, records] = [tx.objectStore('matches'), tx.objectStore('records')];
      const [match, record] = await Promise.all([matches.get(id), records.get(id)]);
      const revision = this.#revisions.get(id) ?? 0;
      if (record && record.revision !== revision) {
        this.#memory.delete(id);
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

function stateFor(error: unknown): StorageState {
  const { name } = error as { name?: string };
  if (name === 'QuotaExceededError') return 'full';
  return name === 'VersionError' ? 'newer' : 'memory';
}

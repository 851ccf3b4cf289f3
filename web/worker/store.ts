/** Keeps the open match in IndexedDB, or in memory where the browser refuses. Used by the worker only. */

import { database, revisionOf, type StoredMatch, type StoredRecord } from './database';
import { relinquish } from './handed';
import type { StorageState } from './protocol';

/** What of it comes from Python. */
export type Summary = Omit<StoredMatch, 'id' | 'created' | 'updated' | 'deleted'>;

/** A match as it could not be stored, after so many writes. */
export interface Unstored extends StoredRecord {
  summary: Summary;
  updated: number;
}

/** Another tab has played on with this match. */
export class StorageConflict extends Error {}

export class MatchStore {
  readonly #unstored = new Map<string, Unstored>();
  readonly #handedOut = new Set<string>();
  /** The last state that was read or written here, by match. */
  readonly #revisions = new Map<string, number>();
  #state: StorageState = 'ok';

  /** Opens the database at once: it is there when Python is, and a refusal is told before anything is played. */
  constructor(
    private readonly tell: (state: StorageState) => void,
    private readonly handOut: (id: string, sealed: Blob | null) => void,
  ) {
    database().catch((error: unknown) => this.#enter(stateFor(error)));
  }

  /** The newest text of a match, or undefined. */
  async load(id: string): Promise<string | undefined> {
    try {
      const kept = await (await database()).get('records', id);
      if (!kept || revisionOf(kept) === this.#revisions.get(id))
        return this.#unstored.get(id)?.text ?? kept?.text;
      this.#drop(id); // another tab has played on
      this.#revisions.set(id, revisionOf(kept));
      return kept.text;
    } catch (error) {
      this.#enter(stateFor(error));
      return this.#unstored.get(id)?.text;
    }
  }

  /** What could not be stored, by match: ahead of what is. */
  get unstored(): ReadonlyMap<string, Unstored> {
    return this.#unstored;
  }

  /** Stores a match; rejects with `StorageConflict` and stores nothing if another tab has stored a later state. */
  async save(id: string, text: string, summary: Summary): Promise<void> {
    const [revision, now] = [this.#revisions.get(id) ?? 0, Date.now()];
    this.#unstored.set(id, { text, summary, revision, updated: now });
    try {
      const tx = (await database()).transaction(['matches', 'records'], 'readwrite');
      const [matches, records] = [tx.objectStore('matches'), tx.objectStore('records')];
      const [match, record] = await Promise.all([matches.get(id), records.get(id)]);
      if (record && revisionOf(record) !== revision) {
        this.#drop(id);
        throw new StorageConflict(id);
      }
      const created = match?.created ?? now;
      await Promise.all([
        records.put({ text, revision: revision + 1 }, id),
        matches.put({ ...summary, id, created, updated: now }),
        tx.done,
      ]);
      this.#revisions.set(id, revision + 1);
      this.#drop(id);
      this.#enter('ok');
    } catch (error) {
      if (error instanceof StorageConflict) throw error;
      this.#enter(stateFor(error));
      this.#handOut(id);
    }
  }

  /**
   * Keeps a match that another device hands over, which is not in the list before it is `save`d. Rejects where it cannot
   * be stored, or is here already.
   */
  async receive(id: string, text: string): Promise<void> {
    const tx = (await database()).transaction(['matches', 'records'], 'readwrite');
    const records = tx.objectStore('records');
    const [match, record] = await Promise.all([tx.objectStore('matches').get(id), records.get(id)]);
    if (match) throw new StorageConflict(id);
    const revision = revisionOf(record) + 1;
    await Promise.all([records.put({ text, revision }, id), tx.done]);
    this.#revisions.set(id, revision);
  }

  /** The match is another device's now. Rejects where the browser refuses storage; then there is nothing to be taken out. */
  async relinquish(id: string): Promise<void> {
    this.#drop(id);
    this.#revisions.delete(id);
    await relinquish(id);
  }

  /**
   * Takes over what another worker handed out, and tries to store it. Rejects with `StorageConflict`, or if it cannot be
   * read any more.
   */
  async resume(id: string, sealed: Blob): Promise<void> {
    this.#handedOut.add(id);
    let unstored: Unstored;
    try {
      unstored = JSON.parse(await sealed.text());
    } catch (error) {
      this.#drop(id);
      throw error;
    }
    this.#revisions.set(id, unstored.revision);
    await this.save(id, unstored.text, unstored.summary);
  }

  /** Hands out what could not be stored: whatever becomes of this worker, the match goes on from there. */
  #handOut(id: string): void {
    this.#handedOut.add(id);
    this.handOut(id, new Blob([JSON.stringify(this.#unstored.get(id))]));
  }

  #drop(id: string): void {
    this.#unstored.delete(id);
    if (this.#handedOut.delete(id)) this.handOut(id, null);
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

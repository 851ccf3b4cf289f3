/** The data files that were loaded, kept in IndexedDB as far as the browser lets us. Used by the worker only. */

import type { ReadData } from '../generated/bridge';
import { type DataFile, database } from './database';
import type { Answer, Ask } from './protocol';

export class DataFiles {
  /** Those that Python has been handed, by id. */
  readonly #handed = new Set<string>();

  /** Those that the browser did not let us keep. */
  readonly #unstored = new Map<string, DataFile>();

  /** What Python has read of a file is kept; of one that is not meant it shall know no more than it did before. */
  async take(
    { game, text, meant }: Ask<'data'>,
    read: ReadData,
    forget: (id: string) => Promise<unknown>,
  ): Promise<Answer<'data'>> {
    const { edition } = read;
    if (!edition) return { ...read, kept: false, fresh: false };
    const { id } = edition;
    if (meant && !meant.includes(id)) {
      if (!this.#handed.has(id)) await forget(id);
      return { edition: null, faults: [], kept: false, fresh: false };
    }
    if (edition.built_in) return { ...read, kept: true, fresh: false };
    const fresh = (await this.all()).every((file) => file.id !== id);
    return { ...read, kept: await this.#keep({ id, game, text }), fresh };
  }

  /** Says whether it stays beyond this visit. */
  async #keep(file: DataFile): Promise<boolean> {
    this.#handed.add(file.id);
    try {
      await (await database()).put('data', file);
      this.#unstored.delete(file.id);
      return true;
    } catch {
      this.#unstored.set(file.id, file);
      return false;
    }
  }

  async remove(id: string): Promise<void> {
    this.#handed.delete(id);
    this.#unstored.delete(id);
    try {
      await (await database()).delete('data', id);
    } catch {
      // Where nothing can be stored there is nothing to be removed.
    }
  }

  /** All that are here, for as long as that may be. */
  async all(): Promise<DataFile[]> {
    const stored = await database().then(
      (db) => db.getAll('data'),
      () => [],
    );
    return [...stored, ...this.#unstored.values()];
  }

  /** The stored files that Python has not been handed yet, also those from other tabs; from now on it has. */
  async handOver(): Promise<DataFile[]> {
    try {
      const files = await (await database()).getAll('data');
      const fresh = files.filter(({ id }) => !this.#handed.has(id));
      for (const { id } of fresh) this.#handed.add(id);
      return fresh;
    } catch {
      return [];
    }
  }
}

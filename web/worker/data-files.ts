/** The data files that were loaded, kept in IndexedDB as far as the browser lets us. Used by the worker only. */

import { type DataFile, database } from './database';

export class DataFiles {
  /** Those that Python has been handed, by id. */
  readonly #handed = new Set<string>();

  /** Keeps a file that Python has read; says whether it stays beyond this visit. */
  async keep(file: DataFile): Promise<boolean> {
    this.#handed.add(file.id);
    try {
      await (await database()).put('data', file);
      return true;
    } catch {
      return false;
    }
  }

  async remove(id: string): Promise<void> {
    this.#handed.delete(id);
    try {
      await (await database()).delete('data', id);
    } catch {
      // Where nothing can be stored there is nothing to be removed.
    }
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

/** What is kept in this browser. The list of matches holds nothing hidden; records and data files only the worker reads. */

import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { SavedMatch } from '../generated/bridge';
import type { AnyGame } from './protocol';

interface Schema extends DBSchema {
  matches: { key: string; value: StoredMatch };
  records: { key: string; value: StoredRecord };
  data: { key: string; value: DataFile };
  wheels: { key: string; value: Wheel };
  /** Packed, by its path in the site. */
  library: { key: string; value: ArrayBuffer };
}

/** What Python says of a match in the list, and when it was played. */
export interface StoredMatch extends SavedMatch, Pick<AnyGame['Summary'], 'totals'> {
  id: string;
  created: number;
  updated: number;
  deleted?: number;
}

export interface StoredRecord {
  /** What `bridge.py` gave as `save` and reads back. */
  text: string;
  /** Counts the writes, so that a tab that fell behind overwrites nothing. */
  revision: number;
}

/** A count that is damaged counts as none. */
export function revisionOf(record: StoredRecord | undefined): number {
  return record && Number.isInteger(record.revision) ? record.revision : 0;
}

/** A data file of a game, as it was loaded. */
export interface DataFile {
  /** What options, records and links name it by. */
  id: string;
  game: string;
  text: string;
}

/** That a visitor's player brings. */
export interface Wheel {
  /** SHA-256 of the content, 64 digits. */
  readonly id: string;
  readonly file: string;
  readonly content: ArrayBuffer;
  /** What it wants to be brought beside it, as it says it itself. */
  readonly requires: readonly string[];
  /** Milliseconds since 1970. */
  readonly added: number;
}

const VERSION = 3;
let opened: Promise<IDBPDatabase<Schema>> | undefined;

/** Rejects where the browser refuses storage, or holds the data of a newer page (`VersionError`). */
export async function database(): Promise<IDBPDatabase<Schema>> {
  opened ??= openDB<Schema>('musketiere', VERSION, {
    upgrade(db) {
      const { objectStoreNames: stores } = db; // of an older page; or none, where somebody else was first to open it
      if (!stores.contains('matches')) db.createObjectStore('matches', { keyPath: 'id' });
      if (!stores.contains('records')) db.createObjectStore('records');
      if (!stores.contains('data')) db.createObjectStore('data', { keyPath: 'id' });
      if (!stores.contains('wheels')) db.createObjectStore('wheels', { keyPath: 'id' });
      if (!stores.contains('library')) db.createObjectStore('library');
    },
    blocking(_current, _blocked, event) {
      (event.target as IDBDatabase).close(); // a newer page in another tab wants to upgrade
      opened = undefined;
    },
    terminated() {
      opened = undefined;
    },
  });
  try {
    return await opened;
  } catch (error) {
    opened = undefined; // ask again next time
    throw error;
  }
}

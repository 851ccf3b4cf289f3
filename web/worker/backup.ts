/**
 * Everything a player has as one JSON file. Used by the worker only: the file holds the records of matches in play.
 *
 * Each match and each data file has a checksum of its own, so that of a damaged file the others can still be trusted; the
 * checksum of the whole covers those, and all else.
 */

import { toBase64 } from './base64';
import { crc32 } from './crc32';
import { type DataFile, database, type StoredMatch, type Wheel } from './database';
import type { Answer, Notes } from './protocol';
import { inBatches } from './saved';
import type { Summary, Unstored } from './store';
import { allWheels } from './wheels';

/** Version of the file; the records in it have their own. */
export const FORMAT = 1;
/** By which a file of ours is known. */
export const KIND = 'musketiere.backup';

/** A match with its sealed text, as the store keeps it. */
export interface KeptMatch {
  id: string;
  created: number;
  updated: number;
  summary: Summary;
  text: string;
}

type Checked<T> = T & { check: string };

export interface BackupFile {
  kind: typeof KIND;
  format: number;
  /** When it was made, as ISO 8601. */
  created: string;
  notes: Notes;
  data: Checked<DataFile>[];
  matches: Checked<KeptMatch>[];
  /** Not in older files. Each is checked by its own digest, where it is used; of their sum nothing is believed. */
  wheels?: KeptWheel[];
  check: string;
}

/** A wheel with its content in base64. */
export type KeptWheel = Omit<Wheel, 'content'> & { content: string };

/** Of an entry, whatever its `check` says. */
export function checkOf({ check: _, ...entry }: { check?: unknown }): string {
  return crc32(JSON.stringify(entry));
}

/** Of the whole file; of its entries by their checksums. */
export function checkOfAll({ format, created, notes, data, matches }: Omit<BackupFile, 'check'>): string {
  return crc32(JSON.stringify([format, created, notes, data.map(checkIn), matches.map(checkIn)]));
}

const checkIn = ({ check }: { check: string }): string => check;

const sealed = <T extends object>(entry: T): Checked<T> => ({ ...entry, check: checkOf(entry) });

/** `unstored`: what is further than what the store has. Deleted matches are left out. */
export async function makeBackup(
  notes: Notes,
  unstored: ReadonlyMap<string, Unstored>,
  files: readonly DataFile[],
): Promise<Answer<'backup'>> {
  const kept = await keptMatches();
  for (const [id, { text, summary, updated }] of unstored) {
    const created = kept.get(id)?.created ?? updated;
    kept.set(id, { id, created, updated, summary, text });
  }
  const whole = {
    kind: KIND,
    format: FORMAT,
    created: new Date().toISOString(),
    notes,
    data: files.map(sealed),
    matches: [...kept.values()].map(sealed),
  } as const;
  const wheels = (await allWheels()).map((one) => ({ ...one, content: toBase64(one.content) }));
  const brought = wheels.length > 0 ? { wheels } : {};
  const text = JSON.stringify({ ...whole, ...brought, check: checkOfAll(whole) });
  const file = new Blob([text], { type: 'application/json' });
  return { file, matches: kept.size, data: files.length };
}

/** By id. None where the browser refuses storage. */
async function keptMatches(): Promise<Map<string, KeptMatch>> {
  const kept = new Map<string, KeptMatch>();
  const db = await database().catch(() => null);
  if (!db) return kept;
  for await (const batch of inBatches(db)) {
    const reading = db.transaction('records').store;
    const records = await Promise.all(batch.map(({ id }) => reading.get(id)));
    for (const [place, match] of batch.entries()) {
      const text = records[place]?.text;
      if (text !== undefined && !match.deleted) kept.set(match.id, keptOf(match, text));
    }
  }
  return kept;
}

function keptOf({ id, created, updated, deleted: _, ...summary }: StoredMatch, text: string): KeptMatch {
  return { id, created, updated, summary, text };
}

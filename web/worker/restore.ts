/** Takes a backup in again. Nothing that is further here gives way to it, and each entry is looked at by itself. */

import type { Inspected, Message, Refusal } from '../generated/bridge';
import { type BackupFile, checkOf, checkOfAll, FORMAT, type KeptMatch, type KeptWheel, KIND } from './backup';
import { fromBase64 } from './base64';
import { type DataFile, database, revisionOf, type StoredMatch, type StoredRecord } from './database';
import { HANDED } from './handed';
import { plainName } from './names';
import type { Named, Notes, Restored } from './protocol';
import { restoreMatch as bringBack, isWhole } from './saved';
import type { Unstored } from './store';
import { keepWheel, wheel } from './wheels';

/** What Python is asked. */
interface Python {
  inspect(text: string): Promise<Inspected | Refusal>;
  /** Reads and keeps a data file; says whether it could. */
  load(game: string, text: string): Promise<boolean>;
}

/** Nothing can be stored: there is no sense in going on. */
class NotStored extends Error {}

export async function restoreBackup(
  file: Blob,
  unstored: ReadonlyMap<string, Unstored>,
  python: Python,
): Promise<Restored | Refusal> {
  const read = parse(await file.text().catch(() => ''));
  if ('error' in read) return read;
  const [matches, files] = [listIn(read.matches), listIn(read.data)];
  const whole = isUnchanged(read);
  const restored: Restored = {
    added: 0,
    same: 0,
    replaced: [],
    kept: [],
    refused: [],
    data: { added: [], refused: [] },
    wheels: { added: 0, refused: [] },
    notes: whole ? notesIn(read.notes) : null,
    whole,
  };
  try {
    for (const entry of files) await restoreFile(entry, restored, python);
    for (const entry of listIn(read.wheels)) await restoreWheel(entry, restored);
    for (const [index, entry] of matches.entries()) {
      const error = await restoreMatch(entry, unstored, restored, python);
      if (error) restored.refused.push({ place: index + 1, named: namedIn(entry), error });
    }
  } catch (error) {
    if (error instanceof NotStored) return refused('backup-not-stored', { count: restored.added });
    throw error;
  }
  return restored;
}

/** What looks like a backup of ours and is not newer than this page; its entries are not looked at yet. */
function parse(text: string): Partial<BackupFile> | Refusal {
  let read: unknown;
  try {
    read = JSON.parse(text);
  } catch {
    return refused(text.includes(`"kind":"${KIND}"`) ? 'backup-torn' : 'backup-foreign');
  }
  if (!isRecord(read) || read.kind !== KIND || !Number.isInteger(read.format))
    return refused('backup-foreign');
  const format = Number(read.format);
  return format > FORMAT ? refused('backup-newer', { format }) : (read as Partial<BackupFile>);
}

function isUnchanged(read: Partial<BackupFile>): boolean {
  const entries = [read.data, read.matches];
  if (!entries.every((list) => Array.isArray(list) && list.every(isRecord))) return false;
  return read.check === checkOfAll(read as BackupFile);
}

async function restoreFile(entry: unknown, { data }: Restored, python: Python): Promise<void> {
  const { id, game, text, check } = (isRecord(entry) ? entry : {}) as {
    [K in keyof DataFile | 'check']?: unknown;
  };
  const whole = typeof id === 'string' && typeof game === 'string' && typeof text === 'string';
  const name = typeof id === 'string' ? plainName(id) : '?';
  if (!whole || check !== checkOf(entry as object)) {
    data.refused.push(name);
    return;
  }
  const db = await openStore();
  if (await db.get('data', id)) return;
  const kept = await python.load(game, text);
  (kept ? data.added : data.refused).push(name);
}

/** What is here stays, whatever room it takes. Whether a wheel is what its digest says, is looked at when it is used. */
async function restoreWheel(entry: unknown, { wheels }: Restored): Promise<void> {
  const { id, file, content, requires } = (isRecord(entry) ? entry : {}) as {
    [K in keyof KeptWheel]?: unknown;
  };
  const name = typeof file === 'string' ? plainName(file) : '?';
  if (typeof id === 'string' && (await wheel(id))) return;
  const made = {
    id: String(id),
    file: name,
    content: bytesIn(content),
    requires: listIn(requires).map(String),
    added: Date.now(),
  };
  const isOne = /^[0-9a-f]{64}$/.test(made.id) && made.content.byteLength > 0;
  if (isOne && (await keepWheel(made, () => true))) wheels.added += 1;
  else wheels.refused.push(name);
}

/** None where it is no text of bytes. */
function bytesIn(content: unknown): ArrayBuffer {
  try {
    return fromBase64(String(content));
  } catch {
    return new ArrayBuffer(0);
  }
}

/** Why a match of the file could not be restored; null if it could, or need not. */
async function restoreMatch(
  entry: unknown,
  unstored: ReadonlyMap<string, Unstored>,
  restored: Restored,
  python: Python,
): Promise<Message | null> {
  if (!isRecord(entry) || entry.check !== checkOf(entry)) return message('backup-entry');
  const { id, text, created, updated, summary } = entry as unknown as KeptMatch;
  const inspected = await python.inspect(text);
  if ('error' in inspected) return inspected.error;
  const { game, names, controllers, actions } = inspected;
  const match = { ...summary, game, names, sitters: controllers, id, created, updated } as StoredMatch;
  const isSound = /^[\w-]{1,80}$/.test(id) && Number.isFinite(created) && isWhole(match);
  if (!isSound) return message('backup-entry');

  const db = await openStore();
  const [here, record] = await Promise.all([db.get('matches', id), db.get('records', id)]);
  const present = unstored.get(id)?.text ?? record?.text;
  if (present === HANDED) return message('match-handed');
  const isThere = here !== undefined && !here.deleted;
  if (present === text && isThere) {
    restored.same += 1;
    return null;
  }
  if (present !== undefined && present !== text) {
    const mine = await python.inspect(present);
    const isFurther =
      'error' in mine
        ? mine.error.code === 'record-damaged'
        : actions > mine.actions || (actions === mine.actions && updated > (here?.updated ?? 0));
    if (!isFurther || !(await put(match, text, record))) {
      if (!isThere) await bringBack(id);
      restored.kept.push({ game, names });
    } else restored.replaced.push({ game, names });
  } else if (await put(match, text, record)) restored.added += 1;
  else restored.kept.push({ game, names });
  return null;
}

/**
 * Counted as one more write, so that whoever has the match open notices. Not where another tab has written since it was
 * looked at.
 */
async function put(match: StoredMatch, text: string, seen: StoredRecord | undefined): Promise<boolean> {
  try {
    const tx = (await database()).transaction(['matches', 'records'], 'readwrite');
    const records = tx.objectStore('records');
    const now = await records.get(match.id);
    if (now?.text !== seen?.text) return false;
    const revision = revisionOf(now) + 1;
    await Promise.all([
      records.put({ text, revision }, match.id),
      tx.objectStore('matches').put(match),
      tx.done,
    ]);
    return true;
  } catch (error) {
    throw new NotStored('no room', { cause: error });
  }
}

async function openStore(): ReturnType<typeof database> {
  try {
    return await database();
  } catch (error) {
    throw new NotStored('refused', { cause: error });
  }
}

/** What the page keeps in small is texts, by keys of ours. */
function notesIn(notes: unknown): Notes {
  const entries = isRecord(notes) ? Object.entries(notes) : [];
  return Object.fromEntries(
    entries.filter((entry): entry is [string, string] => typeof entry[1] === 'string'),
  );
}

/** What an entry that is refused says of itself, to be spoken of. */
function namedIn(entry: unknown): Named | null {
  const { game, names } = (isRecord(entry) && isRecord(entry.summary) ? entry.summary : {}) as {
    [key: string]: unknown;
  };
  const areNames = Array.isArray(names) && names.every((name) => typeof name === 'string');
  return typeof game === 'string' && areNames ? { game, names: names.map(plainName) } : null;
}

const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const listIn = (value: unknown): unknown[] => (Array.isArray(value) ? value : []);
const message = (code: string, params: Message['params'] = {}): Message => ({ code, params });
const refused = (code: string, params?: Message['params']): Refusal => ({ error: message(code, params) });

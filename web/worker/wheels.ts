/**
 * Wheels that players of visitors bring, and the rest of Python's library, which only these need. Nothing here is believed:
 * in the sandbox each wheel is compared with its digest and looked through before it is unpacked.
 */
import { database, type Wheel } from './database';
import { download, readAll, unpack } from './download';

/** Bytes of all wheels that are kept, which a backup takes along. */
export const MOST_KEPT = 16 << 20;

/** Of this visit, where the browser refuses storage. */
const unstored = new Map<string, Wheel>();

export async function wheel(id: string): Promise<Wheel | undefined> {
  const db = await database().catch(() => null);
  return (await db?.get('wheels', id)) ?? unstored.get(id);
}

export async function allWheels(): Promise<readonly Wheel[]> {
  const db = await database().catch(() => null);
  return [...((await db?.getAll('wheels')) ?? []), ...unstored.values()];
}

/**
 * Keeps one. Where there is no room those give way that nobody names, the oldest first; says whether there was room. Where
 * nothing can be stored it is there for this visit.
 */
export async function keepWheel(added: Wheel, isNamed: (id: string) => boolean): Promise<boolean> {
  const others = (await allWheels()).filter(({ id }) => id !== added.id);
  const idle = others.filter(({ id }) => !isNamed(id)).sort((a, b) => a.added - b.added);
  let bytes = others.reduce((sum, { content }) => sum + content.byteLength, added.content.byteLength);
  const gone: string[] = [];
  for (const { id, content } of idle) {
    if (bytes <= MOST_KEPT) break;
    gone.push(id);
    bytes -= content.byteLength;
  }
  if (bytes > MOST_KEPT) return false;
  try {
    const tx = (await database()).transaction('wheels', 'readwrite');
    await Promise.all([...gone.map((id) => tx.store.delete(id)), tx.store.put(added), tx.done]);
  } catch {
    for (const id of gone) unstored.delete(id);
    unstored.set(added.id, added);
  }
  return true;
}

/** The rest of Python's library, from the site when it is first wanted, and kept then; `path` is another in each build. */
export async function library(path: string, base: string): Promise<ArrayBuffer> {
  const db = await database().catch(() => null);
  const kept = await db?.get('library', path);
  const packed = kept ?? (await (await download(new URL(path, base).href)).arrayBuffer());
  const whole = await readAll(unpack(new Response(packed), 0, () => {})).catch(async (error: unknown) => {
    await db?.delete('library', path);
    throw error;
  });
  if (db && !kept) {
    const tx = db.transaction('library', 'readwrite');
    await Promise.all([tx.store.clear(), tx.store.put(packed, path), tx.done]).catch(() => {}); // then it is fetched anew
  }
  return whole;
}

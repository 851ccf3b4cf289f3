/**
 * What Python's memory looks like when the engine has been imported and nothing has been asked: kept on the device, so
 * that a later start need not come to it again. Nothing of any match is in it, and nothing of chance: the engine draws
 * its seeds from the browser. (The seed of Python's own hashes stays the same on this device until the next build; no
 * choice and no order hangs on it.) Most of it is zeros, which are left out.
 */

import { DIGEST, digestOf } from '../service-worker/digest';

const CACHE = 'musketiere-memory';
const PAGE = 4096;

/** How many bytes the memory has: known before they are there. */
const LENGTH = 'X-Length';

export interface Memory {
  /** Zeros, until they are `filled`. */
  readonly bytes: Uint8Array<ArrayBuffer>;
  /** Rejects where what was kept is torn; it is forgotten then. */
  readonly filled: Promise<void>;
}

/** Whether a memory of that runtime has been made, be it that no start from it went well. */
export const isMade = async (runtime: string): Promise<boolean> =>
  (await caches.match(addressOf(runtime), { cacheName: CACHE })) !== undefined;

/** The memory that was kept for that runtime, if it is of use. */
export async function recall(runtime: string): Promise<Memory | undefined> {
  const stored = await caches.match(addressOf(runtime), { cacheName: CACHE });
  if (!stored?.headers.has(DIGEST)) return undefined;
  const bytes = new Uint8Array(Number(stored.headers.get(LENGTH)));
  return { bytes, filled: fill(bytes, stored) };
}

async function fill(bytes: Uint8Array<ArrayBuffer>, stored: Response): Promise<void> {
  try {
    expand(await stored.arrayBuffer(), bytes);
  } catch (error) {
    await forget();
    throw error;
  }
}

/** Keeps a memory in place of any other. Rejects where there is no room. */
export async function keep(runtime: string, memory: Uint8Array): Promise<void> {
  const content = await condensed(memory).arrayBuffer();
  const headers = { [DIGEST]: await digestOf(content), [LENGTH]: String(memory.byteLength) };
  await put(runtime, new Response(content, { headers }));
}

/** Notes that no start from a memory of that runtime goes well here: none is made again. */
export const giveUp = (runtime: string): Promise<void> => put(runtime, new Response());

export async function forget(): Promise<void> {
  await caches.delete(CACHE);
}

/** Forgets a memory that is not as it was kept. */
export async function inspect(runtime: string): Promise<void> {
  const stored = await caches.match(addressOf(runtime), { cacheName: CACHE });
  const digest = stored?.headers.get(DIGEST);
  if (stored && digest && digest !== (await digestOf(await stored.arrayBuffer()))) await forget();
}

async function put(runtime: string, response: Response): Promise<void> {
  await forget(); // that of another build is of no more use
  const cache = await caches.open(CACHE);
  await cache.put(addressOf(runtime), response);
}

const addressOf = (runtime: string) => new URL(runtime, self.location.origin).href;

/** How many runs of pages follow, for each where it begins and ends; then the bytes of all runs. */
function condensed(memory: Uint8Array): Blob {
  const words = new Uint32Array(memory.buffer, memory.byteOffset, memory.byteLength >> 2);
  const runs: [from: number, to: number][] = [];
  for (let from = 0; from < words.length; from += PAGE >> 2) {
    const to = Math.min(from + (PAGE >> 2), words.length);
    let at = from;
    while (at < to && words[at] === 0) at++;
    if (at === to) continue;
    const last = runs.at(-1);
    if (last?.[1] === 4 * from) last[1] = 4 * to;
    else runs.push([4 * from, 4 * to]);
  }
  const head = Uint32Array.from([runs.length, ...runs.flat()]);
  return new Blob([head, ...runs.map(([from, to]) => memory.slice(from, to))]);
}

/** Throws a `RangeError` where it is torn. */
function expand(kept: ArrayBuffer, memory: Uint8Array): void {
  const [count = 0] = new Uint32Array(kept, 0, 1);
  const runs = new Uint32Array(kept, 4, 2 * count);
  let at = 4 + runs.byteLength;
  for (let run = 0; run < runs.length; run += 2) {
    const [from = 0, to = 0] = runs.subarray(run, run + 2);
    memory.set(new Uint8Array(kept, at, to - from), from);
    at += to - from;
  }
}

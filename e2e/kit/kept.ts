/** What the browser has stored, read and changed behind the page's back. */
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { expect } from './site';
import { t } from './words';

/** The id of the match at an address. */
export const idOf = (address: string): string => /match\/\w+\/([\w-]+)/.exec(address)?.[1] ?? '';

interface Kept {
  readonly text: string;
  readonly revision: number;
}

interface Wanted {
  readonly store: 'matches' | 'records';
  readonly key?: string;
  /** Written under `key`; without it, what is there is read: all of it, without a key. */
  readonly value?: Kept;
}

/** Reads or writes in the page's database, as soon as the page has made it. */
function ask(page: Page, wanted: Wanted): Promise<unknown> {
  return page.evaluate(async ({ store, key, value }) => {
    const done = <R extends IDBRequest>(request: R) =>
      new Promise<R['result']>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result);
        request.onerror = () => reject(request.error);
      });
    const open = () => {
      const opening = indexedDB.open('musketiere');
      opening.onupgradeneeded = () => opening.transaction?.abort(); // it is not for us to make it
      return done(opening).catch(() => undefined);
    };
    let database = await open();
    while (!database) {
      await new Promise((later) => setTimeout(later, 50));
      database = await open();
    }
    const transaction = database.transaction(store, value ? 'readwrite' : 'readonly');
    const ended = new Promise((resolve) => {
      transaction.oncomplete = resolve;
    });
    const entries = transaction.objectStore(store);
    const asking: IDBRequest = value
      ? entries.put(value, key)
      : key === undefined
        ? entries.getAll()
        : entries.get(key);
    const answer = await done(asking);
    await ended;
    database.close();
    return answer;
  }, wanted);
}

/** The stored record of a match, as the worker wrote it. */
export const readKept = (page: Page, id: string): Promise<Kept | undefined> =>
  ask(page, { store: 'records', key: id }) as Promise<Kept | undefined>;

export async function readRecord(
  page: Page,
  id: string,
): Promise<{ seed: number; actions: [number, Action][] }> {
  const kept = await readKept(page, id);
  return JSON.parse(kept?.text ?? 'null').record;
}

interface Action {
  readonly type: string;
  readonly card?: string;
  readonly cards?: readonly string[];
}

/** What the page itself reads of the stored matches: the list of them, and its own small notes. */
export async function readByPage(page: Page): Promise<string> {
  const matches = await ask(page, { store: 'matches' });
  const notes = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return JSON.stringify([matches, ...notes]);
}

export const writeKept = (page: Page, id: string, text: string): Promise<unknown> =>
  ask(page, { store: 'records', key: id, value: { text, revision: 1 } });

/** Puts a match into the store, as if it had been kept, and leaves the page at home. What is open stays open. */
export async function keep(page: Page, id: string, text: string, words = t): Promise<void> {
  await page.goto('./#/');
  const list = page.getByRole('region', { name: words('home-matches') });
  await expect(list.locator('.match, .empty').first()).toBeVisible(); // the database is there
  await writeKept(page, id, text);
}

type Json = string | number | boolean | null | Json[] | { [key: string]: Json };

/** A stored text with its record changed, and the checksums of it and of the whole made to fit again. */
export function forge(text: string, change: Record<string, Json>): string {
  const {
    record,
    check: _,
    ...beside
  } = JSON.parse(text) as { record: Record<string, Json>; check?: string };
  const { check: __, ...content } = { ...record, ...change };
  const check = checksum(content);
  return JSON.stringify({
    ...beside,
    record: { ...content, check },
    check: checksum({ ...beside, record: check }),
  });
}

const checksum = (content: Json): string => crc32(asPython(content)).toString(16).padStart(8, '0');

/** `json.dumps(…, sort_keys=True)`. */
function asPython(value: Json): string {
  if (Array.isArray(value)) return `[${value.map(asPython).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return inAscii(JSON.stringify(value));
  const pairs = Object.entries(value).sort(([one], [other]) => (one < other ? -1 : 1));
  return `{${pairs.map(([key, entry]) => `${inAscii(JSON.stringify(key))}: ${asPython(entry)}`).join(', ')}}`;
}

const inAscii = (text: string): string =>
  text.replace(/[^ -~]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

/** What the browser has stored, read and changed behind the page's back. */
import { crc32 } from 'node:zlib';
import type { Page } from '@playwright/test';
import { inDatabase, type Kept } from './database';
import { expect } from './site';
import { t } from './words';

/** The id of the match at an address. */
export const idOf = (address: string): string => /match\/\w+\/([\w-]+)/.exec(address)?.[1] ?? '';

/** The stored record of a match, as the worker wrote it. */
export const readKept = (page: Page, id: string): Promise<Kept | undefined> =>
  page.evaluate(inDatabase, { store: 'records', key: id } as const) as Promise<Kept | undefined>;

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
  const matches = await page.evaluate(inDatabase, { store: 'matches' } as const);
  const notes = await page.evaluate(() => [{ ...localStorage }, { ...sessionStorage }]);
  return JSON.stringify([matches, ...notes]);
}

export const writeKept = (page: Page, id: string, text: string): Promise<unknown> =>
  page.evaluate(inDatabase, { store: 'records', key: id, value: { text, revision: 1 } } as const);

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

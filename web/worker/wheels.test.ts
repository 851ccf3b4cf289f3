import 'fake-indexeddb/auto';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fromBase64, toBase64 } from './base64';
import { database } from './database';
import { allWheels, keepWheel, library, MOST_KEPT, wheel } from './wheels';

const made = (digit: string, bytes = 10, added = 1) => ({
  id: digit.repeat(64),
  file: `odd-${digit}-py3-none-any.whl`,
  content: new Uint8Array(bytes).buffer,
  requires: [],
  added,
});
const nobody = () => false;
const ids = async () => (await allWheels()).map(({ id }) => id[0]).join('');

beforeEach(async () => {
  const db = await database();
  await db.clear('wheels');
  await db.clear('library');
});
afterEach(() => {
  vi.unstubAllGlobals();
});

test('a wheel is kept by its digest, once', async () => {
  expect(await keepWheel(made('a'), nobody)).toBe(true);
  expect(await keepWheel(made('a', 20), nobody)).toBe(true);
  expect((await wheel(made('a').id))?.content.byteLength).toBe(20);
  expect(await wheel(made('b').id)).toBeUndefined();
  expect(await ids()).toBe('a');
});

test('where there is no room the oldest give way that nobody names, and no other', async () => {
  for (const [digit, added] of [
    ['a', 3],
    ['b', 1],
    ['c', 2],
  ] as const)
    await keepWheel(made(digit, MOST_KEPT / 4, added), nobody);
  const named = (id: string) => id.startsWith('b');
  expect(await keepWheel(made('d', MOST_KEPT / 2), named)).toBe(true);
  expect(await ids()).toBe('abd');
  expect(await keepWheel(made('e', MOST_KEPT / 2), (id) => !id.startsWith('a'))).toBe(false);
  expect(await ids()).toBe('abd');
  expect(await keepWheel(made('e', MOST_KEPT + 1), nobody)).toBe(false);
  expect(await keepWheel(made('e', MOST_KEPT), nobody)).toBe(true);
  expect(await ids()).toBe('e');
});

test('the rest of the library is fetched once in each build, and anew where it is damaged', async () => {
  const asked: string[] = [];
  vi.stubGlobal('fetch', async (url: string) => {
    asked.push(url);
    return new Response(gzipSync(`library of ${url.at(-1)}`));
  });
  const read = async (path: string) => new TextDecoder().decode(await library(path, 'https://x.test/a/'));
  expect(await read('runtime/1')).toBe('library of 1');
  expect(await read('runtime/1')).toBe('library of 1');
  expect(await read('runtime/2')).toBe('library of 2');
  expect(asked).toEqual(['https://x.test/a/runtime/1', 'https://x.test/a/runtime/2']);
  const db = await database();
  expect(await db.getAllKeys('library')).toEqual(['runtime/2']);
  await db.put('library', new Uint8Array([1, 2, 3]).buffer, 'runtime/2');
  await expect(read('runtime/2')).rejects.toThrow('damaged');
  expect(await read('runtime/2')).toBe('library of 2');
});

test('bytes are the same when they have been text', () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at * 7);
  expect(new Uint8Array(fromBase64(toBase64(bytes.buffer)))).toEqual(bytes);
});

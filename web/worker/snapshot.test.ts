// @vitest-environment node
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { forget, giveUp, inspect, isMade, keep, type Memory, recall } from './snapshot';

/** Cache Storage by name and address. */
let kept: Map<string, Map<string, Response>>;

beforeEach(() => {
  kept = new Map();
  const of = (name: string) => kept.get(name) ?? kept.set(name, new Map()).get(name);
  vi.stubGlobal('self', { location: { origin: 'https://example.org' } });
  vi.stubGlobal('caches', {
    match: async (address: string, { cacheName }: { cacheName: string }) =>
      kept.get(cacheName)?.get(address)?.clone(),
    open: async (name: string) => ({
      put: async (address: string, response: Response) => void of(name)?.set(address, response),
    }),
    delete: async (name: string) => kept.delete(name),
  });
});

afterEach(() => vi.unstubAllGlobals());

const PAGE = 4096;
/** Runs of pages that hold something, at the beginning, in the middle and at an end that is no whole page. */
function memory(): Uint8Array {
  const bytes = new Uint8Array(40 * PAGE + 16);
  bytes.set([1, 2, 3]);
  bytes.fill(7, 9 * PAGE + 5, 12 * PAGE);
  bytes[40 * PAGE + 15] = 255;
  return bytes;
}

/** Without a million lines where it is not. */
async function same(recalled: Memory | undefined): Promise<boolean> {
  await recalled?.filled;
  return recalled !== undefined && Buffer.from(recalled.bytes).equals(memory());
}

const stored = async () => {
  const [response] = [...(kept.get('musketiere-memory')?.values() ?? [])];
  return new Uint8Array((await response?.clone().arrayBuffer()) ?? new ArrayBuffer(0));
};

test('a memory comes back byte for byte, and without its zeros it is small', async () => {
  expect([await recall('a'), await isMade('a')]).toEqual([undefined, false]);
  await keep('a', memory());
  expect([await same(await recall('a')), await isMade('a')]).toEqual([true, true]);
  expect((await stored()).length).toBeLessThan(6 * PAGE);
});

test('that of another build is none, and gives way', async () => {
  await keep('a', memory());
  expect(await recall('b')).toBe(undefined);
  await keep('b', memory());
  expect(await recall('a')).toBe(undefined);
  await forget();
  expect(await recall('b')).toBe(undefined);
});

test('one from which no start went well is not made again', async () => {
  await keep('a', memory());
  await giveUp('a');
  expect(await recall('a')).toBe(undefined);
  expect(await isMade('a')).toBe(true);
});

test('one that has changed since is forgotten when it is looked at, a whole one and none are left alone', async () => {
  await inspect('a');
  await keep('a', memory());
  await inspect('a');
  expect(await same(await recall('a'))).toBe(true);
  const [[address = '', response] = []] = [...(kept.get('musketiere-memory') ?? [])];
  const bytes = await stored();
  bytes[bytes.length - 1] = 1;
  kept.get('musketiere-memory')?.set(address, new Response(bytes, { headers: response?.headers ?? {} }));
  await inspect('a');
  expect(await recall('a')).toBe(undefined);
});

test('a torn one is forgotten', async () => {
  await keep('a', memory());
  const [[address = '', response] = []] = [...(kept.get('musketiere-memory') ?? [])];
  const half = (await stored()).subarray(0, 3 * PAGE);
  kept.get('musketiere-memory')?.set(address, new Response(half, { headers: response?.headers ?? {} }));
  await expect(((await recall('a')) as Memory).filled).rejects.toBeInstanceOf(RangeError);
  expect(kept.size).toBe(0);
  expect(await recall('a')).toBe(undefined);
});

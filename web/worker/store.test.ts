import 'fake-indexeddb/auto';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { database } from './database';
import { HANDED } from './handed';
import { listMatches } from './saved';
import { MatchStore, StorageConflict, type Summary } from './store';

const summary = {
  game: 'a',
  names: ['x'],
  totals: [0],
  sitters: ['human'],
  over: false,
} as unknown as Summary;

function newStore() {
  const [told, handedOut] = [vi.fn(), vi.fn<(id: string, sealed: Blob | null) => void>()];
  return { store: new MatchStore(told, handedOut), told, handedOut };
}

/** Until `restoreAllMocks`. */
function refuseWriting() {
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(() => {
    throw new DOMException('no room', 'QuotaExceededError');
  });
}

async function recordOf(id: string) {
  return (await database()).get('records', id);
}

beforeEach(async () => {
  const db = await database();
  for (const name of ['matches', 'records', 'data'] as const) await db.clear(name);
});
afterEach(() => vi.restoreAllMocks());

test('what is stored is handed out to nobody', async () => {
  const { store, told, handedOut } = newStore();
  await store.save('one', 'first', summary);
  await store.save('one', 'second', summary);
  expect([told.mock.calls, handedOut.mock.calls]).toEqual([[], []]);
  expect(await recordOf('one')).toEqual({ text: 'second', revision: 2 });
});

test('what could not be stored goes on in the next worker, exactly there', async () => {
  const dying = newStore();
  await dying.store.save('one', 'stored', summary);
  refuseWriting();
  await dying.store.save('one', 'lost?', summary);
  await dying.store.save('one', 'the last', summary);
  expect(dying.told.mock.calls).toEqual([['full']]);
  const sealed = dying.handedOut.mock.lastCall?.[1] as Blob;
  const still = newStore();
  await still.store.resume('one', sealed);
  expect(await still.store.load('one')).toBe('the last');
  expect(still.handedOut).toHaveBeenCalledWith('one', expect.any(Blob)); // in case it dies as well

  vi.restoreAllMocks();
  await still.store.save('one', 'there is room', summary);
  expect(still.handedOut).toHaveBeenLastCalledWith('one', null);
  expect(await recordOf('one')).toEqual({ text: 'there is room', revision: 2 });
});

test('once there is room the next worker stores it at once', async () => {
  const dying = newStore();
  refuseWriting();
  await dying.store.save('one', 'the last', summary);
  vi.restoreAllMocks();
  const next = newStore();
  await next.store.resume('one', dying.handedOut.mock.lastCall?.[1] as Blob);
  expect(next.handedOut.mock.calls).toEqual([['one', null]]);
  expect(await recordOf('one')).toEqual({ text: 'the last', revision: 1 });
});

test('where another tab has played on, its course stays, and this is told', async () => {
  const dying = newStore();
  await dying.store.save('one', 'stored', summary);
  refuseWriting();
  await dying.store.save('one', 'lost', summary);
  vi.restoreAllMocks();
  const elsewhere = newStore();
  await elsewhere.store.load('one');
  await elsewhere.store.save('one', 'of the other tab', summary);
  const next = newStore();
  const resumed = next.store.resume('one', dying.handedOut.mock.lastCall?.[1] as Blob);
  await expect(resumed).rejects.toThrow(StorageConflict);
  expect(await next.store.load('one')).toBe('of the other tab');
  expect(next.handedOut.mock.calls).toEqual([['one', null]]);
});

test('what cannot be read any more is told, and what is stored stays', async () => {
  const { store, handedOut } = newStore();
  await store.save('one', 'stored', summary);
  await expect(store.resume('one', new Blob(['{"text": "half']))).rejects.toThrow(SyntaxError);
  expect(handedOut.mock.calls).toEqual([['one', null]]);
  expect(await store.load('one')).toBe('stored');
});

// ---- a match that goes from one device to another ---------------------------------------------------------------------

test('what is handed over is in no list before it is this device’s', async () => {
  const { store } = newStore();
  await store.receive('one', 'handed');
  expect(await listMatches()).toEqual([]);
  expect(await store.load('one')).toBe('handed');
  await store.save('one', 'played on', summary);
  expect((await listMatches()).map(({ id }) => id)).toEqual(['one']);
  await expect(store.receive('one', 'handed once more')).rejects.toThrow(StorageConflict);
  expect(await store.load('one')).toBe('played on');
});

test('what was handed over does not come back to life, in another tab either, before it is handed back', async () => {
  const [{ store }, elsewhere] = [newStore(), newStore()];
  await store.save('one', 'stored', summary);
  await elsewhere.store.load('one');
  await store.relinquish('one');
  expect(await listMatches()).toEqual([]);
  await expect(elsewhere.store.save('one', 'of the other tab', summary)).rejects.toThrow(StorageConflict);
  expect([await store.load('one'), await elsewhere.store.load('one')]).toEqual([HANDED, HANDED]);
  await store.receive('one', 'handed back');
  expect(await elsewhere.store.load('one')).toBe('handed back');
});

test('what could not be stored goes with the rest', async () => {
  const { store, handedOut } = newStore();
  await store.save('one', 'stored', summary);
  refuseWriting();
  await store.save('one', 'further', summary);
  vi.restoreAllMocks();
  await store.relinquish('one');
  expect(handedOut).toHaveBeenLastCalledWith('one', null);
  expect(await store.load('one')).toBe(HANDED);
});

import 'fake-indexeddb/auto';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ReadData } from '../generated/bridge';
import { DataFiles } from './data-files';
import { database } from './database';

const read = (id: string) => ({ edition: { id, built_in: false }, faults: [] }) as unknown as ReadData;
const sent = { game: 'a', text: 'of x', meant: ['another'] };
const nothing = { edition: null, faults: [], kept: false, fresh: false };
const forget = vi.fn(async (_: string) => {});
let files: DataFiles;

beforeEach(async () => {
  forget.mockClear();
  files = new DataFiles();
  await (await database()).clear('data');
});

test('a file that is not the one that was meant is forgotten', async () => {
  expect(await files.take(sent, read('x'), forget)).toEqual(nothing);
  expect(forget).toHaveBeenCalledWith('x');
  expect(await files.all()).toEqual([]);
});

test('but not where it was here before: a match may be played by it', async () => {
  expect(await files.take({ game: 'a', text: 'of x' }, read('x'), forget)).toMatchObject({ kept: true });
  expect(await files.take(sent, read('x'), forget)).toEqual(nothing);
  expect(forget).not.toHaveBeenCalled();
  expect(await files.all()).toEqual([{ id: 'x', game: 'a', text: 'of x' }]);
});

test('nor where it came from the store', async () => {
  await (await database()).put('data', { id: 'x', game: 'a', text: 'of x' });
  await files.handOver();
  await files.take(sent, read('x'), forget);
  expect(forget).not.toHaveBeenCalled();
});

test('the one that was meant is kept', async () => {
  const meant = { ...sent, meant: ['3', 'x'] };
  expect(await files.take(meant, read('x'), forget)).toMatchObject({ kept: true, fresh: true });
  expect(await files.all()).toHaveLength(1);
  expect(await files.take(meant, read('x'), forget)).toMatchObject({ kept: true, fresh: false });
});

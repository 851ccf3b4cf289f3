import 'fake-indexeddb/auto';
import { crc32 as expected } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Inspected, Refusal } from '../generated/bridge';
import { type BackupFile, checkOf, checkOfAll, makeBackup } from './backup';
import { crc32 } from './crc32';
import { type DataFile, database, type StoredMatch } from './database';
import { HANDED, relinquish } from './handed';
import type { Restored } from './protocol';
import { restoreBackup } from './restore';
import type { Unstored } from './store';

/** A stored text in this test: how many actions have been carried out, and by whom; Python would say the same of it. */
const text = (actions: number, who = 'Zoë') => JSON.stringify({ actions, who });

const python = {
  inspect: vi.fn(async (save: string): Promise<Inspected | Refusal> => {
    try {
      const { actions, who } = JSON.parse(save);
      return { game: 'a', names: [who], controllers: ['human'], actions };
    } catch {
      const code = save === 'of tomorrow' ? 'record-newer' : 'record-damaged';
      return { error: { code, params: {} } };
    }
  }),
  load: vi.fn(async (_: string, file: string) => file !== 'refused'),
};

const nobody = new Map<string, Unstored>();
const notes = { 'musketiere.settings': '{"language":"fi"}' };

async function keep(id: string, save: string, own: object = {}) {
  const db = await database();
  const summary = { game: 'a', names: ['Zoë'], sitters: ['human'], totals: [1], over: false };
  await db.put('matches', { ...summary, id, created: 1, updated: 2, ...own } as unknown as StoredMatch);
  await db.put('records', { text: save, revision: 4 }, id);
}

async function forget() {
  const db = await database();
  for (const name of ['matches', 'records', 'data', 'wheels'] as const) await db.clear(name);
}

const backUp = async (unstored = nobody, files: DataFile[] = []) =>
  (await makeBackup(notes, unstored, files)).file;
const textOf = async (id: string) => (await (await database()).get('records', id))?.text;

async function restore(file: Blob, unstored = nobody): Promise<Restored> {
  const restored = await restoreBackup(file, unstored, python);
  if ('error' in restored) throw new Error(restored.error.code);
  return restored;
}

/** The file with something else in it, and what checksums the change leaves as they were. */
async function changed(change: (file: BackupFile) => void): Promise<Blob> {
  const file: BackupFile = JSON.parse(await (await backUp()).text());
  change(file);
  return new Blob([JSON.stringify(file)]);
}

/** As a page that made such a file would have sealed it. */
function seal(file: BackupFile): void {
  for (const entry of file.matches) entry.check = checkOf(entry);
  file.check = checkOfAll(file);
}

beforeEach(forget);
afterEach(() => {
  vi.restoreAllMocks();
});

test.each(['', 'Zoë', '123456789', '{"a": "🤺"}'])('the checksum of %o is that of gzip', (told) => {
  expect(crc32(told)).toBe(expected(told).toString(16).padStart(8, '0'));
});

test('everything comes back on another device', async () => {
  await keep('one', text(3), { practice: true });
  await keep('two', text(9), { over: true, winners: [0] });
  await keep('deleted', text(5), { deleted: Date.now() });
  const files = [{ id: 'mine 0123', game: 'a', text: 'edition' }];
  const made = await makeBackup(notes, nobody, files);
  expect(made).toMatchObject({ matches: 2, data: 1 });
  const before = await (await database()).getAll('matches');

  await forget();
  const restored = await restore(made.file);
  expect(restored).toEqual({
    added: 2,
    same: 0,
    replaced: [],
    kept: [],
    refused: [],
    data: { added: ['mine 0123'], refused: [] },
    wheels: { added: 0, refused: [] },
    notes,
    whole: true,
  });
  expect(await (await database()).getAll('matches')).toEqual(before.filter(({ id }) => id !== 'deleted'));
  expect(await textOf('two')).toBe(text(9));
  expect(python.load).toHaveBeenLastCalledWith('a', 'edition');
  expect(await restore(made.file)).toMatchObject({ added: 0, same: 2 });
});

test('what could not be stored is in the file as well', async () => {
  await keep('one', text(3));
  const summary = {
    game: 'a',
    names: ['Zoë'],
    sitters: ['human'],
    totals: [1],
  } as unknown as Unstored['summary'];
  const further = { text: text(7), summary, revision: 4, updated: 5 };
  const file = await backUp(
    new Map([
      ['one', further],
      ['new', further],
    ]),
  );
  await forget();
  expect(await restore(file)).toMatchObject({ added: 2 });
  expect([await textOf('one'), await textOf('new')]).toEqual([text(7), text(7)]);
});

test('of the same match the further one stays, and this is said', async () => {
  await keep('file-is-further', text(9));
  await keep('file-is-behind', text(3));
  await keep('file-is-newer', text(5, 'Anna'), { updated: 9 });
  await keep('damaged-here', text(1));
  await keep('of-tomorrow-here', text(1));
  await keep('unstored-here', text(6));
  const file = await backUp();
  await keep('file-is-further', text(3));
  await keep('file-is-behind', text(9));
  await keep('file-is-newer', text(5));
  await keep('damaged-here', 'torn');
  await keep('of-tomorrow-here', 'of tomorrow');
  await keep('unstored-here', text(2));
  const restored = await restore(file, new Map([['unstored-here', { text: text(8) } as Unstored]]));
  expect([restored.added, restored.same]).toEqual([0, 0]);
  expect(restored.replaced).toHaveLength(3);
  expect(restored.kept).toHaveLength(3);
  const texts = await (await database()).getAll('records');
  const keys = await (await database()).getAllKeys('records');
  expect(Object.fromEntries(keys.map((id, at) => [id, texts[at]]))).toEqual({
    'damaged-here': { text: text(1), revision: 5 },
    'file-is-behind': { text: text(9), revision: 4 },
    'file-is-further': { text: text(9), revision: 5 },
    'file-is-newer': { text: text(5, 'Anna'), revision: 5 },
    'of-tomorrow-here': { text: 'of tomorrow', revision: 4 },
    'unstored-here': { text: text(2), revision: 4 },
  });
});

test('what has been handed over to another device does not come back here', async () => {
  await keep('one', text(3));
  const file = await backUp();
  await relinquish('one');
  expect(await restore(file)).toMatchObject({
    added: 0,
    refused: [{ place: 1, error: { code: 'match-handed', params: {} } }],
  });
  expect(await textOf('one')).toBe(HANDED);
});

test('what was deleted here comes back', async () => {
  await keep('same', text(3));
  await keep('behind', text(3));
  const file = await backUp();
  await keep('same', text(3), { deleted: Date.now() });
  await keep('behind', text(9), { deleted: Date.now() });
  expect(await restore(file)).toMatchObject({ added: 1, kept: [{ game: 'a', names: ['Zoë'] }] });
  expect((await (await database()).getAll('matches')).filter(({ deleted }) => deleted)).toEqual([]);
  expect(await textOf('behind')).toBe(text(9));
});

test('a match that is damaged is named, and the others are restored', async () => {
  await keep('a', text(1, 'Anna'));
  await keep('b', text(2));
  await keep('c', text(3));
  const file = await changed(({ matches: [first, , third] }) => {
    if (first) first.text = text(99);
    if (third) Object.assign(third, { summary: 7 });
  });
  await forget();
  const restored = await restore(file);
  const error = { code: 'backup-entry', params: {} };
  expect(restored).toMatchObject({ added: 1, notes, whole: true });
  expect(restored.refused).toEqual([
    { place: 1, named: { game: 'a', names: ['Zoë'] }, error },
    { place: 3, named: null, error },
  ]);
});

test('what Python refuses is named with its reason', async () => {
  await keep('a', 'of tomorrow');
  await keep('b', text(2));
  const file = await backUp();
  await forget();
  const { added, refused } = await restore(file);
  expect([added, refused.map(({ error }) => error.code)]).toEqual([1, ['record-newer']]);
});

test.each([
  ['an address that is none', (file: BackupFile) => Object.assign(file.matches[0] ?? {}, { id: '../x' })],
  ['no date', (file: BackupFile) => Object.assign(file.matches[0] ?? {}, { updated: 'today' })],
  ['no standing', (file: BackupFile) => Object.assign(file.matches[0] ?? {}, { summary: {} })],
])('a match with %s is refused, though its checksum fits', async (_, change) => {
  await keep('one', text(1));
  const file = await changed((file) => {
    change(file);
    seal(file);
  });
  await forget();
  const { added, refused, whole } = await restore(file);
  expect([added, refused.map(({ error }) => error.code), whole]).toEqual([0, ['backup-entry'], true]);
});

test('where something was taken out or changed, the rest is restored, the notes are not, and this is said', async () => {
  await keep('one', text(1));
  await keep('two', text(2));
  const shorter = await changed(({ matches }) => matches.pop());
  const otherNotes = await changed((file) => Object.assign(file.notes, { 'musketiere.solved': '[]' }));
  for (const [file, added] of [
    [shorter, 1],
    [otherNotes, 2],
  ] as const) {
    await forget();
    expect(await restore(file)).toMatchObject({ added, notes: null, whole: false });
    await keep('one', text(1));
  }
});

test('a data file that cannot be read is named', async () => {
  const files = ['good', 'refused'].map((name) => ({ id: name, game: 'a', text: name }));
  const restored = await restore(await backUp(nobody, files));
  expect(restored.data).toEqual({ added: ['good'], refused: ['refused'] });
});

test('a file that is torn, foreign or newer is refused as a whole', async () => {
  await keep('one', text(1));
  const whole = await (await backUp()).text();
  const files: [string, string][] = [
    [whole.slice(0, -1), 'backup-torn'],
    [whole.slice(0, whole.length / 2), 'backup-torn'],
    ['', 'backup-foreign'],
    ['{"a": 1', 'backup-foreign'],
    ['[]', 'backup-foreign'],
    ['null', 'backup-foreign'],
    ['{"kind":"musketiere.backup"}', 'backup-foreign'],
    [whole.replace('"format":1', '"format":2'), 'backup-newer'],
  ];
  await forget();
  for (const [told, code] of files) {
    const refused = await restoreBackup(new Blob([told]), nobody, python);
    expect(refused).toMatchObject({ error: { code } });
  }
  expect(await (await database()).count('matches')).toBe(0);
});

test('where nothing can be stored it says so, and how many have been', async () => {
  await keep('one', text(1));
  await keep('two', text(2));
  const file = await backUp();
  await forget();
  const { put } = IDBObjectStore.prototype;
  let written = 0;
  vi.spyOn(IDBObjectStore.prototype, 'put').mockImplementation(function (this: IDBObjectStore, ...given) {
    written += 1;
    if (written > 2) throw new DOMException('no room', 'QuotaExceededError');
    return put.apply(this, given);
  });
  const refused = await restoreBackup(file, nobody, python);
  expect(refused).toEqual({ error: { code: 'backup-not-stored', params: { count: 1 } } });
  expect(await (await database()).getAllKeys('records')).toEqual(['one']);
});

test('wheels of players come along; what is none, or finds no room, is named', async () => {
  const made = (digit: string, bytes: number) => ({
    id: digit.repeat(64),
    file: `odd-${digit}-py3-none-any.whl`,
    content: Uint8Array.from({ length: bytes }, (_, at) => at).buffer,
    requires: ['numpy'],
    added: 1,
  });
  const db = await database();
  await db.put('wheels', made('a', 300));
  const file: BackupFile = JSON.parse(await (await backUp()).text());
  await forget();
  const [one] = file.wheels ?? [];
  if (!one) throw new Error('there is no wheel');
  file.wheels = [one, { ...one, id: '../a' }, { ...one, id: 'b'.repeat(64), content: '%' }, null as never];
  const { wheels, whole } = await restore(new Blob([JSON.stringify(file)]));
  expect(wheels).toEqual({ added: 1, refused: [one.file, one.file, '?'] });
  expect(whole).toBe(true); // each is looked at by itself
  const kept = await db.get('wheels', 'a'.repeat(64));
  expect(new Uint8Array(kept?.content ?? new ArrayBuffer(0))).toEqual(new Uint8Array(made('a', 300).content));
  expect(kept?.requires).toEqual(['numpy']);
  expect((await restore(new Blob([JSON.stringify(file)]))).wheels.added).toBe(0);
  await db.clear('wheels');
  await db.put('wheels', made('c', 16 << 20));
  expect((await restore(new Blob([JSON.stringify(file)]))).wheels).toMatchObject({ added: 0 });
});

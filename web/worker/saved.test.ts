import 'fake-indexeddb/auto';
import { beforeEach, expect, test } from 'vitest';
import { database, type StoredMatch } from './database';
import { deleteMatch, listMatches, restoreMatch } from './saved';

const HOUR = 3_600_000;
const stored = (id: string, updated: number, own: object = {}): StoredMatch =>
  ({
    id,
    game: 'a',
    names: ['x'],
    totals: [0],
    sitters: ['human'],
    over: false,
    created: 1,
    updated,
    ...own,
  }) as StoredMatch;

async function keep(...matches: StoredMatch[]) {
  const db = await database();
  for (const match of matches) {
    await db.put('matches', match);
    await db.put('records', { text: match.id, revision: 1 }, match.id);
  }
}

beforeEach(async () => {
  const db = await database();
  for (const name of ['matches', 'records'] as const) await db.clear(name);
});

test('thousands are read whole, the newest first', async () => {
  await keep(...Array.from({ length: 1001 }, (_, number) => stored(`match-${number}`, (number * 10) % 1001)));
  const listed = await listMatches();
  expect(listed.map(({ updated }) => updated)).toEqual(
    Array.from({ length: 1001 }, (_, place) => 1000 - place),
  );
  expect(new Set(listed.map(({ id }) => id)).size).toBe(1001);
});

test('what is deleted is listed no more, and goes with its record after a while', async () => {
  await keep(
    stored('kept', 1),
    stored('back', 2),
    stored('gone', 3),
    stored('old', 4, { deleted: Date.now() - 2 * HOUR }),
  );
  await deleteMatch('gone');
  await deleteMatch('back');
  await restoreMatch('back');
  expect((await listMatches()).map(({ id }) => id)).toEqual(['back', 'kept']);
  expect((await (await database()).getAllKeys('records')).sort()).toEqual(['back', 'gone', 'kept']);
});

test('a damaged entry is not listed and stays', async () => {
  await keep(stored('whole', 1), stored('torn', 2, { names: null }), stored('when', 3, { updated: 'today' }));
  expect((await listMatches()).map(({ id }) => id)).toEqual(['whole']);
  expect(await (await database()).count('matches')).toBe(3);
});

test('names are shown without signs that turn the direction of writing', async () => {
  await keep(stored('one', 1, { names: ['\u202eno\u2066F', 'Zoë \u{1f469}\u200d\u{1f680}'] }));
  expect((await listMatches())[0]?.names).toEqual(['noF', 'Zoë \u{1f469}\u200d\u{1f680}']);
});

import { beforeEach, expect, test, vi } from 'vitest';

const player = (text: string) => ({ name: 'mine', text });
/** As in a visit of its own. */
async function visit() {
  vi.resetModules();
  return import('./allowed');
}

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('what was let run is known in later visits, anything else is a stranger', async () => {
  const { allow } = await visit();
  await allow(['one']);
  const { strangersAmong } = await visit();
  expect(await strangersAmong([null, player('one'), player('two')])).toEqual([player('two')]);
  expect(localStorage.getItem('musketiere.allowed')).not.toContain('one');
});

test('the visitor’s own are no strangers, as they are and as they were; those of a backup are', async () => {
  const { strangersAmong } = await visit();
  const stored = (id: string, text: string, brought: boolean) => [
    id,
    { id, game: 'a', name: id, text, changed: 1, older: [{ text: `${text} before`, at: 0 }], brought },
  ];
  const kept = Object.fromEntries([stored('a', 'mine', false), stored('b', 'theirs', true)]);
  localStorage.setItem('musketiere.players', JSON.stringify(kept));
  const found = await strangersAmong(['mine', 'mine before', 'theirs', 'theirs before'].map(player));
  expect(found.map(({ text }) => text)).toEqual(['theirs', 'theirs before']);
});

test('what is damaged lets nobody in', async () => {
  for (const kept of ['nonsense', '{}', '[""]', '[1, null]']) {
    localStorage.setItem('musketiere.allowed', kept);
    const { strangersAmong } = await visit();
    expect(await strangersAmong([player('one')])).toHaveLength(1);
  }
});

test('where nothing is digested it is for this visit', async () => {
  vi.stubGlobal('crypto', {});
  const { allow, strangersAmong } = await visit();
  expect(await strangersAmong([player('one')])).toHaveLength(1);
  await allow(['one']);
  expect(await strangersAmong([player('one')])).toEqual([]);
  const later = await visit();
  expect(await later.strangersAmong([player('one')])).toHaveLength(1);
});

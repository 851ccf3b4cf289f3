import { afterEach, expect, test, vi } from 'vitest';

afterEach(() => {
  vi.restoreAllMocks();
  vi.resetModules();
  localStorage.clear();
});

test('what has been solved is known on the next visit, game by game', async () => {
  const { isSolved, keepSolved } = await import('./solved');
  keepSolved('fencing', 'sure');
  keepSolved('fencing', 'sure');
  vi.resetModules();
  const again = await import('./solved');
  expect(again.isSolved('fencing', 'sure')).toBe(true);
  expect(again.isSolved('other', 'sure')).toBe(false);
  expect(isSolved('fencing', 'other')).toBe(false);
  expect(JSON.parse(localStorage.getItem('musketiere.solved') ?? '')).toEqual(['fencing/sure']);
});

test('where nothing can be stored it holds as long as the page is open', async () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('refused');
  });
  const { isSolved, keepSolved } = await import('./solved');
  keepSolved('fencing', 'sure');
  keepSolved('fencing', 'other');
  expect(isSolved('fencing', 'sure')).toBe(true);
  expect(isSolved('fencing', 'other')).toBe(true);
});

test.each(['{', '{"a":1}', 'null'])(
  'what is stored and cannot be read counts for nothing: %s',
  async (stored) => {
    localStorage.setItem('musketiere.solved', stored);
    const { isSolved } = await import('./solved');
    expect(isSolved('fencing', 'sure')).toBe(false);
  },
);

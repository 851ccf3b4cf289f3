/** What is remembered of whoever wants chances told, or not. */
import { afterEach, expect, it, vi } from 'vitest';
import { wantsChances, wishChances } from './wished';

afterEach(() => vi.restoreAllMocks());

it('is the last wish, whether the browser stores it or not', () => {
  expect(wantsChances(), 'not told to whoever has not asked').toBe(false);
  const refuses = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  wishChances(true);
  expect(wantsChances(), 'not stored').toBe(true);
  refuses.mockRestore();
  wishChances(false);
  expect(wantsChances(), 'stored after all').toBe(false);
  localStorage.setItem('musketiere.chances', 'true');
  expect(wantsChances(), 'by another page').toBe(true);
  localStorage.removeItem('musketiere.chances');
});

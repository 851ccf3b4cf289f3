/** What is remembered of whoever wants chances told, or not. */
import { afterEach, expect, it, vi } from 'vitest';
import { wantsChances, wishChances } from './wished';

afterEach(() => vi.restoreAllMocks());

it('is the last wish, whether the browser stores it or not', () => {
  expect(wantsChances(), 'told to whoever has not said').toBe(true);
  const refuses = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('full');
  });
  wishChances(false);
  expect(wantsChances(), 'not stored').toBe(false);
  refuses.mockRestore();
  wishChances(true);
  expect(wantsChances(), 'stored after all').toBe(true);
  localStorage.setItem('musketiere.chances', 'false');
  expect(wantsChances(), 'by another page').toBe(false);
  localStorage.removeItem('musketiere.chances');
});

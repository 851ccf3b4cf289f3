/** What is remembered of whoever wants chances told, or not. */
import { afterEach, expect, it, vi } from 'vitest';
import { sitDownAt, wantsChances, wishChances } from './wished';

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
});

it('is asked for in one match, and begins unasked in the next', () => {
  sitDownAt('one');
  wishChances(true);
  sitDownAt('two');
  expect(wantsChances()).toBe(false);
  sitDownAt('one');
  expect(wantsChances(), 'when it is gone on with').toBe(true);
  wishChances(false);
});

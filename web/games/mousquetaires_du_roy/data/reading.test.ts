import { expect, test } from 'vitest';
import { readId, textOf } from './reading';

test('a text is read as it is', async () => {
  expect(await textOf(new Blob(['edition = "Tréville"\n']))).toBe('edition = "Tréville"\n');
});

test('what is no text in UTF-8 is none', async () => {
  expect(await textOf(new Blob([Uint8Array.of(0x54, 0x72, 0xe9)]))).toBeNull();
});

test('of a file that is much too long only so much is read, also where that cuts a letter in two', async () => {
  const text = await textOf(new Blob(['x', 'é'.repeat(400_000)]));
  expect(text?.length).toBe(250_000);
});

test('an id holds the name, blanks and all, and the fingerprint', () => {
  expect(readId('My own box 0123456789abcdef')).toEqual({
    name: 'My own box',
    fingerprint: '0123456789abcdef',
  });
});

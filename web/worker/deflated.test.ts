import { expect, test } from 'vitest';
import { deflated, inflated } from './deflated';

const text = `{"name": "Zoë", "cards": "${'0123456789'.repeat(400)}"}`;

test('a text comes back as it was, from few letters that can stand anywhere', async () => {
  const letters = await deflated(text);
  expect(letters).toMatch(/^[\w-]+$/);
  expect(letters.length).toBeLessThan(text.length / 10);
  expect(await inflated(letters, 10_000)).toBe(text);
});

test('what is cut or too long is refused', async () => {
  const letters = await deflated(text);
  for (const damaged of [letters.slice(0, -9), '', '*'])
    await expect(inflated(damaged, 10_000)).rejects.toThrow();
  await expect(inflated(letters, 1000)).rejects.toThrow(RangeError);
});

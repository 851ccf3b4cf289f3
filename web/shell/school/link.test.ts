// @vitest-environment node
import { expect, test } from 'vitest';
import { codeOf, playerIn } from './link';
import { LONGEST_CODE } from './packed';

const sent = { game: 'a-game', name: 'käsi', text: 'class Mine(Player):\n    pass  # ♠\n' };

test('a player comes out of a link as it went in', async () => {
  const code = await codeOf(sent);
  expect(code).toMatch(/^[\w-]+$/);
  expect(await playerIn(code)).toEqual(sent);
});

test('what is damaged, newer, no player or far too long is none', async () => {
  const code = await codeOf(sent);
  const bomb = await codeOf({ ...sent, text: ' '.repeat(1 << 20) });
  expect(bomb.length).toBeLessThan(LONGEST_CODE);
  for (const other of [
    '',
    code.slice(0, -9),
    `2${code.slice(1)}`,
    `${code}!`,
    bomb,
    `1${'A'.repeat(LONGEST_CODE)}`,
  ])
    expect(await playerIn(other)).toBeNull();
});

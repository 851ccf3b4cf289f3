import { beginMatch } from './setup';
import { expect, fixSeeds, test } from './site';
import { Table } from './table';

test('a whole match with the mouse', async ({ page }) => {
  await fixSeeds(page, 1);
  await page.goto('./');
  await beginMatch(page, { players: 3 });
  const table = new Table(page);
  const asked = await table.playToEnd();
  expect(asked.get('pay')).toBe(1);
  expect(asked.get('card')).toBe(9);
});

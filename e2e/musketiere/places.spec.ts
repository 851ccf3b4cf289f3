/** What one looks at and presses keeps its place through a whole game, however few cards the hand has left; how it ended is seen whole. */
import type { Page } from '@playwright/test';
import { resize } from '../kit/dom';
import { expect, test } from '../kit/site';
import { layOut } from './position';
import { Table } from './table';

const phone = { width: 360, height: 740 };
const tablet = { width: 820, height: 1180 };

/** How far down the middle of each part lies; of the question only that, as it may have a line more. */
const placesOf = (page: Page) =>
  page.evaluate(() =>
    ['.guard', '.laid', '.asked__line', '.act__do', '.hand'].map((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return { part, at: box ? box.top + box.height / 2 : Number.NaN }; // no place is where nothing is
    }),
  );
type Places = Awaited<ReturnType<typeof placesOf>>;

/** At a desk nothing of how it ended has to be scrolled for. */
async function expectWhole(page: Page): Promise<void> {
  await resize(page, { width: 1440, height: 900 });
  await expect(page.locator('.end__turn')).not.toBeEmpty();
  const beyond = await page
    .locator('dialog[open] .overlay__body')
    .evaluate((one) => one.scrollHeight - one.clientHeight);
  expect(beyond).toBe(0);
}

test.use({ viewport: phone });

test('duel, question and button stay where they are from the first duel to the last', async ({ page }) => {
  const table = new Table(page);
  const first = new Map<typeof phone, Places>();
  for (const [duel, cards] of [
    ['1', 9],
    ['3', 7],
    ['6', 4],
    ['9', 1],
  ] as const) {
    await layOut(page, { duel, guard: '12' });
    expect(await table.moment()).toBe('card');
    await expect(table.hand).toHaveCount(cards);
    for (const size of [tablet, phone])
      await test.step(`${cards} cards, ${size.width}×${size.height}`, async () => {
        await resize(page, size);
        const places = await placesOf(page);
        const before = first.get(size) ?? places;
        first.set(size, before);
        const moved = places.filter(({ at }, part) => !(Math.abs(at - (before[part]?.at ?? 0)) <= 1));
        expect(moved).toEqual([]);
        const lowest = await table.hand.evaluateAll((all) =>
          Math.max(...all.map((one) => one.getBoundingClientRect().bottom)),
        );
        expect(lowest, 'the hand is whole').toBeLessThanOrEqual(size.height + 1);
      });
  }
  await table.playToEnd();
  await expectWhole(page);
});

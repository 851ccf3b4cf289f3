/** The places lie on the map as buildings: all in sight, none over another, each large enough for a thumb. */
import { resize } from '../kit/dom';
import { expect, test } from '../kit/site';
import { laid, layOut } from './position';
import { Table } from './table';

const screens = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

test('on every screen every place can be touched', async ({ page }) => {
  await layOut(page, laid.chains);
  await new Table(page).moment();
  for (const screen of screens)
    await test.step(`${screen.width} by ${screen.height}`, async () => {
      await resize(page, screen);
      const places = page.locator('.places button');
      await expect(places).toHaveCount(8);
      const boxes = await places.evaluateAll((buttons) =>
        buttons.map((button) => {
          const { left, top, right, bottom } = button.getBoundingClientRect();
          return { name: button.textContent?.trim().split('\n')[0] ?? '', left, top, right, bottom };
        }),
      );
      for (const one of boxes) {
        expect(one.right - one.left, one.name).toBeGreaterThanOrEqual(44);
        expect(one.bottom - one.top, one.name).toBeGreaterThanOrEqual(44);
        expect(one.left, one.name).toBeGreaterThanOrEqual(0);
        expect(one.top, one.name).toBeGreaterThanOrEqual(0);
        expect(one.right, one.name).toBeLessThanOrEqual(screen.width);
        expect(one.bottom, one.name).toBeLessThanOrEqual(screen.height);
        for (const other of boxes)
          if (other !== one) {
            const over =
              one.left < other.right - 0.5 &&
              other.left < one.right - 0.5 &&
              one.top < other.bottom - 0.5 &&
              other.top < one.bottom - 0.5;
            expect(over, `${one.name} and ${other.name}`).toBe(false);
          }
      }
      // What can be attempted at the Louvre is seen whole, without scrolling.
      const stage = await page.locator('.midst').boundingBox();
      for (const open of await page.locator('.element--open').all()) {
        const box = await open.boundingBox();
        expect((box?.y ?? 0) + (box?.height ?? 0)).toBeLessThanOrEqual(
          (stage?.y ?? 0) + (stage?.height ?? 0),
        );
      }
    });
});

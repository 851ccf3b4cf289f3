/** A duel has the table to itself: its dice can be seen across a room, and what is asked stays in sight. */
import { expectNoSidewaysScroll } from '../kit/dom';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

const sizes = [
  { viewport: { width: 360, height: 740 }, least: 56 },
  { viewport: { width: 820, height: 1180 }, least: 90 },
  { viewport: { width: 1440, height: 900 }, least: 90 },
];

for (const { viewport, least } of sizes)
  test.describe(`at ${viewport.width}×${viewport.height}`, () => {
    test.use({ viewport });

    test('dice are large, and lie in lanes opposite each other', async ({ page }) => {
      await layOut(page, laid.won);
      const table = new Table(page);
      await table.moment();
      await table.begin(table.fellow('athos'));
      await table.moment();
      await table.attempts.filter({ hasText: t('adversary-laffemas') }).click();
      expect(await table.moment()).toBe('commit');
      const lanes = page.locator('.duel .lane');
      await expect(lanes.first()).toBeVisible();
      const dice = await lanes
        .locator('.mk-die')
        .evaluateAll((found) => found.map((die) => (die as HTMLElement).offsetWidth));
      expect(Math.min(...dice)).toBeGreaterThanOrEqual(least);
      const tops = (colour: string) =>
        page
          .locator(`.duel__side--${colour} .lane`)
          .evaluateAll((found) => found.map((lane) => Math.round(lane.getBoundingClientRect().top)));
      const [blue, red] = [await tops('blue'), await tops('red')];
      for (const [at, top] of red.entries())
        if (at < blue.length) expect(Math.abs(top - (blue[at] ?? 0))).toBeLessThan(3);
      await expect(table.button('mr-do-done', { asking: 'commit' })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page, 'the duel');
    });
  });

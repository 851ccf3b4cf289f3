/** The second lessons: one by keyboard alone, the others by finger; each is remembered. What they say: coach.spec.ts. */
import { pressKey } from './kit/keyboard';
import { tap } from './kit/setup';
import { expect, test } from './kit/site';
import type { Player } from './kit/table';
import { t } from './kit/words';
import { follow, second } from './lessons';

const byKeys: Player = { press: pressKey, hurry: 'no' };
const byFinger: Player = { press: tap };

for (const [at, lesson] of second.entries()) {
  const [how, player] = at === 0 ? ['by keyboard alone', byKeys] : ['by finger', byFinger];
  test.describe(how, () => {
    test.use(player === byFinger ? { hasTouch: true, viewport: { width: 360, height: 740 } } : {});

    test(`${lesson.name}: a short lesson, and it is remembered`, async ({ page }) => {
      expect(await follow(page, lesson, { player })).toEqual([...lesson.topics]);
      await page.goto('./#/results');
      const line = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${lesson.address.slice(2)}"]`) });
      await expect(line.getByText(t('results-lesson-done'))).toBeVisible();
    });
  });
}

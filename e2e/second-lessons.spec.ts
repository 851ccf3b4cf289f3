/** The second lessons, by keyboard alone and by finger. */
import { pressKey } from './kit/keyboard';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { follow, second } from './lessons';

for (const lesson of second) {
  test(`${lesson.name}: a short lesson, by keyboard alone`, async ({ page }) => {
    const heard = await follow(page, lesson, { player: { press: pressKey, hurry: 'no' } });
    expect(heard).toEqual([...lesson.topics]);
  });

  test.describe('by finger', () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });
    test(`${lesson.name}: a short lesson, and it is remembered`, async ({ page }) => {
      const heard = await follow(page, lesson, { player: { press: (target) => target.tap() } });
      expect(heard).toEqual([...lesson.topics]);
      await page.goto('./#/results');
      const line = page
        .getByRole('listitem')
        .filter({ has: page.locator(`a[href="${lesson.address.slice(2)}"]`) });
      await expect(line.getByText(t('results-lesson-done'))).toBeVisible();
    });
  });
}

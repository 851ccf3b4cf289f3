/** The second lessons, by keyboard alone and by finger, from the door at the end of the first. */
import { pressKey } from './kit/keyboard';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { first, follow, second } from './lessons';

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

test('the end of a lesson leads to the next one', async ({ page }) => {
  const [lesson] = first;
  if (!lesson) throw new Error('no lesson');
  await follow(page, lesson);
  await page.getByRole('link', { name: t('lesson-musketiere-stones') }).click();
  await expect(page.locator('.coach[data-topic="coach-stones-danger"]')).toBeVisible();
});

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

const leads = [
  [first[0], 'lesson-musketiere-stones', 'coach-stones-danger'],
  [first[1], 'lesson-four_musketeers-shadow', 'four-coach-hide'],
  [first[2], 'lesson-mousquetaires_du_roy-siege', 'mr-coach-siege-beggars'],
] as const;

for (const [lesson, next, topic] of leads)
  test(`${lesson?.name}: the end of the lesson leads to the next one`, async ({ page }) => {
    if (!lesson) throw new Error('no lesson');
    await follow(page, lesson);
    await page.getByRole('link', { name: t(next) }).click();
    await expect(page.locator(`.coach[data-topic="${topic}"]`)).toBeVisible();
  });

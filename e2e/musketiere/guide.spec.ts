import { poster } from '../kit/setup';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { Table } from './table';

test('the lesson explains what comes up, from the first card to the end', async ({ page }) => {
  await page.goto('./');
  await poster(page)
    .getByRole('link', { name: t('home-learn') })
    .click();
  const table = new Table(page);
  const coach = page.getByRole('complementary', { name: t('coach-title') });
  const heard = new Set<string>();
  const listen = async () => {
    const topics = ['pay', 'guard', 'gem', 'prison', 'gem-or-free', 'scoring', 'end'];
    while (await coach.first().isVisible()) {
      const words = (await coach.first().getByRole('status').innerText()).replace(/\s+/g, ' ');
      for (const topic of topics) if (saying(`coach-${topic}`).test(words)) heard.add(topic);
      await coach
        .first()
        .getByRole('button', { name: t('coach-ok') })
        .click();
    }
  };
  const asked = await table.playToEnd(listen);
  expect(asked.get('scored')).toBe(1);
  expect([...heard]).toEqual(expect.arrayContaining(['pay', 'guard', 'scoring', 'end']));
  expect([...heard].filter((topic) => ['gem', 'prison', 'gem-or-free'].includes(topic))).not.toEqual([]);
  await table.end.getByRole('link', { name: t('end-home') }).click();
  await expect(page.getByText(t('home-match-lesson'))).toBeVisible();
});

test('the lesson can be skipped, and is taken up again where it was', async ({ page }) => {
  await page.goto('./#/guide/musketiere');
  const table = new Table(page);
  const coach = page.getByRole('complementary', { name: t('coach-title') });
  await expect(coach).toContainText(t('coach-pay'));
  await coach.getByRole('button', { name: t('coach-skip') }).click();
  await expect(coach).toHaveCount(0);
  await table.playUntil((moment) => moment === 'card');
  await expect(coach).toHaveCount(0);
  const lesson = page.url();
  await page.goto('./#/guide/musketiere');
  await expect(page).toHaveURL(lesson);
  expect(await table.moment()).toBe('card');
});

/** The first lesson of each game: a real round, explained as it comes. */
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { poster } from './kit/setup';
import { expect, test } from './kit/site';
import { saying, t } from './kit/words';
import { Table as MusketiereTable } from './musketiere/table';

const lessons = {
  musketiere: {
    Table: MusketiereTable,
    prefix: 'coach',
    decision: 'card',
    always: ['pay', 'guard', 'scoring', 'end'],
    some: ['gem', 'prison', 'gem-or-free'],
  },
  four_musketeers: {
    Table: FourMusketeersTable,
    prefix: 'four-coach',
    decision: 'strike',
    always: ['strike', 'repeat', 'shadow', 'scoring', 'end'],
    some: ['blocked', 'line-a', 'line-b', 'protected', 'lose-gladly'],
  },
} as const;

for (const [game, { Table, prefix, decision, always, some }] of Object.entries(lessons)) {
  test(`${game}: the lesson explains what comes up, from the first card to the end`, async ({ page }) => {
    await page.goto('./');
    await poster(page, game)
      .getByRole('link', { name: t('home-learn') })
      .click();
    const table = new Table(page);
    const coach = page.getByRole('complementary', { name: t('coach-title') });
    const heard = new Set<string>();
    const asked = await table.playToEnd(async () => {
      while (await coach.first().isVisible()) {
        const words = (await coach.first().getByRole('status').innerText()).replace(/\s+/g, ' ');
        for (const topic of [...always, ...some])
          if (['yes', 'no'].some((you) => saying(`${prefix}-${topic}`, { you }).test(words)))
            heard.add(topic);
        await coach
          .first()
          .getByRole('button', { name: t('coach-ok') })
          .click();
      }
    });
    expect(asked.get('scored')).toBe(1);
    expect([...heard]).toEqual(expect.arrayContaining([...always]));
    expect(some.filter((topic) => heard.has(topic))).not.toEqual([]);
    await table.end.getByRole('link', { name: t('end-home') }).click();
    await expect(page.getByText(t('home-match-lesson'))).toBeVisible();
  });

  test(`${game}: the lesson can be skipped, and is taken up again where it was`, async ({ page }) => {
    await page.goto(`./#/guide/${game}`);
    const table = new Table(page);
    const coach = page.getByRole('complementary', { name: t('coach-title') });
    await coach.getByRole('button', { name: t('coach-skip') }).click();
    await expect(coach).toHaveCount(0);
    await table.playUntil((moment) => moment === decision);
    await expect(coach).toHaveCount(0);
    const lesson = page.url();
    await page.goto(`./#/guide/${game}`);
    await expect(page).toHaveURL(lesson);
    expect(await table.moment()).toBe(decision);
  });
}

/** The first lesson of a game: found from its playbill, skipped and taken up again. What it says: coach.spec.ts. */
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { poster } from './kit/setup';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { Table as MusketiereTable } from './musketiere/table';

const lessons = {
  musketiere: { Table: MusketiereTable, decision: 'card' },
  four_musketeers: { Table: FourMusketeersTable, decision: 'strike' },
} as const;

for (const [game, { Table, decision }] of Object.entries(lessons))
  test(`${game}: the lesson can be skipped, and is taken up again where it was`, async ({ page }) => {
    await page.goto('./');
    await poster(page, game)
      .getByRole('link', { name: t('home-learn') })
      .click();
    const table = new Table(page);
    const coach = page.getByRole('complementary', { name: t('coach-title') });
    await coach.getByRole('button', { name: t('coach-skip') }).click();
    await expect(coach).toHaveCount(0);
    await table.playUntil((moment) => moment === decision);
    await expect(coach).toHaveCount(0);
    const lesson = page.url();
    await page.goto('./#/');
    await expect(page.getByText(t('home-match-lesson'))).toBeVisible();
    await page.goto(`./#/guide/${game}`);
    await expect(page).toHaveURL(lesson);
    expect(await table.moment()).toBe(decision);
  });

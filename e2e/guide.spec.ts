/** The first lesson of each game: a real round, explained as it comes. */
import type { Page } from '@playwright/test';
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

/** The course waits for each whisper: reads and acknowledges them while the match is played. Gives what was whispered. */
async function listenToCoach(page: Page): Promise<() => Promise<string[]>> {
  const said = await page.evaluateHandle((ok) => {
    const said: string[] = [];
    setInterval(() => {
      const coach = document.querySelector('.coach');
      const button = [...(coach?.querySelectorAll('button') ?? [])].find((one) => one.textContent === ok);
      const words = coach?.querySelector('[role="status"]')?.textContent?.replace(/\s+/g, ' ').trim();
      if (!button || !words) return;
      said.push(words);
      button.click();
    }, 20);
    return said;
  }, t('coach-ok'));
  return () => said.jsonValue();
}

for (const [game, { Table, prefix, decision, always, some }] of Object.entries(lessons)) {
  test(`${game}: the lesson explains what comes up, from the first card to the end`, async ({ page }) => {
    await page.goto('./');
    await poster(page, game)
      .getByRole('link', { name: t('home-learn') })
      .click();
    const table = new Table(page);
    const coach = page.getByRole('complementary', { name: t('coach-title') });
    await expect(coach).toBeVisible();
    const whispers = await listenToCoach(page);
    const asked = await table.playToEnd();
    expect(asked.get('scored')).toBe(1);
    await expect(coach).toHaveCount(0);
    const words = await whispers();
    const heard = new Set(
      [...always, ...some].filter((topic) =>
        ['yes', 'no'].some((you) => words.some((said) => saying(`${prefix}-${topic}`, { you }).test(said))),
      ),
    );
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

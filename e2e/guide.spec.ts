/** The first lesson of a game: found from its playbill, skipped, taken up again, and played without a word of assent. What it says: coach.spec.ts. */
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { resize } from './kit/dom';
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

test('four_musketeers: what is told where one decides goes when one acts, little stops the story, and no button moves', async ({
  page,
}) => {
  const desk = { width: 1440, height: 900 };
  await page.setViewportSize(desk);
  await page.goto('./#/guide/four_musketeers');
  const table = new FourMusketeersTable(page);
  const coach = page.locator('mk-coach .coach');
  const asks = page.locator('dialog[open], .act__do');
  await expect(coach.filter({ visible: true })).toHaveAttribute('data-topic', 'four-coach-aim');
  await expect(page.getByText(t('four-random-name'), { exact: true })).toBeVisible();
  const width = async (selector: string) =>
    (await page.locator(`${selector} .mk-card`).last().boundingBox())?.width ?? 0;
  expect(await width('.pile--random')).toBeGreaterThan(48);
  expect(await width('.figure[data-place="other"] .stack')).toBeGreaterThan(56);
  const foughtWith = await page.locator('.strike__none').first().boundingBox();
  expect(foughtWith?.width, 'the largest on the table').toBeGreaterThan(140);
  const lain = new Map<string, Set<string>>();
  let pressed = 0;
  for (;;) {
    await expect(coach.or(asks).first()).toBeVisible();
    if ((await asks.count()) === 0) {
      await table.press(coach.getByRole('button', { name: t('coach-ok') }));
      pressed += 1;
      continue;
    }
    const moment = await table.moment();
    if (moment === 'over') break;
    if (moment === 'strike')
      for (const size of [{ width: 390, height: 844 }, desk]) {
        await resize(page, size);
        const places = lain.get(`${size.width}`) ?? new Set();
        lain.set(`${size.width}`, places.add(await table.corners()));
        await table.hold();
        places.add(await table.corners());
        await table.unhold();
      }
    await table.answer(moment);
  }
  for (const [width, places] of lain) expect([...places], `${width} wide`).toHaveLength(1);
  expect(lain.size).toBe(2);
  expect(pressed).toBeGreaterThan(0);
  expect(pressed).toBeLessThanOrEqual(4);
});

/** Problems: the list, the table of one of them, right and wrong answers, and playing on; offline too. */
import type { Page } from '@playwright/test';
import { catalogue, games } from '../web/generated/catalogue';
import { audit } from './kit/audit';
import { expect, test } from './kit/site';
import { oneVisit } from './kit/visit';
import { saying, t } from './kit/words';

const posing = games.filter((game) => catalogue[game].problems.length > 0);

/** Opens the list of a game from its playbill, and the first of its problems. */
async function pose(page: Page, game: string): Promise<void> {
  await page.goto('./#/');
  await page
    .getByRole('article', { name: t(`game-${game}`) })
    .getByRole('link', { name: t('home-problems') })
    .click();
  await expect(page.getByText(t('problems-is-open')).first()).toBeVisible();
  await page.locator('.problems__door').first().click();
  await expect(page.getByRole('complementary', { name: saying('problem-number') })).toBeVisible();
}

/** Puts the prison on the pay card of that value: the question has been read then, and is folded. */
async function prisonOn(page: Page, value: number): Promise<void> {
  await page.getByRole('button', { name: new RegExp(`your ${value} would be worth nothing`) }).click();
  await expect(page.getByRole('button', { name: t('problem-recall') })).toBeVisible();
  await page.locator('.act__do').click();
}

const { it, all } = oneVisit();

it('the list of each game says what is asked, and the table lays it', async ({ page }) => {
  for (const game of posing)
    await test.step(game, async () => {
      await pose(page, game);
      const [{ id } = { id: '' }] = catalogue[game].problems;
      await expect(page.getByRole('complementary').getByText(t(`problem-${id}`))).toBeVisible();
      await audit(page, `${game}: the question`);
      if (game === 'mousquetaires_du_roy') {
        await page.locator('.fellow:not(.fellow--shown)').first().click(); // who only looks has not answered
        await expect(page.getByRole('complementary').getByText(t(`problem-${id}`))).toBeVisible();
      }
      await page.getByRole('button', { name: t('problem-look') }).click();
      if (game === 'four_musketeers') {
        // No chance is told there: none can be put away.
        await page
          .getByRole('button', { name: t('four-goal-open') })
          .first()
          .click();
        await expect(page.getByRole('dialog')).toContainText(t('four-means'));
        await expect(page.getByRole('checkbox')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(page.getByRole('dialog')).toBeHidden();
      }
      await page.getByRole('button', { name: t('problem-recall') }).click();
      await expect(page.getByRole('complementary').getByText(t(`problem-${id}`))).toBeVisible();
      await page.goBack();
      await audit(page, `${game}: the list`);
    });
});

it('a wrong answer costs something and may be taken back; the right one is praised with its reason and kept', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await pose(page, 'musketiere');
  await prisonOn(page, 9);
  await expect(page.getByText(saying('problem-wrong'))).toBeVisible();
  await expect(page.getByText(saying('problem-cost'))).toBeVisible();
  await audit(page, 'a wrong answer');
  await page.getByRole('button', { name: t('retry') }).click();
  await prisonOn(page, 0);
  await expect(page.getByText(t('problem-low-prison-why'))).toBeVisible();
  await audit(page, 'the right answer');

  await page.getByRole('button', { name: t('problem-play-on') }).click();
  await expect(page.locator('mk-hand button[aria-disabled="false"]').first()).toBeVisible();
  await page.goto('./#/problems/musketiere');
  await expect(page.locator('.problems__door').first()).toContainText(t('problems-is-solved'));
  await page.goto('./#/');
  await expect(page.getByText(t('home-matches-none'))).toBeVisible();
});

it('by keyboard alone', async ({ page }) => {
  await page.goto('./#/problems/musketiere');
  await page.locator('.problems__door').first().focus();
  await page.keyboard.press('Enter');
  const look = page.getByRole('button', { name: t('problem-look') });
  await expect(look).toBeVisible();
  await look.focus();
  await page.keyboard.press('Enter');
  const isAtTable = () =>
    page.evaluate(
      () => document.activeElement?.closest('.table') !== null && !document.activeElement?.closest('.posed'),
    );
  await expect.poll(isAtTable).toBe(true); // what was pressed is gone, the focus is where the choice is made
  await page.getByRole('button', { name: t('problem-recall') }).focus();
  await page.keyboard.press('Enter');
  await expect(look).toBeFocused();
  await page.keyboard.press('Enter');
  await expect.poll(isAtTable).toBe(true);
  const place = page.getByRole('button', { name: /your 0 would be worth nothing/ });
  await place.focus();
  await page.keyboard.press('Enter');
  await page.locator('.act__do').focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText(t('problem-low-prison-why'))).toBeVisible();
});

it('an address that names no problem leads home', async ({ page }) => {
  await page.goto('./#/problem/musketiere/nothing');
  await expect(page.getByRole('heading', { level: 1, name: t('site-name') })).toBeVisible();
});

test('problems', all);

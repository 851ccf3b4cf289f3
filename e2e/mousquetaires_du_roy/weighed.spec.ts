/** What is attempted is looked at first, what was fought can be read as long as one likes, and the map leads nobody away. */
import type { Page } from '@playwright/test';
import { resize } from '../kit/dom';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

const phone = { width: 360, height: 740 };

/** Whether a strip lies over the map, or over what was touched. */
const coveredBy = (page: Page, strip: string): Promise<boolean> =>
  page.locator(strip).evaluate((one) => {
    const { top, bottom, left, right } = one.getBoundingClientRect();
    return ['.map', '.element--asks'].some((what) => {
      const box = document.querySelector(what)?.getBoundingClientRect();
      return !box || (box.top < bottom && box.bottom > top && box.left < right && box.right > left);
    });
  });

test.use({
  viewport: phone,
  settings: { language: 'en', speed: 'normal', motion: 'full' },
});

const { it, all } = oneVisit();

it('a duel is looked at before, and waits for its player after', async ({ page }) => {
  await layOut(page, laid.doubt);
  const table = new Table(page, { hurry: 'no' });
  expect(await table.moment()).toBe('action');
  await test.step('the odds stand there before anything has begun', async () => {
    await table.attempts.filter({ hasText: t('adversary-felton') }).click();
    await expect(page.locator('.weighed .odds__part').first()).toBeInViewport({ ratio: 1 });
    await expect(table.meant).toBeFocused();
    for (const size of [phone, { width: 820, height: 1180 }, { width: 1440, height: 900 }]) {
      await resize(page, size);
      expect(await coveredBy(page, '.weighed__words'), `at ${size.width}`).toBe(false);
    }
    await resize(page, phone);
    await page.keyboard.press('Escape');
    await expect(page.locator('.weighed')).toHaveCount(0);
    await expect(table.attempts.filter({ hasText: t('adversary-felton') })).toBeFocused();
    expect(await table.moment()).toBe('action');
  });
  await test.step('two presses at once are one', async () => {
    await table.attempts.filter({ hasText: t('adversary-felton') }).dblclick();
    await expect(table.meant).toBeVisible();
    expect(await table.moment()).toBe('action');
    await page.keyboard.press('Escape');
  });
  await table.mean(table.attempts.filter({ hasText: t('adversary-felton') }));
  expect(await table.moment()).toBe('commit');
  await table.button('mr-do-done', { asking: 'commit' }).click();
  const on = page.locator('.act__on');
  await expect(on).toBeFocused({ timeout: 20_000 });
  await expect(page.locator('.duel__verdict')).toBeInViewport({ ratio: 1 });
  await expect(page.locator('.asked .change').first()).toBeInViewport({ ratio: 1 });
  await page.waitForTimeout(2500);
  await expect(on).toBeVisible();
  await page.keyboard.press('Enter');
  expect(await table.moment(), 'he is out of action').toBe('next');
});

it('a card lies large before it is played, by a second touch; the place that is looked at stays until another decision', async ({
  page,
}) => {
  await layOut(page, laid.together);
  const table = new Table(page);
  expect(await table.moment()).toBe('action');
  await table.place('la_rochelle').press('Enter'); // by key it is only looked at
  const chosen = page.locator('.tile--chosen');
  await expect(chosen).toHaveClass(/tile--la_rochelle/);
  const card = table.hand.and(page.getByLabel(t('adventure-kitty')));
  await card.click();
  await expect(page.locator('.weighed')).toContainText(t('adventure-kitty-about'));
  await expect(table.hand).toHaveCount(6);
  await page.keyboard.press('Escape');
  await test.step('from its list, too, it is asked about first', async () => {
    await resize(page, { width: 1440, height: 900 });
    await page.locator('[data-drawer="character"]').click();
    await table.option(t('adventure-kitty')).click();
    await expect(page.locator('.weighed')).toContainText(t('adventure-kitty-about'));
    await expect(table.hand).toHaveCount(6);
    await page.keyboard.press('Escape');
    await resize(page, phone);
  });
  await page.getByRole('button', { name: t('mr-draw-short'), exact: true }).click();
  await expect(table.hand).toHaveCount(7);
  expect(await table.moment()).toBe('action');
  await expect(chosen, 'another decision').toHaveClass(/tile--paris/);
  await card.click();
  await expect(page.locator('.weighed')).toContainText(t('adventure-kitty-about'));
  await card.click();
  await expect(table.hand).toHaveCount(6);
});

it('what Milady has done is read once, with how near she is to winning', async ({ page }) => {
  await layOut(page, laid.lost);
  const on = page.locator('.act__on');
  await expect(on).toBeFocused({ timeout: 20_000 });
  await expect(page.locator('.schemed__near')).toBeInViewport({ ratio: 1 });
  const story = page.locator('.beside__story');
  const before = await story.textContent();
  await on.click();
  await expect(page.locator('.fellow--open').first()).toBeVisible();
  expect(await story.textContent(), 'it stands there, before and after').toBe(before);
  await expect(page.locator('.news')).toHaveCount(0);
});

test('what is weighed', all);

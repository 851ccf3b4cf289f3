/** On the narrowest phone, and with letters twice as large, nothing is cut off or has to be scrolled sideways. */
import type { Page } from '@playwright/test';
import { everyMoment as everyMomentOfFour } from './four_musketeers/moments';
import type { Table as FourMusketeersTable } from './four_musketeers/table';
import { expectNoSidewaysScroll } from './kit/dom';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { sitDown } from './musketiere/setup';
import type { Moment, Table } from './musketiere/table';

const games = ['musketiere', 'four_musketeers'] as const;

async function everyScreen(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  await page.goto('./');
  await check('home');
  const addresses = ['settings', 'about', ...games.flatMap((game) => [`rules/${game}`, `new/${game}`])];
  for (const address of addresses) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('loading-page'))).toHaveCount(0);
    await check(address);
  }
  await openAll(page);
  await check('all options of Four Musketeers');
  await page.goto('./#/new/musketiere');
  await openAll(page);
  await check('the guard deck');
}

/** Opens what is folded away. */
async function openAll(page: Page): Promise<void> {
  await page.locator('.fold > summary').click();
}

type Check = (where: string, table: Table | FourMusketeersTable) => Promise<void>;

async function everyMomentOfMusketiere(page: Page, check: Check): Promise<void> {
  const table = await sitDown(page, { humans: 2, players: 4 });
  const seen = new Set<Moment>();
  await table.playToEnd(async (moment) => {
    if (seen.has(moment)) return;
    seen.add(moment);
    await check(moment, table);
    if (moment !== 'card') return;
    await page.getByRole('button', { name: t('story-open') }).click();
    await expect(page.getByRole('dialog', { name: t('story-title') })).toBeVisible();
    await check('story', table);
    await page.keyboard.press('Escape');
  });
  await page.goto('./#/');
  await check('home with a match', table);
}

const everyMoment = {
  musketiere: everyMomentOfMusketiere,
  four_musketeers: everyMomentOfFour,
};
/** What is asked and answered at the table itself, not on a sheet over it. */
const asks = /^(pay|card|stones|strike|direction|replay|missing)$/;

test.describe('320 pixels wide', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('no screen is wider than the page', async ({ page }) => {
    await everyScreen(page, (where) => expectNoSidewaysScroll(page, where));
  });

  for (const game of games)
    test(`no moment at the table of ${game} is wider than the page, and what is asked can be seen`, async ({
      page,
    }) => {
      await everyMoment[game](page, async (where, table) => {
        await expectNoSidewaysScroll(page, where);
        if (!asks.test(where)) return;
        await expect(table.asked).toBeInViewport({ ratio: 1 });
        for (const way of await table.confirm.all()) await expect(way).toBeInViewport({ ratio: 1 });
      });
    });
});

test.describe('letters twice as large', () => {
  test.use({ viewport: { width: 820, height: 1180 } });

  test.beforeEach(async ({ page }) => {
    // What a reader does in the settings of the browser.
    const larger = await page.context().newCDPSession(page);
    await larger.send('Page.enable');
    await larger.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  });

  test('no screen is wider than the page', async ({ page }) => {
    await everyScreen(page, (where) => expectNoSidewaysScroll(page, where));
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).fontSize)).toBe('32px');
  });

  for (const game of games)
    test(`the table of ${game} can be played`, async ({ page }) => {
      await everyMoment[game](page, async (where, table) => {
        await expectNoSidewaysScroll(page, where);
        if (!asks.test(where)) return;
        for (const way of await table.confirm.all()) await expect(way).toBeInViewport({ ratio: 1 });
      });
    });
});

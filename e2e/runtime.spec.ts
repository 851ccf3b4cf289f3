/** Python does not come, comes damaged, or stops. */
import type { Page } from '@playwright/test';
import { beforeWorker, expect, killWorker, test, unhurried } from './kit/site';
import { t } from './kit/words';
import { beginMatch, sitDown } from './musketiere/setup';
import { Table } from './musketiere/table';

/** Pyodide complains as well, where it gets the time. */
const complaints = /runtime-missing|runtime\/pyodide/;

const failed = (page: Page) => page.getByRole('main').getByRole('alert');
const retry = (page: Page) => failed(page).getByRole('button', { name: t('retry') });

const parts = {
  'the interpreter': /pyodide\.asm\.wasm\.gzip$/,
  'the rest of the interpreter': /\/rest\.wasm\.gzip$/,
  'the engine': /musketiere-[^/]*\.zip\.gzip$/,
  'a script of Pyodide': /pyodide\.mjs$/,
  'the worker itself': /engine\.worker-[^/]*\.js$/,
};

for (const [what, address] of Object.entries(parts)) {
  test(`${what} is missing: a sentence, and trying again helps`, async ({ page, watch }) => {
    watch.expect(/Failed to load resource/);
    watch.expect(complaints);
    await page.route(address, (route) => route.fulfill({ status: 404, body: 'not here' }));
    await page.goto('./');
    await expect(failed(page)).toContainText(t('error-runtime-missing'));
    await page.unroute(address);
    await retry(page).click();
    await expect(failed(page)).toHaveCount(0);
    await beginMatch(page);
    expect(await new Table(page).moment()).toBe('pay');
  });
}

for (const what of ['the interpreter', 'the rest of the interpreter', 'the engine'] as const) {
  test(`${what} is half loaded: a sentence, and trying again helps`, async ({ page, watch }) => {
    watch.expect(complaints);
    await page.route(parts[what], async (route) => {
      const whole = await route.fetch();
      const body = await whole.body();
      await route.fulfill({
        body: body.subarray(0, body.length / 2),
        contentType: 'application/octet-stream',
      });
    });
    await page.goto('./');
    await expect(failed(page)).toContainText(t('error-runtime-damaged'));
    await page.unroute(parts[what]);
    await retry(page).click();
    await beginMatch(page);
    expect(await new Table(page).moment()).toBe('pay');
  });
}

test('the network is gone while a match is opened by its address: it opens once it is back', async ({
  page,
  watch,
}) => {
  watch.expect(/Failed to load resource/);
  watch.expect(complaints);
  const table = await sitDown(page);
  expect(await table.moment()).toBe('pay');
  await page.route(parts['the engine'], (route) => route.abort());
  await page.reload();
  await expect(page.getByText(t('error-runtime-missing')).first()).toBeVisible();
  await page.unroute(parts['the engine']);
  await page
    .getByRole('button', { name: t('retry') })
    .first()
    .click();
  expect(await table.moment()).toBe('pay');
});

test('a browser without WebAssembly is told what it lacks', async ({ page }) => {
  await beforeWorker(page, 'delete self.WebAssembly');
  await page.goto('./');
  await expect(failed(page)).toContainText(t('error-runtime-unsupported'));
});

test('the worker is killed while the player chooses: the match goes on where it was', async ({ page }) => {
  const table = await sitDown(page);
  await table.playUntil((moment) => moment === 'card');
  const hand = await table.hand.count();
  await killWorker(page);
  await expect(page.getByText(t('engine-recovered'))).toBeVisible();
  expect(await table.moment()).toBe('card');
  await expect(table.hand).toHaveCount(hand);
  await table.playCard();
  await table.playUntil((moment) => moment === 'card');
});

test.describe('slowly', () => {
  test.use({ settings: unhurried });

  test('the worker is killed right after a card was handed in: the card is not lost', async ({ page }) => {
    const table = await sitDown(page);
    await table.playUntil((moment) => moment === 'card');
    const played = await table.hand.last().getAttribute('aria-label');
    await table.playCard();
    await expect(table.takeBack).toBeVisible();
    await killWorker(page);
    await expect(page.getByText(t('engine-recovered'))).toBeVisible();
    await table.moment();
    await expect(page.getByRole('button', { name: played ?? '', exact: true })).toHaveCount(0);
    await table.playUntil((moment) => moment === 'card');
  });
});

test('the worker is killed behind the curtain: nobody’s cards come to light', async ({ page }) => {
  const table = await sitDown(page, { humans: 2 });
  await table.playUntil((moment) => moment === 'card');
  await table.playCard();
  await expect(table.curtain).toBeVisible();
  await killWorker(page);
  await expect(page.getByText(t('engine-recovered'))).toBeVisible();
  await expect(table.curtain).toBeVisible();
  await expect(page.locator('.mk-card--up')).toHaveCount(0);
  await table.openCurtain();
  expect(await table.moment()).toBe('card');
});

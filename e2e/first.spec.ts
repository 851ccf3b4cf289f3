/** What the HTML shows before the script of the page has come. */
import type { Page } from '@playwright/test';
import { poster } from './kit/setup';
import { expect, test } from './kit/site';
import { t } from './kit/words';

const SCRIPT = /\/assets\/index-[^/]+\.js$/;

/** Keeps the script of the page back. */
async function withoutScript(page: Page): Promise<() => void> {
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(SCRIPT, async (route) => {
    await wait;
    await route.continue();
  });
  return letGo;
}

/** Where things stand, in whole pixels. */
const places = (page: Page) =>
  page.evaluate(() =>
    [
      '.bar',
      '.hero h1',
      '.hero .mk-frieze',
      '.hero .mk-emblem',
      '.poster',
      '.poster__doors .button',
      '.matches h2',
    ].flatMap((selector) =>
      [...document.querySelectorAll(selector)].map((thing) => {
        const { x, y, width, height } = thing.getBoundingClientRect();
        return `${selector} ${[x, y, width, height].map(Math.round)}`;
      }),
    ),
  );

for (const [language, theme, begin] of [
  ['en', 'light', 'New match'],
  ['fr', 'dark', 'Nouvelle partie'],
  ['de', 'light', 'Neue Partie'],
  ['fi', 'dark', 'Uusi peli'],
] as const)
  test(`the home page stands before its script is here, in ${language} and ${theme}`, async ({ page }) => {
    const letGo = await withoutScript(page);
    await page.goto(`./?lang=${language}&theme=${theme}`, { waitUntil: 'commit' });
    const html = page.locator('html');
    await expect(html).toHaveAttribute('lang', language);
    await expect(html).toHaveAttribute('data-theme', theme);
    await expect(poster(page).getByRole('link', { name: begin })).toBeVisible();
    expect(await page.locator('mk-app').count()).toBe(0);
    await expect(page.locator('.matches .empty'), 'nobody knows yet').toHaveCount(0);
    await page.evaluate(() => document.fonts.ready);
    const before = await places(page);
    letGo();
    await expect(page.locator('mk-app mk-home')).toBeVisible();
    await expect(page.locator('#first')).toHaveCount(0);
    expect(await places(page)).toEqual(before);
  });

test('nothing of the home page is seen on the way to another screen', async ({ page }) => {
  const letGo = await withoutScript(page);
  await page.goto('./#/rules/musketiere', { waitUntil: 'commit' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', /./);
  await expect(page.locator('link[rel="modulepreload"]')).toBeAttached();
  expect(await page.locator('.hero').count()).toBe(0);
  letGo();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
});

test('the script is asked for once, also where the first picture is painted late', async ({ page }) => {
  await page.addInitScript(() => {
    window.PerformanceObserver = class extends PerformanceObserver {
      constructor(tell: PerformanceObserverCallback) {
        super((entries, observer) => setTimeout(() => tell(entries, observer), 1500));
      }
    };
  });
  await page.goto('./');
  await expect(page.locator('mk-app mk-home')).toBeVisible();
  await page.waitForTimeout(2000);
  await expect(page.locator('script[src*="/assets/index-"]')).toHaveCount(1);
});

test('a press that began before the script was here is not lost', async ({ page }) => {
  const letGo = await withoutScript(page);
  await page.goto('./?lang=en', { waitUntil: 'commit' });
  await poster(page).getByRole('link', { name: 'New match' }).hover();
  await page.mouse.down();
  const words = page.waitForResponse(/\/assets\/home-musketiere-/); // the last that the page waits for
  letGo();
  await words;
  await page.waitForTimeout(500);
  await expect(page.locator('mk-app')).toHaveCount(0);
  await page.mouse.up();
  await expect(page).toHaveURL(/#\/new\/musketiere$/);
  await expect(page.locator('mk-app form')).toBeVisible();
});

test('what was unfolded before the script was here stays unfolded, and nothing can be written before', async ({
  page,
}) => {
  const letGo = await withoutScript(page);
  await page.goto('./?lang=en', { waitUntil: 'commit' });
  await page.getByText(t('import-title')).click();
  await expect(page.getByLabel(t('import-label'))).toHaveCount(0);
  letGo();
  await page.getByLabel(t('import-label')).fill('something');
  await expect(page.locator('#first')).toHaveCount(0);
  await expect(page.getByLabel(t('import-label'))).toHaveValue('something');
});

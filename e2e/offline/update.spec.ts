/** From one build to the next: never in between, never during a match, never against the player's wish. */
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { etagOf } from '../kit/host';
import { t } from '../kit/words';
import { beginMatch } from '../musketiere/setup';
import { Table } from '../musketiere/table';
import { digestOf, expect, expectBuild, expectReady, readStore, SITE, startOf, test } from './device';

test.describe.configure({ mode: 'default' }); // one after the other: they share the second build

const NEXT = 'build/e2e-site-2';

/** A second build of the same sources, made once for each first one. */
test.beforeAll(() => {
  const first = createHash('sha256')
    .update(readFileSync(join(SITE, 'sw.js')))
    .digest('hex');
  const stamp = 'build/stamps/e2e-site-2';
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === first) return;
  execFileSync('npx', ['vite', 'build', '--outDir', join(process.cwd(), NEXT), '--emptyOutDir'], {
    env: { ...process.env, BUILD: `after-${first.slice(0, 8)}` },
    stdio: 'pipe',
  });
  mkdirSync('build/stamps', { recursive: true });
  writeFileSync(stamp, first);
});

test.beforeEach(() => expect(startOf(NEXT)).not.toBe(startOf(SITE)));

/** What the browser does by itself now and then: looks for a new build. */
const look = (page: Page): Promise<void> =>
  page.evaluate(async () => void (await (await navigator.serviceWorker.getRegistration())?.update()));

/** Every file the page is given from now on is one of the build in `folder`; gives what was not, and how many were. */
function watchFiles(page: Page, folder: () => string): { readonly foreign: string[]; given: number } {
  const seen = { foreign: [] as string[], given: 0 };
  page.on('response', (response) => {
    if (response.url().startsWith('blob:')) return; // of the page itself
    const path = new URL(response.url()).pathname.replace(/\/$/, '/index.html');
    const file = join(folder(), path);
    seen.given += 1;
    if (existsSync(file) && response.headers().etag === etagOf(file)) return;
    seen.foreign.push(
      `${path}: ${response.status()}, by ${response.fromServiceWorker() ? 'the worker' : 'the host'}`,
    );
  });
  return seen;
}

const inSettings = async (page: Page): Promise<void> => {
  await page.getByRole('button', { name: t('menu') }).click();
  await page.getByRole('button', { name: t('menu-settings') }).click();
};

test('a new build waits until the match is left, other tabs are closed and the player agrees', async ({
  device,
  host,
}) => {
  const page = await device.open();
  await expectReady(page);
  await page.goto('./musketiere.html'); // an old copy of it lies in the browser's own cache from now on
  await page.goto('./');
  let served = SITE;
  const files = watchFiles(page, () => served);
  await beginMatch(page, { players: 3 });
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'card');
  const match = page.url();

  host.folder = NEXT;
  await look(page);
  await inSettings(page);
  const dialog = page.getByRole('dialog', { name: t('settings-title') });
  await expect(dialog).toContainText(t('offline-update-at-table'));
  await expect(dialog.getByRole('button', { name: t('offline-update-do') })).toHaveCount(0);
  await page.keyboard.press('Escape');
  await table.playCard();
  await page.reload();
  expect(await table.moment()).not.toBe('over');
  await page.goto('./#/rules/four_musketeers'); // a part that was not here yet
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expectBuild(page, SITE);

  await page.goto('./#/');
  await expect(page.getByRole('status').getByText(t('offline-update-notice'))).toBeVisible();
  const update = page.getByRole('button', { name: t('offline-update-do') });
  const other = await device.context.newPage();
  await other.goto(match);
  await expectBuild(other, SITE);
  await update.click();
  await expect(page.locator('.offline')).toContainText(t('offline-update-elsewhere'));
  await expectBuild(page, SITE);
  await other.close();
  expect(files.given).toBeGreaterThan(20);
  expect(files.foreign).toEqual([]);

  served = NEXT;
  await update.click();
  await expectBuild(page, NEXT);
  await expectReady(page);
  const store = await readStore(page);
  expect(store.length).toBeGreaterThan(80);
  for (const { url, digest } of store) expect(digest, url).toBe(digestOf(NEXT, url));
  await page.goto(match);
  await new Table(page).playUntil((moment) => moment === 'card');
  expect(files.foreign).toEqual([]);
});

test('an interrupted update leaves the old build whole; finished later, it comes when all is closed', async ({
  device,
  host,
  watch,
}) => {
  watch.expect(/503|ERR_CONNECTION_REFUSED|ServiceWorker|Service Worker/);
  const page = await device.open();
  await expectReady(page);
  host.folder = NEXT;
  let asked = 0;
  host.fails = (path) => {
    if (path !== '/sw.js') asked += 1;
    return asked % 2 === 0 && path !== '/sw.js'; // every other file
  };
  await look(page).catch(() => {});
  await expect(page.locator('.offline')).toContainText(t('offline-failed-update-incomplete'));
  await host.stop();
  await device.close();

  const offline = await device.open();
  await expectBuild(offline, SITE);
  await expectReady(offline);
  await beginMatch(offline);
  await new Table(offline).moment();

  host.fails = () => false;
  await host.start();
  await offline.goto('./#/');
  await offline.reload();
  await expect(offline.getByRole('button', { name: t('offline-update-do') })).toBeVisible();
  await expectBuild(offline, SITE);
  await device.close();
  const anew = await device.open();
  await expectBuild(anew, NEXT);
  await expectReady(anew);
});

test('a build put in place in the middle of a first visit is offered to the page that came before it', async ({
  device,
  host,
  watch,
}) => {
  watch.expect(/404/); // drawings of the first build, which are not there any more
  host.fails = (path) => {
    if (/\.wasm\.gzip$/.test(path)) host.folder = NEXT; // Python comes before the service worker
    return false;
  };
  const page = await device.open();
  const update = page.getByRole('button', { name: t('offline-update-do') });
  await expect(update).toBeVisible();
  await expectBuild(page, SITE);
  await expect(page.getByRole('dialog')).toBeHidden(); // nothing of that is a crash
  await update.click();
  await expectBuild(page, NEXT);
  await expectReady(page);
});

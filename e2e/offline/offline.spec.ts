/** The page without its host: what a first visit leaves on the device is enough for everything. */
import { idOf } from '../kit/kept';
import { option } from '../kit/setup';
import { t, wordsOf } from '../kit/words';
import * as roy from '../mousquetaires_du_roy/setup';
import { beginMatch, sitDown } from '../musketiere/setup';
import { Table } from '../musketiere/table';
import { decide } from '../school/kit';
import { handOf } from '../share/friend';
import { damage, digestOf, expect, expectReady, mended, readStore, SITE, test } from './device';

const GONE = /ERR_CONNECTION_REFUSED|ERR_FAILED|Failed to fetch|ServiceWorker/;

test('after one visit the page opens and plays with the host gone and the browser opened anew, also what was never opened', async ({
  device,
  host,
  watch,
}) => {
  const first = await device.open();
  await expectReady(first);
  await beginMatch(first, { players: 3 });
  const begun = new Table(first);
  await begun.playUntil((moment) => moment === 'card');
  const hand = await begun.hand.count();
  const stored = idOf(first.url());

  await host.stop();
  await device.close();
  watch.expect(GONE); // it looks for a new build and finds nobody
  const page = await device.open();
  await expectReady(page);

  await beginMatch(page, { players: 2 });
  const anew = new Table(page);
  await anew.playUntil((moment) => moment === 'card');
  await anew.playCard();
  await anew.playUntil((moment) => moment === 'card');

  await page.goto('./#/');
  await page.goto(`./#/match/musketiere/${stored}`);
  const resumed = new Table(page);
  expect(await resumed.moment()).toBe('card');
  await expect(resumed.hand).toHaveCount(hand);
  await resumed.playCard();

  // A game of which nothing was opened before, and its stored match.
  const third = await roy.sitDown(page);
  await third.playUntil((moment) => moment === 'next');
  const cards = await handOf(third.hand);
  await page.reload();
  expect(await third.moment()).toBe('next');
  expect(await handOf(third.hand)).toEqual(cards);

  // Nor the page of a game, another language, the rules.
  await page.goto('./four_musketeers.html#/settings');
  await option(page, t('settings-language-fi')).click();
  const finnish = wordsOf('fi');
  await page.goto('./four_musketeers.html#/rules/four_musketeers');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(
    finnish('rules-title', { game: finnish('game-four_musketeers') }),
  );

  // A player of the reader's own, in a sandbox to which no service worker speaks.
  await page.goto('./#/school');
  expect(await decide(page, finnish)).toContain('ChoosePay(');
});

test('a file altered in the store is never served: fetched again with the net, a sentence without it; where there is no room any more the page plays on', async ({
  device,
  host,
  watch,
}) => {
  const page = await device.open();
  await expectReady(page);
  expect(await damage(page, /./)).toBeGreaterThan(80); // every single one
  await page.reload();
  await expectReady(page);
  await beginMatch(page);
  expect(await new Table(page).moment()).toBe('pay');
  const whole = mended(await readStore(page));
  expect(whole.map(({ url }) => url)).toContain('index.html');
  for (const { url, digest } of whole) expect(digest, url).toBe(digestOf(SITE, url));
  const large = /\.(wasm|zip)\.gzip$/;
  expect(whole.filter(({ url }) => large.test(url))).toHaveLength(4);

  await page.goto('./#/');
  await damage(page, /assets\/page-[^/]*\.js/); // the forms and the rules
  await host.stop();
  watch.expect(GONE);
  watch.expect(/status of 503/); // the page that stands in for a damaged one
  const devtools = await device.context.newCDPSession(page);
  await devtools.send('Network.clearBrowserCache'); // it would mend the store just as well
  await page.reload();
  await page.goto('./#/rules/musketiere');
  await expect(page.getByRole('main')).toContainText(t('part-failed'));

  for (const file of [/index\.html/, /assets\/index-[^/]*\.js/]) {
    expect(await damage(page, file)).toBeGreaterThan(0);
    await page.reload();
    for (const language of ['en', 'fr', 'de', 'fi'])
      await expect(page.locator(`section[lang="${language}"]`)).toContainText(
        wordsOf(language)('damaged-text'),
      );
    await host.start();
    await page.reload();
    await expect(page.getByRole('heading', { level: 1, name: t('site-name') })).toBeVisible();
    await host.stop();
    await devtools.send('Network.clearBrowserCache');
  }

  // All files have gone from the store, and there is no room to store them again.
  await host.start();
  await page.goto('./#/');
  await page.reload();
  await expectReady(page);
  watch.expect(/Quota|ServiceWorker|Service Worker/);
  await page.evaluate(async () => {
    for (const name of await caches.keys()) await caches.delete(name);
  });
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 100_000 });
  await page.reload();
  await expect(page.locator('.offline')).toContainText(t('offline-failed-incomplete'));
  await beginMatch(page);
  expect(await new Table(page).moment()).toBe('pay');
});

test('an interrupted installation is told, and finished when it is tried again', async ({
  device,
  host,
  watch,
}) => {
  watch.expect(/503|ServiceWorker|Service Worker/);
  host.fails = (path) => /table-|rules-/.test(path); // not needed to open the page
  const page = await device.open('./#/settings');
  await expect(page.getByRole('main')).toContainText(t('offline-failed-incomplete'));
  await page.goto('./#/');
  host.fails = () => false;
  await page
    .locator('.offline')
    .getByRole('button', { name: t('retry') })
    .click();
  await expectReady(page);
});

test('a page to log in at in place of the site is not taken for it, nor for a browser that refuses', async ({
  device,
  host,
  watch,
}) => {
  watch.expect(/MIME|ServiceWorker|Service Worker/);
  host.asksLogin = (path) => path === '/sw.js';
  const page = await device.open();
  await expect(page.locator('.offline')).toContainText(t('offline-failed-incomplete'));
  host.asksLogin = () => false;
  const retry = page.locator('.offline').getByRole('button', { name: t('retry') });
  await retry.click();
  await expectReady(page);
  host.asksLogin = () => true;
  await page.reload();
  await expectReady(page);
});

test('where there is no room the page says so, and plays on', async ({ device, watch }) => {
  watch.expect(/Quota|ServiceWorker|Service Worker/);
  const page = await device.open('./#/about');
  const devtools = await device.context.newCDPSession(page);
  const origin = new URL(page.url()).origin;
  await devtools.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1_000_000 });
  await page.goto('./#/');
  await expect(page.locator('.offline')).toContainText(t('offline-failed-full'));
  await beginMatch(page);
  expect(await new Table(page).moment()).toBe('pay');
});

test('with a clock far behind it is kept, and with one far ahead it opens all the same', async ({
  device,
  host,
  watch,
}) => {
  const first = await device.open('about:blank');
  await device.context.clock.setFixedTime('1999-12-31T23:59:00Z');
  await first.goto('./');
  await expectReady(first);
  await host.stop();
  await device.close();

  watch.expect(GONE);
  const page = await device.open('about:blank');
  await device.context.clock.setFixedTime('2099-01-01T00:01:00Z');
  await sitDown(page);
  await page.goto('./#/');
  await expectReady(page);
});

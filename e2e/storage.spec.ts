/** The browser's storage is refused, full, newer than the page, or holds what cannot be read. */
import type { Page } from '@playwright/test';
import { forge, idOf, readKept, writeKept } from './kit/kept';
import { beforeWorker, expect, killWorker, test } from './kit/site';
import { saying, t } from './kit/words';
import { beginMatch, sitDown } from './musketiere/setup';
import { Table } from './musketiere/table';

const alerts = (page: Page) => page.getByRole('alert');
const dismiss = (page: Page) =>
  alerts(page)
    .getByRole('button', { name: t('dismiss') })
    .click();

const storageRefused = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })`;

test('storage is refused: a sentence, the match can be played, and goes on exactly where it was when the worker dies', async ({
  page,
}) => {
  await page.addInitScript(storageRefused);
  await beforeWorker(page, storageRefused);
  await page.goto('./');
  await expect(page.getByText(t('home-matches-none'))).toBeVisible();
  await beginMatch(page);
  await expect(alerts(page)).toContainText(t('error-storage-refused'));
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'card');
  await table.playCard(); // the alert stays, and is not in the way
  await table.playUntil((moment) => moment === 'card');
  await expect(alerts(page)).toContainText(t('error-storage-refused'));

  const labels = () =>
    table.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  const hand = await labels();
  for (let times = 0; times < 2; times += 1) {
    await killWorker(page);
    await expect(page.getByText(t('engine-recovered'))).toBeVisible();
    expect(await table.moment()).toBe('card');
    expect(await labels()).toEqual(hand);
    await page
      .getByRole('status')
      .getByRole('button', { name: t('dismiss') })
      .click();
  }
  await table.playCard();
  await table.playUntil((moment) => moment === 'card');
});

test('storage is refused before the page can say so: it does as soon as it can', async ({ page }) => {
  await beforeWorker(page, storageRefused);
  let letGo = () => {};
  const wait = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(/\/assets\/errors-/, async (route) => {
    await wait;
    await route.continue();
  });
  await page.goto('./');
  await page.mouse.move(100, 100); // Python begins
  await expect.poll(() => page.workers().length).toBe(1);
  await page.workers()[0]?.evaluate(() => new Promise((later) => setTimeout(later, 500)));
  letGo();
  await expect(alerts(page)).toContainText(t('error-storage-refused'));
});

test('storage is full from the start: a sentence, and the match can be played', async ({
  page,
  context,
  baseURL,
}) => {
  const browser = await context.newCDPSession(page);
  await browser.send('Storage.overrideQuotaForOrigin', {
    origin: new URL(baseURL ?? '').origin,
    quotaSize: 1,
  });
  await page.goto('./');
  await beginMatch(page);
  await expect(alerts(page)).toContainText(t('error-storage-full'));
  expect(await new Table(page).moment()).toBe('pay');
});

test('a newer page has been here: a sentence, its matches stay, and this one plays from memory', async ({
  page,
}) => {
  await page.route('**/empty', (route) =>
    route.fulfill({ body: '<title>empty</title>', contentType: 'text/html' }),
  );
  await page.goto('./empty');
  await page.evaluate(
    () =>
      new Promise<void>((resolve) => {
        const opening = indexedDB.open('musketiere', 1000);
        opening.onupgradeneeded = () => opening.result.createObjectStore('records').put('of tomorrow', 'one');
        opening.onsuccess = () => {
          opening.result.close();
          resolve();
        };
      }),
  );
  await page.goto('./');
  await beginMatch(page);
  await expect(alerts(page)).toContainText(t('error-storage-newer'));
  expect(await new Table(page).moment()).toBe('pay');
  expect(await readKept(page, 'one')).toBe('of tomorrow');
});

test('what is stored stays: when storage fills up during a match, when a match cannot be read', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.playUntil((moment) => moment === 'card');

  await test.step('storage fills up: a sentence, and saving goes on once there is room', async () => {
    const stored = async () =>
      JSON.parse((await readKept(page, idOf(page.url())))?.text ?? '').record.actions as unknown[];
    const before = await stored();
    const [worker] = page.workers();
    await worker?.evaluate(() => {
      const { put } = IDBObjectStore.prototype;
      IDBObjectStore.prototype.put = () => {
        throw new DOMException('no room', 'QuotaExceededError');
      };
      Object.assign(self, { makeRoom: () => Object.assign(IDBObjectStore.prototype, { put }) });
    });
    await table.playCard();
    await expect(alerts(page)).toContainText(t('error-storage-full'));
    await dismiss(page);
    await table.playUntil((moment) => moment === 'card');
    expect(await stored()).toEqual(before);

    await worker?.evaluate('makeRoom()');
    await table.playCard();
    await table.playUntil((moment) => moment !== 'stones');
    const after = await stored();
    expect(after.slice(0, before.length)).toEqual(before);
    expect(after.length).toBeGreaterThan(before.length + 3);
  });

  await test.step('a stored match that cannot be read is refused with its reason and left as it is', async () => {
    await table.playUntil((moment) => moment === 'card');
    const match = page.url();
    const id = idOf(page.url());
    const { text: whole = '' } = (await readKept(page, id)) ?? {};
    const actions: unknown = JSON.parse(whole).record.actions;

    const unreadable: [text: string, sentence: RegExp][] = [
      [whole.slice(0, whole.length / 2), saying('error-record-damaged')],
      [whole.replace(/"seed": (\d)/, '"seed": 1$1'), saying('error-record-damaged')],
      ['', saying('error-record-damaged')],
      [forge(whole, { format: 2 }), saying('error-record-newer', { format: 2 })],
      [forge(whole, { game: 'chess' }), saying('error-record-other-game', { game: 'chess' })],
      [forge(whole, { rules_version: 99 }), saying('error-record-rules', { rules_version: '99' })],
      [
        forge(whole, { actions: [...(actions as []), [0, { type: 'free_prison', place: 0 }]] }),
        saying('error-record-action'),
      ],
    ];
    for (const [text, sentence] of unreadable) await table.refuses(match, text, sentence);
    await page.goto('./#/');
    await expect(page.getByRole('link', { name: saying('home-resume-named') })).toHaveCount(1);
    await writeKept(page, id, forge(whole, {}));
    await page.goto(match);
    expect(await table.moment()).toBe('card');
  });

  await test.step('a match that is not here is said to be missing', async () => {
    await page.goto('./#/match/musketiere/0123-never-played');
    await expect(page.getByText(t('error-match-missing'))).toBeVisible();
    await expect(page.getByRole('heading', { name: t('failed-title') })).toBeVisible();
  });
});

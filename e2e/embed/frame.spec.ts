/** The page in a frame: its storage, the way out, and what it leaves alone. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { amiss } from '../kit/audit';
import { beforeWorker } from '../kit/site';
import { saying, t } from '../kit/words';
import { code, deal, EXAMPLE, expect, games, inside, plain, tableIn, test } from './host-page';

test('a browser that refuses storage there: the game says so and can be played', async ({ page, host }) => {
  const refuse = `for (const name of ['indexedDB', 'localStorage'])
    Object.defineProperty(self, name, { get() { throw new DOMException('no', 'SecurityError'); } });
    navigator.locks.request = () => Promise.reject(new DOMException('no', 'SecurityError'));`;
  await page.addInitScript(refuse);
  await beforeWorker(page, refuse.replace("'indexedDB', 'localStorage'", "'indexedDB'"));
  await host.show(page, deal, { name: 'localhost' });
  const game = games(page);
  await game.getByRole('button').click();
  await inside(game)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  await expect(inside(game).getByRole('alert')).toContainText(t('error-storage-refused'));
  await expect(inside(game).getByText(t('embed-apart'))).toHaveCount(0);
  const table = await tableIn(game);
  await table.playUntil((moment) => moment === 'card');
});

test('in the page of others the game says that its storage may be apart; on the full page it does not', async ({
  page,
  host,
}) => {
  await host.show(page, deal);
  const game = games(page);
  await game.getByRole('button').click();
  await expect(inside(game).getByText(t('embed-apart'))).toBeVisible();
  const frame = await (await game.locator('iframe').elementHandle())?.contentFrame();
  expect(frame && (await amiss(frame))).toEqual([]);
  await inside(game)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  await expect((await tableIn(game)).hand).toHaveCount(12);
  await expect(inside(game).getByRole('status').getByText(t('embed-apart'))).toBeVisible();
  await page.goto(host.site);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByText(t('embed-apart'))).toHaveCount(0);
  await expect(page.getByRole('link', { name: t('embed-full') })).toHaveCount(0);
});

test('a browser that keeps storage apart: the match is found again in that page, and not on the full page', async ({
  host,
  playwright,
  launchOptions,
}, testInfo) => {
  // A window that is not private, whose owner lets other sites store things.
  const profile = testInfo.outputPath('profile');
  mkdirSync(`${profile}/Default`, { recursive: true });
  writeFileSync(`${profile}/Default/Preferences`, JSON.stringify({ profile: { cookie_controls_mode: 0 } }));
  const context = await playwright.chromium.launchPersistentContext(profile, {
    ...launchOptions,
    // Playwright switches the keeping apart off in a list of this name; the last list counts.
    args: [...(launchOptions.args ?? []), '--disable-features=Translate'],
  });
  const page = await context.newPage();
  const home = `<iframe src="${EXAMPLE}index.html?lang=en#/" title="Musketiere" width="100%" height="840"></iframe>`;
  await host.show(page, plain.replace('.html', '.html?lang=en'), { name: 'localhost' });
  await inside(page)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  await expect((await tableIn(page.locator('body'))).hand).toHaveCount(12);
  await host.show(page, home, { name: 'localhost' });
  await expect(inside(page).getByRole('link', { name: saying('home-resume-named') })).toHaveCount(1);
  await page.goto(`${host.site}?lang=en`);
  await expect(page.getByText(t('home-matches-none'))).toBeVisible();
  await context.close();
});

test('a decision that opens in a frame does not call the reader back; the full page takes the match along, cards and all', async ({
  page,
  host,
  context,
}) => {
  await host.show(page, `<input id="typing" />${plain}`);
  await inside(page)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  const table = await tableIn(page.locator('body'));
  await table.playUntil((moment) => moment === 'pay');
  await table.layPay();
  await page.locator('#typing').focus();
  await expect(table.hand.and(table.page.locator('[aria-disabled="false"]'))).not.toHaveCount(0);
  await expect(page.locator('#typing')).toBeFocused();
  expect(await table.moment()).toBe('card');
  const hand = await table.hand.allTextContents();
  const opened = context.waitForEvent('page');
  await inside(page)
    .getByRole('link', { name: t('embed-full') })
    .click();
  const full = await opened;
  await full.waitForURL((url) => url.href.includes(`${host.site}musketiere.html#/link/1.musketiere.`));
  expect(await full.evaluate(() => window.opener)).toBeNull();
  await full.getByRole('button', { name: t('link-play-enter') }).click();
  await expect(
    full
      .getByRole('main')
      .getByRole('list', { name: t('table-hand') })
      .getByRole('button'),
  ).toHaveText(hand);
});

test('a match of several people does not go along, and the game says why', async ({
  page,
  host,
  context,
  watch,
}) => {
  watch.expect(/Blocked autofocusing/); // the browser's own rule for frames; the curtain gets its focus as a dialog
  await host.show(
    page,
    `<iframe src="${EXAMPLE}musketiere.html#/new/musketiere" width="100%" height="840"></iframe>`,
  );
  const frame = inside(page);
  await frame.getByLabel(t('new-controller', { number: 2 })).selectOption('human');
  await frame.getByRole('button', { name: t('new-begin') }).click();
  const table = await tableIn(page.locator('body'));
  await table.playUntil((moment) => moment === 'curtain');
  await table.openCurtain();
  await expect(table.hand).toHaveCount(12);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: t('embed-full') }).click();
  await (await opened).waitForURL(`${host.site}musketiere.html#/`);
  await expect(frame.getByRole('alert')).toContainText(t('embed-full-without'));
  await expect(frame.getByRole('alert')).toContainText(t('error-share-hidden'));
});

test.describe('with service workers', () => {
  test.use({ serviceWorkers: 'allow' });
  test('in a frame nothing is installed', async ({ page, host }) => {
    await page.addInitScript(() => {
      ServiceWorkerContainer.prototype.register = (script) => {
        console.log(`registered ${script} in ${location.href}`);
        return new Promise(() => {});
      };
    });
    const registered: string[] = [];
    page.on(
      'console',
      (message) => message.text().startsWith('registered') && registered.push(message.text()),
    );
    await host.show(page, plain);
    await inside(page)
      .getByRole('button', { name: t('link-deal-enter') })
      .click();
    await expect((await tableIn(page.locator('body'))).hand).toHaveCount(12);
    expect(registered).toEqual([]);
    await page.goto(host.site);
    await expect.poll(() => registered.length, 'on the full page it is').toBe(1);
  });
});

test('a plain frame takes neither focus nor place from the page around it', async ({ page, host }) => {
  await page.setViewportSize({ width: 800, height: 500 });
  await host.show(
    page,
    `<input id="typing" /><div style="height: 900px"></div>${plain.replace(code('setup'), code('record'))}`,
  );
  await page.locator('#typing').focus();
  await expect(inside(page).getByRole('slider', { name: t('watch-place') })).toBeVisible();
  await page.locator('iframe').evaluate((frame: HTMLIFrameElement, nowhere) => {
    frame.src = nowhere; // the page in it goes home by itself
  }, `${host.site}#/nowhere`);
  await expect(inside(page).getByText(t('home-unknown'))).toBeVisible();
  await expect(page.locator('#typing')).toBeFocused();
  await page.keyboard.type('still here');
  await expect(page.locator('#typing')).toHaveValue('still here');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

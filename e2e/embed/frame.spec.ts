/** The page in a frame: storage, the way out, hosts with strict policies and with bad intentions. */
import { mkdirSync, writeFileSync } from 'node:fs';
import AxeBuilder from '@axe-core/playwright';
import { beforeWorker } from '../kit/site';
import { saying, t } from '../kit/words';
import { blocks, code, EXAMPLE, expect, games, heightOf, inside, script, tableIn, test } from './host-page';

const deal = `${script}<musketiere-game setup="${code('setup')}"></musketiere-game>`;
const plain = `<iframe src="${EXAMPLE}musketiere.html#/link/${code('setup')}" title="Musketiere" width="100%" height="840"></iframe>`;

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
  const { violations } = await new AxeBuilder({ page })
    .include([['musketiere-game', 'iframe'], 'html'])
    .analyze();
  expect(violations).toEqual([]);
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

test('the full page takes the match along, cards and all', async ({ page, host, context }) => {
  await host.show(page, plain);
  await inside(page)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  const table = await tableIn(page.locator('body'));
  await table.playUntil((moment) => moment === 'card');
  const hand = await table.hand.allTextContents();
  const opened = context.waitForEvent('page');
  await inside(page)
    .getByRole('link', { name: t('embed-full') })
    .click();
  const full = await opened;
  expect(await full.evaluate(() => window.opener)).toBeNull();
  expect(full.url()).toContain(`${host.site}musketiere.html#/link/1.musketiere.`);
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
  await frame.getByLabel(t('new-sitter', { number: 2 })).selectOption('human');
  await frame.getByRole('button', { name: t('new-begin') }).click();
  const table = await tableIn(page.locator('body'));
  await table.playUntil((moment) => moment === 'curtain');
  await table.openCurtain();
  await expect(table.hand).toHaveCount(12);
  const opened = context.waitForEvent('page');
  await frame.getByRole('link', { name: t('embed-full') }).click();
  expect((await opened).url()).toBe(`${host.site}musketiere.html#/`);
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
  await page.keyboard.type('still here');
  await expect(page.locator('#typing')).toHaveValue('still here');
  expect(await page.evaluate(() => scrollY)).toBe(0);
});

test('a host with a strict policy needs to allow the script and the frame, nothing else', async ({
  page,
  host,
}) => {
  const [documented = ''] = blocks('http');
  const [name = '', needed = ''] = documented.replaceAll(EXAMPLE, host.site).trim().split(': ');
  const policy = `default-src 'none'; ${needed}; require-trusted-types-for 'script'`;
  await host.show(page, deal, { headers: { [name]: policy } });
  const game = games(page);
  const width = await game.getByRole('button').evaluate((button) => button.getBoundingClientRect().height);
  expect(width, 'the style sheet holds').toBeGreaterThanOrEqual(44);
  await game.getByRole('button').click();
  await inside(game)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  await expect.poll(() => heightOf(game)).toBe(720);
});

test('a hostile host hears a number and is not heard: it cannot play, and cannot see a card', async ({
  page,
  host,
}) => {
  await page.addInitScript(() => {
    const heard: unknown[] = [];
    addEventListener('message', ({ data }) => heard.push(data));
    Object.assign(self, { heard });
  });
  await host.show(page, plain);
  await inside(page)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  const table = await tableIn(page.locator('body'));
  await table.playUntil((moment) => moment === 'card');
  const hand = await table.hand.allTextContents();
  await page.evaluate(() => {
    const { contentWindow } = document.querySelector('iframe') as HTMLIFrameElement;
    const acts = ['act', 'look', 'open', 'undo', 'share', 'record', 'watch'];
    const bodies = [
      {},
      { seat: 0, action: { type: 'play_card', card: 0 } },
      { viewer: 1 },
      { what: 'match', names: true },
    ];
    for (const op of acts) {
      for (const body of bodies) {
        for (const data of [
          { id: 1, op, body },
          { type: op, ...body },
          JSON.stringify({ op, body }),
          { musketiere: 1, op, body },
        ])
          contentWindow?.postMessage(data, '*');
      }
    }
  });
  const seen = await page.evaluate(() => {
    const frame = document.querySelector('iframe') as HTMLIFrameElement;
    const tries = [
      () => frame.contentDocument?.body.textContent,
      () => frame.contentWindow?.document.body.textContent,
      () => (frame.contentWindow as unknown as { localStorage: Storage })?.localStorage.length,
    ];
    return tries.map((attempt) => {
      try {
        return attempt() ?? null;
      } catch {
        return null;
      }
    });
  });
  expect(seen).toEqual([null, null, null]);
  await expect(table.hand, 'nothing was played').toHaveText(hand);
  await expect(inside(page).getByRole('dialog')).toHaveCount(0);
  await table.playCard();
  await table.playUntil((moment) => moment === 'card');
  const heard = await page.evaluate(() => (self as unknown as { heard: unknown[] }).heard);
  expect(heard.length).toBeGreaterThan(0);
  for (const message of heard) expect(message).toEqual({ musketiere: 1, height: expect.any(Number) });
});

const forger =
  "<script>setInterval(() => parent.postMessage({ musketiere: 1, height: 500 }, '*'), 20)</script>";

test('the element hears its own frame alone, and no height beyond the window', async ({ page, host }) => {
  await host.show(page, `${deal}<iframe sandbox="allow-scripts" srcdoc="${forger}"></iframe>`);
  const game = games(page);
  await game.getByRole('button').click();
  await inside(game)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  await expect.poll(() => heightOf(game)).toBe(720);
  await page.waitForTimeout(200); // the forger has long spoken
  expect(await heightOf(game)).toBe(720);
  const ask = (height: unknown, origin = new URL(host.site).origin) =>
    page.evaluate(
      ([data, from]) => {
        const source = document
          .querySelector('musketiere-game')
          ?.shadowRoot?.querySelector('iframe')?.contentWindow;
        dispatchEvent(new MessageEvent('message', { data, origin: from as string, source: source ?? null }));
      },
      [{ musketiere: 1, height }, origin] as const,
    );
  for (const nonsense of [Number.NaN, Number.POSITIVE_INFINITY, '500', null, { valueOf: 500 }])
    await ask(nonsense);
  await ask(600, 'https://musketiere.example');
  expect(await heightOf(game)).toBe(720);
  await ask(-1e9);
  expect(await heightOf(game)).toBe(480);
  await ask(1e9);
  expect(await heightOf(game)).toBe(page.viewportSize()?.height);
});

/** Pages of others that forbid what they can, and pages with bad intentions. */
import { t } from '../kit/words';
import { blocks, deal, EXAMPLE, expect, games, heightOf, inside, plain, tableIn, test } from './host-page';

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
    const acts = ['act', 'follow', 'open', 'undo', 'share', 'record', 'seek'];
    const bodies = [
      {},
      { client: 'table', seat: 0, action: { type: 'play_card', card: 0 } },
      { client: 'table', seats: [1] },
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

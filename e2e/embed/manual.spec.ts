/** Every piece of markup in docs/embedding.md does what is said of it, and every figure is so. */
import { gzipSync } from 'node:zlib';
import { t } from '../kit/words';
import { blocks, EXAMPLE, expect, games, inside, manual, posts, test } from './host-page';

/** Something of the page that each address leads to. */
const reached: [RegExp, string][] = [
  [/#\/link\/1\.\w+\.eyJraW5kIjoicmVjb3JkI/, t('watch-place')],
  [/#\/link\/1\.\w+\.eyJraW5kIjoiZGVhbCI/, t('link-deal-enter')],
  [/#\/daily\//, t('daily-begin')],
  [/#\/new\//, t('new-begin')],
  [/#\/school$/, t('school-opponents')],
  [/\.html$/, t('home-learn')],
];
const sign = (address: string): RegExp => {
  const [, words] = reached.find(([pattern]) => pattern.test(address)) ?? [];
  if (!words) throw new Error(`The test does not know what stands at ${address}.`);
  return new RegExp(words);
};

test('the manual shows each way', () => {
  const all = blocks('html').join('\n');
  for (const way of [
    '<a href',
    ' game="',
    ' setup="',
    ' record="',
    ' lang="',
    ' theme="',
    '<iframe',
    '<musketiere-school',
  ])
    expect(all).toContain(way);
});

test('the script is as small as the manual says, packed as hosts pack it', async ({ page }) => {
  const script = await (await page.request.get('./embed.js')).body();
  const [, said] = /One script of less than (\d+) KB/.exec(manual) ?? [];
  expect(Math.ceil(gzipSync(script).length / 1000)).toBe(Number(said));
});

test('each markup', async ({ page, host }) => {
  test.slow(); // as many pages of others
  for (const [at, markup] of blocks('html').entries())
    await test.step(`markup ${at + 1}`, async () => {
      await host.show(page, markup);
      const links = await page.locator('a[href^="http"]:visible').all();
      const addresses = await Promise.all(
        links.map((link) => link.evaluate((a) => (a as HTMLAnchorElement).href)),
      );
      for (const game of await posts(page).all()) {
        await game.getByRole('button').click();
        const address = (await game.locator('iframe').getAttribute('src')) ?? '';
        const language = /lang=(\w+)/.exec(address)?.[1] ?? 'en';
        await expect(inside(game).locator('html')).toHaveAttribute('lang', language);
        if (language === 'en')
          await expect(
            inside(game)
              .getByLabel(sign(address))
              .or(inside(game).getByText(sign(address)))
              .first(),
          ).toBeVisible();
      }
      for (const frame of await page.locator('body > iframe').all()) {
        const address = (await frame.getAttribute('src')) ?? '';
        await expect(frame.contentFrame().getByText(sign(address)).first()).toBeVisible();
        await expect(frame).toHaveCSS('border-top-width', '0px');
      }
      for (const address of addresses) {
        expect(address.startsWith(host.site)).toBe(true);
        await page.goto('about:blank');
        await page.goto(address);
        await expect(
          page
            .getByLabel(sign(address))
            .or(page.getByText(sign(address)))
            .first(),
        ).toBeVisible();
      }
      expect(markup).toContain(EXAMPLE);
    });
});

test.describe('where scripts do not run', () => {
  test.use({ javaScriptEnabled: false });
  test('what stands inside the element is shown', async ({ page, host }) => {
    const inner = blocks('html').find((markup) => markup.includes('min-height')) ?? '';
    await host.show(page, inner);
    await expect(page.getByRole('link', { name: 'Jouer à Musketiere' })).toHaveAttribute(
      'href',
      `${host.site}musketiere.html`,
    );
    expect((await games(page).first().boundingBox())?.height).toBeGreaterThanOrEqual(480);
  });
});

test('the page of a game is the whole site, opened at its playbill', async ({ page }) => {
  for (const game of ['musketiere', 'mousquetaires_du_roy', 'four_musketeers']) {
    await page.goto(`./${game}.html`);
    const playbill = page.getByRole('article', { name: t(`game-${game}`), exact: true });
    await expect.poll(async () => Math.abs((await playbill.boundingBox())?.y ?? 1e9)).toBeLessThan(120);
    await expect(page.locator('meta[property="og:title"]')).toHaveAttribute('content', t(`game-${game}`));
    await expect(page.locator('meta[name="description"]')).toHaveCount(1);
  }
  await page
    .getByRole('article', { name: t('game-four_musketeers') })
    .getByRole('link', { name: t('home-new') })
    .click();
  await expect(page).toHaveURL(/\/four_musketeers\.html#\/new\/four_musketeers$/);
});

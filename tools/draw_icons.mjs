// Draws the icons of the installed page from web/public/icons/icon.svg and the crests of the games, and takes the
// screenshots of its manifest. By hand, after a change of the art, on a built site:
// `CHROMIUM=/path/to/chromium node tools/draw_icons.mjs dist`
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { withBrowser } from '../bench/_browser.mjs';

const dist = process.argv[2];
const games = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'];
const forms = {
  narrow: { viewport: { width: 360, height: 740 }, deviceScaleFactor: 2 },
  wide: { viewport: { width: 1440, height: 900 }, deviceScaleFactor: 1 },
};
const target = (folder) => new URL(`../web/public/${folder}/`, import.meta.url).pathname;
const drawing = readFileSync(`${target('icons')}icon.svg`, 'utf8');
/** Systems cut their own shape out of it: full to the edges, and what matters within the inner four fifths. */
const maskable = drawing.replace('rx="112"', '').replace('scale(1.14)', 'scale(.92)');
/** Cut only at its corners, by the system. */
const square = drawing.replace('rx="112"', '');

async function drawIcons(browser, crestOf) {
  const page = await browser.newPage();
  const draw = async (svg, name, side) => {
    await page.setViewportSize({ width: side, height: side });
    await page.setContent(
      `<style>*{margin:0}svg{display:block;width:${side}px;height:${side}px}</style>${svg}`,
    );
    await page.screenshot({ path: `${target('icons')}${name}.png`, omitBackground: true });
  };
  for (const side of [192, 512]) {
    await draw(drawing, `icon-${side}`, side);
    await draw(maskable, `maskable-${side}`, side);
  }
  await draw(square, 'apple-touch', 180);
  for (const game of games) await draw(await crestOf(game), `${game}-192`, 192);
  await page.close();
}

/** The crest of a game with the colours it has on the page. */
const crestFrom = (page) => (game) =>
  page.evaluate((id) => {
    const shown = document.querySelector('.mk-crest');
    const style = getComputedStyle(shown);
    const symbol = document.getElementById(id);
    const names = [...new Set(symbol.outerHTML.match(/--[a-z-]+/g))];
    const colours = names.map((name) => `${name}:${style.getPropertyValue(name)}`).join(';');
    return `<svg viewBox="0 0 64 64" style="color:${style.color};${colours}">${symbol.innerHTML}</svg>`;
  }, `mk-crest-${game}`);

/** The browser packs better than the PNG it takes. */
async function webp(context, png) {
  const page = await context.newPage();
  const url = await page.evaluate(
    async (bytes) => {
      const bitmap = await createImageBitmap(new Blob([new Uint8Array(bytes)]));
      const canvas = Object.assign(document.createElement('canvas'), {
        width: bitmap.width,
        height: bitmap.height,
      });
      canvas.getContext('2d').drawImage(bitmap, 0, 0);
      return canvas.toDataURL('image/webp', 0.82);
    },
    [...png],
  );
  await page.close();
  return Buffer.from(url.split(',')[1], 'base64');
}

/** As a reader sees it after the first moves. */
async function takeScreenshots(browser, address) {
  mkdirSync(target('screenshots'), { recursive: true });
  for (const [form, size] of Object.entries(forms)) {
    for (const name of ['home', ...games]) {
      const context = await browser.newContext({
        ...size,
        colorScheme: 'dark',
        locale: 'en',
        reducedMotion: 'reduce',
      });
      const page = await context.newPage();
      await page.goto(`${address}/${name === 'home' ? '' : `#/new/${name}`}`);
      await page.locator('.engine').waitFor({ state: 'detached' });
      if (name !== 'home') await first[name](page);
      await page.waitForTimeout(1500); // the last things settle
      const picture = await webp(context, await page.screenshot());
      writeFileSync(`${target('screenshots')}${name}-${form}.webp`, picture);
      await context.close();
    }
  }
}

/** The first moves of each game. */
const first = {
  musketiere: (page) => playCards(page, 2),
  four_musketeers: (page) => playCards(page, 1),
  mousquetaires_du_roy: beginTurn,
};

async function begin(page) {
  await page.getByRole('button', { name: 'Begin the match' }).click();
  await page.locator('.aim .button').click(); // what the game is about has been read
  await page.waitForURL(/#\/match\//);
}

/** A Musketeer begins: what he can do is laid out. */
async function beginTurn(page) {
  await begin(page);
  await page.locator('.fellow--open').first().waitFor();
  await page.locator('.act__do').click();
}

/** Some moves with whatever is offered first. */
async function playCards(page, moves) {
  await begin(page);
  const open = page.locator('mk-hand button[aria-disabled="false"][aria-pressed="false"]');
  const confirm = page.locator('.act__do[aria-disabled="false"]');
  for (let move = 0; move < moves; move += 1) {
    await open.first().waitFor();
    while ((await confirm.count()) === 0) {
      await open.nth(Math.min(4, (await open.count()) - 1)).click();
      await page.waitForTimeout(500);
    }
    await confirm.click();
  }
  await page.waitForTimeout(6000); // the others answer
}

await withBrowser(
  { '/': dist },
  { '/': ['text/html', readFileSync(`${dist}/index.html`)] },
  async (address, browser) => {
    const page = await browser.newPage();
    await page.goto(`${address}/#/daily/${games[0]}`); // where a crest is shown
    await page.waitForSelector('.mk-crest');
    await drawIcons(browser, crestFrom(page));
    await takeScreenshots(browser, address);
  },
);

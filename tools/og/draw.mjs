// Draws the pictures that links show of themselves into web/public/og. By hand, after a change of the art:
// `CHROMIUM=/path/to/chromium node tools/og/draw.mjs`
import { mkdirSync, readdirSync } from 'node:fs';
import { chromium } from '@playwright/test';
import { createServer } from 'vite';

const root = new URL('./', import.meta.url).pathname;
const repository = new URL('../../', import.meta.url).pathname;
const target = `${repository}web/public/og/`;

const games = readdirSync(`${repository}web/games`, { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => name);

mkdirSync(target, { recursive: true });
/** What the build puts into pages is not drawn. */
const unbuilt = {
  name: 'unbuilt',
  resolveId: (id) => (id.startsWith('virtual:') ? `\0${id}` : undefined),
  load: (id) => (id.startsWith('\0virtual:') ? 'export const cell = "", page = ""' : undefined),
};
const server = await createServer({
  configFile: false,
  root,
  cacheDir: `${repository}build/vite-og`,
  logLevel: 'error',
  plugins: [unbuilt],
  server: { port: 0, fs: { allow: [repository] } },
});
await server.listen();
const browser = await chromium.launch({
  args: process.getuid?.() === 0 ? ['--no-sandbox'] : [],
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
});
try {
  const page = await browser.newPage({ viewport: { width: 1200, height: 630 } });
  for (const name of ['index', ...games]) {
    await page.goto(`${server.resolvedUrls.local[0]}picture.html?${name}`);
    await page.waitForSelector('html[data-drawn]');
    await page.screenshot({ path: `${target}${name}.png` });
  }
} finally {
  await browser.close();
  await server.close();
}

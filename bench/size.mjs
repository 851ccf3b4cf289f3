// What a first visit transfers until Python is ready, packed as hosts pack it.
import { readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { transfer, withBrowser } from './_browser.mjs';

const { image } = JSON.parse(readFileSync('build/runtime.json', 'utf8'));
const kinds = { page: 0, fonts: 0, pictures: 0, runtime: 0 };
const kindOf = (file) => {
  if (file.startsWith('runtime/')) return 'runtime';
  if (['.html', '.js', '.css'].includes(extname(file))) return 'page';
  return extname(file) === '.woff2' ? 'fonts' : 'pictures';
};

await withBrowser({ '/site/': 'dist' }, {}, async (address, browser) => {
  const page = await browser.newPage();
  const seen = new Set();
  page.on('requestfinished', (request) => {
    if (request.url().startsWith(address)) seen.add(new URL(request.url()).pathname.slice('/site/'.length));
  }); // a worker made by the page itself comes from a `blob:`
  const ready = page.waitForEvent('requestfinished', (request) => request.url().endsWith(image));
  await page.goto(`${address}/site/index.html`, { waitUntil: 'networkidle' });
  await ready;
  for (const file of seen) kinds[kindOf(file)] += transfer(join('dist', file)).length;
});

const total = Object.values(kinds).reduce((sum, bytes) => sum + bytes, 0);
console.log('| first visit | gzip |');
console.log('|---|---|');
console.log(`| HTML, JS, CSS, worker included (aim at most 100 KB) | ${(kinds.page / 1e3).toFixed(1)} KB |`);
console.log(`| fonts | ${(kinds.fonts / 1e3).toFixed(1)} KB |`);
console.log(`| pictures | ${(kinds.pictures / 1e3).toFixed(1)} KB |`);
console.log(`| Python, its library and the engine | ${(kinds.runtime / 1e6).toFixed(2)} MB |`);
console.log(`| everything (aim at most 5.2 MB) | ${(total / 1e6).toFixed(2)} MB |`);

const script = transfer('dist/embed.js').length;
console.log('\n| a page that embeds a game, before the click | gzip |');
console.log('|---|---|');
console.log(`| embed.js (aim at most 6 KB) | ${(script / 1e3).toFixed(1)} KB |`);

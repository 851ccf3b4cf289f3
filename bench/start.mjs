// How long until Python answers: our worker from its creation to the first legal actions, beside a stock loadPyodide()
// in the same browser. Every start has a browser context of its own: nothing is cached.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const ROUNDS = 9;
const TYPES = { '.js': 'text/javascript', '.mjs': 'text/javascript', '.wasm': 'application/wasm' };
const FOLDERS = { '/site/': 'dist', '/stock/': 'node_modules/pyodide' };
const STOCK = `import { loadPyodide } from '/stock/pyodide.mjs'; await loadPyodide(); postMessage({ type: 'answer' });`;

const cache = new Map();
function packed(file) {
  if (!cache.has(file)) cache.set(file, gzipSync(readFileSync(file)));
  return cache.get(file); // scripts and WebAssembly packed, as hosts send them
}

const server = createServer((request, response) => {
  const [prefix, folder] = Object.entries(FOLDERS).find(([start]) => request.url.startsWith(start)) ?? [];
  const file = prefix && join(folder, request.url.slice(prefix.length));
  if (request.url === '/')
    response.setHeader('Content-Type', 'text/html').end('<!doctype html><title>start</title>');
  else if (request.url === '/stock.js') response.setHeader('Content-Type', 'text/javascript').end(STOCK);
  else if (file && existsSync(file) && statSync(file).isFile()) {
    const type = TYPES[extname(file)];
    response.setHeader('Content-Type', type ?? 'application/octet-stream');
    if (type) response.setHeader('Content-Encoding', 'gzip');
    response.end(type ? packed(file) : readFileSync(file));
  } else response.writeHead(404).end();
});
await new Promise((listening) => server.listen(0, '127.0.0.1', listening));

const options = { players: 3, match_end: 'target', target_score: 100, tie_rule: 'shared' };
const request = {
  id: 1,
  op: 'start',
  body: {
    id: 'bench',
    game: 'musketiere',
    options,
    sitters: ['human', 'human', 'human'],
    names: ['', '', ''],
    viewer: 0,
  },
};
const script = readdirSync('dist/assets').find((name) => /^engine\.worker-.*\.js$/.test(name));
const ways = { ours: `/site/assets/${script}`, stock: '/stock.js' };

const root = process.getuid?.() === 0;
const browser = await chromium.launch({
  args: [...(root ? ['--no-sandbox'] : []), '--disable-background-networking', '--disable-component-update'],
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
});

async function start(address) {
  const context = await browser.newContext();
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:${server.address().port}/`);
  const ms = await page.evaluate(
    ([address, request]) =>
      new Promise((resolve, reject) => {
        const began = performance.now();
        const worker = new Worker(address, { type: 'module' });
        worker.onerror = (event) => reject(new Error(event.message));
        worker.onmessage = ({ data }) => {
          if (data.type === 'failed' || data.body?.error) reject(new Error(JSON.stringify(data)));
          if (data.type === 'answer') resolve(performance.now() - began);
        };
        worker.postMessage(request);
      }),
    [address, request],
  );
  await context.close();
  return ms;
}

const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];
const times = { ours: [], stock: [] };
try {
  for (let round = 0; round < ROUNDS; round++)
    for (const way of Object.keys(ways)) times[way].push(await start(ways[way]));
} finally {
  await browser.close();
  server.close();
}
const ratio = median(times.ours.map((ours, round) => ours / times.stock[round]));
console.log(`| start of Python in a worker | median of ${ROUNDS} |`);
console.log('|---|---|');
console.log(`| ours, to the first legal actions | ${median(times.ours).toFixed(0)} ms |`);
console.log(`| stock \`loadPyodide()\` | ${median(times.stock).toFixed(0)} ms |`);
console.log(`| ratio (aim at most 0.35) | ${ratio.toFixed(2)} |`);

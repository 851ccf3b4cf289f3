// How long until Python answers: our worker from its creation to the first legal actions, beside a stock loadPyodide()
// in the same browser. Every start has a browser context of its own: nothing is cached.
import { readdirSync } from 'node:fs';
import { median, withBrowser } from './_browser.mjs';

const ROUNDS = 9;
const STOCK = `import { loadPyodide } from '/stock/pyodide.mjs'; await loadPyodide(); postMessage({ type: 'answer' });`;
const worker = readdirSync('dist/assets').find((name) => /^engine\.worker-.*\.js$/.test(name));
const ways = { ours: `/site/assets/${worker}`, stock: '/stock.js' };

const options = { players: 3, match_end: 'target', target_score: 100, tie_rule: 'shared' };
const people = ['human', 'human', 'human'];
const request = {
  id: 1,
  op: 'start',
  body: {
    id: 'bench',
    game: 'musketiere',
    options,
    controllers: people,
    names: people,
    client: 'bench',
    seats: [0],
  },
};

/** Runs in the page: milliseconds from the creation of the worker to its answer. */
function firstAnswer([address, request]) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const worker = new Worker(address, { type: 'module' });
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.type === 'failed' || data.body?.error) reject(new Error(JSON.stringify(data)));
      if (data.type === 'answer') resolve(performance.now() - began);
    };
    worker.postMessage(request);
  });
}

const times = { ours: [], stock: [] };
const folders = { '/site/': 'dist', '/stock/': 'node_modules/pyodide' };
const texts = {
  '/': ['text/html', '<!doctype html><title>start</title>'],
  '/stock.js': ['text/javascript', STOCK],
};
await withBrowser(folders, texts, async (address, browser) => {
  for (let round = 0; round < ROUNDS; round++) {
    for (const [way, script] of Object.entries(ways)) {
      const context = await browser.newContext();
      const page = await context.newPage();
      await page.goto(address);
      times[way].push(await page.evaluate(firstAnswer, [script, request]));
      await context.close();
    }
  }
});

const ratio = median(times.ours.map((ours, round) => ours / times.stock[round]));
console.log(`| start of Python in a worker | median of ${ROUNDS} |`);
console.log('|---|---|');
console.log(`| ours, to the first legal actions | ${median(times.ours).toFixed(0)} ms |`);
console.log(`| stock \`loadPyodide()\` | ${median(times.stock).toFixed(0)} ms |`);
console.log(`| ratio (aim at most 0.35) | ${ratio.toFixed(2)} |`);

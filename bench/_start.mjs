// What the start of Python is measured with, in any browser: our worker beside a stock loadPyodide().
import { readdirSync } from 'node:fs';
import { median } from './_browser.mjs';

const STOCK = `import { loadPyodide } from '/stock/pyodide.mjs'; await loadPyodide(); postMessage({ type: 'answer' });`;
const worker = readdirSync('dist/assets').find((name) => /^engine\.worker-.*\.js$/.test(name));
/** Where a page of each way stands, and its worker. */
export const ways = { ours: ['/site/blank.html', `/site/assets/${worker}`], stock: ['/', '/stock.js'] };
export const folders = { '/site/': 'dist', '/stock/': 'node_modules/pyodide' };
const blank = ['text/html', '<!doctype html><title>start</title>'];
export const texts = { '/': blank, '/site/blank.html': blank, '/stock.js': ['text/javascript', STOCK] };

const options = { players: 3, match_end: 'target', target_score: 100, tie_rule: 'shared' };
const people = ['human', 'human', 'human'];
export const request = {
  id: 1,
  op: 'start',
  body: {
    game: 'musketiere',
    options,
    controllers: people,
    names: people,
    client: 'bench',
    seats: [0],
  },
};

/** Runs in the page: milliseconds from the creation of the worker to its answer. */
export function firstAnswer([address, request]) {
  return new Promise((resolve, reject) => {
    const began = performance.now();
    const worker = new Worker(address, { type: 'module' });
    request.body.id = crypto.randomUUID(); // a match of its own
    worker.onerror = (event) => reject(new Error(event.message));
    worker.onmessage = ({ data }) => {
      if (data.type === 'failed' || data.body?.error) reject(new Error(JSON.stringify(data)));
      if (data.type === 'answer') resolve(performance.now() - began);
    };
    worker.postMessage(request);
  });
}

/**
 * Runs in the page: resolves when its visit has left all that later ones begin with. The page holds it from then on: a
 * session that is not kept, as any of WebKit's driver, forgets a cache with the last one who has it open.
 */
export async function leftAll() {
  const isMade = async () => {
    window.held = await caches.open('musketiere-memory');
    return (await window.held.keys()).length > 0;
  };
  while (!(await isMade())) await new Promise((passed) => setTimeout(passed, 10)); // what makes it is soon gone
}

/** Of a table in Markdown. */
export const head = (rounds) =>
  `| start of Python in a worker, median of ${rounds} | ours | stock | ratio | aim |\n|---|---|---|---|---|`;

/** `all`: milliseconds each way, by round. */
export function row(visit, all, aim) {
  const of = (way) => `${median(all.map((one) => one[way])).toFixed(0)} ms`;
  const ratio = median(all.map(({ ours, stock }) => ours / stock));
  return `| ${visit} | ${of('ours')} | ${of('stock')} | ${ratio.toFixed(2)} | ${aim} |`;
}

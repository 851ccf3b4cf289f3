// What a visit costs: bytes over the wire, first paint, and until the first card can be touched in a match begun through
// the page; the first time, and again with the browser's cache alone or the service worker. Beside a stock loadPyodide()
// in a worker, in the same browser and over the same line: as fast as both go, and as on a mid phone.
import { median, slowly, withBrowser } from './_browser.mjs';
import { leftAll } from './_start.mjs';

const ROUNDS = 3;
const conditions = {
  'as fast as it goes': { limit: null, slowdown: 1 },
  'a quarter of the processor, 10 Mbit/s, 40 ms': { limit: { rate: 1250, latency: 40 }, slowdown: 4 },
};

const texts = {
  '/stock.html': ['text/html', '<!doctype html><title>stock</title><script src="/stock-page.js"></script>'],
  '/stock-page.js': [
    'text/javascript',
    `new Worker('/stock-worker.js', { type: 'module' }).onmessage = () => { globalThis.touched = performance.now(); };`,
  ],
  '/stock-worker.js': [
    'text/javascript',
    `import { loadPyodide } from '/stock/pyodide.mjs'; await loadPyodide(); postMessage('ready');`,
  ],
};

/** Runs in the page: goes the shortest way to a table and notes when a card can be touched. */
function play() {
  const pressed = new Set();
  const press = (selector) => {
    const [thing] = [...document.querySelectorAll(selector)].slice(-1);
    if (!thing || pressed.has(selector)) return;
    pressed.add(selector);
    thing.click();
  };
  const look = () => {
    if (document.querySelector('.hand:not(.hand--still) button')) globalThis.touched = performance.now();
    else {
      press('a[href="#/new/musketiere"]');
      press('form .button--gold');
      press('.aim .button');
      requestAnimationFrame(look);
    }
  };
  addEventListener('DOMContentLoaded', look);
}

async function visit(context, address, line) {
  const page = await context.newPage();
  const before = line.bytes;
  await page.goto(address, { waitUntil: 'commit' });
  await page.evaluate(async () => {
    while (globalThis.touched === undefined) await new Promise((later) => setTimeout(later, 50));
  });
  const bytes = line.bytes - before;
  const [paint, touch] = await page.evaluate(() => [
    performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0,
    globalThis.touched,
  ]);
  return { page, bytes, paint, touch };
}

/** Until the service worker holds everything: what that takes beside the visit. */
async function keptOffline(page, line) {
  const before = line.bytes;
  await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    const worker = installing ?? waiting ?? active;
    while (worker.state !== 'activated')
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
  });
  const bytes = line.bytes - before;
  await page.evaluate(leftAll); // a visit lasts longer than that
  return bytes;
}

await withBrowser(
  { '/site/': 'dist', '/stock/': 'node_modules/pyodide' },
  texts,
  async (address, browser, line) => {
    const site = `${address}/site/index.html`;
    const stock = `${address}/stock.html`;
    for (const [condition, { limit, slowdown }] of Object.entries(conditions)) {
      const found = {};
      const note = (what, { bytes, paint, touch }) => {
        found[what] ??= { bytes: [], paint: [], touch: [] };
        for (const [name, value] of Object.entries({ bytes, paint, touch })) found[what][name].push(value);
      };
      let offline = 0;
      for (let round = 0; round < ROUNDS; round++) {
        for (const [ways, serviceWorkers] of [
          [{ first: 'stock, first visit', again: 'stock, again' }, 'block'],
          [{ again: 'ours, again, cache alone' }, 'block'],
          [{ first: 'ours, first visit', again: 'ours, again, service worker' }, 'allow'],
        ]) {
          const context = await browser.newContext({ serviceWorkers });
          await context.addInitScript(play);
          line.limit = limit;
          const where = ways.again.startsWith('stock') ? stock : site;
          const first = await slowly(browser, slowdown, () => visit(context, where, line));
          if (ways.first) note(ways.first, first);
          line.limit = null;
          if (serviceWorkers === 'allow') offline = await keptOffline(first.page, line);
          await first.page.close();
          line.limit = limit;
          note(ways.again, await slowly(browser, slowdown, () => visit(context, where, line)));
          await context.close();
        }
      }
      const of = (what, name) => median(found[what][name]);
      console.log(`\n| ${condition} | bytes | first paint | first card | bytes to stock | time to stock |`);
      console.log('|---|---|---|---|---|---|');
      for (const what of Object.keys(found)) {
        const base = what.includes('first') ? 'stock, first visit' : 'stock, again';
        const bytes = base === 'stock, again' ? '' : (of(what, 'bytes') / of(base, 'bytes')).toFixed(2);
        const time = (of(what, 'touch') / of(base, 'touch')).toFixed(2);
        const cells = [
          `${(of(what, 'bytes') / 1e6).toFixed(3)} MB`,
          what.startsWith('stock') ? '' : `${of(what, 'paint').toFixed(0)} ms`,
          `${of(what, 'touch').toFixed(0)} ms`,
          bytes,
          time,
        ];
        console.log(`| ${what} | ${cells.join(' | ')} |`);
      }
      console.log(
        `\nTo keep everything offline, after the first visit: ${(offline / 1e6).toFixed(2)} MB more.`,
      );
    }
  },
);

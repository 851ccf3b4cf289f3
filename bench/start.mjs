// How long until Python answers: our worker from its creation to the first legal actions, beside a stock loadPyodide() in
// the same browser. First visits have a browser context of their own: nothing is cached. Later ones have the profile of a
// visitor who has been there twice, in a browser that is open or has just been started; ours is served by its service
// worker, stock from the browser's cache. All of it as fast as it goes, and with a quarter of the processor.
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { median, openProfile, slowly, withBrowser, withServer } from './_browser.mjs';

const ROUNDS = 7;
const VISITS_BEFORE = 4;
/** Milliseconds in which the browser keeps what it has compiled. */
const LINGERING = 4000;
const STOCK = `import { loadPyodide } from '/stock/pyodide.mjs'; await loadPyodide(); postMessage({ type: 'answer' });`;
const worker = readdirSync('dist/assets').find((name) => /^engine\.worker-.*\.js$/.test(name));
const ways = { ours: ['/site/blank.html', `/site/assets/${worker}`], stock: ['/', '/stock.js'] };
const folders = { '/site/': 'dist', '/stock/': 'node_modules/pyodide' };
const blank = ['text/html', '<!doctype html><title>start</title>'];
const texts = { '/': blank, '/site/blank.html': blank, '/stock.js': ['text/javascript', STOCK] };

const options = { players: 3, match_end: 'target', target_score: 100, tie_rule: 'shared' };
const people = ['human', 'human', 'human'];
const request = {
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
function firstAnswer([address, request]) {
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

/** Milliseconds that Python takes, each way once, in that browser. */
async function once(context, address, slowdown, lingering = 0) {
  const taken = {};
  for (const [way, [where, script]] of Object.entries(ways)) {
    const page = await context.newPage();
    await page.goto(address + where);
    taken[way] = await slowly(context.browser(), slowdown, () =>
      page.evaluate(firstAnswer, [script, request]),
    );
    await pause(lingering);
    await page.close();
  }
  return taken;
}

/** Until the service worker holds everything. */
async function keepOffline(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/site/index.html`);
  await page.evaluate(async () => {
    const { installing, waiting, active } = await navigator.serviceWorker.ready;
    const worker = installing ?? waiting ?? active;
    while (worker.state !== 'activated')
      await new Promise((changed) => worker.addEventListener('statechange', changed, { once: true }));
  });
  await page.close();
}

const rounds = async (round) => {
  const all = [];
  while (all.length < ROUNDS) all.push(await round());
  return all;
};

function tell(visit, all, aim) {
  const of = (way) => `${median(all.map((one) => one[way])).toFixed(0)} ms`;
  const ratio = median(all.map(({ ours, stock }) => ours / stock));
  console.log(`| ${visit} | ${of('ours')} | ${of('stock')} | ${ratio.toFixed(2)} | ${aim} |`);
}

console.log(`| start of Python in a worker, median of ${ROUNDS} | ours | stock | ratio | aim |`);
console.log('|---|---|---|---|---|');
const speeds = { quiet: [1, '≤ 0.33', '≤ 0.25'], 'a quarter of the processor': [4, '≤ 0.55', '≤ 0.40'] };
for (const [speed, [slowdown, firstAim]] of Object.entries(speeds))
  await withBrowser(folders, texts, async (address, browser) => {
    const all = await rounds(async () => {
      const context = await browser.newContext();
      const taken = await once(context, address, slowdown);
      await context.close();
      return taken;
    });
    tell(`first visit, ${speed}`, all, firstAim);
  });

const profile = mkdtempSync(join(tmpdir(), 'profile-'));
try {
  await withServer(folders, texts, async (address) => {
    const before = await openProfile(profile);
    await keepOffline(before, address);
    for (let visit = 0; visit < VISITS_BEFORE; visit++) await once(before, address, 1, LINGERING);
    for (const [speed, [slowdown, , aim]] of Object.entries(speeds))
      tell(`again, ${speed}`, await rounds(() => once(before, address, slowdown)), aim);
    await before.close();
    const all = await rounds(async () => {
      const context = await openProfile(profile);
      const taken = await once(context, address, 1, 0);
      await context.close();
      return taken;
    });
    tell('again, in a browser just started', all, '≤ 0.25');
  });
} finally {
  rmSync(profile, { recursive: true });
}

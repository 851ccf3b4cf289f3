// The home page with few and with thousands of stored matches: until the list is there, elements, the longest task.
import { readFileSync } from 'node:fs';
import { median, withBrowser } from './_browser.mjs';

const COUNTS = [20, 2000];
const TIMES = 5;
const KEPT = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'].flatMap((game) =>
  Object.values(JSON.parse(readFileSync(`tests/before/${game}.json`, 'utf8')).saves),
);

/** Runs in the page: stores so many matches, of all games, as the worker would have. */
async function store({ kept, count }) {
  const db = await new Promise((resolve, reject) => {
    const opening = indexedDB.open('musketiere');
    opening.onsuccess = () => resolve(opening.result);
    opening.onerror = () => reject(opening.error);
  });
  const writing = db.transaction(['matches', 'records'], 'readwrite');
  for (let number = 0; number < count; number += 1) {
    const { text, summary } = kept[number % kept.length];
    const id = `match-${number}`;
    const updated = 1.79e12 + number * 60_000;
    writing.objectStore('matches').put({ ...summary, id, created: updated, updated });
    writing.objectStore('records').put({ text, revision: 1 }, id);
  }
  await new Promise((done) => {
    writing.oncomplete = done;
  });
  db.close();
}

/** Runs in the page before its scripts. */
function watch() {
  Object.assign(globalThis, { longest: 0 });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) globalThis.longest = Math.max(globalThis.longest, duration);
  }).observe({ type: 'longtask', buffered: true });
}

await withBrowser({ '/site/': 'dist' }, {}, async (address, browser) => {
  console.log(
    '| stored | until the list is there | to the first | elements in it | longest task | to the first |',
  );
  console.log('|---|---|---|---|---|---|');
  let first = null;
  for (const count of COUNTS) {
    const context = await browser.newContext({ serviceWorkers: 'block' });
    await context.addInitScript(watch);
    const filling = await context.newPage();
    await filling.goto(`${address}/site/index.html`);
    await filling.locator('.matches .empty').waitFor();
    await filling.evaluate(store, { kept: KEPT, count });
    await filling.close();
    const times = [];
    const tasks = [];
    let elements = 0;
    for (let time = 0; time < TIMES; time += 1) {
      const page = await context.newPage();
      await page.goto(`${address}/site/index.html`);
      times.push(
        await page.evaluate(async () => {
          while (!document.querySelector('mk-saved-matches .match')) await new Promise(requestAnimationFrame);
          return performance.now();
        }),
      );
      await page.waitForTimeout(1500);
      tasks.push(await page.evaluate(() => globalThis.longest));
      elements = await page.evaluate(() => document.querySelectorAll('mk-saved-matches *').length);
      await page.close();
    }
    await context.close();
    const [time, task] = [median(times), median(tasks)];
    first ??= { time, task };
    const [slower, longer] = [time / first.time, task / first.task].map((ratio) => ratio.toFixed(2));
    console.log(
      `| ${count} | ${time.toFixed(0)} ms | ${slower} | ${elements} | ${task.toFixed(0)} ms | ${longer} |`,
    );
  }
});

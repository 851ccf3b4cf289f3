// What Lighthouse makes of the home page and of a table, on a phone over a slow line (its own, simulated), packed as
// hosts pack it. Every run begins with nothing in the browser; the run with the middle performance is told.
import lighthouse from 'lighthouse';
import { freePort, withBrowser } from './_browser.mjs';

const ROUNDS = 3;
const screens = { home: '', table: '#/problem/musketiere/jailed' };
const score =
  (category) =>
  ({ categories }) =>
    categories[category].score.toFixed(2);
const audit =
  (name, unit, digits = 0) =>
  ({ audits }) =>
    `${audits[name].numericValue.toFixed(digits)}${unit}`;
const rows = {
  'performance (aim at least 0.97)': score('performance'),
  accessibility: score('accessibility'),
  'best practices': score('best-practices'),
  'search engines': score('seo'),
  'first contentful paint': audit('first-contentful-paint', ' ms'),
  'largest contentful paint': audit('largest-contentful-paint', ' ms'),
  'speed index': audit('speed-index', ' ms'),
  'total blocking time (aim below 100 ms)': audit('total-blocking-time', ' ms'),
  'cumulative layout shift (aim below 0.02)': audit('cumulative-layout-shift', '', 3),
  elements: audit('dom-size', ''),
};

const port = await freePort();
const found = {};
await withBrowser(
  { '/site/': 'dist' },
  {},
  async (address) => {
    for (const [name, hash] of Object.entries(screens)) {
      const runs = [];
      for (let round = 0; round < ROUNDS; round++) {
        const { lhr } = await lighthouse(`${address}/site/index.html${hash}`, { port, logLevel: 'error' });
        if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
        runs.push(lhr);
      }
      const performance = ({ categories }) => categories.performance.score;
      found[name] = runs.sort((a, b) => performance(a) - performance(b))[ROUNDS >> 1];
    }
  },
  [`--remote-debugging-port=${port}`],
);

const names = Object.keys(screens);
console.log(`| Lighthouse, phone, median of ${ROUNDS} | ${names.join(' | ')} |`);
console.log(`|---|${names.map(() => '---|').join('')}`);
for (const [what, value] of Object.entries(rows))
  console.log(`| ${what} | ${names.map((name) => value(found[name])).join(' | ')} |`);

// How long until Python answers: our worker from its creation to the first legal actions, beside a stock loadPyodide() in
// the same browser. First visits have a browser context of their own: nothing is cached. Later ones have the profile of a
// visitor who has been there once, in a browser that is open or has just been started; ours is served by its service
// worker, stock from the browser's cache. All of it as fast as it goes, and with a quarter of the processor.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { openProfile, slowly, withBrowser, withServer } from './_browser.mjs';
import { firstAnswer, folders, head, leftAll, request, row, texts, ways } from './_start.mjs';

const ROUNDS = 7;
/** Milliseconds in which the browser keeps what it has compiled. */
const LINGERING = 4000;
/** Milliseconds that Python takes, each way once, in that browser. */
async function once(context, address, slowdown) {
  const taken = {};
  for (const [way, [where, script]] of Object.entries(ways)) {
    const page = await context.newPage();
    await page.goto(address + where);
    taken[way] = await slowly(context.browser(), slowdown, () =>
      page.evaluate(firstAnswer, [script, request]),
    );
    await page.close();
  }
  return taken;
}

/** The visit before: of our page until it has come to rest, of stock once. */
async function visitOnce(context, address) {
  const page = await context.newPage();
  await page.goto(`${address}/site/index.html`);
  await page.evaluate(leftAll);
  await page.goto(address + ways.stock[0]);
  await page.evaluate(firstAnswer, [ways.stock[1], request]);
  await pause(LINGERING);
  await page.close();
}

const rounds = async (round) => {
  const all = [];
  while (all.length < ROUNDS) all.push(await round());
  return all;
};

console.log(head(ROUNDS));
const speeds = { quiet: [1, '≤ 0.33', '≤ 0.25'], 'a quarter of the processor': [4, '≤ 0.55', '≤ 0.40'] };
for (const [speed, [slowdown, firstAim]] of Object.entries(speeds))
  await withBrowser(folders, texts, async (address, browser) => {
    const all = await rounds(async () => {
      const context = await browser.newContext();
      const taken = await once(context, address, slowdown);
      await context.close();
      return taken;
    });
    console.log(row(`first visit, ${speed}`, all, firstAim));
  });

const profile = mkdtempSync(join(tmpdir(), 'profile-'));
try {
  await withServer(folders, texts, async (address) => {
    const before = await openProfile(profile);
    await visitOnce(before, address);
    for (const [speed, [slowdown, , aim]] of Object.entries(speeds))
      console.log(row(`again, ${speed}`, await rounds(() => once(before, address, slowdown)), aim));
    await before.close();
    const all = await rounds(async () => {
      const context = await openProfile(profile);
      const taken = await once(context, address, 1);
      await context.close();
      return taken;
    });
    console.log(row('again, in a browser just started', all, '≤ 0.25'));
  });
} finally {
  rmSync(profile, { recursive: true });
}

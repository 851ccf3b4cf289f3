// The same as `start`, in Firefox and in WebKit: first visits have a browser of their own, later ones that of a visitor who
// has been there before. WebKitGTK keeps nothing beyond its driver's session, so its later visits are those of one session.
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import puppeteer from 'puppeteer-core';
import { Builder, Capabilities } from 'selenium-webdriver';
import { freePort, withServer } from './_browser.mjs';
import { firstAnswer, folders, head, leftAll, request, row, texts, ways } from './_start.mjs';

const ROUNDS = 5;
/** Milliseconds in which the browser keeps what it has compiled. */
const LINGERING = 4000;
/** Milliseconds that a start may take before it counts as failed. */
const LONGEST = 120_000;
const { FIREFOX, WEBKIT_DRIVER, XVFB } = process.env;

/** Opens addresses in Firefox, and runs functions there; `apart` leaves the page open and goes on in another one. */
async function firefox() {
  const profile = mkdtempSync(join(tmpdir(), 'profile-'));
  const browser = await puppeteer.launch({
    browser: 'firefox',
    executablePath: FIREFOX,
    headless: true,
    userDataDir: profile,
  });
  let page = await browser.newPage();
  return {
    goto: (address) => page.goto(address),
    run: (script, argument) => page.evaluate(script, argument),
    async apart() {
      page = await browser.newPage();
    },
    async close() {
      await browser.close();
      rmSync(profile, { recursive: true, force: true });
    },
  };
}

/** The same in WebKitGTK's own small browser, on a screen that nobody sees. */
async function webkit() {
  const screen = spawn(XVFB, ['-displayfd', '3', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'ignore', 'ignore', 'pipe'],
  });
  const number = await new Promise((resolve) => screen.stdio[3].once('data', resolve));
  const port = await freePort();
  const driving = spawn(WEBKIT_DRIVER, [`--port=${port}`], {
    env: { ...process.env, DISPLAY: `:${String(number).trim()}` },
    stdio: 'ignore',
  });
  while (!(await fetch(`http://127.0.0.1:${port}/status`).catch(() => null))) await pause(50);
  const driver = await new Builder()
    .usingServer(`http://127.0.0.1:${port}/`)
    .withCapabilities(
      new Capabilities({
        browserName: 'MiniBrowser',
        'webkitgtk:browserOptions': { args: ['--automation'] },
      }),
    )
    .build();
  await driver.manage().setTimeouts({ script: LONGEST });
  return {
    goto: (address) => driver.get(address),
    run: (script, argument) => driver.executeScript(script, argument),
    apart: () => driver.switchTo().newWindow('tab'),
    async close() {
      await driver.quit();
      driving.kill();
      screen.kill();
    },
  };
}

/** Milliseconds that Python takes, each way once. */
async function once(browser, address) {
  const taken = {};
  for (const [way, [where, script]] of Object.entries(ways)) {
    await browser.goto(address + where);
    taken[way] = await browser.run(firstAnswer, [script, request]);
  }
  return taken;
}

async function measure(name, open, firstAim) {
  await withServer(folders, texts, async (address) => {
    const first = [];
    while (first.length < ROUNDS) {
      const browser = await open();
      first.push(await once(browser, address));
      await browser.close();
    }
    console.log(row(`first visit, ${name}`, first, firstAim));
    const browser = await open();
    await browser.goto(`${address}/site/index.html`);
    await browser.run(leftAll);
    await browser.apart();
    await browser.goto(address + ways.stock[0]);
    await browser.run(firstAnswer, [ways.stock[1], request]);
    await pause(LINGERING);
    const again = [];
    while (again.length < ROUNDS) again.push(await once(browser, address));
    console.log(row(`again, ${name}`, again, '≤ 0.25'));
    await browser.close();
  });
}

console.log(head(ROUNDS));
if (FIREFOX) await measure('Firefox', firefox, '≤ 0.25');
else console.log('There is no Firefox here to be driven from outside.');
if (WEBKIT_DRIVER && XVFB) await measure('WebKit', webkit, '≤ 0.28');
else console.log('There is no WebKitGTK here.');

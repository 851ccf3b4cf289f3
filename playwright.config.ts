import { defineConfig, devices } from '@playwright/test';

// build.py names the browser and a free port; by hand: `npx playwright test` on a built site.
const chromium = process.env.CHROMIUM;
const headless = process.env.HEADLESS ?? chromium; // the one without a window, where there is one
const port = Number(process.env.E2E_PORT ?? 4173);
const site = process.env.SITE ?? 'dist';
const unseen = process.env.UNSEEN === '1'; // so says build.py; by hand a picture of what failed is left
const quiet = [
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--disable-quic',
  '--no-first-run',
  '--in-process-gpu', // there is none: what draws in its place needs no process of its own
  // Nobody sees what the checks play, and it need not be drawn: tiles without memory are not. Laid out it is as ever.
  ...(unseen ? ['--force-gpu-mem-available-mb=0'] : []),
  // The last list counts. Chromium draws two lists of addresses behind every window, which costs as much as a page.
  '--disable-features=WebUIOmniboxPopup,WebUIOmniboxAimPopup,WebUIOmniboxFullPopup,ThirdPartyStoragePartitioning,PaintHolding',
  // Python is compiled once, quickly: most tests are over before a better code of it is ready, at twice the price. And
  // there is room (MB) for what is soon thrown away: to begin with little and look for garbage often takes longer.
  '--js-flags=--liftoff-only --min-semi-space-size=32',
];
const root = process.getuid?.() === 0; // Chromium refuses its sandbox to root
// Only a browser with a window offers to install a page and keeps what one within another stores apart; without, a mouse
// moves by itself when the page below it does. It costs a fifth more.
const inWindow = /offline\/manifest|embed\/(frame|school)|keyboard alone/;
const by = (executablePath: string | undefined) => ({
  launchOptions: {
    args: root ? ['--no-sandbox', ...quiet] : quiet,
    ...(executablePath ? { executablePath } : {}),
  },
});

export default defineConfig({
  testDir: 'e2e',
  testIgnore: 'families/**', // they are played by others (e2e/families/playwright.config.ts)
  outputDir: 'build/e2e',
  workers: 3,
  fullyParallel: true,
  forbidOnly: true,
  reporter: [[process.stdout.isTTY ? 'line' : 'dot'], ['./e2e/kit/summary.ts']],
  timeout: 180_000, // for what hangs: a busy machine may take its time
  retries: 1, // a test that passes then is named as flaky, and stops nothing
  use: {
    ...devices['Desktop Chrome'],
    // The same site at / and under a path, as a project page has it.
    baseURL: `http://127.0.0.1:${port}/`,
    serviceWorkers: 'block', // what is not about them sees every request
    screenshot: unseen ? 'off' : 'only-on-failure',
  },
  projects: [
    { name: 'window', grep: inWindow, use: by(chromium) },
    { name: 'page', grepInvert: inWindow, use: by(headless) },
  ],
  webServer: {
    command: `python3 tools/site_server.py ${site} --port ${port} --also-under anything`,
    url: `http://127.0.0.1:${port}/index.html`,
    reuseExistingServer: false,
  },
});

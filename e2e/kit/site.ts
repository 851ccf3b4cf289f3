/** The test every file here uses: the built site, watched. Nothing may leave its origin, and nothing may go wrong unseen. */
import { type BrowserContext, test as base, expect as impatient, type Page } from '@playwright/test';
import type { Settings } from '../../web/lib/settings';

/** Python starts in a second on a good day; a busy machine may take its time. */
export const expect = impatient.configure({ timeout: 30_000 });

/** Collects what must not happen in a context; checked after every test. */
class Watch {
  readonly #foreign: string[] = [];
  readonly #hosts = new Set<string>();
  readonly #faults: string[] = [];
  readonly #expected: RegExp[] = [];

  constructor(readonly origin: string) {}

  /** Watches a context from before its first page on, fixes its chance and gives it the reader's settings. */
  async follow(context: BrowserContext, settings: Partial<Settings>): Promise<void> {
    fixChance(context);
    context.on('request', (request) => {
      const { origin, protocol } = new URL(request.url());
      if (origin !== this.origin && protocol !== 'blob:') this.#foreign.push(request.url()); // what a page makes itself asks nobody
    });
    context.on('console', (message) => {
      if (message.type() === 'error') this.#faults.push(`${message.text()} (${message.location().url})`);
    });
    context.on('weberror', (error) => this.#faults.push(String(error.error())));
    await context.addInitScript(prepare, settings);
  }

  /** The test brings this about on purpose. */
  expect(fault: RegExp): void {
    this.#expected.push(fault);
  }

  /** Where the test serves a page of others; its requests are its own affair. */
  host(origin: string): void {
    this.#hosts.add(origin);
  }

  check(): void {
    const unexpected = this.#faults.filter((fault) => !this.#expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'errors and violations of the security policy').toEqual([]);
    const foreign = this.#foreign.filter((url) => !this.#hosts.has(new URL(url).origin));
    expect(foreign, 'requests to another origin').toEqual([]);
  }
}

export interface Wishes {
  /** What the reader has chosen before the page opens. */
  settings: Partial<Settings>;
}

/** Slow enough that there is time to change one's mind, and to look at it. */
export const unhurried: Partial<Settings> = { language: 'en', speed: 'slow', motion: 'off' };

export const test = base.extend<Wishes & { watch: Watch }>({
  // Without motion and at brisk speed, where a test is not about either.
  settings: [{ language: 'en', theme: 'dark', speed: 'fast', motion: 'off' }, { option: true }],

  actionTimeout: 30_000, // what cannot be pressed by then never will be

  watch: [
    async ({ context, settings, baseURL, serviceWorkers }, use) => {
      const watch = new Watch(new URL(baseURL ?? '').origin);
      await watch.follow(context, settings);
      if (serviceWorkers === 'block') await context.addInitScript(withoutServiceWorkers);
      await use(watch);
      watch.check();
    },
    { auto: true },
  ],
});

function prepare(settings: Partial<Settings>): void {
  addEventListener('securitypolicyviolation', (event) => {
    console.error(`security policy: ${event.violatedDirective} ${event.blockedURI}`);
  });
  try {
    if (localStorage.getItem('musketiere.settings') === null) {
      localStorage.setItem('musketiere.settings', JSON.stringify(settings));
      localStorage.setItem('musketiere.effort', '25'); // the same on every machine, and quick
      // He knows what the games are about.
      localStorage.setItem('musketiere.goals', '["musketiere","four_musketeers","mousquetaires_du_roy"]');
      localStorage.setItem('musketiere.told', '["lamp"]');
    }
  } catch {
    // about:blank has no storage
  }
}

/** Playwright's own way leaves the page with a registration that is undefined, which no browser does. */
export function withoutServiceWorkers(): void {
  Object.defineProperty(navigator, 'serviceWorker', { value: undefined });
}

/** Holds files back until they are let go: if nothing else is said, Python's interpreter. */
export async function holdBack(page: Page, files = /\.wasm\.gzip$/): Promise<() => void> {
  let letGo = () => {};
  const gate = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await page.route(files, async (route) => {
    await gate;
    await route.continue();
  });
  return letGo;
}

/** Puts `code` before the script of Python's worker: init scripts do not reach workers. */
export async function beforeWorker(page: Page, code: string): Promise<void> {
  await page.route(/engine\.worker-[^/]*\.js$/, async (route) => {
    const script = await route.fetch();
    await route.fulfill({ response: script, body: `${code};\n${await script.text()}` });
  });
}

export async function killWorker(page: Page): Promise<void> {
  const [worker] = page.workers();
  await worker?.evaluate(() => self.close());
}

/**
 * Makes the deals the same at every run: each worker of a context draws the seeds of its matches from a sequence of its
 * own. The rest of the chain is as it is for everybody.
 */
export function fixChance(context: BrowserContext, first = 1): void {
  let number = first;
  const follow = (page: Page) =>
    page.on('worker', (worker) => {
      number += 1;
      worker.evaluate(drawFrom, number).catch(() => {}); // it may be gone before it has begun
    });
  for (const page of context.pages()) follow(page);
  context.on('page', follow);
}

function drawFrom(first: number): void {
  const SEED = 7; // bytes; what Python draws for itself at its start is longer
  const really = crypto.getRandomValues.bind(crypto);
  let drawn = first;
  crypto.getRandomValues = (bytes) => {
    if (!(bytes instanceof Uint8Array) || bytes.length !== SEED) return really(bytes);
    for (let i = 0; i < SEED; i += 1) {
      drawn = (Math.imul(drawn, 1103515245) + 12345) & 0x7fffffff;
      bytes[i] = drawn >> 16;
    }
    return bytes;
  };
}

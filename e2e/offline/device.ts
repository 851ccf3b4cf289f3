/** A device with a browser that can be closed and opened again, and a host of the site that can go away. */
import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { type BrowserContext, chromium, type Page } from '@playwright/test';
import { Host } from '../kit/host';
import { test as base, expect } from '../kit/site';
import { t } from '../kit/words';

export { expect };

/** The build under test. */
export const SITE = process.env.SITE ?? 'dist';

type Open = () => Promise<BrowserContext>;

export class Device {
  #context: BrowserContext | undefined;

  constructor(readonly openBrowser: Open) {}

  get context(): BrowserContext {
    if (!this.#context) throw new Error('the browser is closed');
    return this.#context;
  }

  /** Opens the browser, if it is closed, with the page at an address. */
  async open(address = './'): Promise<Page> {
    this.#context ??= await this.openBrowser();
    const page = this.#context.pages()[0] ?? (await this.#context.newPage());
    await page.goto(address);
    return page;
  }

  async close(): Promise<void> {
    await this.#context?.close();
    this.#context = undefined;
  }
}

export const test = base.extend<{ host: Host; device: Device }>({
  serviceWorkers: 'allow',

  host: async ({ browserName: _ }, use) => {
    const host = new Host(SITE);
    await host.start();
    await use(host);
    await host.stop().catch(() => {}); // the test may have done so
  },

  baseURL: async ({ host }, use) => use(host.address),

  device: async ({ host, watch, settings, launchOptions, viewport, locale }, use) => {
    const profile = mkdtempSync(join(tmpdir(), 'musketiere-'));
    const device = new Device(async () => {
      const context = await chromium.launchPersistentContext(profile, {
        ...launchOptions,
        baseURL: host.address,
        ...(viewport ? { viewport } : {}),
        ...(locale ? { locale } : {}),
      });
      await watch.follow(context, settings);
      return context;
    });
    await use(device);
    await device.close();
    rmSync(profile, { recursive: true, force: true });
  },
});

/** The page says that it can be played offline from now on. */
export async function expectReady(page: Page): Promise<void> {
  await expect(page.locator('.offline')).toContainText(t('offline-ready'));
}

/** The name of the script that a build starts with; no two builds have the same. */
export const startOf = (folder: string): string =>
  /"\.\/(assets\/index-[^"]+\.js)"/.exec(readFileSync(join(folder, 'index.html'), 'utf8'))?.[1] ?? '';

/** The page is of the build in `folder`. */
export async function expectBuild(page: Page, folder: string): Promise<void> {
  await expect(page.locator(`script[src$="${startOf(folder)}"]`)).toBeAttached();
}

interface Kept {
  /** The address of the file, relative to the page. */
  readonly url: string;
  /** The SHA-256 of its bytes, in hexadecimal digits. */
  readonly digest: string;
}

/** All files in the store of the service worker. */
export function readStore(page: Page): Promise<Kept[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(String(name));
    const digest = async (response: Response | undefined) => {
      const bytes = new Uint8Array(
        await crypto.subtle.digest('SHA-256', (await response?.arrayBuffer()) ?? new ArrayBuffer()),
      );
      return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
    };
    const root = new URL('.', location.href).href;
    return Promise.all(
      (await cache.keys()).map(async (request) => ({
        url: request.url.slice(root.length).split('?')[0] ?? '',
        digest: await digest(await cache.match(request)),
      })),
    );
  });
}

/** What `damage` puts in place of a file. */
const DAMAGED = 'damaged';

/** Files that were damaged and no longer are. */
export const mended = (kept: readonly Kept[]): Kept[] =>
  kept.filter(({ digest }) => digest !== sha256(DAMAGED));

/** Puts something else in place of the stored files whose address matches; gives how many there were. */
export function damage(page: Page, file: RegExp): Promise<number> {
  const put = async ([pattern, damaged]: [string, string]) => {
    const name = (await caches.keys()).find((one) => one.includes('precache'));
    const cache = await caches.open(String(name));
    const hit = (await cache.keys()).filter(({ url }) => new RegExp(pattern).test(url));
    for (const request of hit) {
      const { headers } = (await cache.match(request)) as Response;
      await cache.put(request, new Response(damaged, { headers }));
    }
    return hit.length;
  };
  return page.evaluate(put, [file.source, DAMAGED] as [string, string]);
}

/** The digest of what is kept of a file of a build: the runtime's packed ones are kept unpacked. */
export function digestOf(site: string, url: string): string {
  const file = readFileSync(join(site, url));
  return sha256(url.endsWith('.gzip') ? gunzipSync(file) : file);
}

const sha256 = (content: string | Buffer): string => createHash('sha256').update(content).digest('hex');

/** The builds of Firefox and WebKit that Playwright brings, where the desk has no other. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, BrowserType, Frame, JSHandle, LaunchOptions, Page } from '@playwright/test';
import { withoutServiceWorkers } from '../../kit/site';
import type { Browser, Family, Key, Place, Script, Size, Window, Wishes } from './driver';

class PlaywrightPlace implements Place {
  constructor(
    readonly page: Page,
    private readonly inside: Page | Frame = page,
  ) {}

  run<A extends readonly unknown[], R>(script: Script<A, R>, ...args: A): Promise<R> {
    return this.inside.evaluate(`(${script})(...${JSON.stringify(args)})`);
  }

  async click<A extends readonly unknown[]>(find: Script<A, Element | null>, ...args: A): Promise<boolean> {
    const found = await this.#find(find, ...args);
    const element = found.asElement();
    await element?.click();
    return element !== null;
  }

  async frame(find: Script<[], Element | null>): Promise<Place> {
    const frame = await (await this.#find(find)).asElement()?.contentFrame();
    if (!frame) throw new Error('there is no such frame');
    return new PlaywrightPlace(this.page, frame);
  }

  press(key: Key): Promise<void> {
    return this.page.keyboard.press(key);
  }

  #find<A extends readonly unknown[]>(
    find: Script<A, Element | null>,
    ...args: A
  ): Promise<JSHandle<Element>> {
    return this.inside.evaluateHandle(`(${find})(...${JSON.stringify(args)})`) as Promise<JSHandle<Element>>;
  }
}

class PlaywrightWindow extends PlaywrightPlace implements Window {
  async goto(address: string): Promise<void> {
    await this.page.goto(address);
  }

  async reload(): Promise<void> {
    await this.page.reload();
  }

  picture(): Promise<Uint8Array> {
    return this.page.screenshot();
  }

  close(): Promise<void> {
    return this.page.close();
  }
}

class PlaywrightBrowser implements Browser {
  readonly faults: string[] = [];
  readonly #known = new Set<Page>();

  constructor(
    private context: BrowserContext,
    private readonly again: () => Promise<BrowserContext>,
    private readonly end: () => void,
  ) {}

  async open({ width, height }: Size): Promise<Window> {
    const page = await this.context.newPage();
    await page.setViewportSize({ width, height });
    return this.#follow(page);
  }

  async opened(): Promise<Window[]> {
    const pages = this.context.pages().filter((page) => !this.#known.has(page));
    return pages.map((page) => this.#follow(page));
  }

  async restart(): Promise<void> {
    await this.context.close();
    this.#known.clear();
    this.context = await this.again();
  }

  async close(): Promise<void> {
    await this.context.close();
    this.end();
  }

  #follow(page: Page): Window {
    this.#known.add(page);
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    page.on('pageerror', (error) => this.faults.push(String(error)));
    return new PlaywrightWindow(page);
  }
}

/** Its WebKit has no setting for it: scripts say that nothing may be stored, in the page and in its worker. */
async function refuse(context: BrowserContext): Promise<void> {
  const refusing = `for (const name of ['indexedDB', 'localStorage'])
    Object.defineProperty(self, name, { get() { throw new DOMException('no', 'SecurityError'); } });`;
  await context.addInitScript(refusing);
  await context.route(/engine\.worker-[^/]*\.js$/, async (route) => {
    const script = await route.fetch();
    await route.fulfill({ response: script, body: `${refusing}\n${await script.text()}` });
  });
}

export class PlaywrightFamily implements Family {
  constructor(
    private readonly type: BrowserType,
    private readonly options: LaunchOptions = {},
  ) {}

  async start({ refusesStorage = false, restarts = false }: Wishes = {}): Promise<Browser> {
    const profile = mkdtempSync(join(tmpdir(), 'musketiere-'));
    const firefoxUserPrefs = {
      'widget.gtk.overlay-scrollbars.enabled': false,
      ...(refusesStorage ? { 'network.cookie.cookieBehavior': 2 } : {}),
    };
    const launch = async () => {
      const context = await this.type.launchPersistentContext(profile, { ...this.options, firefoxUserPrefs });
      if (refusesStorage && this.type.name() !== 'firefox') await refuse(context);
      if (!refusesStorage && !restarts) await context.addInitScript(withoutServiceWorkers);
      return context;
    };
    return new PlaywrightBrowser(await launch(), launch, () =>
      rmSync(profile, { recursive: true, force: true }),
    );
  }

  async close(): Promise<void> {}
}

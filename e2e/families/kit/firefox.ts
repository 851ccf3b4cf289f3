/** Firefox as it is installed, headless, over WebDriver BiDi. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import puppeteer, {
  type BrowserContext,
  type ElementHandle,
  type Browser as Firefox,
  type Frame,
  type LaunchOptions,
  type Page,
} from 'puppeteer-core';
import type { Browser, Family, Key, Place, Script, Size, Window, Wishes } from './driver';

/** As the library types what runs in the page: it knows nothing of its arguments. */
type Any = (...args: unknown[]) => unknown;
type Finds = (...args: unknown[]) => Element;

/** What the client says of an element that has left the page. */
const GONE = /detached from document|not clickable/;
/** What an older Firefox reports of itself when the client asks for the window of a frame. */
const ITS_OWN = /Permission denied to access property "length"/;

class FirefoxPlace implements Place {
  constructor(
    readonly page: Page,
    private readonly inside: Page | Frame = page,
    /** Finds the element of the page in which it is shown, where it is a frame. */
    private readonly around: (() => Promise<ElementHandle<Element> | null>) | null = null,
  ) {}

  run<A extends readonly unknown[], R>(script: Script<A, R>, ...args: A): Promise<R> {
    return this.inside.evaluate(script as unknown as Any, ...args) as Promise<R>;
  }

  async click<A extends readonly unknown[]>(find: Script<A, Element | null>, ...args: A): Promise<boolean> {
    const found = await this.inside.evaluateHandle(find as unknown as Finds, ...args);
    const element = found.asElement() as ElementHandle<Element> | null;
    try {
      const around = await this.around?.();
      if (element && around) await this.#clickWithin(around, element);
      else await element?.click();
      return element !== null;
    } catch (error) {
      if (GONE.test(String(error))) return false; // it has been drawn anew meanwhile
      throw error;
    } finally {
      await found.dispose();
    }
  }

  async frame(find: Script<[], Element | null>): Promise<Place> {
    const around = async () =>
      (await this.inside.evaluateHandle(find)).asElement() as ElementHandle<Element> | null;
    const frame = await (await around())?.contentFrame();
    if (!frame) throw new Error('there is no such frame');
    return new FirefoxPlace(this.page, frame, around);
  }

  /** An older Firefox does not tell the library in which element a frame is shown, so it cannot find the place itself. */
  async #clickWithin(around: ElementHandle<Element>, element: ElementHandle<Element>): Promise<void> {
    const middle = await element.evaluate((one) => {
      one.scrollIntoView({ block: 'center', inline: 'center' });
      const { x, y, width, height } = one.getBoundingClientRect();
      return { x: x + width / 2, y: y + height / 2 };
    });
    const corner = await around.evaluate((one) => {
      one.scrollIntoView({ block: 'nearest' });
      const { x, y } = one.getBoundingClientRect();
      return { x: x + one.clientLeft, y: y + one.clientTop };
    });
    await this.page.mouse.click(corner.x + middle.x, corner.y + middle.y);
  }

  async press(key: Key): Promise<void> {
    const { keyboard } = this.page;
    if (key !== 'Shift+Tab') return keyboard.press(key);
    await keyboard.down('Shift');
    await keyboard.press('Tab');
    await keyboard.up('Shift');
  }
}

class FirefoxWindow extends FirefoxPlace implements Window {
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

/** A process with a profile, or a part of one with storage of its own. */
interface Launched {
  readonly context: BrowserContext;
  close(): Promise<void>;
}

class FirefoxBrowser implements Browser {
  readonly faults: string[] = [];
  readonly #known = new Set<Page>();

  constructor(
    private launched: Launched,
    private readonly again: () => Promise<Launched>,
  ) {}

  async open({ width, height }: Size): Promise<Window> {
    const page = await this.launched.context.newPage();
    // An older Firefox does not know the last thing that this asks for, which way the screen is held.
    await page.setViewport({ width, height }).catch((error: unknown) => {
      if (!/unknown command/.test(String(error))) throw error;
    });
    await page.waitForFunction((wanted) => innerWidth === wanted, {}, width);
    return this.#follow(page);
  }

  async opened(): Promise<Window[]> {
    const pages = await this.launched.context.pages();
    return pages.filter((page) => !this.#known.has(page)).map((page) => this.#follow(page));
  }

  async restart(): Promise<void> {
    await this.launched.close();
    this.#known.clear();
    this.launched = await this.again();
  }

  close(): Promise<void> {
    return this.launched.close();
  }

  #follow(page: Page): Window {
    this.#known.add(page);
    page.on('console', (message) => message.type() === 'error' && this.faults.push(message.text()));
    page.on('pageerror', (error) => ITS_OWN.test(String(error)) || this.faults.push(String(error)));
    page.on('request', (request) => {
      const { protocol, hostname } = new URL(request.url());
      if (/^https?:$/.test(protocol) && !/^(127\.0\.0\.1|localhost)$/.test(hostname))
        this.faults.push(`a request to ${request.url()}`);
    });
    return new FirefoxWindow(page);
  }
}

export class FirefoxFamily implements Family {
  #shared: Promise<Firefox> | undefined;

  constructor(private readonly executablePath: string) {}

  async start({ refusesStorage = false, restarts = false }: Wishes = {}): Promise<Browser> {
    if (!refusesStorage && !restarts) return new FirefoxBrowser(await this.#part(), () => this.#part());
    const userDataDir = mkdtempSync(join(tmpdir(), 'musketiere-'));
    const extraPrefsFirefox = refusesStorage ? { 'network.cookie.cookieBehavior': 2 } : {};
    const whole = async (): Promise<Launched> => {
      const firefox = await this.#launch({ userDataDir, extraPrefsFirefox });
      return { context: firefox.defaultBrowserContext(), close: () => firefox.close() };
    };
    const browser = new FirefoxBrowser(await whole(), whole);
    const { close } = browser;
    browser.close = async () => {
      await close.call(browser);
      rmSync(userDataDir, { recursive: true, force: true });
    };
    return browser;
  }

  async close(): Promise<void> {
    await (await this.#shared)?.close();
  }

  async #part(): Promise<Launched> {
    this.#shared ??= this.#launch({ extraPrefsFirefox: { 'dom.serviceWorkers.enabled': false } });
    const context = await (await this.#shared).createBrowserContext();
    return { context, close: () => context.close() };
  }

  #launch({ extraPrefsFirefox, ...options }: LaunchOptions): Promise<Firefox> {
    return puppeteer.launch({
      browser: 'firefox',
      executablePath: this.executablePath,
      headless: true,
      ...options,
      extraPrefsFirefox: {
        'widget.gtk.overlay-scrollbars.enabled': false, // scrollbars as on Windows, which take room
        // The processor draws, and compiles a second time what is over by then: it need do neither as often.
        'layout.frame_rate': 20,
        'javascript.options.wasm_optimizingjit': false,
        ...extraPrefsFirefox,
      },
    });
  }
}

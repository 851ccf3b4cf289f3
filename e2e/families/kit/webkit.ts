/** WebKitGTK's own small browser, on a screen that nobody sees, over WebDriver. */
import { type ChildProcess, spawn } from 'node:child_process';
import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import {
  Builder,
  Capabilities,
  error,
  Key as Keys,
  type WebDriver,
  type WebElement,
} from 'selenium-webdriver';
import type { Browser, Family, Key, Place, Script, Size, Window, Wishes } from './driver';

const keys: Record<Exclude<Key, 'Shift+Tab'>, string> = {
  Tab: Keys.TAB,
  Enter: Keys.ENTER,
  Escape: Keys.ESCAPE,
  ArrowRight: Keys.ARROW_RIGHT,
};

/** The driver stands in one window and one frame at a time: each place goes there first. */
class WebKitPlace implements Place {
  constructor(
    protected readonly driver: WebDriver,
    protected readonly handle: string,
    private readonly frames: readonly Script<[], Element | null>[] = [],
  ) {}

  async run<A extends readonly unknown[], R>(script: Script<A, R>, ...args: A): Promise<R> {
    await this.stand();
    return this.driver.executeScript<R>(script, ...args);
  }

  async click<A extends readonly unknown[]>(find: Script<A, Element | null>, ...args: A): Promise<boolean> {
    await this.stand();
    try {
      const element = await this.driver.executeScript<WebElement | null>(find, ...args);
      await element?.click();
      return element !== null;
    } catch (error_) {
      // The page has drawn it anew, or has gone to another while we looked.
      if (error_ instanceof error.StaleElementReferenceError || error_ instanceof error.ScriptTimeoutError)
        return false;
      throw error_;
    }
  }

  async frame(find: Script<[], Element | null>): Promise<Place> {
    return new WebKitPlace(this.driver, this.handle, [...this.frames, find]);
  }

  async press(key: Key): Promise<void> {
    await this.stand();
    const actions = this.driver.actions();
    if (key === 'Shift+Tab') actions.keyDown(Keys.SHIFT).sendKeys(Keys.TAB).keyUp(Keys.SHIFT);
    else actions.sendKeys(keys[key]);
    await actions.perform();
  }

  /** A frame that is just loading another page cannot be entered yet. */
  protected async stand(tries = 50): Promise<void> {
    await this.driver.switchTo().window(this.handle);
    await this.driver.switchTo().defaultContent();
    try {
      for (const find of this.frames)
        await this.driver.switchTo().frame(await this.driver.executeScript<WebElement>(find));
    } catch (error_) {
      const loading =
        error_ instanceof error.StaleElementReferenceError || error_ instanceof error.NoSuchFrameError;
      if (!loading || tries === 0) throw error_;
      await new Promise((resolve) => setTimeout(resolve, 100));
      await this.stand(tries - 1);
    }
  }
}

class WebKitWindow extends WebKitPlace implements Window {
  async goto(address: string): Promise<void> {
    await this.stand();
    await this.driver.get(address);
  }

  async reload(): Promise<void> {
    await this.stand();
    await this.driver.navigate().refresh();
  }

  async picture(): Promise<Uint8Array> {
    await this.stand();
    return Buffer.from(await this.driver.takeScreenshot(), 'base64');
  }

  async close(): Promise<void> {
    await this.stand();
    await this.driver.close();
  }
}

/**
 * Without a graphics card the processor works out what one would compose, which costs more than to draw it at once; and
 * what is compiled a second time, for better code, is ready when the test is over.
 */
const atOnce = { WEBKIT_DISABLE_COMPOSITING_MODE: '1', JSC_useOMGJIT: '0' };

class WebKitBrowser implements Browser {
  readonly #known = new Set<string>();

  constructor(
    private readonly driver: WebDriver,
    /** A window that stays open: with its last one the browser ends. */
    private readonly first: string,
    private readonly end: () => void,
    readonly faults: readonly string[],
  ) {
    this.#known.add(first);
  }

  /** Its own windows are never narrower than their bar; one that a page opens has none. */
  async open({ width, height }: Size): Promise<Window> {
    const opener = new WebKitPlace(this.driver, this.first);
    await opener.run((features) => {
      const button = document.createElement('button');
      button.textContent = 'open';
      button.onclick = () => void open('about:blank', '_blank', features);
      document.body.replaceChildren(button);
    }, `popup,width=${width},height=${height}`);
    await opener.click(() => document.querySelector('button'));
    for (;;) {
      const [window] = await this.opened();
      if (window) return window;
    }
  }

  async opened(): Promise<Window[]> {
    const handles = await this.driver.getAllWindowHandles();
    const fresh = handles.filter((handle) => !this.#known.has(handle));
    for (const handle of fresh) this.#known.add(handle);
    return fresh.map((handle) => new WebKitWindow(this.driver, handle));
  }

  async restart(): Promise<void> {
    for (const handle of await this.driver.getAllWindowHandles())
      if (handle !== this.first) await new WebKitWindow(this.driver, handle).close();
  }

  async close(): Promise<void> {
    await this.driver.quit();
    this.end();
  }
}

export class WebKitFamily implements Family {
  #screen: Promise<{ process: ChildProcess; display: string }> | undefined;

  constructor(
    private readonly driver: string,
    private readonly xvfb: string,
  ) {}

  async start({ refusesStorage = false, restarts = false }: Wishes = {}): Promise<Browser> {
    this.#screen ??= screenBy(this.xvfb);
    const { display } = await this.#screen;
    const port = await freePort();
    // One browser a driver.
    const process_ = spawn(this.driver, [`--port=${port}`], {
      env: { ...process.env, ...atOnce, DISPLAY: display },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    const faults: string[] = [];
    createInterface(process_.stdout).on('line', (line) => /^CONSOLE .*ERROR/.test(line) && faults.push(line));
    const refusing = ['--enable-html5-local-storage=false', '--enable-html5-database=false'];
    const capabilities = new Capabilities({
      browserName: 'MiniBrowser',
      'webkitgtk:browserOptions': {
        args: [
          '--automation',
          '--enable-write-console-messages-to-stdout=true',
          ...(refusesStorage ? refusing : []),
          ...(refusesStorage || restarts ? [] : ['--features=-ServiceWorkers']),
        ],
      },
    });
    const builder = new Builder().usingServer(`http://127.0.0.1:${port}/`).withCapabilities(capabilities);
    await answers(port);
    const driver = await builder.build();
    return new WebKitBrowser(driver, await driver.getWindowHandle(), () => process_.kill(), faults);
  }

  async close(): Promise<void> {
    (await this.#screen)?.process.kill();
  }
}

/** A screen of its own for each, under a number that is free. */
function screenBy(xvfb: string): Promise<{ process: ChildProcess; display: string }> {
  const args = ['-displayfd', '3', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'];
  const screen = spawn(xvfb, args, { stdio: ['ignore', 'ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    screen.on('error', reject);
    screen.on('exit', () => reject(new Error(`${xvfb} ended before it had a screen`)));
    screen.stdio[3]?.once('data', (number) =>
      resolve({ process: screen, display: `:${String(number).trim()}` }),
    );
  });
}

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as AddressInfo;
      probe.close(() => resolve(port));
    });
  });
}

async function answers(port: number): Promise<void> {
  for (;;) {
    const up = await fetch(`http://127.0.0.1:${port}/status`).catch(() => null);
    if (up) return;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

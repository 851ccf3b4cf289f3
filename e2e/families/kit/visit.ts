/** The test every file here uses: the built site on a host that can go away, visited with a browser of the family. */
import { writeFileSync } from 'node:fs';
import { test as base, firefox, webkit } from '@playwright/test';
import { Host } from '../../kit/host';
import { expect } from '../../kit/site';
import { t } from '../../kit/words';
import type { Browser, Family, Size, Window, Wishes } from './driver';
import { FirefoxFamily } from './firefox';
import { PlaywrightFamily } from './playwright';
import { part, Screen } from './screen';
import { WebKitFamily } from './webkit';

export { expect };

export const wide: Size = { width: 1280, height: 800 };
export const phone: Size = { width: 360, height: 740 };
export const games = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'] as const;

/** What a reader has chosen who wants to see nothing fly; computers think as long on every machine. */
const chosen = {
  'musketiere.settings': JSON.stringify({ language: 'en', theme: 'dark', speed: 'fast', motion: 'off' }),
  'musketiere.effort': '25',
  'musketiere.goals': JSON.stringify(games),
};

/** build.py names what this machine has; without, the builds of Playwright are taken. */
function familyCalled(name: string): Family {
  const { FIREFOX, WEBKIT_DRIVER, XVFB } = process.env;
  if (name === 'firefox') return FIREFOX ? new FirefoxFamily(FIREFOX) : new PlaywrightFamily(firefox);
  if (name === 'webkit')
    return WEBKIT_DRIVER && XVFB ? new WebKitFamily(WEBKIT_DRIVER, XVFB) : new PlaywrightFamily(webkit);
  throw new Error(`no family is called ${name}`);
}

/** A reader with a browser, at the site. */
export class Visitor {
  readonly windows: Window[] = [];

  constructor(
    readonly browser: Browser,
    private readonly site: string,
  ) {}

  /** Opens a window with nothing in it. */
  async open(size = wide): Promise<Window> {
    const window = await this.browser.open(size);
    this.windows.push(window);
    return window;
  }

  /** Opens a window at an address of the site; the settings are chosen, if the browser stores them. */
  async at(
    address = '',
    size = wide,
    settings: Readonly<Record<string, string>> = {},
  ): Promise<Screen<Window>> {
    const window = await this.open(size);
    await window.goto(`${this.site}nothing`);
    await window.run(
      (wanted) => {
        try {
          for (const [key, value] of Object.entries(wanted)) localStorage.setItem(key, value);
        } catch {
          // it is refused, or is not there
        }
      },
      { ...chosen, ...settings },
    );
    await window.goto(this.site + address);
    return new Screen(window);
  }

  /** Closes the browser, opens it again, and with it the site: what was chosen is stored. */
  async comeBack(address: string): Promise<Screen<Window>> {
    await this.browser.restart();
    this.windows.length = 0;
    const window = await this.open();
    await window.goto(this.site + address);
    return new Screen(window);
  }
}

export const test = base.extend<
  {
    host: Host;
    /** Opens another browser, with nothing stored in it; where it is said, of another family. */
    visitor: (wishes?: Wishes, family?: Family) => Promise<Visitor>;
    /** A fault that the test brings about. */
    faults: { expected: RegExp[] };
  },
  { family: Family }
>({
  family: [
    async ({ browserName: _ }, use, { project }) => {
      const family = familyCalled(project.name);
      await use(family);
      await family.close();
    },
    { scope: 'worker' },
  ],

  host: async ({ browserName: _ }, use) => {
    const host = new Host(process.env.SITE ?? 'dist');
    await host.start();
    await use(host);
    await host.stop().catch(() => {}); // the test may have done so
  },

  faults: async ({ browserName: _ }, use) => use({ expected: [] }),

  visitor: async ({ family, host, faults }, use, testInfo) => {
    const visitors: Visitor[] = [];
    await use(async (wishes, other = family) => {
      const visitor = new Visitor(await other.start(wishes), host.address);
      visitors.push(visitor);
      return visitor;
    });
    if (testInfo.status !== testInfo.expectedStatus)
      for (const [at, window] of visitors.flatMap(({ windows }) => windows).entries())
        writeFileSync(testInfo.outputPath(`window-${at}.png`), await window.picture());
    for (const { browser } of visitors) await browser.close();
    const found = visitors.flatMap(({ browser }) => browser.faults);
    const unexpected = found.filter((fault) => !faults.expected.some((pattern) => pattern.test(fault)));
    expect(unexpected, 'errors and requests to others').toEqual([]);
  },
});

/** From the home page to the table of a new match, as the form proposes it. */
export async function begin(screen: Screen, game: string): Promise<void> {
  await screen.click(part(`a[href="#/new/${game}"]`));
  await screen.click(part('button', t('new-begin')));
  await screen.shows(part('.table, .aim .button'));
  // Where nothing may be stored, the page does not know that he has read what the game is about.
  if ((await screen.see(part('.aim .button'))).length > 0) await screen.click(part('.aim .button'));
  await screen.shows(part('.table'));
}

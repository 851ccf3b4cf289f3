/** Pages of others that embed the site: served from a second origin, on a port of its own. */
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Frame, FrameLocator, Locator, Page } from '@playwright/test';
import { test as base, expect } from '../kit/site';
import { Table } from '../musketiere/table';

/** What stands in the documentation, so that what it promises is what is tested. */
export const manual = readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8');

/** Where the site stands, in the documentation. */
export const EXAMPLE = 'https://musketiere.example/';

/** The blocks of code in the documentation, written in `language`. */
export const blocks = (language: string): string[] =>
  [...manual.matchAll(/^```(\w+)\n([\s\S]*?)^```$/gm)].flatMap(([, named, text = '']) =>
    named === language ? [text] : [],
  );

/** The first code of the documentation that stands in this attribute. */
export function code(attribute: 'setup' | 'record'): string {
  const [, found] = new RegExp(`${attribute}="([^"]+)"`).exec(manual) ?? [];
  if (!found) throw new Error(`The documentation has no ${attribute}.`);
  return found;
}

const links: Record<string, string> = JSON.parse(
  readFileSync(new URL('../../tests/golden/links.json', import.meta.url), 'utf8'),
);

/** The code of a match that the engine's tests have recorded. */
export function recorded(match: string): string {
  const found = links[match];
  if (!found) throw new Error(`No match ${match} is recorded.`);
  return found;
}

export class HostPage {
  #page = '';
  #headers: Record<string, string> = {};
  readonly #server = createServer(({ url }, response) => {
    if (url === '/favicon.ico') return response.writeHead(204).end();
    for (const [name, value] of Object.entries(this.#headers)) response.setHeader(name, value);
    response.setHeader('Content-Type', 'text/html; charset=utf-8');
    return response.end(this.#page);
  });

  constructor(
    /** The site that is embedded. */
    readonly site: string,
  ) {}

  start = () =>
    new Promise<void>((listening) => {
      this.#server.listen(0, () => listening());
    });
  stop = () => {
    this.#server.closeAllConnections();
    this.#server.close();
  };

  /** Of the same site for a browser, since ports do not count, and of another. */
  origin(name: '127.0.0.1' | 'localhost'): string {
    return `http://${name}:${(this.#server.address() as AddressInfo).port}`;
  }

  /** Shows this markup, in which the site may be called as in the documentation, between two links. */
  async show(
    page: { goto(address: string): Promise<unknown> },
    markup: string,
    { name = '127.0.0.1' as '127.0.0.1' | 'localhost', headers = {} as Record<string, string> } = {},
  ): Promise<void> {
    this.#headers = headers;
    this.#page = `<!doctype html><html lang="en"><meta charset="utf-8" />
      <meta name="viewport" content="width=device-width" /><title>A page of others</title>
      <p><a id="before" href="#before">Before</a></p>
      ${markup.replaceAll(EXAMPLE, this.site)}
      <p><a id="after" href="#after">After</a></p></html>`;
    await page.goto(`${this.origin(name)}/`);
  }
}

export const test = base.extend<{ host: HostPage }>({
  host: async ({ watch, baseURL }, use) => {
    const host = new HostPage(baseURL ?? '');
    await host.start();
    for (const name of ['127.0.0.1', 'localhost'] as const) watch.host(host.origin(name));
    await use(host);
    host.stop();
  },
});

export const script = `<script async src="${EXAMPLE}embed.js"></script>`;

/** One deal, by the script and in a plain frame. */
export const deal = `${script}<musketiere-game setup="${code('setup')}"></musketiere-game>`;
export const plain = `<iframe src="${EXAMPLE}musketiere.html#/link/${code('setup')}" title="Musketiere" width="100%" height="840"></iframe>`;

/** The embedded games of a page, in order. */
export const games = (page: Page): Locator => page.locator('musketiere-game');

/** The same, and the fencing school. */
export const posts = (page: Page): Locator => page.locator('musketiere-game, musketiere-school');

/** The inside of a frame, whatever frame it is. */
export const inside = (place: Page | Locator): FrameLocator => place.frameLocator('iframe');

/** A frame as something to sit down at. Its table needs nothing that only a whole page has. */
export async function tableIn(place: Locator): Promise<Table> {
  const frame: Frame | null | undefined = await (
    await place.locator('iframe').elementHandle()
  )?.contentFrame();
  if (!frame) throw new Error('There is no frame.');
  return new Table(frame as unknown as Page);
}

/** Heights of the first frame of a game, as the page around it sees them. */
export const heightOf = (game: Locator): Promise<number> =>
  game.locator('iframe').evaluate((frame) => frame.getBoundingClientRect().height);

export { expect };

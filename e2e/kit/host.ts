/** A host of the site that a test can stop, move to another build, and let fail: it caches as GitHub Pages does. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { extname, join, normalize } from 'node:path';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
};

/** Names the content of a file, as hosts do. */
export const etagOf = (file: string): string =>
  `"${createHash('sha256').update(readFileSync(file)).digest('hex').slice(0, 16)}"`;

export class Host {
  /** Says which files cannot be had just now. */
  fails: (path: string) => boolean = () => false;
  /** Says in place of which files comes a page to log in at, as in hotels. */
  asksLogin: (path: string) => boolean = () => false;
  readonly #server: Server;
  #port = 0;

  /** `folder`: the build it serves; another may be put in its place. */
  constructor(public folder: string) {
    this.#server = createServer((request, response) => this.#serve(request, response));
  }

  get address(): string {
    return `http://127.0.0.1:${this.#port}/`;
  }

  /** Serves, at the same address as before. */
  async start(): Promise<void> {
    await new Promise<void>((done) => this.#server.listen(this.#port, '127.0.0.1', done));
    this.#port = (this.#server.address() as AddressInfo).port;
  }

  /** From now on nobody is there. */
  async stop(): Promise<void> {
    const closed = new Promise((done) => this.#server.close(done));
    this.#server.closeAllConnections();
    await closed;
  }

  #serve({ url = '/', headers }: IncomingMessage, response: ServerResponse): void {
    const { pathname } = new URL(url, this.address);
    const path = normalize(pathname).replace(/\/$/, '/index.html');
    const file = join(this.folder, path);
    if (this.fails(path)) return void response.writeHead(503).end();
    if (this.asksLogin(path)) return void response.setHeader('Content-Type', 'text/html').end('Log in');
    if (!existsSync(file) || !statSync(file).isFile()) return void response.writeHead(404).end();
    const etag = etagOf(file);
    response.setHeader('ETag', etag).setHeader('Cache-Control', 'max-age=600');
    if (headers['if-none-match'] === etag) return void response.writeHead(304).end();
    response
      .setHeader('Content-Type', TYPES[extname(path)] ?? 'application/octet-stream')
      .end(readFileSync(file));
  }
}

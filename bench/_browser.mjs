// A browser and a server for the measurements that need them.
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.wasm': 'application/wasm',
}; // what hosts pack by themselves

const packed = new Map();

/** What crosses the net for a file: packed if hosts pack it, else as it is. */
export function transfer(file) {
  if (!packed.has(file))
    packed.set(file, extname(file) in TYPES ? gzipSync(readFileSync(file)) : readFileSync(file));
  return packed.get(file);
}

/** The line between server and browser: what has crossed it, and how fast it is. */
class Line {
  bytes = 0;
  /** Bytes in a millisecond for all answers together, and milliseconds before each; null: as fast as it goes. */
  limit = null;
  #free = 0;

  async send(response, body) {
    this.bytes += body.length;
    if (this.limit === null) return response.end(body);
    const { rate, latency } = this.limit;
    await pause(latency);
    const chunk = rate * 10;
    for (let at = 0; at < body.length; at += chunk) {
      const now = performance.now();
      this.#free = Math.max(this.#free, now) + chunk / rate; // answers take turns
      await pause(this.#free - now);
      response.write(body.subarray(at, at + chunk));
    }
    response.end();
  }
}

/**
 * Serves folders, `{'/site/': 'dist'}`, and texts, `{'/': ['text/html', '…']}`, as GitHub Pages does: packed, to be kept
 * for ten minutes. Calls `measure(address, line)`.
 */
export async function withServer(folders, texts, measure) {
  const line = new Line();
  const server = createServer(({ url, headers }, response) => {
    const { pathname } = new URL(url, 'http://localhost');
    if (texts[pathname])
      return response.setHeader('Content-Type', texts[pathname][0]).end(texts[pathname][1]);
    const [prefix, folder] = Object.entries(folders).find(([start]) => pathname.startsWith(start)) ?? [];
    const file = prefix && join(folder, pathname.slice(prefix.length));
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = TYPES[extname(file)];
    const tag = `"${createHash('sha1').update(transfer(file)).digest('hex')}"`;
    response.setHeader('Cache-Control', 'max-age=600').setHeader('ETag', tag);
    if (headers['if-none-match'] === tag) return response.writeHead(304).end();
    response.setHeader('Content-Type', type ?? 'application/octet-stream');
    if (type) response.setHeader('Content-Encoding', 'gzip');
    return line.send(response, transfer(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  try {
    await measure(`http://127.0.0.1:${server.address().port}`, line);
  } finally {
    server.close();
  }
}

const root = process.getuid?.() === 0;
const launching = {
  args: [
    ...(root ? ['--no-sandbox'] : []),
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-quic',
    '--no-first-run',
  ],
  ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
};

/** The same with a browser that keeps nothing: calls `measure(address, browser, line)`; `flags` are given to it. */
export const withBrowser = (folders, texts, measure, flags = []) =>
  withServer(folders, texts, async (address, line) => {
    const browser = await chromium.launch({ ...launching, args: [...launching.args, ...flags] });
    try {
      await measure(address, browser, line);
    } finally {
      await browser.close();
    }
  });

/** A browser on the profile in that folder, whose caches outlive it. */
export const openProfile = (folder) => chromium.launchPersistentContext(folder, launching);

/**
 * Lets the pages and their workers run only every so often while `work` goes on. The browser's own brake does not reach
 * the workers, where Python is.
 */
export async function slowly(browser, slowdown, work) {
  if (slowdown === 1) return work();
  const session = await browser.newBrowserCDPSession();
  const signal = (pids, name) => {
    for (const pid of pids)
      try {
        process.kill(pid, name);
      } catch {
        // it is gone
      }
  };
  let going = true;
  const brake = (async () => {
    while (going) {
      const { processInfo } = await session.send('SystemInfo.getProcessInfo');
      const pages = processInfo.filter(({ type }) => type === 'renderer').map(({ id }) => id);
      for (let beat = 0; beat < 10 && going; beat++) {
        signal(pages, 'SIGSTOP');
        await pause(5 * (slowdown - 1));
        signal(pages, 'SIGCONT');
        await pause(5);
      }
    }
  })();
  try {
    return await work();
  } finally {
    going = false;
    await brake;
    await session.detach();
  }
}

/** One that nobody listens at now. */
export async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  await new Promise((closed) => server.close(closed));
  return port;
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

// A browser and a server for the measurements that need them.
import { existsSync, readFileSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { chromium } from '@playwright/test';

const TYPES = {
  '.html': 'text/html',
  '.js': 'text/javascript',
  '.mjs': 'text/javascript',
  '.css': 'text/css',
  '.svg': 'image/svg+xml',
  '.json': 'application/json',
  '.wasm': 'application/wasm',
}; // what hosts pack by themselves

const packed = new Map();

/** What crosses the net for a file: packed if hosts pack it, else as it is. */
export function transfer(file) {
  if (!packed.has(file))
    packed.set(file, extname(file) in TYPES ? gzipSync(readFileSync(file)) : readFileSync(file));
  return packed.get(file);
}

/** Serves folders, `{'/site/': 'dist'}`, and texts, `{'/': ['text/html', '…']}`, to `measure(address, browser)`. */
export async function withBrowser(folders, texts, measure) {
  const server = createServer(({ url }, response) => {
    if (texts[url]) return response.setHeader('Content-Type', texts[url][0]).end(texts[url][1]);
    const [prefix, folder] = Object.entries(folders).find(([start]) => url.startsWith(start)) ?? [];
    const file = prefix && join(folder, url.slice(prefix.length));
    if (!file || !existsSync(file) || !statSync(file).isFile()) return response.writeHead(404).end();
    const type = TYPES[extname(file)];
    response.setHeader('Content-Type', type ?? 'application/octet-stream');
    if (type) response.setHeader('Content-Encoding', 'gzip');
    response.end(transfer(file));
  });
  await new Promise((listening) => server.listen(0, '127.0.0.1', listening));
  const root = process.getuid?.() === 0;
  const browser = await chromium.launch({
    args: [
      ...(root ? ['--no-sandbox'] : []),
      '--disable-background-networking',
      '--disable-component-update',
    ],
    ...(process.env.CHROMIUM ? { executablePath: process.env.CHROMIUM } : {}),
  });
  try {
    await measure(`http://127.0.0.1:${server.address().port}`, browser);
  } finally {
    await browser.close();
    server.close();
  }
}

export const median = (numbers) => [...numbers].sort((a, b) => a - b)[numbers.length >> 1];

// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type RuntimeManifest, startPython } from './runtime';

const EMPTY_WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
const IMAGE = new TextEncoder().encode('the engine and its library');
const packed = { wasm: gzipSync(EMPTY_WASM), image: gzipSync(IMAGE) };
const manifest: RuntimeManifest = {
  pyodide: 'python/',
  wasm: 'python/pyodide.asm.wasm.gzip',
  image: 'musketiere.zip.gzip',
  bytes: { scripts: 10, wasm: packed.wasm.length, image: packed.image.length },
  lock: { info: {}, packages: {} },
};
const total = 10 + packed.wasm.length + packed.image.length;

/** Does what Pyodide does at its start: fetches the library, instantiates the interpreter, offers a module. */
const PYODIDE = `
export async function loadPyodide({ indexURL, stdLibURL }) {
  const library = await (await fetch(stdLibURL)).text();
  const wasm = fetch(new URL('pyodide.asm.wasm', indexURL));
  const { instance } = await WebAssembly.instantiateStreaming(wasm, {});
  return {
    pyimport: (name) => ({
      answer: (request) => [name, library, instance instanceof WebAssembly.Instance, request].join(' | '),
    }),
  };
}`;

let folder: string;
let base: URL;
let served: Record<string, () => Response>;

async function network(address: string | URL): Promise<Response> {
  const answer = served[String(address).slice(base.href.length)];
  if (!answer) throw new TypeError('Failed to fetch');
  return answer();
}

async function script(pyodide: string): Promise<void> {
  const python = new URL(manifest.pyodide, base);
  await mkdir(python, { recursive: true });
  await writeFile(new URL('pyodide.mjs', python), pyodide);
  await writeFile(new URL('pyodide.asm.mjs', python), '');
}

const start = (onProgress = (_loaded: number, _total: number) => {}) =>
  startPython(manifest, base, onProgress);

beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'runtime-'));
  base = pathToFileURL(`${folder}/`);
  await script(PYODIDE);
  served = {
    [manifest.wasm]: () => new Response(packed.wasm),
    [manifest.image]: () => new Response(packed.image),
  };
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('fetch', network);
});

afterEach(async () => {
  await vi.waitFor(() => expect(fetch).toBe(network)); // what stood in for it is gone, also after a failure
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

test('hands Pyodide what it has downloaded and passes requests to the bridge', async () => {
  const { instantiateStreaming } = WebAssembly;
  const answer = await start();
  expect(answer('{"op":"games"}')).toBe(
    'musketiere.bridge | the engine and its library | true | {"op":"games"}',
  );
  expect(WebAssembly.instantiateStreaming).toBe(instantiateStreaming);
});

test('counts every byte, from none to all', async () => {
  const seen: number[] = [];
  await start((loaded, all) => {
    expect(all).toBe(total);
    seen.push(loaded);
  });
  expect(seen[0]).toBe(0);
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(seen.at(-1)).toBe(total);
});

test.each([manifest.wasm, manifest.image])('%s that is not there is missing', async (path) => {
  served[path] = () => new Response('Not found', { status: 404 });
  await expect(start()).rejects.toMatchObject({ code: 'runtime-missing' });
});

test('no network at all: missing', async () => {
  served = {};
  await expect(start()).rejects.toMatchObject({ code: 'runtime-missing' });
});

test('scripts that are not there are missing', async () => {
  await rm(new URL(manifest.pyodide, base), { recursive: true });
  await expect(start()).rejects.toMatchObject({ code: 'runtime-missing' });
});

test.each([manifest.wasm, manifest.image])('half of %s is damaged', async (path) => {
  const whole = path === manifest.wasm ? packed.wasm : packed.image;
  served[path] = () => new Response(whole.subarray(0, whole.length >> 1));
  await expect(start()).rejects.toMatchObject({ code: 'runtime-damaged' });
});

test('one wrong bit is damaged', async () => {
  const flipped = Uint8Array.from(packed.image);
  const at = flipped.length - 6; // inside the checksum
  flipped[at] = (flipped[at] ?? 0) ^ 1;
  served[manifest.image] = () => new Response(flipped);
  await expect(start()).rejects.toMatchObject({ code: 'runtime-damaged' });
});

test('a page of a captive portal is damaged, not garbage', async () => {
  served[manifest.wasm] = () => new Response('<!doctype html><title>Welcome</title>');
  await expect(start()).rejects.toMatchObject({ code: 'runtime-damaged' });
});

test('WebAssembly that this browser cannot compile is unsupported', async () => {
  served[manifest.wasm] = () => new Response(gzipSync(Uint8Array.of(...EMPTY_WASM, 99, 1, 0)));
  await expect(start()).rejects.toMatchObject({ code: 'runtime-unsupported' });
});

test('a Python that does not start has failed', async () => {
  await script('export async function loadPyodide() { throw new Error("no encodings"); }');
  await expect(start()).rejects.toMatchObject({ code: 'python-failed' });
});

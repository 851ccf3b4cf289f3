// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach(async () => {
  await vi.waitFor(() => expect(fetch).toBe(network)); // what stood in for it is gone, also after a failure
  vi.unstubAllGlobals();
  await rm(folder, { recursive: true });
});

async function script(pyodide: string) {
  const python = new URL(manifest.pyodide, base);
  await rm(python, { recursive: true, force: true });
  await mkdir(python);
  await writeFile(new URL('pyodide.mjs', python), pyodide);
  await writeFile(new URL('pyodide.asm.mjs', python), '');
}

const start = (onProgress = (_loaded: number, _total: number) => {}) =>
  startPython(manifest, base, onProgress);

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
  const middle = flipped.length - 6; // inside the checksum
  flipped[middle] = (flipped[middle] ?? 0) ^ 1;
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

// @vitest-environment node
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mended, type RuntimeManifest, rehearse, startPython } from './runtime';
import * as snapshot from './snapshot';

const EMPTY_WASM = new Uint8Array([0, 0x61, 0x73, 0x6d, 1, 0, 0, 0]);
/** Exports a table, `seam`, with one place. */
const FIRST_WASM = Uint8Array.of(
  ...EMPTY_WASM,
  ...[4, 4, 1, 0x70, 0, 1],
  ...[7, 8, 1, 4, ...new TextEncoder().encode('seam'), 1, 0],
);
const IMAGE = new TextEncoder().encode('the engine and its library');
const packed = { wasm: gzipSync(FIRST_WASM), rest: gzipSync(EMPTY_WASM), image: gzipSync(IMAGE) };
const manifest: RuntimeManifest = {
  pyodide: 'python/',
  wasm: 'python/pyodide.asm.wasm.gzip',
  rest: 'python/rest.wasm.gzip',
  image: 'musketiere.zip.gzip',
  school: 'school.zip.gzip',
  stdlib: 'library.zip.gzip',
  bytes: {
    scripts: 10,
    wasm: packed.wasm.length,
    rest: packed.rest.length,
    image: packed.image.length,
    school: 0,
    stdlib: 0,
  },
  lock: { info: {}, packages: {} },
};
const total = 10 + packed.wasm.length + packed.rest.length + packed.image.length;

/** Does what Pyodide does at its start: fetches the library, at which it looks when the interpreter is there; offers a module. */
const PYODIDE = `
let games = 0;
export async function loadPyodide({ indexURL, _loadSnapshot, _makeSnapshot }) {
  const { length } = _loadSnapshot ?? '';
  const fetched = fetch(new URL('python_stdlib.zip', indexURL)).then((response) => response.text());
  const wasm = fetch(new URL('pyodide.asm.wasm', indexURL));
  const made = WebAssembly.instantiateStreaming(wasm, {}).catch(() => new Promise(() => {}));
  const { instance } = await made;
  const library = await fetched;
  if (_loadSnapshot?.[length - 1] === 9) throw new RangeError('source array is too long');
  return {
    pyimport: (name) => ({
      answer: (request) => [name, library, instance instanceof WebAssembly.Instance, request].join(' | '),
      import_games: () => { games = 3; },
    }),
    makeMemorySnapshot() {
      if (!_makeSnapshot) throw new Error('not asked for');
      return new Uint8Array(16).fill(games);
    },
  };
}`;

let folder: string;
let base: URL;
let served: Record<string, () => Response | Promise<Response>>;

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
    [manifest.rest]: () => new Response(packed.rest),
    [manifest.image]: () => new Response(packed.image),
  };
  vi.stubGlobal('self', globalThis);
  vi.stubGlobal('fetch', network);
});

afterEach(async () => {
  await vi.waitFor(() => expect(fetch).toBe(network)); // what stood in for it is gone, also after a failure
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  await rm(folder, { recursive: true });
});

test('hands Pyodide what it has downloaded and passes requests to the bridge', async () => {
  const { instantiateStreaming } = WebAssembly;
  const answer = await start();
  expect(answer.ask('{"op":"games"}')).toBe(
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

test.each([manifest.wasm, manifest.rest, manifest.image])('%s that is not there is missing', async (path) => {
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

const files = (['wasm', 'rest', 'image'] as const).map((file) => [manifest[file], packed[file]] as const);

test.each(files)('half of %s is damaged', async (path, whole) => {
  served[path] = () => new Response(whole.subarray(0, whole.length >> 1));
  await expect(start()).rejects.toMatchObject({ code: 'runtime-damaged' });
});

test('an engine that is damaged before there is an interpreter has been heard of, and is mended', async () => {
  served[manifest.image] = () => new Response(packed.image.subarray(0, 9));
  served[manifest.wasm] = () => new Promise(() => {});
  const unheard = vi.fn();
  process.on('unhandledRejection', unheard);
  await expect(start()).rejects.toMatchObject({ code: 'runtime-damaged' });
  served[manifest.wasm] = () => new Response(packed.wasm);
  expect(await mended(manifest, base)).toBe(true);
  await vi.waitFor(() => expect(fetch).toBe(network)); // Pyodide has asked for it by now
  await new Promise((passed) => setTimeout(passed));
  process.off('unhandledRejection', unheard);
  expect(unheard).not.toHaveBeenCalled();
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

test('an interpreter for which there is no room has failed, at a rehearsal too', async () => {
  const giveUp = vi.spyOn(snapshot, 'giveUp').mockResolvedValue();
  vi.spyOn(WebAssembly, 'instantiate').mockRejectedValue(new RangeError('no more memory'));
  await expect(start()).rejects.toMatchObject({ code: 'python-failed' });
  keepUnpacked();
  await expect(rehearse(manifest, base)).rejects.toThrow('no more memory');
  expect(giveUp).toHaveBeenCalledOnce();
});

test('a Python that does not start has failed', async () => {
  await script('export async function loadPyodide() { throw new Error("no encodings"); }');
  await expect(start()).rejects.toMatchObject({ code: 'python-failed' });
});

/** The rest comes when it is let come. */
function holdRest(): { asked: boolean; come: () => void } {
  const held = { asked: false, come: () => {} };
  served[manifest.rest] = () => {
    held.asked = true;
    return new Promise((resolve) => {
      held.come = () => resolve(new Response(packed.rest));
    });
  };
  return held;
}

/** A Pyodide that does something as soon as its interpreter is there. */
const soon = (act: string) => script(PYODIDE.replace(/(instance } = await made;)/, `$1 ${act}`));

test('Python begins without the rest, which is asked for last, and is not ready before it has come', async () => {
  const held = holdRest();
  let come: (image: Response) => void = () => {};
  served[manifest.image] = () =>
    new Promise((resolve) => {
      come = resolve;
    });
  const begun = vi.fn();
  vi.stubGlobal('begun', begun);
  await soon('begun();');
  const ready = vi.fn();
  const starting = start().then(ready);
  await new Promise((passed) => setTimeout(passed, 50));
  expect(held.asked).toBe(false);
  come(new Response(packed.image));
  await vi.waitFor(() => expect(begun).toHaveBeenCalled());
  await new Promise((passed) => setTimeout(passed, 50));
  expect(ready).not.toHaveBeenCalled();
  held.come();
  await starting;
  expect(begun).toHaveBeenCalledOnce();
});

test.each([
  ['says so', ''],
  ['waits for ever', ' await new Promise(() => {});'],
])(
  'a Python that wants some of the rest before that is there, and %s, begins once more',
  async (_, silent) => {
    const held = holdRest();
    const begun = vi.fn();
    vi.stubGlobal('begun', begun);
    const wanting = `begun(); try { instance.exports.seam.get(0)(); } catch (error) {${silent} throw error; }`;
    await soon(wanting);
    const starting = start();
    await vi.waitFor(() => expect(begun).toHaveBeenCalled());
    held.come();
    expect((await starting).ask('x')).toBe('musketiere.bridge | the engine and its library | true | x');
    expect(begun).toHaveBeenCalledTimes(2);
  },
);

test('what is kept is asked for all at once', async () => {
  keepUnpacked();
  const held = holdRest();
  const image = served[manifest.image];
  let come = () => {};
  served[manifest.image] = () =>
    new Promise((resolve) => {
      come = () => resolve(image?.() ?? Response.error());
    });
  const starting = start();
  await vi.waitFor(() => expect(held.asked).toBe(true));
  come();
  held.come();
  await starting;
});

/** What our service worker serves. */
function keepUnpacked(): void {
  const typed = (body: Uint8Array<ArrayBuffer>, type: string) => () =>
    new Response(body, { headers: { 'Content-Type': type } });
  served[manifest.wasm] = typed(FIRST_WASM, 'application/wasm');
  served[manifest.rest] = typed(EMPTY_WASM, 'application/wasm');
  served[manifest.image] = typed(IMAGE, 'application/zip');
}

test('what is kept unpacked is taken as it is, and counts as all of it', async () => {
  keepUnpacked();
  vi.spyOn(snapshot, 'recall').mockResolvedValue(undefined);
  const seen: number[] = [];
  const answer = await start((loaded) => seen.push(loaded));
  expect(answer.ask('x')).toBe('musketiere.bridge | the engine and its library | true | x');
  expect(seen.at(-1)).toBe(total);
});

test('a rehearsal keeps a memory of all games, where the rest is kept too', async () => {
  const keep = vi.spyOn(snapshot, 'keep').mockResolvedValue();
  await rehearse(manifest, base);
  expect(keep).not.toHaveBeenCalled();
  keepUnpacked();
  await rehearse(manifest, base);
  expect(keep).toHaveBeenCalledExactlyOnceWith(manifest.image, new Uint8Array(16).fill(3));
});

test('a rehearsal that goes wrong is not tried again', async () => {
  const giveUp = vi.spyOn(snapshot, 'giveUp').mockResolvedValue();
  vi.spyOn(snapshot, 'keep').mockRejectedValue(new DOMException('full', 'QuotaExceededError'));
  keepUnpacked();
  await expect(rehearse(manifest, base)).rejects.toThrow('full');
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(manifest.image);
});

test('a start begins with the memory that was kept, and has it looked through when nobody waits', async () => {
  const inspect = vi.spyOn(snapshot, 'inspect').mockResolvedValue();
  vi.spyOn(snapshot, 'recall').mockResolvedValue(remembered(1));
  vi.useFakeTimers();
  const [started] = [start(), vi.advanceTimersByTimeAsync(100)];
  await started;
  expect(inspect).not.toHaveBeenCalled();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(inspect).toHaveBeenCalledOnce();
});

/** A memory that is there only after everything else. */
function remembered(value: number): snapshot.Memory {
  const bytes = new Uint8Array(16);
  return { bytes, filled: new Promise((filled) => setTimeout(() => filled(void bytes.fill(value)), 100)) };
}

test('a torn memory is no reason to do without one', async () => {
  const giveUp = vi.spyOn(snapshot, 'giveUp').mockResolvedValue();
  const filled = Promise.reject(new RangeError('offset is out of bounds'));
  vi.spyOn(snapshot, 'recall').mockResolvedValue({ bytes: new Uint8Array(16), filled });
  await expect(start()).rejects.toMatchObject({ code: 'python-failed', again: true });
  expect(giveUp).not.toHaveBeenCalled();
});

test('a memory from which Python does not start is given up, and another start may do better', async () => {
  const giveUp = vi.spyOn(snapshot, 'giveUp').mockResolvedValue();
  vi.spyOn(snapshot, 'recall').mockResolvedValue(remembered(9));
  await expect(start()).rejects.toMatchObject({ code: 'python-failed', again: true });
  expect(giveUp).toHaveBeenCalledExactlyOnceWith(manifest.image);
});

test('where storage is refused the start does without a memory', async () => {
  vi.spyOn(snapshot, 'recall').mockRejectedValue(new DOMException('refused', 'SecurityError'));
  expect((await start()).ask('x')).toContain('musketiere.bridge');
});

test('files are mended when one came anew from the net', async () => {
  expect(await mended(manifest, base)).toBe(true);
  keepUnpacked();
  expect(await mended(manifest, base)).toBe(false);
});

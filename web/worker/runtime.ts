/**
 * Starts Python in this worker.
 *
 * Three packed files are downloaded here, not by Pyodide, so that every byte can be counted and a damaged file is noticed:
 * the interpreter in two parts (WebAssembly) and the image (engine and standard library as bytecode). All are gzip files
 * under a name no server knows, so they cross the net packed on every host and the unpacking finds any byte that is missing or wrong.
 * Where our service worker has kept them it serves them unpacked, as a response that the browser knows: so it need not
 * compile again what it has compiled once.
 */
import { download, isKept, RuntimeError, readAll, unpack } from './download';
import { handInterpreter, instantiate } from './interpreter';
import { giveUp, inspect, keep, recall } from './snapshot';

/** Written by build.py; paths are relative to the page. */
export interface RuntimeManifest {
  /** Folder of Pyodide's own scripts. */
  pyodide: string;
  /** The packed interpreter: what a match calls of it, and the rest. */
  wasm: string;
  rest: string;
  /** The packed image. */
  image: string;
  /** The packed image of the school, which only its page wants. */
  school: string;
  /** The packed rest of the library, which only players with wheels want. */
  stdlib: string;
  /** Bytes that cross the net. */
  bytes: { scripts: number; wasm: number; rest: number; image: number; school: number; stdlib: number };
  /** A lock file without packages: Pyodide looks nothing up. */
  lock: { info: object; packages: Record<string, never> };
}

/** `musketiere.bridge`. */
interface Bridge {
  answer(request: string): string;
  import_games(): void;
  extend(image: string): void;
}

/** Of Emscripten. */
interface Files {
  writeFile(path: string, content: Uint8Array): void;
}

/** What we use of Pyodide; its scripts are copied beside the page, not bundled. */
interface Pyodide {
  loadPyodide(options: object): Promise<{
    pyimport(name: string): Bridge;
    readonly FS: Files;
    makeMemorySnapshot(): Uint8Array;
  }>;
}

export interface Python {
  ask(request: string): string;
  /** Hands it the image of the school. */
  extend(image: ArrayBuffer): void;
}

/** Where the image of the school lies for Python. */
const SCHOOL = '/lib/school.zip';

export async function startPython(
  manifest: RuntimeManifest,
  base: URL,
  onProgress: (loaded: number, total: number) => void,
): Promise<Python> {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function')
    throw new RuntimeError('runtime-unsupported', 'no WebAssembly or no DecompressionStream');

  const { scripts, wasm, rest, image } = manifest.bytes;
  const total = scripts + wasm + rest + image;
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress(Math.min(loaded, total), total);
  };
  onProgress(0, total);

  const { indexURL } = whereItIs(manifest, base);
  const pyodide = loadScripts(indexURL).finally(() => count(scripts)); // first: there is most to do with them
  const file = (path: string) => download(new URL(path, base).href);
  const first = file(manifest.wasm);
  const interpreter = first.then((response) => compile(unpack(response, wasm, count)));
  const recalled = recall(manifest.image).catch(() => undefined); // storage is refused
  const engine = file(manifest.image).then((response) => readAll(unpack(response, image, count)));
  const others = first.then(async (response) => {
    if (!isKept(response)) await Promise.all([interpreter, engine]); // they have the line to themselves
    return readAll(unpack(await file(manifest.rest), rest, count));
  });
  const here = arrived(others);

  const filled = recalled.then((memory) => memory?.filled);
  const module = Promise.all([interpreter, filled]).then(([compiled]) => compiled);
  const start = () =>
    handingOver(indexURL, module, here, engine, async () => {
      const memory = await recalled;
      const python = await (await pyodide).loadPyodide({
        ...whereItIs(manifest, base),
        ...(memory ? { _loadSnapshot: memory.bytes } : {}), // it asks how many there are, and for the module before it reads them
      });
      return asking(python.pyimport('musketiere.bridge'), python.FS);
    });
  const starting = start().catch(async (error: unknown) => {
    if (!(error instanceof TooEarly)) throw error;
    await others;
    return start();
  });
  for (const awaited of [starting, module, filled, others]) awaited.catch(() => {}); // below, unless a download fails first
  await Promise.all([pyodide, engine, interpreter, others]); // Pyodide would wait for ever for what cannot come
  await filled.catch((error: unknown) => {
    throw new RuntimeError('python-failed', error, true);
  });
  const memory = await recalled;
  try {
    const python = await starting;
    if (memory) later(() => inspect(manifest.image));
    return python;
  } catch (error) {
    if (memory) await giveUp(manifest.image).catch(() => {});
    throw new RuntimeError('python-failed', error, Boolean(memory));
  }
}

/**
 * Starts Python from what the device keeps for its memory alone, while nobody waits for it: what it looks like when all
 * has been imported and nothing asked is kept, and later starts begin with it. The browser has then also compiled what
 * our service worker sends, which it need not do again.
 */
export async function rehearse(manifest: RuntimeManifest, base: URL): Promise<void> {
  const { indexURL } = whereItIs(manifest, base);
  const files = [manifest.wasm, manifest.rest, manifest.image].map((path) =>
    download(new URL(path, base).href),
  );
  const [wasm, rest, image] = (await Promise.all(files)) as [Response, Response, Response];
  if (!isKept(wasm) || !isKept(rest) || !isKept(image)) return; // of no use to a start that must download them
  try {
    const { loadPyodide } = await loadScripts(indexURL);
    const others = await readAll(rest);
    const python = await handingOver(
      indexURL,
      compile(wasm),
      () => others,
      readAll(image),
      () => loadPyodide({ ...whereItIs(manifest, base), _makeSnapshot: true }),
    );
    python.pyimport('musketiere.bridge').import_games();
    await keep(manifest.image, python.makeMemorySnapshot());
  } catch (error) {
    await giveUp(manifest.image);
    throw error;
  }
}

/** What Pyodide is told wherever it starts. */
function whereItIs(manifest: RuntimeManifest, base: URL) {
  const indexURL = new URL(manifest.pyodide, base).href;
  return { indexURL, lockFileContents: manifest.lock, packageBaseUrl: indexURL };
}

/** What has come by now. Made out here, as a function keeps alive all that is in reach where it is made: memory and image are large. */
function arrived<T>(coming: Promise<T>): () => T | undefined {
  let here: T | undefined;
  coming.then(
    (come) => {
      here = come;
    },
    () => {},
  );
  return () => here;
}

/** Made out here as well. */
const asking = (bridge: Bridge, files: Files): Python => ({
  ask: (request) => bridge.answer(request),
  extend: (image) => {
    files.writeFile(SCHOOL, new Uint8Array(image));
    bridge.extend(SCHOOL);
  },
});

/** What is done for the next start does not hold up this one. */
function later(work: () => Promise<void>): void {
  setTimeout(() => work().catch(() => {}), 3000); // for want of room it is left undone
}

/** Both scripts at once; Pyodide imports the second one by itself and then finds it already here. */
async function loadScripts(indexURL: string): Promise<Pyodide> {
  try {
    const script = (name: string) => import(/* @vite-ignore */ indexURL + name);
    const [pyodide] = await Promise.all([script('pyodide.mjs'), script('pyodide.asm.mjs')]);
    return pyodide;
  } catch (error) {
    throw new RuntimeError(error instanceof SyntaxError ? 'runtime-damaged' : 'runtime-missing', error);
  }
}

/**
 * Has our service worker look through what it keeps of the three files, after a start from them has failed. Whether one of
 * them was damaged and has been fetched anew, so that another start may do better.
 */
export async function mended({ wasm, rest, image }: RuntimeManifest, base: URL): Promise<boolean> {
  const anew = async (path: string) => {
    const response = await fetch(new URL(path, base), { cache: 'reload' });
    return response.ok && !isKept(response);
  };
  return (await Promise.all([wasm, rest, image].map(anew))).includes(true);
}

/** Compiles while it downloads; what is kept is compiled already, where the browser keeps that. */
async function compile(unpacked: Response): Promise<WebAssembly.Module> {
  try {
    return await WebAssembly.compileStreaming(unpacked);
  } catch (error) {
    const unsupported = error instanceof WebAssembly.CompileError; // whole, or unpacking would have failed first
    throw new RuntimeError(unsupported ? 'runtime-unsupported' : 'runtime-damaged', error);
  }
}

/** Something of the rest was called before that had come. */
class TooEarly extends Error {}

/**
 * Runs `start` while Pyodide, which downloads and compiles by itself, is given what we download. There is no option
 * for that, so we stand in for the two functions it calls until it has started; under these two addresses lies nothing,
 * and nobody else asks for them. Rejects where something cannot be given, of which Pyodide may not tell: with `TooEarly`
 * where it calls something of the `rest` that is not here yet.
 */
async function handingOver<T>(
  indexURL: string,
  interpreter: Promise<WebAssembly.Module>,
  rest: () => ArrayBuffer | undefined,
  engine: Promise<ArrayBuffer>,
  start: () => Promise<T>,
): Promise<T> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  let lack: (reason: unknown) => void = () => {};
  const lacking = new Promise<never>((_, reject) => {
    lack = reject;
  });
  const library = () =>
    engine.then(
      (bytes) => new Response(bytes),
      (error) => {
        lack(error);
        return new Promise<never>(() => {}); // Pyodide listens to it only when it has its interpreter
      },
    );
  self.fetch = async (input, init) => {
    const url = String(input);
    if (url === `${indexURL}pyodide.asm.wasm`) return new Response();
    if (url === `${indexURL}python_stdlib.zip`) return library();
    return fetch(input, init);
  };
  const bring = () => {
    const bytes = rest();
    if (bytes) return new WebAssembly.Module(bytes);
    const early = new TooEarly();
    lack(early);
    throw early;
  };
  const failed = handInterpreter(async (imports) => {
    const module = await interpreter;
    return { module, instance: await instantiate(module, bring, imports) };
  });
  try {
    return await Promise.race([start(), failed, lacking]);
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

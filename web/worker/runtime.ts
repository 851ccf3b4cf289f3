/**
 * Starts Python in this worker.
 *
 * Two packed files are downloaded here, not by Pyodide, so that every byte can be counted and a damaged file is noticed:
 * the interpreter (WebAssembly) and the image (engine and standard library as bytecode). Both are gzip files under a name
 * no server knows, so they cross the net packed on every host and the unpacking finds any byte that is missing or wrong.
 * Where our service worker has kept them it serves them unpacked, as a response that the browser knows: so it need not
 * compile again what it has compiled once.
 */
import { KEPT_TYPES } from '../service-worker/packed';
import { giveUp, inspect, keep, recall } from './snapshot';

/** Written by build.py; paths are relative to the page. */
export interface RuntimeManifest {
  /** Folder of Pyodide's own scripts. */
  pyodide: string;
  /** The packed interpreter and the packed image. */
  wasm: string;
  image: string;
  /** Bytes that cross the net. */
  bytes: { scripts: number; wasm: number; image: number };
  /** A lock file without packages: Pyodide looks nothing up. */
  lock: { info: object; packages: Record<string, never> };
}

export type RuntimeFault = 'runtime-missing' | 'runtime-damaged' | 'runtime-unsupported' | 'python-failed';

export class RuntimeError extends Error {
  constructor(
    readonly code: RuntimeFault,
    cause: unknown,
    /** Whether what was to blame is gone, so that another start may do better. */
    readonly again = false,
  ) {
    super(`${code}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** `musketiere.bridge`. */
interface Bridge {
  answer(request: string): string;
  import_games(): void;
}

/** What we use of Pyodide; its scripts are copied beside the page, not bundled. */
interface Pyodide {
  loadPyodide(options: object): Promise<{
    pyimport(name: string): Bridge;
    makeMemorySnapshot(): Uint8Array;
  }>;
}

export async function startPython(
  manifest: RuntimeManifest,
  base: URL,
  onProgress: (loaded: number, total: number) => void,
): Promise<(request: string) => string> {
  if (typeof WebAssembly !== 'object' || typeof DecompressionStream !== 'function')
    throw new RuntimeError('runtime-unsupported', 'no WebAssembly or no DecompressionStream');

  const { scripts, wasm, image } = manifest.bytes;
  const total = scripts + wasm + image;
  let loaded = 0;
  const count = (bytes: number) => {
    loaded += bytes;
    onProgress(Math.min(loaded, total), total);
  };
  onProgress(0, total);

  const { pyodide: indexURL, imageURL } = addresses(manifest, base);
  const pyodide = loadScripts(indexURL).finally(() => count(scripts)); // first: there is most to do with them
  const downloaded = download(new URL(manifest.wasm, base).href);
  const recalled = recall(manifest.image).catch(() => undefined); // storage is refused
  const interpreter = downloaded.then((response) => unpack(response, wasm, count)).then(compile);
  const engine = download(imageURL)
    .then((response) => unpack(response, image, count))
    .then(readAll);

  const filled = recalled.then((memory) => memory?.filled);
  const module = Promise.all([interpreter, filled]).then(([compiled]) => compiled);
  const starting = handingOver(`${indexURL}pyodide.asm.wasm`, module, imageURL, engine, async () => {
    const memory = await recalled;
    return (await pyodide).loadPyodide({
      ...whereItIs(manifest, base),
      ...(memory ? { _loadSnapshot: memory.bytes } : {}), // it asks how many there are, and for the module before it reads them
    });
  });
  for (const awaited of [starting, module, filled]) awaited.catch(() => {}); // below, unless a download fails first
  await Promise.all([pyodide, engine, interpreter]); // Pyodide would wait for ever for what cannot come
  await filled.catch((error: unknown) => {
    throw new RuntimeError('python-failed', error, true);
  });
  const memory = await recalled;
  try {
    const bridge = (await starting).pyimport('musketiere.bridge');
    if (memory) later(() => inspect(manifest.image));
    return asking(bridge);
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
  const { pyodide, imageURL } = addresses(manifest, base);
  const files = [manifest.wasm, manifest.image].map((path) => download(new URL(path, base).href));
  const [wasm, image] = (await Promise.all(files)) as [Response, Response];
  if (!isKept(wasm) || !isKept(image)) return; // of no use to a start that must download them
  try {
    const { loadPyodide } = await loadScripts(pyodide);
    const python = await handingOver(
      `${pyodide}pyodide.asm.wasm`,
      compile(wasm),
      imageURL,
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

const addresses = (manifest: RuntimeManifest, base: URL) => ({
  pyodide: new URL(manifest.pyodide, base).href,
  imageURL: new URL(manifest.image, base).href,
});

/** What Pyodide is told wherever it starts. */
function whereItIs(manifest: RuntimeManifest, base: URL): object {
  const { pyodide, imageURL } = addresses(manifest, base);
  return {
    indexURL: pyodide,
    stdLibURL: imageURL,
    lockFileContents: manifest.lock,
    packageBaseUrl: pyodide,
  };
}

/** Made out here, as a function keeps alive all that is in reach where it is made: memory and image are large. */
const asking = (bridge: Bridge) => (request: string) => bridge.answer(request);

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

async function download(url: string): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new RuntimeError('runtime-missing', error);
  }
  if (!response.ok || !response.body)
    throw new RuntimeError('runtime-missing', `${url} answers ${response.status}`);
  return response;
}

/** Whether our service worker has sent what it keeps: no host knows these types for packed files. */
const isKept = ({ headers }: Response) => KEPT_TYPES.has(headers.get('Content-Type') ?? '');

/** A file that has been downloaded; `bytes`: how many cross the net. */
function unpack(response: Response, bytes: number, count: (bytes: number) => void): Response {
  if (isKept(response) || !response.body) {
    count(bytes);
    return response;
  }
  const counted = response.body.pipeThrough(
    new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
      transform(chunk, controller) {
        count(chunk.byteLength);
        controller.enqueue(chunk);
      },
    }),
  );
  return new Response(counted.pipeThrough(new DecompressionStream('gzip')), {
    headers: { 'Content-Type': 'application/wasm' }, // as the compiler wants to see it
  });
}

/**
 * Has our service worker look through what it keeps of the two files, after a start from them has failed. Whether one of
 * them was damaged and has been fetched anew, so that another start may do better.
 */
export async function mended({ wasm, image }: RuntimeManifest, base: URL): Promise<boolean> {
  const anew = async (path: string) => {
    const response = await fetch(new URL(path, base), { cache: 'reload' });
    return response.ok && !isKept(response);
  };
  return (await Promise.all([wasm, image].map(anew))).includes(true);
}

async function readAll(unpacked: Response): Promise<ArrayBuffer> {
  try {
    return await unpacked.arrayBuffer();
  } catch (error) {
    throw new RuntimeError('runtime-damaged', error);
  }
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

/**
 * Runs `start` while Pyodide, which downloads and compiles by itself, is given what we download. There is no option
 * for that, so we stand in for the two functions it calls until it has started.
 */
async function handingOver<T>(
  wasmURL: string,
  interpreter: Promise<WebAssembly.Module>,
  imageURL: string,
  engine: Promise<ArrayBuffer>,
  start: () => Promise<T>,
): Promise<T> {
  const { fetch } = self;
  const { instantiateStreaming } = WebAssembly;
  self.fetch = async (input, init) => {
    const url = String(input);
    if (url === wasmURL) return new Response();
    if (url === imageURL) return new Response(await engine);
    return fetch(input, init);
  };
  WebAssembly.instantiateStreaming = async (_, imports) => {
    const module = await interpreter;
    return { module, instance: await WebAssembly.instantiate(module, imports) };
  };
  try {
    return await start();
  } finally {
    self.fetch = fetch;
    WebAssembly.instantiateStreaming = instantiateStreaming;
  }
}

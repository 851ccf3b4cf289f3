/**
 * Starts Python in this worker.
 *
 * Two packed files are downloaded here, not by Pyodide, so that every byte can be counted and a damaged file is noticed:
 * the interpreter (WebAssembly) and the image (engine and standard library as bytecode). Both are gzip files under a name
 * no server knows, so they cross the net packed on every host and the unpacking finds any byte that is missing or wrong.
 * Where our service worker has kept them it serves them unpacked, as a response that the browser knows: so it need not
 * compile again what it has compiled once.
 */
import { packedType } from './packed';


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
  ) {
    super(`${code}: ${cause instanceof Error ? cause.message : cause}`, { cause });
  }
}

/** What we use of Pyodide; its scripts are copied beside the page, not bundled. */
interface Pyodide {
  loadPyodide(options: object): Promise<{ pyimport(name: string): { answer(request: string): string } }>;
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

  const indexURL = new URL(manifest.pyodide, base).href;
  const imageURL = new URL(manifest.image, base).href;
  const engine = unpack(imageURL, image, count).then(readAll);
  const interpreter = unpack(new URL(manifest.wasm, base).href, wasm, count).then(compile);
  const pyodide = loadScripts(indexURL).finally(() => count(scripts));

  const starting = handingOver(`${indexURL}pyodide.asm.wasm`, interpreter, imageURL, engine, async () =>
    (await pyodide).loadPyodide({
      indexURL,
      stdLibURL: imageURL,
      lockFileContents: manifest.lock,
      packageBaseUrl: indexURL,
    }),
  );
  starting.catch(() => {}); // awaited below, unless a download fails first
  await Promise.all([pyodide, engine, interpreter]); // Pyodide would wait for ever for what cannot come
  try {
    const bridge = (await starting).pyimport('musketiere.bridge');
    return (request) => bridge.answer(request);
  } catch (error) {
    throw new RuntimeError('python-failed', error);
  }
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

/** A packed file, unpacked; `bytes`: how many cross the net. */
async function unpack(url: string, bytes: number, count: (bytes: number) => void): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url);
  } catch (error) {
    throw new RuntimeError('runtime-missing', error);
  }
  if (!response.ok || !response.body)
    throw new RuntimeError('runtime-missing', `${url} answers ${response.status}`);
  if (isKept(response)) {
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
    headers: { 'Content-Type': packedType(url) ?? '' },
  });
}

/** Whether our service worker has sent what it keeps. */
const isKept = ({ headers, url }: Response) => headers.get('Content-Type') === packedType(url);

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

/** Compiles while it downloads. */
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

/**
 * Runs in the worker of a sandbox: Python, and one player in it. Before the player's first line all is taken away that
 * leads out of here. Where the frame has no origin and its policy allows nothing, most of it would be refused anyway.
 */
import { handInterpreter, instantiate } from '../../../worker/interpreter';
import { boundFiles, type Files } from './files';
import { type Brought, READY, type Start, type Work } from './words';

/** What the page lays before this script: Pyodide's own scripts, as functions. */
interface Parts {
  load(options: object): Promise<Pyodide>;
  readonly create: unknown;
}

/** What we use of Pyodide. */
interface Pyodide {
  readonly FS: Files;
  /** Bytes that go past what Python keeps of what is printed. */
  setStdout(to: { write(bytes: Uint8Array): number }): void;
  setStderr(to: { write(bytes: Uint8Array): number }): void;
  pyimport(name: string): { extend(image: string): void } & Cell;
}

/** `musketiere.school.cell`. */
interface Cell {
  prepare(): void;
  extend(library: string): void;
  inspect(file: string, path: string): string;
  begin(text: string, name: string, brought: string): string;
  answer(packed: string): string;
}

const NOWHERE = 'https://sandbox.invalid/';
const SCHOOL = '/lib/school.zip';
const LIBRARY = '/lib/library.zip';
/** Bytes that Python may have: who takes ever more gets a `MemoryError`. */
const MEMORY = 512 << 20;
/** Milliseconds: no clock is finer. */
const TICK = 1;
/** What leads out, would hold up whoever listens, or lets something be done when nothing is asked. */
const DOORS = [
  'BroadcastChannel',
  'EventSource',
  'FileReader',
  'FileReaderSync',
  'MessageChannel',
  'MessagePort',
  'Notification',
  'SharedWorker',
  'WebSocket',
  'WebSocketStream',
  'WebTransport',
  'Worker',
  'XMLHttpRequest',
  'addEventListener',
  'caches',
  'close',
  'cookieStore',
  'crossOriginIsolated',
  'dispatchEvent',
  'fetch',
  'fonts',
  'importScripts',
  'indexedDB',
  'navigator',
  'onmessage',
  'postMessage',
  'queueMicrotask',
  'requestAnimationFrame',
  'scheduler',
  'setImmediate',
  'setInterval',
  'setTimeout',
  'webkitRequestFileSystem',
  'webkitRequestFileSystemSync',
  'webkitResolveLocalFileSystemSyncURL',
  'webkitResolveLocalFileSystemURL',
];

const post = self.postMessage.bind(self) as (said: string) => void;
const given = self as unknown as { parts?: Parts };
const parts = given.parts as Parts;
delete given.parts;

/** Standing in for the two functions by which Pyodide would fetch: it is handed everything. Rejects where it cannot start. */
function handOver({ modules: { first, rest }, supplies }: Start): Promise<never> {
  self.fetch = async (input) => new Response(String(input).endsWith('.zip') ? supplies.image : null);
  return handInterpreter(async (imports) => ({
    module: first,
    instance: await instantiate(first, () => rest, imports),
  }));
}

function bound(): void {
  const { grow } = WebAssembly.Memory.prototype;
  WebAssembly.Memory.prototype.grow = function (pages) {
    if (this.buffer.byteLength + pages * 65536 > MEMORY) throw new RangeError('no more memory');
    return grow.call(this, pages);
  };
  const now = performance.now.bind(performance);
  performance.now = () => Math.floor(now() / TICK) * TICK;
}

function shut(): void {
  for (const name of DOORS)
    for (let at: object | null = self; at; at = Object.getPrototypeOf(at)) {
      if (!Object.hasOwn(at, name)) continue;
      if (!Reflect.deleteProperty(at, name)) Reflect.defineProperty(at, name, { value: undefined });
    }
}

/** File, path and digest of each wheel. Python unpacks them when all doors are shut. */
type Laid = readonly [file: string, path: string, digest: string];

async function start(given: Start): Promise<{ cell: Cell; laid: readonly Laid[] }> {
  const failed = handOver(given);
  bound();
  const loaded = parts.load({
    indexURL: NOWHERE,
    stdLibURL: `${NOWHERE}image.zip`,
    packageBaseUrl: NOWHERE,
    lockFileContents: given.supplies.lock,
    createPyodideModule: parts.create,
    jsglobals: Object.create(null),
    env: { PYTHONHASHSEED: '0' }, // sets of texts come in the same order in every run
  });
  const python = await Promise.race([loaded, failed]);
  python.FS.writeFile(SCHOOL, new Uint8Array(given.supplies.school));
  python.pyimport('musketiere.bridge').extend(SCHOOL);
  const cell = python.pyimport('musketiere.school.cell');
  cell.prepare();
  const { brought } = given.work;
  const laid = brought ? lay(python, cell, brought) : [];
  const nowhere = { write: ({ length }: Uint8Array) => length };
  python.setStdout(nowhere);
  python.setStderr(nowhere);
  boundFiles(python.FS);
  return { cell, laid };
}

function lay({ FS }: Pyodide, cell: Cell, { library, wheels }: Brought): readonly Laid[] {
  FS.writeFile(LIBRARY, new Uint8Array(library));
  cell.extend(LIBRARY);
  return wheels.map(({ file, digest, content }, at) => {
    const path = `/lib/wheel-${at}`;
    FS.writeFile(path, new Uint8Array(content));
    return [file, path, digest];
  });
}

function begin(cell: Cell, work: Work, laid: readonly Laid[]): string {
  if (work.type === 'play') return cell.begin(work.text, work.name, JSON.stringify(laid));
  const [[file, path] = ['', '']] = laid;
  return cell.inspect(file, path);
}

/** Whatever the interpreter ends by: then nothing more comes from here. */
function saying(work: () => string): void {
  try {
    post(work());
  } catch {
    post('');
  }
}

self.onmessage = async ({ data }: MessageEvent<Start>) => {
  try {
    const { cell, laid } = await start(data);
    self.onmessage = null;
    let isBegun = false;
    self.addEventListener('message', (event: MessageEvent<string>) =>
      saying(() => {
        if (isBegun) return cell.answer(event.data);
        isBegun = true;
        return begin(cell, data.work, laid);
      }),
    );
    shut();
    post(READY);
  } catch {
    post('');
  }
};

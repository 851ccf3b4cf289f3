// Pyodide under Node without a network: nothing is looked up, packages come from wheels on disk.
import { readdirSync, readFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { loadPyodide } from 'pyodide';

const here = new URL('../node_modules/pyodide/', import.meta.url);
const lock = JSON.parse(readFileSync(new URL('pyodide-lock.json', here), 'utf8'));

/** Our own lock: the versions Pyodide insists on, and no package to look up. */
export const emptyLock = { info: lock.info, packages: {} };
export const pyodideFolder = here;

export async function startPyodide(options = {}) {
  return loadPyodide({ lockFileContents: emptyLock, packageBaseUrl: here.pathname, ...options });
}

/**
 * The same with an interpreter that `instantiate` makes of what is to be imported into it. Rejects where that fails: Pyodide
 * only warns, and waits for ever.
 */
export function startWith(instantiate, options) {
  const { instantiate: own } = WebAssembly;
  return new Promise((started, failed) => {
    WebAssembly.instantiate = (wasm, imports) => {
      if (!imports || !('GOT.func' in imports)) return own(wasm, imports);
      WebAssembly.instantiate = own;
      const made = instantiate(imports);
      made.catch(failed);
      return made;
    };
    startPyodide(options).then(started, failed);
  });
}

/** Installs wheels from disk with micropip, which itself comes from a wheel in `wheels`. */
export async function micropipInstall(python, wheels, paths) {
  const micropip = readdirSync(wheels).find((name) => name.startsWith('micropip-'));
  await python.loadPackage(resolve(wheels, micropip), { messageCallback: () => {} });
  const installer = python.pyimport('micropip');
  for (const path of paths) {
    const name = path.split('/').at(-1);
    python.FS.writeFile(join('/tmp', name), readFileSync(path));
    await installer.install.callKwargs(`emfs:/tmp/${name}`, { deps: false });
  }
  installer.destroy();
}

/** Shows a folder of this machine to Python. */
export function mount(python, folder, at) {
  python.FS.mkdirTree(at);
  python.mountNodeFS(at, resolve(folder));
}

const smoke = (python, call) =>
  python.runPython(`${readFileSync(new URL('smoke.py', import.meta.url), 'utf8')}\n${call}`);

/** Plays the same match of every game; the answer tells whether it went the same way. */
export const playSmoke = (python) => smoke(python, 'play()');

/** Asks for what else there is at a table. */
export const lookAround = (python) => smoke(python, 'look_around()');

/** Runs a tool; says in one sentence what went wrong, without the megabyte of Pyodide's own source line. */
export async function run(tool) {
  const failed = (reason) => {
    console.error(reason);
    process.exitCode = 1; // not before: Pyodide, as it starts, says that all went well
  };
  const waiting = () => failed('It waits for something that will never come.');
  process.once('beforeExit', waiting); // nothing is left that could bring it
  try {
    process.exitCode = (await tool()) ?? 0;
  } catch (error) {
    failed(error.message);
  }
  process.off('beforeExit', waiting);
}

// Makes the runtime of the page: node tools/make_runtime.mjs PYTHON WHEEL WHEELS OUT MANIFEST
//
// Four Pythons: one gets our wheel from micropip as anyone's would, one that has imported nothing else writes the image.
// Two start from the image and must play the same match as the second: one notes what a match calls of the interpreter,
// by which that is split, and one has it split.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { version } from 'pyodide';
import { transformWithOxc } from 'vite';
import {
  emptyLock,
  lookAround,
  micropipInstall,
  mount,
  playSmoke,
  pyodideFolder,
  run,
  startPyodide,
  startWith,
} from './pyodide.mjs';
import { reached } from './reached.mjs';
import { noted, noting, split } from './split.mjs';
import { trimmed } from './trimmed.mjs';

/** Where the page lays the image of the school: its tracebacks say so. */
const SCHOOL = '/lib/school.zip';
/** And where it lays what a player with wheels needs. */
const LIBRARY = '/lib/library.zip';

const [hostPython, wheel, wheels, out, manifest] = process.argv.slice(2);

/** Packs a file of the runtime; says how many bytes it has then. */
function pack(source, target) {
  const packer = fileURLToPath(new URL('pack.py', import.meta.url));
  execFileSync(hostPython, [packer, join(out, source), join(out, target)]);
  return statSync(join(out, target)).size;
}

const digest = (...names) =>
  names
    .reduce((hash, name) => hash.update(readFileSync(join(out, name))), createHash('sha256'))
    .digest('hex')
    .slice(0, 12);

/** Lays Pyodide's scripts into a folder; gives its interpreter, less what only native packages want. */
function layPyodide() {
  const [loader, script] = ['pyodide.mjs', 'pyodide.asm.mjs'];
  const read = (name) => readFileSync(new URL(name, pyodideFolder));
  const [interpreter, beside] = [read('pyodide.asm.wasm'), read(loader).toString()];
  const { wasm, script: less } = trimmed(
    interpreter,
    reached(interpreter, read(script).toString(), beside),
    beside,
  );
  mkdirSync(join(out, 'pyodide'), { recursive: true });
  cpSync(new URL(loader, pyodideFolder), join(out, 'pyodide', loader));
  writeFileSync(join(out, 'pyodide', script), less);
  return wasm;
}

async function installed() {
  const python = await startPyodide();
  await micropipInstall(python, wheels, [wheel]);
  python.runPython(`
import pathlib, shutil, musketiere
shutil.make_archive("/tmp/engine", "zip", pathlib.Path(musketiere.__file__).parents[1], "musketiere")
`);
  return python.FS.readFile('/tmp/engine.zip');
}

/** Without the columns of PEP 657 bytecode is a quarter smaller and read faster; tracebacks keep their lines. */
async function writeImage(engine) {
  const python = await startPyodide({ env: { PYTHONNODEBUGRANGES: '1' } });
  python.unpackArchive(engine, 'zip', { extractDir: '/tmp/engine' });
  python.runPython('import sys; sys.path.append("/tmp/engine")');
  const match = playSmoke(python);
  python.FS.mkdirTree('/tmp/engine/tools');
  for (const tool of ['image.py', 'importer.py'])
    python.FS.writeFile(`/tmp/engine/tools/${tool}`, readFileSync(new URL(tool, import.meta.url)));
  mount(python, out, '/out');
  python.runPython(`
import sys
from tools import image
library = next(path for path in sys.path if path.endswith(".zip"))
image.write_image("musketiere", library, "/out/image.zip")
image.write_school("musketiere", "${SCHOOL}", "/out/school.zip")
image.write_library("musketiere", library, "${LIBRARY}", "/out/library.zip")
`);
  return match;
}

/** Starts from the image, with an interpreter that `instantiate` makes of `wasm` and of what is imported into it. */
async function startImage(wasm, instantiate, options) {
  writeFileSync(join(out, 'pyodide', 'pyodide.asm.wasm'), wasm);
  const module = await WebAssembly.compile(wasm);
  return startWith(async (imports) => ({ module, instance: await instantiate(module, imports) }), {
    indexURL: join(out, 'pyodide'),
    stdLibURL: join(out, 'image.zip'),
    env: { PYTHONHASHSEED: '0' }, // what is called hangs on no chance
    ...options,
  });
}

/** Does what the page does at its first and at later visits; says which functions of the interpreter that has called. */
async function calledAt(wasm, match) {
  const exports = [];
  const start = (options) =>
    startImage(
      noting(wasm),
      async (module, imports) => {
        const instance = await WebAssembly.instantiate(module, imports);
        exports.push(instance.exports);
        return instance;
      },
      options,
    );
  const rehearsed = await start({ _makeSnapshot: true });
  rehearsed.pyimport('musketiere.bridge').import_games();
  const again = await start({ _loadSnapshot: rehearsed.makeMemorySnapshot() });
  again.pyimport('musketiere.bridge').answer('{"op": "games", "body": {}}');
  const python = await start();
  playAlike(python, match);
  lookAround(python);
  openSchool(python);
  return exports.flatMap(noted);
}

/** As the page makes it (`web/worker/interpreter.ts`). */
async function joining() {
  const source = new URL('../web/worker/interpreter.ts', import.meta.url);
  const { code } = await transformWithOxc(readFileSync(source, 'utf8'), 'interpreter.ts');
  const { instantiate } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
  return instantiate;
}

function playAlike(python, match) {
  const again = playSmoke(python);
  if (again !== match) throw new Error(`The image plays another match: ${again}, not ${match}`);
}

/** A player in a Python of these images brings our own wheel, which it does not need, and what no image has. */
function bringWheel(python) {
  const file = wheel.split('/').at(-1);
  python.FS.writeFile(LIBRARY, readFileSync(join(out, 'library.zip')));
  python.FS.writeFile('/tmp/wheel', readFileSync(wheel));
  const cell = python.pyimport('musketiere.school.cell');
  cell.prepare();
  cell.extend(LIBRARY);
  const told = cell.inspect(file, '/tmp/wheel');
  const { digest } = JSON.parse(told);
  if (digest !== createHash('sha256').update(readFileSync(wheel)).digest('hex')) throw new Error(told);
  const player = `
import difflib, importlib.metadata, ssl, unittest.mock
from musketiere.school import Player

class Mine(Player):
    print(importlib.metadata.version("musketiere"), difflib.get_close_matches("axe", ["axes"]))
`;
  const begun = cell.begin(player, 'mine.py', JSON.stringify([[file, '/tmp/wheel', digest]]));
  const { fault, printed, text } = JSON.parse(begun);
  if (fault || !/^\d+\.\d+\.\d+ \['axes'\]/.test(printed))
    throw new Error(`No wheel can be brought: ${text || begun}`);
}

/** As the page of the school does, and a player with a wheel. */
function openSchool(python) {
  python.FS.writeFile(SCHOOL, readFileSync(join(out, 'school.zip')));
  python.pyimport('musketiere.bridge').extend(SCHOOL);
  python.runPython('from musketiere.school import door');
  bringWheel(python);
}

run(async () => {
  for (const made of [out, manifest]) rmSync(made, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const whole = layPyodide();
  const match = await writeImage(await installed());
  const { first, rest } = split(whole, await calledAt(whole, match));
  const instantiate = await joining();
  const bring = () => new WebAssembly.Module(rest);
  const started = await startImage(first, (module, imports) => instantiate(module, bring, imports));
  playAlike(started, match);
  writeFileSync(join(out, 'pyodide', 'rest.wasm'), rest);
  const files = ['pyodide.asm.mjs', 'pyodide.asm.wasm', 'rest.wasm'];
  const pyodide = `pyodide-${version}-${digest(...files.map((name) => `pyodide/${name}`))}`; // they go together
  renameSync(join(out, 'pyodide'), join(out, pyodide));

  openSchool(started);
  // By its name goes what later visits begin with, a memory of this interpreter and no other.
  const image = `musketiere-${digest('image.zip', ...files.map((name) => `${pyodide}/${name}`))}.zip.gzip`;
  const school = `school-${digest('school.zip')}.zip.gzip`;
  const library = `library-${digest('library.zip')}.zip.gzip`;
  const wasm = `${pyodide}/pyodide.asm.wasm.gzip`;
  const others = `${pyodide}/rest.wasm.gzip`;
  let scripts = 0;
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs'])
    scripts += gzipSync(readFileSync(join(out, pyodide, name))).length; // hosts pack them
  const bytes = {
    scripts,
    wasm: pack(`${pyodide}/pyodide.asm.wasm`, wasm),
    rest: pack(`${pyodide}/rest.wasm`, others),
    image: pack('image.zip', image),
    school: pack('school.zip', school),
    stdlib: pack('library.zip', library),
  };
  for (const name of ['pyodide.asm.wasm', 'rest.wasm']) rmSync(join(out, pyodide, name));
  rmSync(join(out, 'image.zip'));
  rmSync(join(out, 'school.zip'));
  rmSync(join(out, 'library.zip'));

  const runtime = {
    pyodide: `runtime/${pyodide}/`,
    wasm: `runtime/${wasm}`,
    rest: `runtime/${others}`,
    image: `runtime/${image}`,
    school: `runtime/${school}`,
    stdlib: `runtime/${library}`,
    bytes,
    lock: emptyLock,
  };
  writeFileSync(manifest, `${JSON.stringify(runtime, null, 2)}\n`);
});

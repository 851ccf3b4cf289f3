// Makes the runtime of the page: node tools/make_runtime.mjs PYTHON WHEEL WHEELS OUT MANIFEST
//
// Three Pythons: one gets our wheel from micropip as anyone's would, one that has imported nothing else writes the image,
// one starts from the image and must play the same match as the second.
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, readFileSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { gzipSync } from 'node:zlib';
import { version } from 'pyodide';
import {
  emptyLock,
  micropipInstall,
  mount,
  playSmoke,
  pyodideFolder,
  run,
  startPyodide,
} from './pyodide.mjs';
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

/** Lays Pyodide's scripts and the interpreter into a folder of their own; says how it is called. */
function layPyodide() {
  const [loader, script, wasm] = ['pyodide.mjs', 'pyodide.asm.mjs', 'pyodide.asm.wasm'];
  const read = (name) => readFileSync(new URL(name, pyodideFolder));
  const less = trimmed(read(wasm), read(script).toString(), read(loader).toString());
  mkdirSync(join(out, 'pyodide'), { recursive: true });
  cpSync(new URL(loader, pyodideFolder), join(out, 'pyodide', loader));
  writeFileSync(join(out, 'pyodide', script), less.script);
  writeFileSync(join(out, 'pyodide', wasm), less.wasm);
  const folder = `pyodide-${version}-${digest(`pyodide/${script}`, `pyodide/${wasm}`)}`; // they go together
  renameSync(join(out, 'pyodide'), join(out, folder));
  return folder;
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

run(async () => {
  rmSync(out, { recursive: true, force: true });
  mkdirSync(out, { recursive: true });
  const pyodide = layPyodide();

  const match = await writeImage(await installed());
  const started = await startPyodide({
    indexURL: join(out, pyodide),
    stdLibURL: join(out, 'image.zip'),
  });
  const again = playSmoke(started);
  if (again !== match) throw new Error(`The image plays another match: ${again}, not ${match}`);

  started.FS.writeFile(SCHOOL, readFileSync(join(out, 'school.zip')));
  started.runPython(`
from musketiere import bridge
bridge.extend("${SCHOOL}")
from musketiere.school import door
`);
  bringWheel(started);
  // By its name goes what later visits begin with, a memory of this interpreter and no other.
  const image = `musketiere-${digest('image.zip', `${pyodide}/pyodide.asm.wasm`, `${pyodide}/pyodide.asm.mjs`)}.zip.gzip`;
  const school = `school-${digest('school.zip')}.zip.gzip`;
  const library = `library-${digest('library.zip')}.zip.gzip`;
  const wasm = `${pyodide}/pyodide.asm.wasm.gzip`;
  let scripts = 0;
  for (const name of ['pyodide.mjs', 'pyodide.asm.mjs'])
    scripts += gzipSync(readFileSync(join(out, pyodide, name))).length; // hosts pack them
  const bytes = {
    scripts,
    wasm: pack(`${pyodide}/pyodide.asm.wasm`, wasm),
    image: pack('image.zip', image),
    school: pack('school.zip', school),
    stdlib: pack('library.zip', library),
  };
  rmSync(join(out, pyodide, 'pyodide.asm.wasm'));
  rmSync(join(out, 'image.zip'));
  rmSync(join(out, 'school.zip'));
  rmSync(join(out, 'library.zip'));

  const runtime = {
    pyodide: `runtime/${pyodide}/`,
    wasm: `runtime/${wasm}`,
    image: `runtime/${image}`,
    school: `runtime/${school}`,
    stdlib: `runtime/${library}`,
    bytes,
    lock: emptyLock,
  };
  writeFileSync(manifest, `${JSON.stringify(runtime, null, 2)}\n`);
});

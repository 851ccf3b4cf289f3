// The engine's tests where the page runs the engine: node tools/pyodide_pytest.mjs WHEEL WHEELS [pytest arguments]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micropipInstall, mount, run, startPyodide } from './pyodide.mjs';

const [wheel, wheels, ...rest] = process.argv.slice(2);

run(async () => {
  const python = await startPyodide();
  const tools = readdirSync(wheels).filter((name) => name.endsWith('.whl') && !name.startsWith('micropip-'));
  await micropipInstall(python, wheels, [wheel, ...tools.map((name) => join(wheels, name))]);
  mount(python, 'tests', '/repo/tests');
  python.FS.writeFile('/repo/pyproject.toml', readFileSync('pyproject.toml'));
  const main = python.runPython(`
import os, pytest
os.chdir("/repo")
def main(arguments):
    return int(pytest.main(["-q", "-p", "no:cacheprovider", *arguments]))
main
`);
  return main(python.toPy(rest));
});

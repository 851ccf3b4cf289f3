// The engine's tests where the page runs the engine: node tools/pyodide_pytest.mjs WHEEL WHEELS
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micropipInstall, mount, run, startPyodide } from './pyodide.mjs';

const [wheel, wheels] = process.argv.slice(2);

run(async () => {
  const python = await startPyodide();
  const tools = readdirSync(wheels).filter((name) => name.endsWith('.whl') && !name.startsWith('micropip-'));
  await micropipInstall(python, wheels, [wheel, ...tools.map((name) => join(wheels, name))]);
  mount(python, 'tests', '/repo/tests');
  mount(python, 'docs', '/repo/docs');
  mount(python, 'bench', '/repo/bench');
  python.FS.writeFile('/repo/pyproject.toml', readFileSync('pyproject.toml'));
  return python.runPython(`
import os, pytest
os.chdir("/repo")
int(pytest.main(["-q", "--durations=150", "-p", "no:cacheprovider"]))
`);
});

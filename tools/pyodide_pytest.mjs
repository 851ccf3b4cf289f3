// The engine's tests where the page runs the engine: node tools/pyodide_pytest.mjs WHEEL WHEELS [pytest arguments]
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { micropipInstall, mount, run, startPyodide } from './pyodide.mjs';

const [wheel, wheels, ...rest] = process.argv.slice(2);

const FEWER_EXAMPLES = `
from hypothesis import settings
settings.register_profile("pyodide", max_examples=10, stateful_step_count=20, deadline=None)
`;

run(async () => {
  const python = await startPyodide();
  const tools = readdirSync(wheels).filter((name) => name.endsWith('.whl') && !name.startsWith('micropip-'));
  await micropipInstall(python, wheels, [wheel, ...tools.map((name) => join(wheels, name))]);
  mount(python, 'tests', '/repo/tests');
  python.FS.writeFile('/repo/pyproject.toml', readFileSync('pyproject.toml'));
  python.FS.writeFile('/repo/conftest.py', FEWER_EXAMPLES);
  const main = python.runPython(`
import os, pytest
os.chdir("/repo")
def main(arguments):
    return int(pytest.main(["-q", "-p", "no:cacheprovider", "--hypothesis-profile=pyodide", *arguments]))
main
`);
  return main(python.toPy(rest));
});

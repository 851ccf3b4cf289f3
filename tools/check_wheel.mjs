// The wheel installs with micropip in a stock Pyodide and plays: node tools/check_wheel.mjs WHEEL WHEELS
import { micropipInstall, playSmoke, run, startPyodide } from './pyodide.mjs';

const [wheel, wheels] = process.argv.slice(2);

run(async () => {
  const python = await startPyodide();
  await micropipInstall(python, wheels, [wheel]);
  console.log(`Played in a stock Pyodide: ${playSmoke(python)}`);
});

// Runs a function of a Python module inside Pyodide under Node: node bench/_pyodide.mjs MODULE FUNCTION ARGUMENTS, the
// arguments as a JSON list. Prints what it returns as JSON. Where the module wants a `clock`, it is processor time in
// milliseconds: what else runs on the machine counts for nothing.
import { mount, startPyodide } from '../tools/pyodide.mjs';

const [module, name, args] = process.argv.slice(2);
const python = await startPyodide();
mount(python, 'py', '/engine');
mount(python, 'bench', '/repo/bench');
const clock = () => {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
};
python.globals.set('given', args);
python.globals.set('clock', clock);
const answer = python.runPython(`
import importlib, inspect, json, sys
sys.path[:0] = ["/engine", "/repo"]
called = getattr(importlib.import_module("${module}"), "${name}")
more = {"clock": clock} if "clock" in inspect.signature(called).parameters else {}
json.dumps(called(*json.loads(given), **more))
`);
console.log(answer);

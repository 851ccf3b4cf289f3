// Runs a function of a Python module inside Pyodide under Node: node bench/_pyodide.mjs MODULE FUNCTION ARGUMENTS, the
// arguments as a JSON list. Prints what it returns as JSON.
import { mount, startPyodide } from '../tools/pyodide.mjs';

const [module, name, args] = process.argv.slice(2);
const python = await startPyodide();
mount(python, 'py', '/engine');
mount(python, 'bench', '/repo/bench');
python.globals.set('given', args);
const answer = python.runPython(`
import importlib, json, sys
sys.path[:0] = ["/engine", "/repo"]
json.dumps(getattr(importlib.import_module("${module}"), "${name}")(*json.loads(given)))
`);
console.log(answer);

// Runs bench/_playouts.py inside Pyodide under Node: node bench/_pyodide.mjs TABLE SECONDS
import { readFileSync } from 'node:fs';
import { mount, startPyodide } from '../tools/pyodide.mjs';

const [table, seconds] = process.argv.slice(2);
const python = await startPyodide();
mount(python, 'py', '/engine');
python.runPython('import sys; sys.path.insert(0, "/engine")');
python.runPython(readFileSync(new URL('_playouts.py', import.meta.url), 'utf8'));
const measured = python.globals.get('playouts')(table, Number(seconds)).toJs();
console.log(JSON.stringify(measured));

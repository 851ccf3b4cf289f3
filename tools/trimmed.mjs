// Takes from Pyodide's interpreter the exports that only native packages link against: 8,320 of 8,560. Each costs
// something at every start: the compiler makes an entry for it, the script a slot in its table and two variables.

import { joined, list, Reader, sections } from './wasm.mjs';

const EXPORTS = 7; // the id of that section

/** The section of exports with those alone whose names are wanted. */
function chosen(section, isWanted) {
  const exports = new Reader(section).list((reader) => [reader.name(), reader.take(1), reader.number()]);
  return list(exports.filter(({ value: [name] }) => isWanted(name)).map(({ bytes }) => bytes));
}

const withExports = (wasm, isWanted) =>
  joined(sections(wasm).map(([id, content]) => [id, id === EXPORTS ? chosen(content, isWanted) : content]));

/** Where the script declares a variable for each export, and fills them all. */
const TAKING = /var ([\w$,]+);function assignWasmExports\(wasmExports\)\{([^}]*)\}/;

/** Where it would look through the whole table before it adds a function, lest that be there already: none is. */
const TABLE = 'var functionsInTableMap;';

/** Interpreter and script of Pyodide without exports that neither this script nor `loader`, the other one, names. */
export function trimmed(wasm, script, loader) {
  const found = TAKING.exec(script);
  if (!found || !script.includes(TABLE)) throw new Error('This script of Pyodide is another.');
  const [taking, variables, assignments] = found;
  const named = new Set(`${script.replace(taking, '')}${loader}`.match(/[\w$]+/g));
  const isWanted = (name) => named.has(name) || named.has(`_${name}`);
  const declared = variables
    .split(',')
    .filter((variable) => named.has(variable) || isWanted(variable.slice(1)));
  const assigned = assignments
    .split(';')
    .filter((assignment) => isWanted(/wasmExports\["(.+)"\]/.exec(assignment)[1]));
  const rest = `var ${declared.join()};function assignWasmExports(wasmExports){${assigned.join(';')}}`;
  return {
    wasm: withExports(wasm, isWanted),
    script: script.replace(taking, () => rest).replace(TABLE, 'var functionsInTableMap=new WeakMap;'),
  };
}

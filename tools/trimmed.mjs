// Takes from Pyodide's interpreter the exports that only native packages link against: 8,300 of 8,560. Each costs
// something at every start: the compiler makes an entry for it, the script a slot in its table and two variables.

const EXPORTS = 7; // the id of that section

/** Reads a module: whole numbers (LEB128), bytes, names. */
class Reader {
  constructor(bytes, at = 0) {
    this.bytes = bytes;
    this.at = at;
  }

  number() {
    let value = 0;
    for (let shift = 0; ; shift += 7) {
      const byte = this.bytes[this.at++];
      value += (byte & 127) * 2 ** shift;
      if (byte < 128) return value;
    }
  }

  take(length) {
    this.at += length;
    return this.bytes.subarray(this.at - length, this.at);
  }
}

function written(number) {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
}

/** The section of exports with those alone whose names are wanted. */
function chosen(section, isWanted) {
  const reader = new Reader(section);
  const kept = [];
  for (let left = reader.number(); left > 0; left--) {
    const from = reader.at;
    const name = Buffer.from(reader.take(reader.number())).toString();
    reader.take(1); // its kind
    reader.number(); // its index
    if (isWanted(name)) kept.push(section.subarray(from, reader.at));
  }
  return Buffer.concat([written(kept.length), ...kept]);
}

function withExports(wasm, isWanted) {
  const reader = new Reader(wasm);
  const parts = [reader.take(8)]; // magic number and version
  while (reader.at < wasm.length) {
    const [id] = reader.take(1);
    const section = reader.take(reader.number());
    const content = id === EXPORTS ? chosen(section, isWanted) : section;
    parts.push(Buffer.from([id]), written(content.length), content);
  }
  return Buffer.concat(parts);
}

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

// Takes from Pyodide's script what nothing here reaches, half of it: the JavaScript that only native packages call, to draw
// with OpenGL or SDL, to play sounds. A browser would read it all at every start.
import { parseAst } from 'vite';

/** What the interpreter finds its functions in. */
const IMPORTS = 'wasmImports';
/** OpenGL. The interpreter imports it to look it up for native packages, and calls none of it. */
const DRAWING = /^emscripten_gl/;
/** Stands in for that. */
const ABORT = '_abort_js';

/** Whether nothing happens where it is made. */
function isPlain(node) {
  switch (node?.type) {
    case undefined:
    case 'Identifier':
    case 'Literal':
    case 'FunctionExpression':
    case 'ArrowFunctionExpression':
      return true;
    case 'MemberExpression':
      return isPlain(node.object) && (!node.computed || isPlain(node.property));
    case 'ArrayExpression':
      return node.elements.every(isPlain);
    case 'ObjectExpression':
      return node.properties.every(({ value }) => isPlain(value));
    default:
      return false;
  }
}

/**
 * The variable that a statement makes, or behind a point the property of the module, if it does nothing else; and what
 * must be there for that.
 */
function made(statement) {
  if (statement.type === 'FunctionDeclaration') return [statement.id.name, statement];
  if (statement.type === 'VariableDeclaration') {
    const [{ id, init }, another] = statement.declarations;
    if (!another && id.name && isPlain(init)) return [id.name, init];
  }
  const { left, right } = statement.expression ?? {};
  if (left?.type === 'MemberExpression' && isPlain(right)) {
    const property = left.property.value ?? left.property.name;
    if (left.object.name === 'Module') return [`.${property}`, right];
    if (property === 'sig') return [left.object.name, right];
  }
  return [undefined, statement];
}

/** By what properties may be named: text, too, as they are looked up by it. */
const words = (text) => (text.match(/[\w$]+/g) ?? []).map((word) => `.${word}`);

/** Every variable that is named there, and behind a point every property. */
function named(node) {
  if (!node || typeof node !== 'object') return [];
  switch (node.type) {
    case 'Identifier':
      return [node.name];
    case 'Literal':
      return words(String(node.value));
    case 'TemplateElement':
      return words(node.value.raw);
    case 'MemberExpression':
      return [...named(node.object), ...property(node, node.property)];
    case 'Property':
      return [...property(node, node.key), ...named(node.value)];
    default:
      return Object.values(node).flatMap(named);
  }
}

const property = ({ computed }, key) => (computed ? named(key) : [`.${key.name ?? key.value}`]);

/** `script` less what neither it nor `loader`, the other one, nor `wasm` reaches; throws where it is made otherwise. */
export function reached(wasm, script, loader) {
  const [main] = parseAst(script).body;
  const statements = main?.body?.body ?? [];
  const cut = ({ start, end }) => script.slice(start, end);
  const imported = new Set(WebAssembly.Module.imports(new WebAssembly.Module(wasm)).map(({ name }) => name));
  const imports = statements.find((statement) => made(statement)[0] === IMPORTS)?.declarations[0].init;
  const functions = new Map(imports?.properties.map(({ key, value }) => [key.name ?? key.value, value]));
  if (!functions.has(ABORT)) throw new Error('This script of Pyodide is another.');
  const wanted = [...functions].filter(([name]) => imported.has(name));
  const given = wanted.map(([name]) => [name, functions.get(DRAWING.test(name) ? ABORT : name)]);

  const makers = new Map();
  for (const statement of statements) {
    const [name, needs] = made(statement);
    if (!makers.has(name)) makers.set(name, []);
    makers.get(name).push([statement, name === IMPORTS ? given.map(([, value]) => value) : needs]);
  }
  const kept = new Set();
  const waiting = [undefined, ...words(loader)]; // under no name: what does something
  for (const name of waiting) {
    for (const [statement, needs] of makers.get(name) ?? []) {
      kept.add(statement);
      waiting.push(...named(needs));
    }
    makers.delete(name);
  }

  const written = `var ${IMPORTS}={${given.map(([name, value]) => `${name}:${cut(value)}`).join()}};`;
  const texts = statements
    .filter((statement) => kept.has(statement))
    .map((statement) => (made(statement)[0] === IMPORTS ? written : cut(statement)));
  return script.slice(0, statements[0].start) + texts.join('') + script.slice(statements.at(-1).end);
}

// Splits Pyodide's interpreter: 3,400 of its 16,960 functions are all that a match calls, and a browser that compiles
// before it begins compiles those alone. Every function keeps its number in both parts, and the table its places, so that
// no code has to be written anew. What is reached in the other part is called through a table of its own, the seam.
import { calledIn, codeOf, joined, list, Reader, sections, written } from './wasm.mjs';

const [TYPES, IMPORTS, FUNCTIONS, TABLES, MEMORY, GLOBALS, EXPORTS] = [1, 2, 3, 4, 5, 6, 7];
const [ELEMENTS, CODE, TAGS] = [9, 10, 13];
const KINDS = { function: 0, table: 1, memory: 2, global: 3, tag: 4 };
const END = 0x0b;

const bytes = (...numbers) => Buffer.from(numbers);
const name = (text) => Buffer.concat([written(text.length), Buffer.from(text)]);
const exported = (text, kind, index) => Buffer.concat([name(text), bytes(kind), written(index)]);
const imported = (text, kind, type) => Buffer.concat([name('first'), name(text), bytes(kind), type]);
const code = (bodies) => list(bodies.map((body) => Buffer.concat([written(body.length), body])));

/** A number that code begins with: `i32.const`, and that signed. */
function constant(number) {
  const last = [];
  for (let rest = number; ; rest >>= 7) {
    if (rest < 64) return bytes(0x41, ...last, rest);
    last.push((rest & 127) | 128);
  }
}

/** What of a module is wanted here. Functions are counted as code counts them: first those that are imported. */
class Interpreter {
  constructor(wasm) {
    this.sections = sections(wasm);
    const read = (id, item) => new Reader(this.sections.find(([one]) => one === id)[1]).list(item);
    this.types = read(TYPES, (reader) => {
      reader.take(1);
      return [reader, reader].map(() => reader.take(reader.number()).length); // all are of one byte
    });
    this.imports = read(IMPORTS, (reader) => {
      reader.name();
      reader.name();
      const [kind] = reader.take(1);
      if (kind === KINDS.function) reader.number();
      else if (kind === KINDS.global) reader.take(2);
      else throw new Error('This interpreter imports more than functions and globals.');
      return kind;
    });
    this.tables = read(TABLES, (reader) => {
      reader.take(1);
      for (let left = reader.number() + 1; left > 0; left--) reader.number(); // its least size, and if so its largest
    });
    this.memory = read(MEMORY, (reader) => {
      for (let left = reader.number() + 1; left > 0; left--) reader.number();
    });
    this.tags = read(TAGS, (reader) => [reader.take(1), reader.number()]);
    this.globals = read(GLOBALS, (reader) => {
      const type = reader.take(2);
      while (reader.take(1)[0] !== END);
      return type;
    });
    this.exports = read(EXPORTS, (reader) => [reader.name(), reader.take(1)[0], reader.number()]);
    this.elements = read(ELEMENTS, (reader) => {
      if (reader.number() !== 0) throw new Error('This interpreter fills its table in another way.');
      while (reader.take(1)[0] !== END);
      return reader.list(() => reader.number()).map(({ value }) => value);
    });
    const outside = this.imports.filter(({ value }) => value === KINDS.function).length;
    const types = read(FUNCTIONS, (reader) => reader.number());
    const bodies = read(CODE, (reader) => reader.take(reader.number()));
    this.functions = new Map(
      bodies.map(({ value: body }, at) => [outside + at, { body, type: types[at].value }]),
    );
    this.importedGlobals = this.imports.length - outside;
  }

  /** The same module with other content in some sections. */
  with(others) {
    return joined(this.sections.map(([id, content]) => [id, others[id] ?? content]));
  }

  section(id) {
    return this.sections.find(([one]) => one === id);
  }

  /** What can be called from outside, or through the table. */
  entries() {
    const callable = this.exports.filter(({ value: [, kind] }) => kind === KINDS.function);
    return [
      ...callable.map(({ value: [, , index] }) => index),
      ...this.elements.flatMap(({ value }) => value),
    ];
  }

  /** Functions of this module, and all that they call by themselves, whatever they do. */
  closure(begin) {
    const found = new Set();
    const open = [...begin];
    for (let index = open.pop(); index !== undefined; index = open.pop()) {
      const own = this.functions.get(index);
      if (!own || found.has(index)) continue;
      found.add(index);
      for (const called of calledIn(own.body)) open.push(called);
    }
    return found;
  }
}

const NOTE = 'called ';

/** The interpreter with a global for each function, which is set when it is called. */
export function noting(wasm) {
  const whole = new Interpreter(wasm);
  const globals = whole.globals.map(({ bytes }) => bytes);
  const exports = whole.exports.map(({ bytes }) => bytes);
  const bodies = [];
  for (const [index, { body }] of whole.functions) {
    const note = whole.importedGlobals + globals.length;
    globals.push(bytes(0x7f, 1, ...constant(0), END));
    exports.push(exported(`${NOTE}${index}`, KINDS.global, note));
    const begin = codeOf(body);
    bodies.push(
      Buffer.concat([
        body.subarray(0, begin),
        constant(1),
        bytes(0x24), // global.set
        written(note),
        body.subarray(begin),
      ]),
    );
  }
  return whole.with({ [GLOBALS]: list(globals), [EXPORTS]: list(exports), [CODE]: code(bodies) });
}

/** Which functions have been called, by what that interpreter exports. */
export const noted = (exports) =>
  Object.entries(exports)
    .filter(([name, global]) => name.startsWith(NOTE) && global.value)
    .map(([name]) => Number(name.slice(NOTE.length)));

/**
 * Two modules: the first is the interpreter as long as nothing else is called than `called`, and what that calls by itself.
 * The first place of the seam is that of whoever brings the rest; then come the functions of the first module that the rest
 * calls, then those of the rest that can be reached from the first. What nobody can reach is in neither.
 */
export function split(wasm, called) {
  const whole = new Interpreter(wasm);
  const first = whole.closure(called);
  const reachable = whole.closure([...whole.entries(), ...first]);
  const rest = [...reachable].filter((index) => !first.has(index));
  const back = rest.flatMap((index) => [...calledIn(whole.functions.get(index).body)]);
  const toFirst = [...new Set(back)].filter((index) => first.has(index));
  const toRest = [...new Set(whole.entries())].filter((index) => reachable.has(index) && !first.has(index));

  const places = new Map([...toFirst, ...toRest].map((index, at) => [index, at + 1]));
  const seam = whole.tables.length;
  const type = Buffer.concat([bytes(0x70, 0), written(places.size + 1)]); // functions, at least as many
  const nothing = whole.types.findIndex(({ value }) => value.every((count) => count === 0));

  const through = (place, type) => [constant(place), bytes(0x11), written(type), written(seam)]; // call_indirect
  const call = (index) => {
    const { type } = whole.functions.get(index);
    const [parameters] = whole.types[type].value;
    const given = Array.from({ length: parameters }, (_, at) => [bytes(0x20), written(at)]);
    return [...given.flat(), ...through(places.get(index), type), bytes(END)];
  };
  /** Has the rest brought if the place is empty: table.get, ref.is_null, if. */
  const bring = (index) => [
    ...[constant(places.get(index)), bytes(0x25), written(seam), bytes(0xd1, 0x04, 0x40)],
    ...[...through(0, nothing), bytes(END)],
  ];
  const NEVER = bytes(0, 0, END); // unreachable
  const bodies = (own, other) =>
    code([...whole.functions].map(([index, { body }]) => (own(index) ? body : (other(index) ?? NEVER))));
  const fill = (indices) =>
    Buffer.concat([
      ...[bytes(2), written(seam), constant(places.get(indices[0])), bytes(END, 0)],
      list(indices.map(written)),
    ]);

  const shared = [
    ...whole.tables.map(({ bytes }, at) => [`table${at}`, KINDS.table, at, bytes]),
    ['seam', KINDS.table, seam, type],
    ['pages', KINDS.memory, 0, whole.memory[0].bytes],
    ...whole.tags.map(({ bytes }, at) => [`tag${at}`, KINDS.tag, at, bytes]),
    ...whole.globals.flatMap(({ value: type }, at) =>
      type[1] ? [[`global${at}`, KINDS.global, whole.importedGlobals + at, type]] : [],
    ),
  ];
  const constants = whole.globals.filter(({ value: type }) => !type[1]); // they come last: all keep their number
  return {
    first: whole.with({
      [TABLES]: list([...whole.tables.map(({ bytes }) => bytes), type]),
      [EXPORTS]: list([
        ...whole.exports.map(({ bytes }) => bytes),
        ...shared.map(([name, kind, index]) => exported(name, kind, index)),
      ]),
      [ELEMENTS]: list([...whole.elements.map(({ bytes }) => bytes), fill(toFirst)]),
      [CODE]: bodies(
        (index) => first.has(index),
        (index) =>
          places.has(index) ? Buffer.concat([bytes(0), ...bring(index), ...call(index)]) : undefined,
      ),
    }),
    rest: joined([
      whole.section(TYPES),
      [
        IMPORTS,
        list([
          ...whole.imports.map(({ bytes }) => bytes),
          ...shared.map(([name, kind, , type]) => imported(name, kind, type)),
        ]),
      ],
      whole.section(FUNCTIONS),
      [GLOBALS, list(constants.map(({ bytes }) => bytes))],
      [ELEMENTS, list([fill(toRest)])],
      [
        CODE,
        bodies(
          (index) => reachable.has(index) && !first.has(index),
          (index) => (places.has(index) ? Buffer.concat([bytes(0), ...call(index)]) : undefined),
        ),
      ],
    ]),
  };
}

// What the tools that change Pyodide's interpreter know of WebAssembly's binary format.

/** Reads a module: whole numbers (LEB128), bytes, names. */
export class Reader {
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

  name() {
    return Buffer.from(this.take(this.number())).toString();
  }

  /** A list, each of its items as it stands and with what `read` makes of it. */
  list(read = () => {}) {
    return Array.from({ length: this.number() }, () => {
      const from = this.at;
      const value = read(this);
      return { bytes: this.bytes.subarray(from, this.at), value };
    });
  }
}

export function written(number) {
  const bytes = [];
  for (let rest = number; ; rest >>>= 7) {
    if (rest < 128) return Buffer.from([...bytes, rest]);
    bytes.push((rest & 127) | 128);
  }
}

export const list = (items) => Buffer.concat([written(items.length), ...items]);

const MAGIC = 8; // bytes: magic number and version

/** The sections of a module: the id and the content of each. */
export function sections(wasm) {
  const reader = new Reader(wasm, MAGIC);
  const found = [];
  while (reader.at < wasm.length) found.push([reader.take(1)[0], reader.take(reader.number())]);
  return found;
}

export function joined(parts) {
  const whole = [Buffer.from([0, ...Buffer.from('asm'), 1, 0, 0, 0])];
  for (const [id, content] of parts) whole.push(Buffer.from([id]), written(content.length), content);
  return Buffer.concat(whole);
}

/** By opcode, how many numbers follow; undefined: it is none that we know. */
function numbers(opcode) {
  if ([0x00, 0x01, 0x05, 0x0b, 0x0f, 0x19, 0x1a, 0x1b, 0xd1].includes(opcode)) return 0;
  if (opcode >= 0x45 && opcode <= 0xc4) return 0; // arithmetic
  if ([0x11, 0x13].includes(opcode) || (opcode >= 0x28 && opcode <= 0x3e)) return 2; // through a table; memory
  if (opcode <= 0x18 || (opcode >= 0x20 && opcode <= 0x26)) return 1; // blocks, branches, calls; variables, tables
  if ([0x3f, 0x40, 0x41, 0x42, 0xd0, 0xd2].includes(opcode)) return 1;
  return undefined;
}

/** The same of opcodes that begin with 0xfc: conversions, and what is done to many bytes or places at once. */
const MORE_NUMBERS = [...Array(8).fill(0), 2, 1, 2, 1, 2, 1, 2, 1, 1, 1];

const CALL = 0x10;
const TAIL_CALL = 0x12;
const REFERENCE = 0xd2;

/** Where the code of a function begins: behind its variables. */
export function codeOf(body) {
  const reader = new Reader(body);
  reader.list(() => [reader.number(), reader.take(1)]);
  return reader.at;
}

/** The functions that a body calls, or of which it takes a reference. */
export function calledIn(body) {
  const called = new Set();
  const reader = new Reader(body, codeOf(body));
  while (reader.at < body.length) {
    const [opcode] = reader.take(1);
    if ([CALL, TAIL_CALL, REFERENCE].includes(opcode)) called.add(reader.number());
    else if (opcode === 0x0e)
      reader.list(() => reader.number()) && reader.number(); // a branch by number
    else if (opcode === 0x1c)
      reader.list(() => reader.take(1)); // a choice of a given type
    else if (opcode === 0x43) reader.take(4);
    else if (opcode === 0x44) reader.take(8);
    else {
      const count = opcode === 0xfc ? MORE_NUMBERS[reader.number()] : numbers(opcode);
      if (count === undefined) throw new Error(`Opcode ${opcode} is unknown.`);
      for (let left = count; left > 0; left--) reader.number();
    }
  }
  return called;
}

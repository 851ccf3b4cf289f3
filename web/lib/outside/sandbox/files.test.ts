import { beforeEach, expect, test } from 'vitest';
import { boundFiles, type Files } from './files';

type Node = {
  name: string;
  contents: Int8Array | Uint8Array;
  link?: string;
  pipe?: { buckets: unknown[] | null };
  name_next?: Node;
};

/** Files as Emscripten has them, each found by its name. */
class Emscripten implements Files {
  readonly nameTable: (Node | undefined)[] = [];
  readonly streams: ({ node: Node } | null)[] = [];
  readonly ErrnoError = class extends Error {
    constructor(readonly errno: number) {
      super();
    }
  };
  readonly filesystems = {
    MEMFS: {
      expandFileStorage: (node: Partial<Node>, size: number) =>
        void Object.assign(node, { contents: new Uint8Array(size) }),
      resizeFileStorage: (node: Partial<Node>, size: number) =>
        void Object.assign(node, { contents: new Uint8Array(size) }),
    },
  };
  writeFile(): void {}
  createNode(_: unknown, name: string): Node {
    const node: Node = { name, contents: new Uint8Array() };
    const [next] = this.nameTable;
    this.nameTable[0] = next ? { ...node, name_next: next } : node;
    return this.nameTable[0];
  }
  symlink(link: string, name: string): Node {
    return Object.assign(this.createNode(null, name), { link });
  }
  rename(from: string, name: string): void {
    for (let node = this.nameTable[0]; node; node = node.name_next)
      if (node.name === from) Object.assign(node, { name });
  }
  readonly devices: unknown[] = [];
  getDevice(device: number) {
    return { stream_ops: this.devices[device] };
  }
  registerDevice(device: number, streaming: unknown): void {
    this.devices[device] = streaming;
  }
  /** What is written at once to an empty file stays the part of WebAssembly's memory that it was, of signed bytes. */
  write(stream: unknown, _: unknown, __: number, length: number): number {
    const { node } = stream as { node: Node };
    node.contents = node.contents.length === 0 ? new Int8Array(length) : new Uint8Array(length);
    return length;
  }
}

const ROOM = 100_000;
const full = expect.objectContaining({ errno: 51 });
const tooLong = expect.objectContaining({ errno: 37 });
const NULL = 0x103;
const CONSOLES = [0x500, 0x600];
let files: Emscripten;
const open = (name: string) => {
  const node = files.createNode(null, name);
  files.streams.push({ node });
  return { node };
};
beforeEach(() => {
  files = new Emscripten();
  files.registerDevice(NULL, 'nothing');
  for (const device of CONSOLES) files.registerDevice(device, 'lines');
  open('there before').node.contents = new Uint8Array(1_000_000);
  boundFiles(files, ROOM);
});

test('what is written fills the room, and what is deleted leaves it', () => {
  const one = open('one');
  expect(files.write(one, null, 0, 60_000)).toBe(60_000);
  expect(() => files.write(open('two'), null, 0, 60_000)).toThrow(full);
  one.node.contents = new Uint8Array();
  expect(files.write(open('three'), null, 0, 60_000)).toBe(60_000);
});

test.each(['expandFileStorage', 'resizeFileStorage'] as const)('%s makes no file too large', (way) => {
  const { node } = open('one');
  expect(() => files.filesystems.MEMFS[way](node, 2 ** 31)).toThrow(full);
  files.filesystems.MEMFS[way](node, 50_000);
  expect(node.contents).toHaveLength(50_000);
});

test('files with nothing in them are not too many either, nor is what waits in pipes and links', () => {
  expect(() => {
    for (let number = 0; number < 1000; number += 1) files.createNode(null, `${number}`);
  }).toThrow(full);
  files.nameTable.length = 0;
  files.streams.splice(1);
  files.streams.push({ node: { name: '', contents: new Uint8Array(), pipe: { buckets: Array(12) } } });
  expect(() => files.write(open('one'), null, 0, 60_000)).toThrow(full);
  files.streams.splice(1);
  files.streams.push({ node: { name: '', contents: new Uint8Array(), pipe: { buckets: null } } });
  expect(files.write(open('one'), null, 0, 60_000)).toBe(60_000);
});

test('names are none to write a text into, nor is what a link leads to', () => {
  const long = 'n'.repeat(4096);
  open('a');
  for (const write of [
    () => open(`${long}n`),
    () => files.rename('a', `${long}n`),
    () => files.symlink(`${long}n`, 'b'),
  ])
    expect(write).toThrow(tooLong);
  for (const name of ['one', 'two', 'three', 'four']) files.symlink(long, name);
  for (const name of ['one', 'two', 'three', 'four']) files.rename(name, `${name}${long.slice(5)}`);
  for (let number = 0; number < 3; number += 1) files.symlink(long, `${number}`);
  expect(() => files.symlink(long, 'five')).toThrow(full);
});

test('what is written to the console is gathered nowhere', () => {
  expect(CONSOLES.map((device) => files.devices[device])).toEqual(['nothing', 'nothing']);
});

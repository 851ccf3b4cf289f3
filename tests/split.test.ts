// @vitest-environment node
import { expect, test, vi } from 'vitest';
// @ts-expect-error: the tools of the build are JavaScript
import { noted, noting, split } from '../tools/split.mjs';
// @ts-expect-error
import { joined, list } from '../tools/wasm.mjs';
import { instantiate } from '../web/worker/interpreter';

const bytes = (...numbers: number[]) => Buffer.from(numbers);
const named = (name: string, ...rest: number[]) =>
  Buffer.concat([bytes(name.length), Buffer.from(name), bytes(...rest)]);
const I32 = 0x7f;
const [NOTHING, NUMBER] = [0, 1]; // types of functions: without anything, from a number to a number
const [LOG, USUAL, SELDOM, HELPER, NEVER, THROUGH] = [0, 1, 2, 3, 4, 5];
const BASE = 1; // a global
const UNUSED = 0x5a; // nowhere else
const END = 0x0b;
const body = (...code: number[]) => bytes(code.length + 2, 0, ...code, END);
const given = [0x20, 0];

/** An interpreter with all that Pyodide's has: `usual` logs a number, `through` calls the table, where `seldom` stands. */
const whole: Buffer = joined([
  [1, list([bytes(0x60, 0, 0), bytes(0x60, 1, I32, 1, I32)])],
  [
    2,
    list([
      Buffer.concat([named('env'), named('log', 0, NUMBER)]),
      Buffer.concat([named('GOT.func'), named('log', 3, I32, 1)]),
    ]),
  ],
  [3, list([USUAL, SELDOM, HELPER, NEVER, THROUGH].map(() => bytes(NUMBER)))],
  [4, list([bytes(0x70, 0, 2)])],
  [5, list([bytes(0, 1)])],
  [13, list([bytes(0, NOTHING)])],
  [6, list([bytes(I32, 1, 0x41, 40, END), bytes(I32, 0, 0x41, 7, END)])],
  [7, list([named('usual', 0, USUAL), named('through', 0, THROUGH), named('base', 3, BASE)])],
  [9, list([bytes(0, 0x41, 1, END, 1, SELDOM)])],
  [
    10,
    list([
      body(...given, 0x10, HELPER),
      body(...given, 0x23, BASE, 0x6a, 0x10, USUAL),
      body(...given, 0x10, LOG),
      body(0x41, UNUSED),
      body(...given, 0x41, 1, 0x11, NUMBER, 0),
    ]),
  ],
]);

const log = vi.fn((number: number) => number);
const imports = () => ({
  env: { log },
  'GOT.func': { log: new WebAssembly.Global({ value: 'i32', mutable: true }) },
});
type Called = Record<'usual' | 'through', (number: number) => number> & { base: WebAssembly.Global };

test('it is noted which functions have been called', async () => {
  const { instance } = await WebAssembly.instantiate(noting(whole), imports());
  expect(noted(instance.exports)).toEqual([]);
  (instance.exports as Called).usual(3);
  expect(noted(instance.exports)).toEqual([USUAL, HELPER]);
});

test('what is called seldom is brought once, and both parts share what they change', async () => {
  const parts = split(whole, [USUAL, THROUGH]);
  const rest = vi.fn(() => new WebAssembly.Module(parts.rest));
  const { exports } = await instantiate(new WebAssembly.Module(parts.first), rest, imports());
  const { usual, through, base } = exports as Called;
  expect(usual(3)).toBe(3);
  expect(rest).not.toHaveBeenCalled();
  expect(through(3)).toBe(43);
  base.value = 50;
  expect(through(3)).toBe(53);
  expect(rest).toHaveBeenCalledOnce();
});

test('a rest that cannot be brought is tried again', async () => {
  const parts = split(whole, [USUAL, THROUGH]);
  const rest = vi.fn(() => new WebAssembly.Module(parts.rest));
  rest.mockImplementationOnce(() => {
    throw new RangeError('no more memory');
  });
  const { exports } = await instantiate(new WebAssembly.Module(parts.first), rest, imports());
  const { through } = exports as Called;
  expect(() => through(3)).toThrow('no more memory');
  expect(through(3)).toBe(43);
});

test('what nobody can call is in neither part', () => {
  const { first, rest } = split(whole, [USUAL, THROUGH]);
  expect(whole.includes(UNUSED)).toBe(true);
  expect([first, rest].map((part) => part.includes(UNUSED))).toEqual([false, false]);
});

test('an opcode that is not known is no call that is overlooked', () => {
  const other = Buffer.from(whole);
  other[other.indexOf(UNUSED) - 1] = 0xfb;
  expect(() => split(other, [NEVER])).toThrow('Opcode 251');
});

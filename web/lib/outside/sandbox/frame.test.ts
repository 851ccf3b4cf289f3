import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { LONGEST, SPOILT } from './words';

/** The worker of the player; the test plays it. */
class Cell {
  static readonly all: Cell[] = [];
  onmessage: ((event: { data: unknown }) => void) | undefined;
  onerror: ((event: { preventDefault(): void }) => void) | undefined;
  readonly heard: unknown[] = [];
  ended = false;

  constructor() {
    Cell.all.push(this);
  }

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  terminate(): void {
    this.ended = true;
  }

  say(data: unknown): void {
    this.onmessage?.({ data });
  }
}

const said: string[] = [];
const port = {
  postMessage: (answer: string) => said.push(answer),
  onmessage: (_: { data: unknown }) => {},
};

const send = async (data: object): Promise<Cell> => {
  port.onmessage({ data });
  await new Promise((resolve) => setTimeout(resolve));
  return Cell.all.at(-1) as Cell;
};
const begin = () => send({ type: 'begin', work: { type: 'play', text: 'source' } });

beforeEach(async () => {
  said.length = 0;
  Cell.all.length = 0;
  vi.stubGlobal('Worker', Cell);
  vi.stubGlobal('WebAssembly', { compile: async () => 'compiled' });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cell');
  vi.resetModules();
  await import('./frame');
  const opening = new MessageEvent('message', {
    data: { script: '', wasm: new ArrayBuffer(0), supplies: {} },
  });
  Object.defineProperty(opening, 'ports', { value: [port] });
  dispatchEvent(opening);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('one answer comes out for each question', async () => {
  const cell = await begin();
  expect(cell.heard).toEqual([{ module: 'compiled', supplies: {}, work: { type: 'play', text: 'source' } }]);
  cell.say('fine');
  await send({ type: 'ask', packed: 'question' });
  expect(cell.heard.at(-1)).toBe('question');
  cell.say('answer');
  expect(said).toEqual(['fine', 'answer']);
});

test('who says more than it was asked is ended, and nothing of it is heard', async () => {
  const cell = await begin();
  cell.say('fine');
  for (let number = 0; number < 100; number += 1) cell.say('flood');
  expect(said).toEqual(['fine']);
  expect(cell.ended).toBe(true);
  await send({ type: 'ask', packed: 'question' });
  expect(said).toEqual(['fine', '']);
});

test.each([{ move: 3 }, null, 'x'.repeat(LONGEST + 1), new ArrayBuffer(8)])(
  '%o is no answer',
  async (answer) => {
    const cell = await begin();
    cell.say(answer);
    expect(said).toEqual([SPOILT]);
  },
);

test('one that fails is gone; one that is ended or begun anew says nothing more', async () => {
  const failed = await begin();
  failed.onerror?.({ preventDefault() {} });
  expect(said).toEqual(['']);
  const before = await begin();
  const now = await begin();
  expect(before.ended).toBe(true);
  before.say('late');
  expect(said).toEqual(['']);
  await send({ type: 'end' });
  expect(now.ended).toBe(true);
  now.say('late');
  expect(said).toEqual(['']);
});

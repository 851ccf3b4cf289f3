import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type FromFrame, LONGEST, SPOILT } from './words';

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

const answers: FromFrame[] = [];
const said: string[] = [];
const port = {
  postMessage: (answer: FromFrame) => {
    answers.push(answer);
    said.push(answer.said);
  },
  onmessage: (_: { data: unknown }) => {},
};

let compiled: Promise<string>;
let number = 0;
const post = (data: object) => port.onmessage({ data: { ...data, number: ++number } });
const send = async (data: object): Promise<Cell> => {
  post(data);
  await new Promise((resolve) => setTimeout(resolve));
  return Cell.all.at(-1) as Cell;
};
const begin = () => send({ type: 'begin', work: { type: 'play', text: 'source' } });

beforeEach(async () => {
  said.length = 0;
  answers.length = 0;
  number = 0;
  compiled = Promise.resolve('compiled');
  Cell.all.length = 0;
  vi.stubGlobal('Worker', Cell);
  vi.stubGlobal('WebAssembly', { compile: () => compiled });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:cell');
  await open();
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** A new frame, to which the page hands what a worker needs. */
async function open(): Promise<void> {
  vi.resetModules();
  await import('./frame');
  const opening = new MessageEvent('message', {
    data: { script: '', wasm: { first: new ArrayBuffer(0), rest: new ArrayBuffer(0) }, supplies: {} },
  });
  Object.defineProperty(opening, 'ports', { value: [port] });
  dispatchEvent(opening);
}

test('one answer comes out for each question', async () => {
  const cell = await begin();
  expect(cell.heard).toEqual([
    {
      modules: { first: 'compiled', rest: 'compiled' },
      supplies: {},
      work: { type: 'play', text: 'source' },
    },
  ]);
  cell.say('fine');
  await send({ type: 'ask', packed: 'question' });
  expect(cell.heard.at(-1)).toBe('question');
  cell.say('answer');
  expect(answers).toEqual([
    { number: 1, said: 'fine' },
    { number: 2, said: 'answer' },
  ]);
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

test('one that is ended while it is made ready never runs', async () => {
  let done: (module: string) => void = () => {};
  compiled = new Promise((resolve) => {
    done = resolve;
  });
  await open();
  post({ type: 'begin', work: { type: 'play', text: 'hung' } });
  post({ type: 'end' });
  post({ type: 'begin', work: { type: 'play', text: 'source' } });
  done('compiled');
  await vi.waitFor(() => expect(Cell.all).toHaveLength(1));
  expect(Cell.all[0]?.heard).toMatchObject([{ work: { text: 'source' } }]);
});

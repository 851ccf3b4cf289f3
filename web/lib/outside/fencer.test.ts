import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Fencer } from './fencer';
import type { Stores } from './sandbox/sandbox';

/** What the sandbox is told, and what it says; null: nothing. */
const FINE = '{"fault":""}';
const told = vi.hoisted(() => ({
  lines: [] as string[],
  ready: '' as string | null,
  read: '' as string | null,
  answer: '' as string | null,
}));
const saying = (line: string | null) =>
  line === null ? new Promise<string>(() => {}) : Promise.resolve(line);
vi.mock('./sandbox/sandbox', () => ({
  runtime: {},
  Sandbox: class {
    begin({ text }: { text: string }) {
      told.lines.push(`begin ${text}`);
      return saying(told.ready);
    }
    read() {
      return saying(told.read);
    }
    ask(packed: string) {
      told.lines.push(`ask ${packed}`);
      return saying(told.answer);
    }
    end() {
      told.lines.push('end');
    }
    remove() {}
  },
}));

const question = (packed: string, anew = false) => ({ anew, seconds: 0.01, packed });
let fencer: Fencer;

beforeEach(() => {
  Object.assign(told, { lines: [], ready: 'ready', read: FINE, answer: '{}' });
  fencer = new Fencer(document.body, {} as Stores, { name: 'mine.py', text: 'one' });
});

afterEach(() => void vi.useRealTimers());

test('the same text is begun once, however often it is asked and set', async () => {
  await fencer.answer(question('a'));
  fencer.source = { name: 'mine.py', text: 'one' };
  await fencer.answer(question('b'));
  expect(told.lines).toEqual(['begin one', 'ask a', 'ask b']);
});

test('another text or name, and whoever is to begin anew, begins anew', async () => {
  await fencer.answer(question('a'));
  fencer.source = { name: 'mine.py', text: 'two' };
  await fencer.answer(question('b'));
  fencer.source = { name: 'other.py', text: 'two' };
  await fencer.answer(question('c'));
  await fencer.answer(question('d', true));
  expect(told.lines.filter((line) => line.startsWith('begin'))).toEqual([
    'begin one',
    'begin two',
    'begin two',
    'begin two',
  ]);
});

test('who has said nothing in its time, or is gone, begins anew', async () => {
  for (const answer of [null, '']) {
    told.answer = answer;
    await fencer.answer(question('a'));
  }
  told.answer = '{}';
  expect(await fencer.answer(question('b'))).toMatchObject({ line: '{}', begun: true });
  expect(told.lines.filter((line) => line.startsWith('begin'))).toHaveLength(3);
});

test('a source that is not read in a time of its own is ended, and no question is put to it', async () => {
  vi.useFakeTimers();
  told.read = null;
  const begun = fencer.begin();
  await vi.advanceTimersByTimeAsync(2000);
  expect(await begun).toEqual({ text: '', line: 0, isLate: true });
  const said = fencer.answer(question('a'));
  await vi.advanceTimersByTimeAsync(2000);
  expect(await said).toEqual({ line: null, seconds: 0, begun: false });
  expect(told.lines).toEqual(['begin one', 'end', 'begin one', 'end']);
});

test('Python itself may take longer to start; where it does not, that is no fault of the source', async () => {
  vi.useFakeTimers();
  told.ready = null;
  const begun = vi.fn();
  void fencer.begin().then(begun);
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(begun).toHaveBeenCalledWith({ text: '', line: 0, isLate: false });
});

import { beforeEach, expect, test, vi } from 'vitest';
import { Fencer } from './fencer';
import type { Stores } from './sandbox/sandbox';

/** What the sandbox is told, and what it says to a question; null: nothing. */
const told = vi.hoisted(() => ({ lines: [] as string[], answer: '{}' as string | null }));
vi.mock('./sandbox/sandbox', () => ({
  runtime: {},
  Sandbox: class {
    async begin({ text }: { text: string }) {
      told.lines.push(`begin ${text}`);
      return '{"fault":""}';
    }
    ask(packed: string) {
      told.lines.push(`ask ${packed}`);
      return told.answer === null ? new Promise<string>(() => {}) : Promise.resolve(told.answer);
    }
    end() {}
    remove() {}
  },
}));

const question = (packed: string, anew = false) => ({ anew, seconds: 0.01, packed });
let fencer: Fencer;

beforeEach(() => {
  Object.assign(told, { lines: [], answer: '{}' });
  fencer = new Fencer(document.body, {} as Stores, { name: 'mine.py', text: 'one' });
});

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

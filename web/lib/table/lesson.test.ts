import { expect, test, vi } from 'vitest';
import { hintOf, Lesson, type Topic, toDo } from './lesson';

const hint = (...topics: Topic[]) => hintOf(topics, new Set());

test('what is said stays as long as it holds, gives way to what is more urgent, and goes when its ground has gone', () => {
  const lesson = new Lesson(vi.fn());
  const says = (...topics: Topic[]) => {
    lesson.listen((heard) => hintOf(topics, heard));
    return lesson.hint?.topic;
  };
  expect(says(['hand', 'mk-hand'], ['stone', '.stone'])).toBe('hand');
  expect(says(['hand', 'mk-hand'], ['stone', '.stone'])).toBe('hand');
  expect(says(['button', '.act'], ['hand', 'mk-hand'])).toBe('button');
  expect(says(), 'the button has gone').toBeUndefined();
  expect(says(['button', '.act'], ['hand', 'mk-hand'], ['stone', '.stone']), 'said once').toBe('stone');
});

test('whoever waits until it is read goes on when its ground has gone', async () => {
  const lesson = new Lesson(vi.fn());
  lesson.listen(() => hint(['hand', 'mk-hand']));
  const read = lesson.read();
  lesson.listen(() => null);
  await expect(read).resolves.toBeUndefined();
});

test('whoever begins to answer when all has been said plays on; what is explained before stays', () => {
  const lesson = new Lesson(vi.fn());
  lesson.listen(() => hint(toDo('hand', 'mk-hand')));
  lesson.answered();
  expect(lesson.hint?.topic).toBe('hand');
  lesson.listen(() => hint(['coach-end', '.pay']));
  lesson.answered();
  expect(lesson.hint).toBeNull();
});

test('a topic says whether it asks for something', () => {
  expect(hint(toDo('hand', 'mk-hand'))?.asks).toBe(true);
  expect(hint(['stone', '.stone'])?.asks).toBe(false);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { readNotes } from '../notes';
import { forget, keep, type Unfinished, unfinished } from './unfinished';

const one: Unfinished = {
  planned: {
    game: 'a-game',
    options: {},
    matches: 100,
    seed: 7,
    limits: { move: 1, match: 30 },
    entrants: [{ name: 'mine.py', text: 'one', player: 'external' }],
    task: null,
  },
  kept: '{}',
  played: 3,
  matches: 100,
};

beforeEach(() => {
  vi.unstubAllGlobals();
  localStorage.clear();
});

test('a tournament is found again in its game, and forgotten', () => {
  expect(keep(one)).toBe(true);
  expect(unfinished('a-game')).toEqual(one);
  expect(unfinished('another')).toBeNull();
  expect(readNotes(), 'it stays on this device').toEqual({});
  forget();
  expect(unfinished('a-game')).toBeNull();
});

test('one that has become too long is not kept, nor how it stood before', () => {
  keep(one);
  expect(keep({ ...one, kept: 'x'.repeat(1 << 20) })).toBe(false);
  expect(unfinished('a-game')).toBeNull();
});

test('what is damaged is none', () => {
  for (const text of [
    '',
    '{',
    '{}',
    '7',
    '{"planned":{"game":"a-game"}}',
    JSON.stringify({ ...one, played: 'x' }),
  ]) {
    localStorage.setItem('musketiere.tournament', text);
    expect(unfinished('a-game')).toBeNull();
  }
});

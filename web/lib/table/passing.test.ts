import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { Frame, GameTypes } from '../../generated/bridge';
import { Passing } from './passing';
import type { Stage } from './playback';

const only = { type: 'only' } as unknown as GameTypes['Action'];
const framed = (actions: number) => ({ actions }) as Frame<GameTypes>;

function seated() {
  const table = { stage: { at: 'choosing' } as Stage, frame: framed(0) };
  const acted: unknown[] = [];
  const passing = new Passing<GameTypes>(
    () => table,
    () => 1000,
    (action) => acted.push(action),
    () => {},
  );
  const open = (actions: number, answer: GameTypes['Action'] | null) => {
    table.frame = framed(actions);
    passing.opens(table.frame, answer);
  };
  open(1, null);
  return { table, acted, passing, open };
}

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  document.body.replaceChildren();
});

it('passes what has one answer alone, when its time is over and not before', () => {
  const { acted, passing, open } = seated();
  open(2, only);
  expect(passing.ms).toBe(1000);
  vi.advanceTimersByTime(999);
  expect(acted).toEqual([]);
  vi.advanceTimersByTime(1);
  expect(acted).toEqual([only]);
});

it('waits for whoever chooses, comes to a match or has taken something back', () => {
  const { acted, passing, open } = seated();
  open(2, only);
  passing.stay();
  vi.advanceTimersByTime(9000);
  open(2, only); // the same again: taken back
  expect(passing.ms).toBeNull();
  const come = seated();
  come.passing.opens(framed(1), only);
  expect(come.passing.ms).toBeNull();
  expect([...acted, ...come.acted]).toEqual([]);
});

it('waits while something is read over the table', () => {
  const { acted, passing, open } = seated();
  document.body.append(Object.assign(document.createElement('div'), { className: 'lamp' }));
  open(2, only);
  vi.advanceTimersByTime(9000);
  expect(acted).toEqual([]);
  expect(passing.ms).toBeNull();
});

it('passes nothing that has been answered meanwhile', () => {
  const { acted, table, open } = seated();
  open(2, only);
  table.stage = { at: 'animating' };
  vi.advanceTimersByTime(9000);
  expect(acted).toEqual([]);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { effortFor, effortOf } from './effort';
import type { Engine } from './table/match-client';

/** An engine on a device where the exercise takes so many milliseconds, one after the other. */
function device(...times: number[]) {
  let now = 0;
  let asked = 0;
  const engine: Engine = {
    ask: async (op) => {
      expect(op).toBe('exercise');
      now += times[Math.min(asked, times.length - 1)] ?? 0;
      asked += 1;
      return {} as never;
    },
  };
  return { engine, clock: () => now, asked: () => asked };
}

beforeEach(() => localStorage.clear());

test.each([
  [8, 100],
  [24, 100],
  [32, 75],
  [48, 50],
  [96, 25],
  [1000, 25],
])('where the exercise takes %d ms, players look at %d per cent of the worlds', (ms, effort) => {
  expect(effortFor(ms)).toBe(effort);
});

test('who is as quick as at a desk is not measured any longer', async () => {
  const { engine, clock, asked } = device(60, 24, 30);
  expect(await effortOf(engine, clock)).toBe(100);
  expect(asked()).toBe(2);
});

test('a phone with a quarter of the speed is measured once, by its quickest trial', async () => {
  const { engine, clock, asked } = device(400, 120, 90, 48, 75);
  expect(await effortOf(engine, clock)).toBe(50);
  const before = asked();
  expect(before).toBeGreaterThan(1);
  expect(await effortOf(engine, clock)).toBe(50);
  expect(asked()).toBe(before);
});

test('whoever asks while it is being measured waits for the same measure', async () => {
  const { engine, clock, asked } = device(48);
  expect(await Promise.all([effortOf(engine, clock), effortOf(engine, clock)])).toEqual([50, 50]);
  expect(asked()).toBe(8);
});

test('a very slow device is not kept waiting', async () => {
  const { engine, clock, asked } = device(1600);
  expect(await effortOf(engine, clock)).toBe(25);
  expect(asked()).toBe(1);
});

test.each(['', 'much', '24', '101', '50.5'])('what is kept wrongly (%s) is measured anew', async (kept) => {
  localStorage.setItem('musketiere.effort', kept);
  const { engine, clock } = device(32);
  expect(await effortOf(engine, clock)).toBe(75);
  expect(localStorage.getItem('musketiere.effort')).toBe('75');
});

test('a browser that refuses storage, and an engine that is gone, stop no match', async () => {
  const refuse = () => {
    throw new DOMException('refused', 'SecurityError');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse });
  const { engine, clock } = device(48);
  expect(await effortOf(engine, clock)).toBe(50);
  vi.unstubAllGlobals();
  expect(await effortOf({ ask: () => Promise.reject(new Error('worker-died')) })).toBe(25);
  expect(localStorage.getItem('musketiere.effort')).toBeNull();
});

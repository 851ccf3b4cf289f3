import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { EngineClient } from '../worker/client';
import { beginInTime } from './beginning';

let idle: (() => void)[] = [];
let frames: (() => void)[] = [];

beforeEach(() => {
  idle = [];
  frames = [];
  vi.stubGlobal('requestIdleCallback', (work: () => void) => idle.push(work));
  vi.stubGlobal('requestAnimationFrame', (work: () => void) => frames.push(work));
  vi.stubGlobal('Worker', class extends EventTarget {});
});
afterEach(() => {
  vi.unstubAllGlobals();
  location.hash = '';
});

/** Begun at this address. */
function beganAt(hash: string): EngineClient {
  location.hash = hash;
  const engine = new EngineClient();
  beginInTime(engine);
  return engine;
}

test('Python is fetched at once where it is wanted', () => {
  expect(beganAt('#/new/musketiere').state).toBe('loading');
  expect(beganAt('#/link/1.abc').state).toBe('loading');
});

test('on the home page it waits until that has been painted and is idle', () => {
  const engine = beganAt('#/');
  expect(engine.state).toBe('idle');
  for (const painted of frames) painted();
  expect(engine.state).toBe('idle');
  dispatchEvent(new Event('load'));
  for (const work of idle) work();
  expect(engine.state).toBe('loading');
});

test.each(['pointermove', 'pointerdown', 'keydown', 'hashchange'])('a %s is not kept waiting', (sign) => {
  const engine = beganAt('');
  dispatchEvent(new Event(sign));
  expect(engine.state).toBe('loading');
});

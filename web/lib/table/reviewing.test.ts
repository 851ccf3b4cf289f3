import { expect, test, vi } from 'vitest';
import type { GameTypes } from '../../generated/bridge';
import type { Engine } from './match-client';
import { Reviewing } from './reviewing';

const finding = (at: number, seat: number, cost: number) => {
  const choice = { action: {}, worth: 0, error: 0, worlds: 1, reasons: [] };
  return { at, seat, unit: 'points', cost, played: choice, better: choice, wasted: false, sure: true };
};
const slices = [
  { progress: 0.1, chances: [[0.5, 0.5]], findings: [] },
  {
    progress: 0.6,
    chances: [
      [0.5, 0.5],
      [1, 0],
    ],
    findings: [finding(3, 0, 1), finding(4, 1, 9)],
  },
  {
    progress: 1,
    chances: [
      [0.5, 0.5],
      [1, 0],
    ],
    findings: [finding(3, 0, 1), finding(4, 1, 9), finding(5, 0, 4), finding(6, 0, 2), finding(7, 0, 3)],
  },
];

/** Answers the review slice by slice, and what a client asks with a frame of that moment. */
function told() {
  const asked: string[] = [];
  let next = 0;
  const engine: Engine = {
    ask: vi.fn(async (op: string, body: { seats?: number[]; at?: number }) => {
      asked.push(op);
      if (op === 'review') return slices[Math.min(next++, slices.length - 1)];
      return { frame: { actions: body.at }, story: { keep: 0, changed: [], inserted: [], events: [] } };
    }) as unknown as Engine['ask'],
  };
  return { engine, asked };
}

test('it is asked for until it is whole, and not again', async () => {
  const { engine, asked } = told();
  const reviewing = new Reviewing<GameTypes>(engine);
  await reviewing.start();
  expect(reviewing.progress).toBe(1);
  expect(asked).toEqual(['review', 'review', 'review']);
  await reviewing.start();
  expect(asked).toHaveLength(3);
});

test('what cost chances is told before what was only given away', async () => {
  const reviewing = new Reviewing<GameTypes>(told().engine);
  reviewing.findings = [
    { ...finding(1, 0, 20), wasted: true },
    ...[2, 3, 4].map((at) => finding(at, 0, at)),
    { ...finding(5, 1, 9), wasted: true },
  ] as never;
  expect(reviewing.dearest(0).map(({ at }) => at)).toEqual([2, 3, 4]);
  expect(reviewing.dearest(1).map(({ at }) => at)).toEqual([5]);
});

test('what was found of a seat stands in the order of the match, though it is found first where that turned', () => {
  const reviewing = new Reviewing({ ask: () => new Promise(() => {}) });
  reviewing.findings = [finding(6, 0, 2), finding(7, 1, 1), finding(2, 0, 5)] as never;
  expect(reviewing.of(0).map(({ at }) => at)).toEqual([2, 6]);
});

test('the three dearest choices of a seat, in the order of the match', async () => {
  const reviewing = new Reviewing<GameTypes>(told().engine);
  await reviewing.start();
  expect(reviewing.dearest(0).map(({ at }) => at)).toEqual([5, 6, 7]);
  expect(reviewing.dearest(1).map(({ at }) => at)).toEqual([4]);
});

test('left, it thinks no more; what was found stays, and it can go on', async () => {
  const { engine, asked } = told();
  const reviewing = new Reviewing<GameTypes>(engine);
  reviewing.addEventListener('change', () => reviewing.stop(), { once: true });
  await reviewing.start();
  expect(asked).toEqual(['review']);
  expect(reviewing.chances).toHaveLength(1);
  await reviewing.start();
  expect(reviewing.progress).toBe(1);
});

test('nothing is thought in a tab that nobody sees', async () => {
  const { engine, asked } = told();
  const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true);
  const reviewing = new Reviewing<GameTypes>(engine);
  const done = reviewing.start();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toEqual([]);
  hidden.mockReturnValue(false);
  document.dispatchEvent(new Event('visibilitychange'));
  await done;
  expect(reviewing.progress).toBe(1);
});

test('a moment is fetched once, as its seat saw it', async () => {
  const { engine, asked } = told();
  const reviewing = new Reviewing<GameTypes>(engine);
  const changed = () =>
    new Promise((resolve) => reviewing.addEventListener('change', resolve, { once: true }));
  expect(reviewing.frame({ seat: 1, at: 4 })).toBeNull();
  expect(reviewing.frame({ seat: 1, at: 4 })).toBeNull();
  await changed();
  expect(reviewing.frame({ seat: 1, at: 4 })?.actions).toBe(4);
  expect(reviewing.frame({ seat: 1, at: 6 })).toBeNull();
  await changed();
  expect(asked).toEqual(['follow', 'seek', 'seek']);
});

test('where the engine begins anew, what was found stays until it has come as far', async () => {
  const { engine } = told();
  const reviewing = new Reviewing<GameTypes>(engine);
  reviewing.addEventListener('change', () => reviewing.findings.length > 0 && reviewing.stop());
  await reviewing.start();
  expect(reviewing.progress).toBe(0.6);
  const again = told();
  const ask = vi.spyOn(engine, 'ask').mockImplementation(again.engine.ask as Engine['ask']);
  const seen: number[] = [];
  ask.mockImplementation(async (...asked) => {
    seen.push(reviewing.findings.length);
    return again.engine.ask(...asked);
  });
  await reviewing.start();
  expect(seen).toEqual([2, 2, 2]);
  expect(reviewing.progress).toBe(1);
});

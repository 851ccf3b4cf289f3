import { expect, it } from 'vitest';
import type { Event, GameTypes } from '../../../generated/musketiere';
import type * as bridge from '../../../worker/protocol';

type Table = bridge.Table<GameTypes>;

import { animate } from './animation';
import { handedIn, type Scene, sceneOf, step, sumOf } from './scene';
import alone from './testdata/alone.json';
import shared from './testdata/shared.json';

type Log = { op: string; body: { action?: { card?: string; cards?: string[] } }; answer: Table }[];

it.each([
  ['against a computer', alone],
  ['of several humans', shared],
])('events lead from one view to the next, %s', (_, recorded) => {
  let scene: Scene | null = null;
  let steps = 0;
  for (const { op, body, answer } of recorded as unknown as Log) {
    const next = sceneOf(answer.frame.view);
    if (scene && (op === 'act' || op === 'advance')) {
      const laid = body.action?.cards ?? (body.action?.card ? [body.action.card] : []);
      const told = answer.events.reduce(step, laid.length > 0 ? handedIn(scene, laid) : scene);
      expect(told).toEqual({ ...next, sheet: told.sheet });
      steps += answer.events.length;
    }
    scene = next;
  }
  expect(steps).toBeGreaterThan(10);
});

it('the last beat of an event shows what the event says', () => {
  for (const { op, answer } of alone as unknown as Log) {
    if (op !== 'advance') continue;
    let scene = sceneOf(answer.frame.view);
    for (const event of answer.events) {
      expect(animate(scene, event).at(-1)?.scene).toEqual(step(scene, event));
      scene = step(scene, event);
    }
  }
});

it('cards are turned one after another, and only counting ones add to the sum', () => {
  const first = (alone as unknown as Log)[0]?.answer.frame.view;
  if (!first) throw new Error('nothing recorded');
  const scene: Scene = {
    ...sceneOf(first),
    guard: 12,
    duel: 1,
    rows: ['---', 'PPP', '---'],
    counting: [0, 2],
  };
  const event: Event = { type: 'cards_turned', duel: 1, cards: ['9/1', '10/4', '8/0'], counting: [0, 2] };
  expect(animate({ ...scene, handCounts: [9, 9, 9] }, event).map((beat) => sumOf(beat.scene))).toEqual([
    9, 9, 17,
  ]);
});

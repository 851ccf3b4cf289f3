import { expect, it } from 'vitest';
import type { GameTypes } from '../../../generated/four_musketeers';
import type * as bridge from '../../../worker/protocol';

type Table = bridge.Table<GameTypes>;

import { animate } from './animation';
import { type Scene, sceneOf, step, withoutSecrets } from './scene';
import bonacieux from './testdata/bonacieux.json';
import milady from './testdata/milady.json';
import rochefort from './testdata/rochefort.json';
import wardes from './testdata/wardes.json';

type Log = { op: string; answer: Table }[];
const logs: [string, unknown][] = [
  ['against computers', rochefort],
  ['of two humans with servants and ghosts', bonacieux],
  ['alone with dazed musketeers', wardes],
  ['watched', milady],
];

it.each(logs)('events lead from one view to the next, %s', (_, recorded) => {
  let scene: Scene | null = null;
  let steps = 0;
  for (const { op, answer } of recorded as Log) {
    const next = sceneOf(answer.frame.view);
    if (scene && (op === 'act' || op === 'advance')) {
      const told: Scene = answer.events.reduce(step, scene);
      expect({ ...told, verdict: next.verdict }).toEqual({ ...next, sheet: told.sheet });
      steps += answer.events.length;
    }
    scene = next;
  }
  expect(steps).toBeGreaterThan(50);
});

it.each(logs)('the last beat of an event shows what the event says, %s', (_, recorded) => {
  for (const { op, answer } of recorded as Log) {
    if (op !== 'advance' && op !== 'act') continue;
    let scene = sceneOf(answer.frame.view);
    for (const event of answer.events) {
      expect(animate(scene, event).at(-1)?.scene).toEqual(step(scene, event));
      scene = step(scene, event);
    }
  }
});

it('everybody may see of a scene exactly what a spectator sees', () => {
  const log = bonacieux as unknown as Log;
  let compared = 0;
  log.forEach(({ op, answer }, at) => {
    const next = log[at + 1];
    if (op !== 'act' || !answer.frame.decision || next?.op !== 'look' || next.answer.frame.viewer !== null)
      return;
    expect(withoutSecrets(sceneOf(answer.frame.view))).toEqual(sceneOf(next.answer.frame.view));
    compared += 1;
  });
  expect(compared).toBeGreaterThan(5);
});

it('what one player is dealt stays covered while all look', () => {
  let covered = 0;
  for (const { answer } of logs.flatMap(([, recorded]) => recorded as Log))
    for (const event of answer.events) {
      const { viewer, view } = answer.frame;
      if (viewer === null || (event.type !== 'roles_dealt' && event.type !== 'hands_dealt')) continue;
      const before = withoutSecrets(sceneOf(view));
      const [open, after] = [step({ ...before, viewer }, event), step(before, event)];
      expect(after).toEqual(withoutSecrets(open));
      if (JSON.stringify(after) !== JSON.stringify({ ...open, viewer: null })) covered += 1;
    }
  expect(covered).toBeGreaterThan(5);
});

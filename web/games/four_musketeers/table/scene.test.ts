import { expect, it } from 'vitest';
import { appliedIn } from '../../../lib/table/testing';
import { animate } from './animation';
import { applyEvent, type Scene, sceneOf, withoutSecrets } from './scene';
import bonacieux from './testdata/bonacieux.json';
import milady from './testdata/milady.json';
import rochefort from './testdata/rochefort.json';
import wardes from './testdata/wardes.json';

const logs = [
  ['against computers', appliedIn(rochefort)],
  ['of two humans with servants and ghosts', appliedIn(bonacieux)],
  ['alone with dazed musketeers', appliedIn(wardes)],
  ['watched', appliedIn(milady)],
] as const;

it.each(logs)('events lead from one view to the next, %s', (_, log) => {
  let scene: Scene | null = null;
  let steps = 0;
  for (const { entry, applied, news } of log) {
    const next = sceneOf(applied.frame.view);
    if (scene && (entry.op === 'act' || entry.op === 'advance')) {
      const shown: Scene = news.reduce(applyEvent, scene);
      const { verdict, ambitions } = next; // what a role that is turned up wants, only its view says
      expect({ ...shown, verdict, ambitions }).toEqual({ ...next, sheet: shown.sheet });
      steps += news.length;
    }
    scene = next;
  }
  expect(steps).toBeGreaterThan(50);
});

it.each(logs)('the last fight lies there when the match is over, %s', (_, log) => {
  const applied = log.at(-1)?.applied;
  if (!applied?.frame.outcome) throw new Error('it is not over');
  const made = applied.story.flatMap((event) => (event.type === 'struck' ? [event.card] : []));
  const { strikes, verdict } = sceneOf(applied.frame.view);
  expect(strikes.length).toBeGreaterThan(1);
  expect(strikes.map(({ card }) => card)).toEqual(made.slice(-strikes.length));
  expect(verdict).not.toBeNull();
});

it('a round is over until the next one begins, while its settings are asked as well', () => {
  const frames = appliedIn(wardes).map(({ applied }) => applied.frame);
  const between = frames.filter(({ decision }) => decision?.kind === 'choose_settings');
  expect(between.length).toBeGreaterThan(0);
  for (const { view } of between) expect(sceneOf(view)).toMatchObject({ over: true, sheet: null });
  const asked = frames.filter(({ decision }) => decision?.kind === 'strike');
  for (const { view } of asked) expect(sceneOf(view).over).toBe(false);
});

it.each(logs)('the last step of an event shows what the event says, %s', (_, log) => {
  for (const { entry, applied, news } of log) {
    if (entry.op !== 'advance' && entry.op !== 'act') continue;
    let scene = sceneOf(applied.frame.view);
    for (const event of news) {
      expect(animate(scene, event).at(-1)?.scene).toEqual(applyEvent(scene, event));
      scene = applyEvent(scene, event);
    }
  }
});

it('everybody may see of a scene exactly what a spectator sees', () => {
  const log = appliedIn(bonacieux);
  let compared = 0;
  log.forEach(({ entry, applied }, at) => {
    const next = log[at + 1];
    if (entry.op !== 'act' || !applied.frame.decision) return;
    if (next?.entry.op !== 'follow' || next.applied.frame.viewer !== null) return;
    expect(withoutSecrets(sceneOf(applied.frame.view))).toEqual(sceneOf(next.applied.frame.view));
    compared += 1;
  });
  expect(compared).toBeGreaterThan(5);
});

it('what one player is dealt stays covered while all look', () => {
  let covered = 0;
  for (const { applied } of logs.flatMap(([, log]) => log))
    for (const event of applied.story) {
      const { viewer, view } = applied.frame;
      if (viewer === null || (event.type !== 'roles_dealt' && event.type !== 'hands_dealt')) continue;
      const before = withoutSecrets(sceneOf(view));
      const [open, after] = [applyEvent({ ...before, viewer }, event), applyEvent(before, event)];
      expect(after).toEqual(withoutSecrets(open));
      if (JSON.stringify(after) !== JSON.stringify({ ...open, viewer: null })) covered += 1;
    }
  expect(covered).toBeGreaterThan(5);
});

it.each(logs)('new hands are dealt to an empty table, %s', (_, log) => {
  let found = 0;
  for (const { entry, applied, news } of log) {
    if (entry.op !== 'advance' && entry.op !== 'act') continue;
    let scene = sceneOf(applied.frame.view);
    for (const event of news) {
      scene = applyEvent(scene, event);
      if (event.type !== 'hands_dealt') continue;
      found += 1;
      expect([scene.strikes, scene.order, scene.verdict]).toEqual([[], [], null]);
    }
  }
  expect(found).toBeGreaterThan(0);
});

it('three seconds after the last fight has been decided it is over, however it ends', () => {
  const waits: number[] = [];
  for (const [, log] of logs)
    log.forEach(({ news }, at) => {
      const before = log[at - 1]?.applied.frame.view;
      const over = news.findIndex(({ type }) => type === 'round_ended');
      if (over < 0 || !before) return;
      const from = news.findLastIndex(({ type }, one) => one < over && type === 'fight_decided');
      const next = news.findIndex(({ type }, one) => one > over && type === 'round_started');
      let scene = sceneOf(before);
      let ms = 0;
      for (const [one, event] of news.entries()) {
        if (one >= from && (next < 0 || one < next)) for (const step of animate(scene, event)) ms += step.ms;
        scene = applyEvent(scene, event);
      }
      waits.push(ms);
    });
  expect(waits.length).toBeGreaterThan(0);
  expect(Math.max(...waits)).toBeLessThanOrEqual(3000);
});

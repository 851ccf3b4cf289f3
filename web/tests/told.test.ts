import { expect, test } from 'vitest';
import { animate as animateRoy } from '../games/mousquetaires_du_roy/table/animation';
import { applyEvent as applyRoy } from '../games/mousquetaires_du_roy/table/apply-event';
import { sceneOf as royScene } from '../games/mousquetaires_du_roy/table/scene';
import { soundOf as soundOfRoy } from '../games/mousquetaires_du_roy/table/sound';
import steps from '../games/mousquetaires_du_roy/table/testdata/steps.json';
import { animate } from '../games/musketiere/table/animation';
import { applyEvent, sceneOf } from '../games/musketiere/table/scene';
import alone from '../games/musketiere/table/testdata/alone.json';
import type { Sound } from '../lib/sound/sounds';
import { appliedIn } from '../lib/table/testing';

/** Nothing is told before it is known: the words of an event come with a step in which all that they name lies open. */

test('Musketiere: the cards of a duel are named when the last of them has been turned', () => {
  const [first, ...later] = appliedIn(alone);
  if (!first) throw new Error('nothing recorded');
  let before = first.applied.frame.view;
  let told = 0;
  for (const { applied, news } of later) {
    let scene = sceneOf(before);
    before = applied.frame.view;
    for (const event of news) {
      for (const step of animate(scene, event)) {
        if (event.type !== 'cards_turned') {
          expect(step.silent ?? false).toBe(false);
          continue;
        }
        const open = step.scene.turned?.every((card) => card !== null);
        expect(step.silent ?? false).toBe(!open);
        told += 1;
      }
      scene = applyEvent(scene, event);
    }
  }
  expect(told).toBeGreaterThan(5);
});

test('Mousquetaires du Roy: what dice come to is said when they have come to rest', () => {
  const dice = new Set(['thrown', 'siege_thrown', 'strangling', 'ambush_rolled']);
  const seen = new Set<string>();
  for (const { before, events } of steps) {
    let scene = royScene(before);
    for (const event of events) {
      const silent = animateRoy(scene, event).map((step) => step.silent ?? false);
      if (dice.has(event.type)) {
        seen.add(event.type);
        expect(silent).toEqual([true, false]);
      } else expect(silent).not.toContain(true);
      scene = applyRoy(scene, event);
    }
  }
  expect(seen).toEqual(dice);
});

test('nothing is heard of what is not told yet, but dice that roll', () => {
  const heard = new Set<Sound>();
  for (const { before, events } of steps) {
    let scene = royScene(before);
    for (const event of events) {
      for (const step of animateRoy(scene, event)) {
        const sound = soundOfRoy(step);
        if (step.silent) expect(sound).toBe('dice');
        else expect(sound).not.toBe('dice');
        if (sound !== null) heard.add(sound);
      }
      scene = applyRoy(scene, event);
    }
  }
  expect(heard.size).toBeGreaterThan(7);
});

import { expect, it } from 'vitest';
import type { Action, Event } from '../../../generated/musketiere';
import { appliedIn } from '../../../lib/table/testing';
import { animate } from './animation';
import { applyEvent, handedIn, type Scene, sceneOf, sumOf } from './scene';
import aloneLog from './testdata/alone.json';
import sharedLog from './testdata/shared.json';

const alone = appliedIn(aloneLog);
const shared = appliedIn(sharedLog);

const cardsIn = (action: Action) =>
  action.type === 'choose_pay' ? action.cards : action.type === 'play_card' ? [action.card] : [];

it.each([
  ['against a computer', alone],
  ['of several humans', shared],
])('events lead from one view to the next, %s', (_, log) => {
  let scene: Scene | null = null;
  let steps = 0;
  for (const { entry, applied, news } of log) {
    const next = sceneOf(applied.frame.view);
    if (scene && (entry.op === 'act' || entry.op === 'advance')) {
      const laid = entry.op === 'act' ? cardsIn(entry.body.action) : [];
      const shown = news.reduce(applyEvent, laid.length > 0 ? handedIn(scene, laid) : scene);
      expect(shown).toEqual({ ...next, sheet: shown.sheet });
      steps += news.length;
    }
    scene = next;
  }
  expect(steps).toBeGreaterThan(10);
});

it('a position that begins with turned cards is told with the hands that were held then (MU-4.3)', () => {
  const view = alone.at(-1)?.applied.frame.view;
  if (!view) throw new Error('nothing recorded');
  const dealt: Scene = { ...sceneOf(view), handCounts: Array.from({ length: view.players }, () => 0) };
  const counting = dealt.rows.map((_, seat) => seat);
  const before = applyEvent(dealt, { type: 'guard_turned', duel: 9, strength: 12, counting });
  expect(new Set(before.handCounts)).toEqual(new Set([1]));
  const cards = counting.map((seat) => `${seat}/0` as const);
  expect(new Set(applyEvent(before, { type: 'cards_turned', duel: 9, cards, counting }).handCounts)).toEqual(
    new Set([0]),
  );
});

it('the last step of an event shows what the event says', () => {
  for (const { entry, applied, news } of alone) {
    if (entry.op !== 'advance') continue;
    let scene = sceneOf(applied.frame.view);
    for (const event of news) {
      expect(animate(scene, event).at(-1)?.scene).toEqual(applyEvent(scene, event));
      scene = applyEvent(scene, event);
    }
  }
});

it('cards are turned one after another, and only counting ones add to the sum', () => {
  const first = alone[0]?.applied.frame.view;
  if (!first) throw new Error('nothing recorded');
  const scene: Scene = {
    ...sceneOf(first),
    viewer: null,
    guard: 12,
    duel: 1,
    rows: ['---', 'PPP', '---'],
    counting: [0, 2],
  };
  const event: Event = { type: 'cards_turned', duel: 1, cards: ['9/1', '10/4', '8/0'], counting: [0, 2] };
  const steps = animate({ ...scene, handCounts: [9, 9, 9] }, event);
  expect(steps.map((step) => sumOf(step.scene))).toEqual([0, 0, 0, 9, 9, 9, 17]);
  const held = steps.find((step) => step.scene.hangs !== undefined)?.scene;
  expect(held?.turned, 'all others are open').toEqual(['9/1', '10/4', null]);
  expect(held?.hangs, 'nine of twelve are there').toEqual({ seat: 2, needed: 3 });
});

it('one’s own card counts first, and the last unknown one waits where all hangs on it; in the last duel for longer', () => {
  const first = alone[0]?.applied.frame.view;
  if (!first) throw new Error('nothing recorded');
  const counting = [0, 1, 2];
  const scene: Scene = {
    ...sceneOf(first),
    viewer: 1,
    guard: 20,
    duel: 1,
    rows: ['---', '---', '---'],
    counting,
    ownChoice: ['7/2'],
    handCounts: [9, 9, 9],
  };
  const event: Event = { type: 'cards_turned', duel: 1, cards: ['9/1', '7/2', '8/0'], counting };
  const told = (duel: number) => animate({ ...scene, duel }, event);
  expect(told(1).map((step) => sumOf(step.scene))).toEqual([7, 7, 16, 16, 16, 24]);
  const held = (duel: number) => told(duel).find(({ scene: { hangs } }) => hangs?.seat === 2)?.ms ?? 0;
  expect(held(1)).toBeGreaterThan(0);
  expect(held(9)).toBeGreaterThan(held(1));
});

it.each<[string, number, number[], number | undefined]>([
  ['it must be ten', 19, [0, 2], 10],
  ['one is enough', 10, [0, 2], 1],
  ['it is beaten already', 9, [0, 2], undefined],
  ['no card is high enough', 20, [0, 2], undefined],
  ['one fights alone', 9, [2], undefined],
])('one waits for the last card where all hangs on it (MU-4.5): %s', (_, guard, counting, needed) => {
  const first = alone[0]?.applied.frame.view;
  if (!first) throw new Error('nothing recorded');
  const seen = { ...sceneOf(first), viewer: null };
  const scene: Scene = { ...seen, guard, duel: 1, rows: ['---', 'PPP', '---'], counting };
  const event: Event = { type: 'cards_turned', duel: 1, cards: ['9/1', '10/4', '8/0'], counting };
  const found = animate({ ...scene, handCounts: [9, 9, 9] }, event).map((step) => step.scene.hangs);
  expect(found.filter((one) => one !== undefined)).toEqual(
    needed
      ? [
          { seat: 2, needed },
          { seat: 2, needed },
        ]
      : [],
  );
});

it.each([
  [false, 1600],
  [true, 3500],
])('a verdict and its stone lie there in their whole time, longer in a first game: %s', (isTaught, least) => {
  const first = alone[0]?.applied.frame.view;
  if (!first) throw new Error('nothing recorded');
  let scene: Scene = sceneOf(first);
  let [told, verdicts] = [0, 0];
  for (const { news } of alone)
    for (const event of news) {
      const isVerdict = event.type === 'duel_decided';
      if (isVerdict || /^(gem|prison)_/.test(event.type)) {
        const steps = animate(scene, event, isTaught);
        told = steps.reduce((sum, { ms }) => sum + ms, isVerdict ? 0 : told);
        expect(steps.every(({ rests }) => rests)).toBe(true);
        if (!isVerdict) expect(told).toBeGreaterThanOrEqual(least);
        verdicts += 1;
      }
      scene = applyEvent(scene, event);
    }
  expect(verdicts).toBeGreaterThan(10);
});

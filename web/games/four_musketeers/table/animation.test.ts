import { expect, it } from 'vitest';
import type { Event } from '../../../generated/four_musketeers';
import { appliedIn } from '../../../lib/table/testing';
import { animate } from './animation';
import { type Scene, sceneOf } from './scene';
import rochefort from './testdata/rochefort.json';

it('stops for what comes with each hand only in the first one', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const scene = sceneOf(first.applied.frame.view);
  const lasts = (event: object, change: object) =>
    animate({ ...scene, ...change }, event as Event).reduce((sum, { ms }) => sum + ms, 0);
  const fight = { type: 'fight_started', cyclical: true, starter: 0, stone: 'V', in_hand: 4 };
  const way = { type: 'direction_chosen', seat: 0, direction: 'left', automatic: false };
  const begun = { round: 1, fight: 4, inHand: 4 };
  expect(lasts({ ...fight, fight: 8 }, begun)).toBeLessThan(lasts({ ...fight, fight: 4 }, begun));
  expect(lasts(way, { ...begun, fight: 8 })).toBeLessThan(lasts(way, begun));
  expect(lasts(way, { ...begun, round: 2 })).toBeLessThan(lasts(way, begun));
});

it('FM-10.6: where a hit defeats somebody the strikes go slower, and longest stands the one that does', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const begun = sceneOf(first.applied.frame.view);
  const order = [0, 1, 2, 3].map((seat) => ({ seat, target: seat })) as unknown as Scene['order'];
  const strike = { type: 'struck', seat: 1, target: 1, card: '7D', source: 'hand', blocked: [] };
  const lasts = (left: number, event: object) => {
    const characters = begun.characters.map((one, at) => (at === 1 ? { ...one, left } : one));
    const told = { standing: begun.standing, ...event } as unknown as Event;
    const scene: Scene = { ...begun, viewer: 3, stone: 'V', order, strikes: [], characters };
    return animate(scene, told).reduce((sum, { ms }) => sum + ms, 0);
  };
  expect(lasts(1, strike)).toBeGreaterThan(lasts(2, strike));
  const decided = { type: 'fight_decided', line: 'a', loser: 1 };
  expect(lasts(1, decided)).toBeGreaterThan(lasts(2, decided));
  expect(lasts(1, { ...decided, loser: 2 }), 'it defeats nobody').toBe(lasts(2, decided));
});

it('FM-12.2: to whoever decides nothing more a fight is one picture, unless it defeats somebody', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const begun = { ...sceneOf(first.applied.frame.view), strikes: [] };
  const order = [0, 1, 2, 3].map((seat) => ({ seat, target: seat })) as unknown as Scene['order'];
  const out = begun.seats.map((one) => (one.owner === 0 ? { ...one, now: 'dazed' as const } : one));
  const lives = (left: number) => begun.characters.map((one) => ({ ...one, left }));
  const strike = { type: 'struck', seat: 1, target: 1, card: '7D', source: 'hand', blocked: [] };
  const lasts = (change: Partial<Scene>) => {
    const told = { standing: begun.standing, ...strike } as unknown as Event;
    const scene: Scene = { ...begun, viewer: 0, stone: 'V', order, characters: lives(3), ...change };
    return animate(scene, told).reduce((sum, { ms }) => sum + ms, 0);
  };
  expect(4 * lasts({ seats: out }), 'all four cards').toBeLessThan(600);
  expect(lasts({})).toBeGreaterThan(2 * lasts({ seats: out }));
  expect(lasts({ seats: out, characters: lives(1) })).toBe(lasts({ characters: lives(1) }));
});

it('to whoever learns nothing is hurried, and each result of a fight lies there to be read', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const scene = sceneOf(first.applied.frame.view);
  const told = (event: object) => animate(scene, event as Event, true);
  const lasts = (...events: object[]) => events.flatMap(told).reduce((sum, { ms }) => sum + ms, 0);
  const blocked = {
    type: 'struck',
    seat: 1,
    target: 1,
    card: '8D',
    source: 'hand',
    blocked: [1],
    standing: {},
  };
  const draw = { type: 'fight_decided', line: 'g', loser: null, standing: [] };
  const hit = [
    { ...draw, line: 'a', loser: 1 },
    { type: 'life_popped', character: 1, card: 'QD', left: 2 },
    { type: 'stone_moved', to: 1 },
  ];
  const later = animate({ ...scene, fight: scene.inHand + 4 }, blocked as unknown as Event, true);
  expect(
    later.every(({ rests = false }) => !rests),
    'in the first hand',
  ).toBe(true);
  const plain = (fight: number) =>
    animate({ ...scene, fight, inHand: fight }, { ...blocked, blocked: [] } as unknown as Event, true);
  expect(plain(1).every(({ rests }) => rests)).toBe(true);
  expect(
    plain(2).some(({ rests }) => rests),
    'a card that blocks nothing is known by then',
  ).toBe(false);
  const hitIn = (fight: number) =>
    hit.flatMap((event) => animate({ ...scene, fight, inHand: fight }, event as unknown as Event, true));
  const length = (fight: number) => hitIn(fight).reduce((sum, { ms }) => sum + ms, 0);
  expect(length(2), 'a second hit keeps nobody as long as the first').toBeLessThan(0.7 * length(1));
  expect(lasts(blocked)).toBeGreaterThan(1200);
  expect(lasts(draw)).toBeGreaterThanOrEqual(1400);
  const third = { ...scene, fight: 3, inHand: 3 };
  const rests = (event: object) =>
    animate(third, event as Event, true).some((step) => step.rests && step.ms > 1000);
  expect([rests(blocked), rests(draw)], 'what two fights have shown keeps nobody').toEqual([false, false]);
  expect(lasts(...hit)).toBeGreaterThanOrEqual(2400);
  expect([blocked, draw, ...hit].flatMap(told).every(({ rests }) => rests)).toBe(true);
});

it('FM-5.4: a strike of the reader’s own is read as long as anybody else’s, and the third equal one longest', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const order = [0, 1, 2, 3].map((seat) => ({ seat, target: seat }));
  const scene = { ...sceneOf(first.applied.frame.view), viewer: 3, order } as unknown as Scene;
  const lasts = (seat: number, card: string, ...lie: string[]) => {
    const strikes = lie.map((one, at) => ({
      seat: at,
      target: at,
      card: one,
    })) as unknown as Scene['strikes'];
    const blocked = lie.some((one) => one[0] === card[0]) ? [seat] : [];
    const event = {
      type: 'struck',
      seat,
      target: seat,
      card,
      source: 'hand',
      blocked,
      standing: scene.standing,
    };
    return animate({ ...scene, strikes }, event as unknown as Event).reduce((sum, { ms }) => sum + ms, 0);
  };
  for (const seat of [2, 3]) {
    expect(lasts(seat, '7D', '9S', '7S'), `${seat}: a block`).toBeGreaterThan(lasts(seat, '7D', '9S', '8S'));
    expect(lasts(seat, '7D', '7H', '7S'), `${seat}: a third`).toBeGreaterThan(lasts(seat, '7D', '9S', '7S'));
  }
  expect(lasts(3, '7D', '7H', '7S'), 'his own').toBe(lasts(2, '7D', '7H', '7S'));
});

it('FM-6.2: nobody is told what a card is that is turned up until it lies open, not even whoever strikes with it', () => {
  const [first] = appliedIn(rochefort);
  if (!first) throw new Error('nothing recorded');
  const scene = { ...sceneOf(first.applied.frame.view), viewer: 0 as const };
  const made = [...scene.strikes, { seat: 0 as const }];
  const last: Scene = { ...scene, order: made.map(({ seat }) => ({ seat, target: seat })) };
  const told = (seat: number, source: 'hand' | 'random', before: Scene = scene) =>
    animate(before, {
      type: 'struck',
      seat,
      target: seat,
      card: '5S',
      source,
      blocked: [],
      standing: scene.standing,
    } as unknown as Event).map(({ silent = false, rests = false, scene: { turning } }) => [
      silent,
      rests,
      turning,
    ]);
  const open = [false, false, null] as const;
  for (const seat of [0, 1] as const) {
    expect(told(seat, 'random'), 'turned up on its way').toEqual([[true, false, null], open]);
    expect(told(seat, 'random', last), 'the last lies face down before').toEqual([
      [true, true, seat],
      [true, true, null],
      open,
    ]);
  }
  expect(told(0, 'hand'), 'he has seen it').toEqual([open]);
});

it('FM-10.1, 10.5: a heart goes when the lifeline lies that costs it, or the role card has turned', () => {
  const all = appliedIn(rochefort).flatMap(({ applied, news }) =>
    news.map((event) => ({ event, scene: sceneOf(applied.frame.view) })),
  );
  const costly = all.filter(({ event }) => event.type === 'life_popped' || event.type === 'role_turned');
  expect(costly.length, 'it happens').toBeGreaterThan(2);
  for (const { event, scene } of costly) {
    if (event.type !== 'life_popped' && event.type !== 'role_turned') continue;
    const [moving, lies] = animate(scene, event);
    if (event.type === 'life_popped') {
      expect(moving?.scene.falling).toBe(event.character);
      expect(lies?.scene.falling).toBeNull();
    } else
      expect(moving?.scene.characters.map(({ left }) => left)).toEqual(
        scene.characters.map(({ left }) => left),
      );
  }
});

/** Whole matches of several devices over wires on which everything goes wrong: nothing is lost, and nobody sees what is not his. */
import { afterEach, expect, test, vi } from 'vitest';
import { game as fourMusketeers } from '../../web/games/four_musketeers';
import { presenter as fourPresenter } from '../../web/games/four_musketeers/table/presenter';
import { game as roy } from '../../web/games/mousquetaires_du_roy';
import { presenter as royPresenter } from '../../web/games/mousquetaires_du_roy/table/presenter';
import { game as musketiere } from '../../web/games/musketiere';
import { presenter as musketierePresenter } from '../../web/games/musketiere/table/presenter';
import type { GameTypes } from '../../web/generated/bridge';
import type { Game } from '../../web/lib/game';
import { Guest } from '../../web/lib/guests/guest';
import { Host } from '../../web/lib/guests/host';
import { gestures } from '../../web/lib/guests/words';
import { GuestController } from '../../web/lib/table/guest';
import { PlayController } from '../../web/lib/table/play';
import type { BaseScene, Presenter } from '../../web/lib/table/presenter';
import { atOnce } from '../../web/lib/table/testing';
import { ProcessEngine } from './engine';
import { type Fate, faults, wire } from './wire';

vi.mock('../../web/lib/guests/peer', () => ({
  invite: () => new Promise(() => {}),
  reply: () => new Promise(() => {}),
}));
// All devices of a test have one storage.
vi.mock('../../web/lib/guests/kept-seat', () => ({ keepSeat: () => {}, seatIn: () => null }));
vi.mock('../../web/lib/effort', () => ({ effortOf: async () => 25 }));

/** Matches of each game, and how many messages of a thousand meet with a fault. */
const MATCHES = Number(process.env.WIRE_MATCHES ?? 1);
const RATE = Number(process.env.WIRE_RATE ?? 15) / 1000;

type AnyPresenter = Presenter<GameTypes, BaseScene>;
const games: [string, Game, AnyPresenter, number, object][] = [
  [
    musketiere.id,
    musketiere,
    musketierePresenter as unknown as AnyPresenter,
    3,
    { players: 3, match_end: 'single' },
  ],
  [
    fourMusketeers.id,
    fourMusketeers,
    fourPresenter as unknown as AnyPresenter,
    4,
    { players: 4, match: 'single' },
  ],
  [roy.id, roy, royPresenter as unknown as AnyPresenter, 3, { players: 2 }],
];

vi.stubGlobal('__BUILD__', 'test');

const engines: ProcessEngine[] = [];
afterEach(() => {
  for (const engine of engines.splice(0)) engine.end();
  localStorage.clear();
});

/** Chance that can be repeated (mulberry32). */
function chanceOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
}

/** What a hostile guest would like to have done. */
const forgeries = (seats: number, chance: () => number): object[] => {
  const number = Math.floor(chance() * 1e6);
  const seat = Math.floor(chance() * seats);
  const asks: [string, object][] = [
    ['follow', { client: 'table', seats: [seat] }],
    ['follow', { seats: [...Array(seats).keys()] }],
    ['act', { client: 'table', seat, action: { type: 'card', card: '1/1' } }],
    ['undo', { client: 'table', seat }],
    ['record', {}],
    ['shares', {}],
    ['analyse', { client: 'table', seat, at: 0, seed: 1, budget: 1e12 }],
    ['poll', { client: 'table' }],
  ];
  return [
    ...asks.map(([op, body]) => ({ ask: { number, op, body } })),
    { sit: { seat, name: 'Rochefort' } },
    { share: 'A'.repeat(22) },
    { checked: false },
    { gesture: gestures[0] },
  ];
};

interface Device {
  guest: Guest;
  controller: GuestController<GameTypes, BaseScene>;
  told: string[];
}

async function play(game: Game, presenter: AnyPresenter, seats: number, options: object, seed: number) {
  const chance = chanceOf(seed);
  const engine = new ProcessEngine(seed);
  engines.push(engine);
  const names = ['Anna', 'Bertrand', 'Cécile', 'Denis'];
  const host = new Host(
    engine,
    game,
    options as Host['options'],
    Array.from({ length: seats }, (_, seat) => ({
      name: names[seat] ?? '',
      usual: names[seat] ?? '',
      controller: seat === 0 ? 'host' : seat === seats - 1 && seats > 3 ? 'novice' : 'guest',
    })),
  );
  let count = 0;
  let peaceful = true;
  const fate: Fate = () => {
    if (peaceful || chance() > RATE) return null;
    count += 1;
    return faults[Math.floor(chance() * faults.length)] ?? null;
  };
  const sitting = host.seats.all.flatMap(({ controller }, seat) => (controller === 'guest' ? [seat] : []));
  const devices: Device[] = [...sitting, null].map((seat) => {
    const guest = new Guest(seat === null ? '' : `Guest ${seat}`);
    const controller = new GuestController(guest.engine, presenter, guest, atOnce, async () => {});
    return { guest, controller, told: [] };
  });
  const meet = ({ guest, told }: Device) => {
    const forge = () => JSON.stringify(pick(forgeries(seats, chance), chance));
    const ends = wire({ toHost: fate, toGuest: fate, forge, toldGuest: (text) => told.push(text) });
    guest.enter(ends.guest);
    host.welcome(ends.host);
  };
  for (const device of devices) {
    meet(device);
    await vi.waitFor(() => expect(device.guest.stage).not.toBeNull());
  }
  const onlooker = devices.at(-1) as Device;
  await vi.waitFor(() => expect(host.seats.guests).toHaveLength(devices.length));
  expect(onlooker.guest.seat).toBeNull();

  const id = await host.begin();
  const table = new PlayController(engine, presenter, id, atOnce, async () => {}, undefined, host);
  const drive = (controller: PlayController<GameTypes, BaseScene>) => {
    let last: object | null = null;
    controller.addEventListener('change', () => {
      const { stage, frame } = controller;
      if (stage === last) return;
      last = stage;
      queueMicrotask(async () => {
        if (controller.stage !== stage) return;
        if (stage.at === 'scored') controller.goOn();
        if (stage.at === 'choosing' && frame?.viewer != null && frame.decision) {
          const { viewer } = frame;
          const action = await engine.choose(viewer);
          if (action && controller.stage === stage) await controller.act(action as never);
        }
      });
    });
  };
  drive(table);
  for (const { controller, guest } of devices) {
    drive(controller);
    guest.engine.addEventListener('recovered', () => void controller.open());
    // As the page does, which builds the table when the match lies on that of the host.
    const built = () => {
      if (!guest.begun) return;
      guest.removeEventListener('change', built);
      void controller.open();
    };
    guest.addEventListener('change', built);
  }
  await table.open();
  peaceful = false;

  // Who is cut off comes back by a new way; who stands before a table that has failed looks at it anew.
  const all = [table, ...devices.map(({ controller }) => controller)];
  const mending = setInterval(() => {
    for (const device of devices) {
      if (!device.guest.here && chance() < 0.5) meet(device);
      else if (device.guest.here && device.controller.stage.at === 'failed') void device.controller.open();
    }
  }, 5);
  try {
    await vi.waitFor(() => expect(all.map(({ stage }) => stage.at)).toEqual(all.map(() => 'over')), {
      timeout: 80_000,
      interval: 20,
    });
  } finally {
    clearInterval(mending);
  }
  peaceful = true;
  return { engine, host, devices, count, id };
}

const pick = <T>(from: readonly T[], chance: () => number): T =>
  from[Math.floor(chance() * from.length)] as T;

test.each(games)('a match of %s', async (_, game, presenter, seats, options) => {
  let met = 0;
  for (let match = 0; match < MATCHES; match++) {
    const { engine, devices, count } = await play(game, presenter, seats, options, 1000 + match);
    met += count;
    const { stories, hidden } = await engine.truth();
    const [{ text }, { table, shares }] = await Promise.all([
      engine.ask('record', {}),
      engine.ask('shares', {}),
    ]);
    for (const { guest, controller, told } of devices) {
      const { seat, agreement, story } = guest;
      expect(controller.story).toEqual(story);
      if (seat !== null) expect(story).toEqual(stories[seat]);
      expect(agreement).not.toBeNull();
      if (!agreement) continue;
      const { commitments, game: agreed, options: rules } = agreement;
      const known = { commitments: [...commitments], game: agreed, options: rules, seats: [seat] };
      const verdict = await engine.ask('verify', { ...known, table, shares, text, story: [...story] });
      expect(verdict).toEqual({ fair: true, reason: null, at: null });
      for (const message of told) {
        const answer = JSON.parse(message).answer?.body;
        if (answer?.frame) {
          expect([null, seat]).toContain(answer.frame.viewer);
          expect(answer.frame.views).toBeNull();
        }
        if (!answer?.frame?.outcome && !answer?.text && !answer?.shares)
          for (const secret of hidden) expect(message).not.toContain(secret);
      }
    }
  }
  console.info(`${game.id}: ${MATCHES} matches, ${met} wire faults`);
});

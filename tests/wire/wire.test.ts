/** Whole matches of several devices over wires on which everything goes wrong, handed on from one to another meanwhile: nothing is lost, and nobody sees what is not his. */
import { afterEach, expect, test, vi } from 'vitest';
import { game as fourMusketeers } from '../../web/games/four_musketeers';
import { presenter as fourPresenter } from '../../web/games/four_musketeers/table/presenter';
import { game as roy } from '../../web/games/mousquetaires_du_roy';
import { presenter as royPresenter } from '../../web/games/mousquetaires_du_roy/table/presenter';
import { game as musketiere } from '../../web/games/musketiere';
import { presenter as musketierePresenter } from '../../web/games/musketiere/table/presenter';
import type { Game } from '../../web/lib/game';
import { Guest } from '../../web/lib/guests/guest';
import { Host } from '../../web/lib/guests/host';
import type { Room } from '../../web/lib/guests/room';
import { gestures } from '../../web/lib/guests/words';
import { type AnyPresenter, Device, device, storages } from './device';
import { meetings } from './meetings';
import { type Fate, faults, wire } from './wire';

vi.mock('../../web/lib/guests/peer', async () => (await import('./meetings')).peer);
vi.mock('../../web/lib/guests/signal', async (original) => ({
  ...(await original<object>()),
  unpackSignal: (await import('./meetings')).unpackSignal,
}));
vi.mock('../../web/worker/handed', async (original) => ({
  ...(await original<object>()),
  relinquish: (id: string) => device().engine.relinquish(id),
}));
vi.mock('../../web/lib/effort', () => ({ effortOf: async () => 25 }));

/** Matches of each game, and how many messages of a thousand meet with a fault. */
const MATCHES = Number(process.env.WIRE_MATCHES ?? 1);
const RATE = Number(process.env.WIRE_RATE ?? 15) / 1000;
/** How likely a match is handed over in each moment of its course, and how often at most. */
const HANDING = 0.02;
const MOST_HANDED = 4;
/** How likely the host's page is killed in each moment, and how often at most. */
const KILLING = 0.02;
const MOST_KILLED = 4;
/** How likely a host thinks better of it in each moment of waiting for whom he has asked. */
const LOST_PATIENCE = 0.005;

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
vi.stubGlobal('localStorage', storages);

const devices: Device[] = [];
afterEach(() => {
  for (const one of devices.splice(0)) one.end();
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

const pick = <T>(from: readonly T[], chance: () => number): T =>
  from[Math.floor(chance() * from.length)] as T;

/** What a hostile guest would like to have done. That it has the match, nobody could say in place of who was asked. */
function fromGuest(seats: number, chance: () => number, isAsked: boolean): string {
  const number = Math.floor(chance() * 1e6);
  const seat = Math.floor(chance() * seats);
  const asks: [string, object][] = [
    ['follow', { client: 'table', seats: [seat] }],
    ['follow', { seats: [...Array(seats).keys()] }],
    ['act', { client: 'table', seat, action: { type: 'card', card: '1/1' } }],
    ['undo', { client: 'table', seat }],
    ['record', {}],
    ['shares', {}],
    ['analyse', { client: 'table', seat, at: 0, budget: 1e12 }],
    ['poll', { client: 'table' }],
  ];
  const forged = [
    ...asks.map(([op, body]) => ({ ask: { number, op, body } })),
    { sit: { seat, name: 'Rochefort' } },
    { share: 'A'.repeat(22) },
    { checked: false },
    { gesture: gestures[0] },
    { taking: 'yes' },
    { taking: 'no' },
    { code: 'answer 0 0' },
    ...(isAsked ? [] : [{ taking: 'kept' }]),
  ];
  return JSON.stringify(pick(forged, chance));
}

/** What a hostile host would like his guests to do. Whoever takes his match would be told lies about it by himself alone. */
function fromHost(text: string, chance: () => number, isAsked: boolean): string {
  const room = { match: 'm', room: 'r', table: 't', game: 'g', options: {}, seats: [], lent: [], guests: [] };
  const forged = [
    { handing: true },
    { handed: { room, sealed: 'x', data: null } },
    { elsewhere: { to: 'Rochefort', code: 'offer 0' } },
    { elsewhere: { to: 'Rochefort', code: null } },
    { code: 'answer 0 0' },
    ...(isAsked ? [] : [{ yours: true }, { handing: false }]),
  ];
  return chance() < 0.5 ? text.slice(1) : JSON.stringify(pick(forged, chance));
}

async function play(game: Game, presenter: AnyPresenter, seats: number, options: object, seed: number) {
  const chance = chanceOf(seed);
  let match: string | null = null;
  const owners = () => devices.filter((one) => match !== null && one.owns(match));
  const owner = () => owners()[0] ?? null;
  const evening = { game, presenter, chance, owner };
  const names = ['Anna', 'Bertrand', 'Cécile', 'Denis'];
  const own = Array.from({ length: seats }, (_, seat) => ({
    name: names[seat] ?? '',
    usual: names[seat] ?? '',
    controller: seat === 0 ? 'host' : seat === seats - 1 && seats > 3 ? 'novice' : 'guest',
  }));
  const people = own.filter(({ controller }) => controller !== 'novice').map(({ name }) => name);
  devices.push(...[...people, 'a board'].map((name, at) => new Device(evening, name, seed + at)));
  const [first] = devices as [Device];

  let count = 0;
  let peaceful = true;
  const fate: Fate = () => {
    if (peaceful || chance() > RATE) return null;
    count += 1;
    return pick(faults, chance);
  };
  /** Between the device of a guest and a host's. */
  const wires = (guest: Device) => {
    const isAsked = () => guest.guest?.asked !== 'no' || guest.pending !== null;
    // Whoever has said that he takes the match over is sent all of it; that can be forged, too.
    let isWilling = false;
    const toHost = (text: string) => {
      isWilling ||= text === JSON.stringify({ taking: 'yes' });
      return text;
    };
    return wire({
      toHost: (text) => fate(toHost(text)),
      toGuest: fate,
      forge: () => toHost(fromGuest(seats, chance, isAsked())),
      forgeToGuest: (text) => fromHost(text, chance, isAsked()),
      toldGuest: (text) => {
        if (!(text.startsWith('{"handed":') && isWilling)) guest.told.push(text);
        else isWilling = false;
      },
    });
  };
  meetings.who = device;
  meetings.wires = (answering) => wires(answering as Device);
  const meet = (guest: Device, host: Host, at: Device) => {
    const ends = wires(guest);
    guest.at(() => guest.guest?.enter(ends.guest));
    at.at(() => host.welcome(ends.host));
  };

  const host = first.at(
    () => new Host(first.engine, game, options as Host['options'], own as Host['seats']['all']),
  );
  for (const guest of devices.slice(1)) {
    guest.at(() => guest.sitDown(new Guest(guest.name)));
    meet(guest, host, first);
    await vi.waitFor(() => expect(guest.guest?.stage).not.toBeNull());
  }
  await vi.waitFor(() => expect(host.seats.guests).toHaveLength(devices.length - 1));
  expect(devices.at(-1)?.guest?.seat).toBeNull();
  const begun = await first.at(() => host.begin());
  match = begun;
  first.at(() => first.be(host, begun));
  peaceful = false;

  let handed = 0;
  let tried = 0;
  let killed = 0;
  const broken: string[] = [];
  /** One device has the match, at every moment; or the one that is to have it, and the one before says so. */
  const look = () => {
    const has = owners();
    if (has.length > 1) broken.push(`it is at ${has.map(({ name }) => name)}`);
    const left = devices.some((one) => one.roomOf(begun)?.handed !== undefined);
    const waits = devices.some((one) => one.pending !== null && one.engine.has(begun));
    if (has.length === 0 && !(left && waits)) broken.push('it is nowhere');
  };
  const handOver = (from: Device, host: Host) => {
    const sitting = host.seats.guests.filter(({ seat, isHere }) => seat !== null && isHere);
    if (sitting.length === 0) return;
    tried += 1;
    const going = from.handOver(host, pick(sitting, chance), begun);
    if (chance() < 0.1) host.handing?.withdraw();
    going.then(
      ({ now }) => {
        if (now === 'guest') handed += 1;
      },
      (error) => broken.push(String(error)),
    );
  };
  /** The one whose match a device was to have says that it is there now. */
  const isSaid = ({ seats, epoch = 0 }: Room) =>
    devices.some((one) => {
      const room = one.roomOf(begun);
      const next = seats.find(({ controller }) => controller === 'host')?.name;
      return room?.handed === next && (room?.epoch ?? 0) + 1 === epoch;
    });

  // Who is cut off comes back by a new way; who stands before a table that has failed looks at it anew.
  const mend = (one: Device) => {
    const { guest, pending, controller } = one;
    if (guest && !guest.here && chance() < 0.5) {
      if (pending && isSaid(pending)) return void one.becomeHost();
      const [other] = devices.filter(({ host }) => host && chance() < 0.5); // also one who is it no more
      if (other?.host) meet(one, other.host, other);
    } else if (controller?.stage.at === 'failed' && (one.host ? !one.host.handing : guest?.here))
      void controller.open();
    else void one.play();
  };
  const mending = setInterval(() => {
    look();
    for (const one of devices) one.at(() => mend(one));
    const now = owner();
    if (now?.host?.handing && chance() < LOST_PATIENCE) now.host.handing.withdraw(); // as it was asked, the answer came to nothing
    const isOver = now?.controller?.stage.at === 'over';
    if (now?.host && !now.host.handing && !isOver && tried < MOST_HANDED && chance() < HANDING)
      now.at(() => handOver(now, now.host as Host));
    if (now?.host && !now.host.handing && !isOver && killed < MOST_KILLED && chance() < KILLING) {
      killed += 1;
      now.at(() => now.killed(begun));
    }
  }, 5);
  try {
    await vi.waitFor(
      () => expect(devices.map((one) => one.controller?.stage.at)).toEqual(devices.map(() => 'over')),
      { timeout: 80_000, interval: 20 },
    );
  } finally {
    clearInterval(mending);
  }
  peaceful = true;
  look();
  expect(broken).toEqual([]);
  return { count, handed, tried, killed, last: owner() as Device };
}

test.each(games)('a match of %s', async (_, game, presenter, seats, options) => {
  let [met, handings, attempts, kills] = [0, 0, 0, 0];
  for (let match = 0; match < MATCHES; match++) {
    const { count, handed, tried, killed, last } = await play(game, presenter, seats, options, 1000 + match);
    met += count;
    handings += handed;
    attempts += tried;
    kills += killed;
    const { engine, host } = last;
    const { stories, board } = await engine.truth();
    const storyOf = (seat: number | null) => (seat === null ? board : stories[seat]);
    const [{ text }, { table, shares }] = await Promise.all([
      engine.ask('record', {}),
      engine.ask('shares', {}),
    ]);
    for (const { guest, controller, told } of devices) {
      const seat = guest
        ? guest.seat
        : (host?.seats.all.findIndex((one) => one.controller === 'host') ?? null);
      const { commitments, game: agreed, options: rules } = guest?.agreement ?? host?.kept ?? {};
      const story = [...((guest ?? controller)?.story ?? [])];
      expect(story).toEqual(storyOf(seat));
      expect(controller?.story).toEqual(story);
      if (!commitments || !agreed || !rules) throw new Error('nothing was agreed on');
      const known = { commitments: [...commitments], game: agreed, options: rules, seats: [seat] };
      const verdict = await engine.ask('verify', { ...known, table, shares, text, story });
      expect(verdict).toEqual({ fair: true, reason: null, at: null });
      expect(await engine.leaks(seat, told)).toEqual([]);
    }
    for (const one of devices.splice(0)) one.end();
  }
  console.info(
    `${game.id}: ${MATCHES} matches, ${met} wire faults, ${handings} of ${attempts} hand-overs done, ${kills} hosts killed`,
  );
});

/** A match goes over to another device: whatever is cut on the way, it is at one of the two, and never at both. */
import 'fake-indexeddb/auto';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { type Fate, wire } from '../../../tests/wire/wire';
import { type EngineClient, EngineError } from '../../worker/client';
import type { Game, Games } from '../game';
import { Guest } from './guest';
import type { Outcome } from './handing';
import { Host } from './host';
import { HostsEnd } from './hosts-end.testing';
import { seatIn } from './kept-seat';
import { pendingRoom } from './pending';
import { keepRoom, type Room } from './room';
import { invite as inviteOthers, receive, takeUp } from './taking';
import { type Handed, PROTOCOL } from './words';

vi.stubGlobal('__BUILD__', 'test');
vi.mock('./room', async (original) => ({
  ...(await original<typeof import('./room')>()),
  keepRoom: vi.fn(), // all devices of a test have one storage
}));
vi.mock('./kept-seat', async (original) => {
  const { keepSeat, ...others } = await original<typeof import('./kept-seat')>();
  const keepOthers: typeof keepSeat = (seat) => seat.token === 'of-cecile' || keepSeat(seat);
  return { ...others, keepSeat: keepOthers };
});
vi.mock('./signal', async (original) => ({
  ...(await original<typeof import('./signal')>()),
  unpackSignal: (await import('../../../tests/wire/meetings')).unpackSignal,
}));
vi.mock('./peer', async () => (await import('../../../tests/wire/meetings')).peer);
const calm: Fate = () => null;

/** An engine that has a text for a match, as the worker has. */
function engine(texts: Map<string, string>) {
  const ask = vi.fn(async (op: string, body: Record<string, unknown>): Promise<object> => {
    const id = String(body.id);
    if (op === 'seal') return { sealed: texts.get(id), data: 'file' };
    if (op === 'receive') texts.set(id, String(body.sealed));
    if (op === 'relinquish') texts.delete(id);
    if (op === 'follow' || op === 'poll')
      return {
        frame: { viewer: 1 },
        story: { keep: 0, changed: [], inserted: [], events: [{ type: 'told' }] },
      };
    return {};
  });
  return { ask, client: Object.assign(new EventTarget(), { ask }) as unknown as EngineClient };
}

const game = { id: 'musketiere' } as Game;
const games = { get: () => game } as unknown as Games;
const room: Room = {
  match: 'match',
  room: 'room',
  table: 'table',
  game: 'musketiere',
  options: { players: 3 },
  seats: [
    { name: 'Anna', usual: 'Anna', controller: 'host' },
    { name: 'Bertrand', usual: 'Bertrand', controller: 'guest' },
    { name: 'Cécile', usual: 'Cécile', controller: 'guest' },
  ],
  lent: [],
  guests: [
    { token: 'of-bertrand', name: 'Bertrand', seat: 1 },
    { token: 'of-cecile', name: 'Cécile', seat: 2 },
  ],
  commitments: ['of-anna', 'of-bertrand'],
};

beforeEach(() => {
  localStorage.clear();
  vi.mocked(keepRoom).mockReset();
});

/** Anna's device with the match, Bertrand's that is to have it, and Cécile's. */
class Devices {
  readonly here = engine(new Map([['match', 'sealed']]));
  readonly there = engine(new Map());
  readonly host = Host.back(this.here.client, game, room);
  readonly bertrand = new Guest('Bertrand');
  readonly cecile = new Guest('Cécile');
  next: Host | null = null;
  outcome: Outcome | undefined;
  /** Messages between the two, since the one was asked. */
  sent = 0;
  cutAt = Number.POSITIVE_INFINITY;
  #fails = (error: unknown) => expect.fail(String(error));

  constructor() {
    this.host.laid(true);
    this.bertrand.addEventListener('change', () => {
      if (this.bertrand.asked === 'open') this.bertrand.take('yes');
    });
    this.bertrand.addEventListener(
      'handed',
      (event) => void this.#receive((event as CustomEvent<Handed>).detail),
    );
  }

  /** As the page of whoever takes the match over does. */
  async #receive(handed: Handed): Promise<void> {
    const { bertrand, there } = this;
    try {
      await receive(there.client, bertrand, handed);
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      return bertrand.take('no');
    }
    bertrand.addEventListener('yours', () => void this.takeUp(), { once: true });
    bertrand.take('kept');
  }

  async takeUp(): Promise<void> {
    const pending = pendingRoom();
    if (!pending) return this.#fails('nothing to be taken up');
    this.next = await takeUp(this.there.client, games, pending);
    const link = this.bertrand.release();
    if (link) inviteOthers(this.next, link);
  }

  async meet(guest: Guest, token: string): Promise<void> {
    localStorage.setItem(
      'musketiere.seat',
      JSON.stringify({
        room: 'room',
        token,
        agreement: {
          table: 'table',
          commitments: ['of-anna', 'of-bertrand'],
          game: 'musketiere',
          options: room.options,
        },
        checked: null,
      }),
    );
    const fate: Fate = () => {
      if (!this.host.handing && this.sent === 0) return null;
      this.sent += 1;
      return this.sent === this.cutAt ? 'cut' : null;
    };
    const own = guest === this.bertrand ? fate : calm;
    const ends = wire({
      toHost: own,
      toGuest: own,
      forge: String,
      forgeToGuest: String,
      toldGuest: () => {},
    });
    guest.enter(ends.guest);
    this.host.welcome(ends.host);
    await vi.waitFor(() =>
      expect(this.host.seats.guests.find((one) => one.token === token)?.isHere).toBe(true),
    );
    await vi.waitFor(() => expect(guest.stage).not.toBeNull());
  }

  async handOver(meanwhile = () => {}): Promise<void> {
    await this.meet(this.bertrand, 'of-bertrand');
    await this.meet(this.cecile, 'of-cecile');
    await this.bertrand.engine.ask('follow', { client: 'table', seats: [1] });
    const to = this.host.seats.guests.find(({ seat }) => seat === 1);
    if (!to) return this.#fails('nobody sits there');
    const handing = this.host.handOver(to);
    meanwhile();
    this.host.laid(false);
    this.outcome = await handing;
  }

  get livesHere(): boolean {
    return !vi.mocked(keepRoom).mock.calls.some(([kept]) => kept.handed !== undefined);
  }

  get livesThere(): boolean {
    return this.there.ask.mock.calls.some(([op]) => op === 'adopt');
  }
}

test('the match is there and no more here, and everybody is led there without scanning anything', async () => {
  const devices = new Devices();
  await devices.handOver();
  const { outcome, here, there, cecile } = devices;
  expect(outcome).toMatchObject({ now: 'guest', invitation: expect.stringContaining('offer') });
  const anna = outcome?.now === 'guest' ? outcome.guest : null;
  await vi.waitFor(() => expect(devices.next?.seats.missing).toEqual([]));
  expect(there.ask.mock.calls.find(([op]) => op === 'receive')?.[1]).toEqual({
    id: 'match',
    sealed: 'sealed',
    known: {
      commitments: room.commitments,
      game: 'musketiere',
      options: room.options,
      seats: [1],
      story: [{ type: 'told' }],
    },
  });
  expect(there.ask).toHaveBeenCalledWith('data', { game: 'musketiere', text: 'file', meant: ['3'] });
  expect(here.ask).toHaveBeenCalledWith('relinquish', { id: 'match' });
  expect([devices.livesHere, devices.livesThere]).toEqual([false, true]);
  expect(pendingRoom()).toBeNull();
  expect(devices.next?.stage.places.map(({ who, here: is }) => [who, is])).toEqual([
    ['guest', true],
    ['host', true],
    ['guest', true],
  ]);
  expect([anna?.seat, cecile.seat]).toEqual([0, 2]);
  expect([anna?.epoch, cecile.epoch]).toEqual([1, 1]);
  expect(anna?.agreement?.commitments).toEqual(room.commitments);
  expect(cecile.movedTo).toBeNull();
});

/** As many messages as cross between the two. */
const steps = await (async () => {
  const devices = new Devices();
  await devices.handOver();
  return devices.sent;
})();

describe.each(Array.from({ length: steps }, (_, at) => at + 1))('cut at message %i', (cutAt) => {
  test('it is at one of the two, and goes on there', async () => {
    const devices = new Devices();
    devices.cutAt = cutAt;
    await devices.handOver();
    await new Promise((resolve) => setTimeout(resolve, 5));
    const { outcome, livesHere, livesThere } = devices;
    expect(livesHere && livesThere).toBe(false);
    expect(outcome?.now).toBe(livesHere ? 'host' : 'guest');
    if (livesHere) {
      // Whatever lies at the other device is dropped when the two meet again.
      expect(devices.host.handing).toBeNull();
      await devices.meet(devices.bertrand, 'of-bertrand');
      await vi.waitFor(() => expect(pendingRoom()).toBeNull());
      expect(devices.here.ask.mock.calls.map(([op]) => op)).not.toContain('relinquish');
    } else {
      if (!livesThere) await devices.takeUp(); // its player goes on there, as the other page says
      expect(devices.livesThere).toBe(true);
      expect(seatIn('room')).toMatchObject({ epoch: 1 });
      expect(pendingRoom()).toBeNull();
    }
  });
});

test('whoever will not is not made the host', async () => {
  const devices = new Devices();
  vi.spyOn(devices.bertrand, 'take').mockImplementationOnce(() =>
    Guest.prototype.take.call(devices.bertrand, 'no'),
  );
  await devices.handOver();
  expect(devices.outcome).toEqual({ now: 'host', why: 'declined' });
  expect([devices.livesHere, devices.livesThere]).toEqual([true, false]);
});

test('nobody is asked where the host has thought better of it as his table was cleared', async () => {
  const devices = new Devices();
  const take = vi.spyOn(devices.bertrand, 'take');
  await devices.handOver(() => devices.host.handing?.withdraw());
  expect(devices.outcome).toEqual({ now: 'host', why: 'withdrawn' });
  expect(take).not.toHaveBeenCalled();
});

test.each([
  ['is that of another table', { room: { ...room, table: 'other' } }],
  ['gives it another seat', { room }],
  ['is none that can be read', { sealed: 7 }],
  ['comes with no data file that can be one', { data: 'x'.repeat(100_001) }],
  ['names too many devices', { room: { ...room, guests: Array(99).fill(room.guests[0]) } }],
])('what is handed over and %s is not taken', async (_, forged) => {
  const devices = new Devices();
  const end = strange(devices.bertrand);
  end.say({ stage: { ...devices.host.stage } });
  end.say({ sits: { seat: 1, token: 'of-bertrand' } });
  end.say({ handing: true });
  await vi.waitFor(() => expect(end.heard).toContainEqual({ taking: 'yes' }));
  const seats = room.seats.map((seat, at) => ({ ...seat, controller: at === 1 ? 'host' : 'guest' }) as const);
  const sound = { room: { ...room, seats, epoch: 1 }, sealed: 'sealed', data: null };
  end.say({ handed: { ...sound, ...forged } as unknown as Handed });
  await vi.waitFor(() => expect(end.state === 'closed' || end.heard.at(-1)).not.toEqual({ taking: 'yes' }));
  if (end.state !== 'closed') expect(end.heard.at(-1)).toEqual({ taking: 'no' });
  expect(devices.there.ask).not.toHaveBeenCalled();
});

test.each([
  ['nor the data file that came with it', true, ['data', 'receive', 'forget']],
  ['but a data file that was here before', false, ['data', 'receive']],
])('of a match that is not taken nothing stays, %s', async (_, fresh, asked) => {
  const devices = new Devices();
  const { bertrand, there } = devices;
  there.ask.mockImplementation(async (op) => {
    if (op === 'receive') throw new EngineError({ code: 'handed-unfair', params: {} });
    return { edition: { id: 'own' }, faults: [], kept: true, fresh };
  });
  vi.spyOn(bertrand, 'hearAll').mockResolvedValue(true);
  const end = strange(bertrand);
  end.say({ stage: { ...devices.host.stage } });
  end.say({ sits: { seat: 1, token: 'of-bertrand' } });
  end.say({ handing: true });
  await vi.waitFor(() => expect(end.heard).toContainEqual({ taking: 'yes' }));
  const seats = room.seats.map((seat, at) => ({ ...seat, controller: at === 1 ? 'host' : 'guest' }) as const);
  end.say({ handed: { room: { ...room, seats, epoch: 1 }, sealed: 'sealed', data: 'file' } });
  await vi.waitFor(() => expect(end.heard.at(-1)).toEqual({ taking: 'no' }));
  expect(there.ask.mock.calls.map(([op]) => op)).toEqual(asked);
  if (fresh) expect(there.ask).toHaveBeenCalledWith('forget', { game: 'musketiere', data: 'own' });
  expect(pendingRoom()).toBeNull();
});

/** A host that says what he likes. */
function strange(guest: Guest, epoch = 0): HostsEnd {
  const end = new HostsEnd();
  guest.enter(end);
  end.say({ host: { protocol: PROTOCOL, build: 'test', room: 'room', epoch } });
  return end;
}

test('a device is not made a host without having been asked', () => {
  const guest = new Guest('Bertrand');
  const handed = vi.fn();
  guest.addEventListener('handed', handed);
  const end = strange(guest);
  end.say({ handed: { room: { ...room, epoch: 1 }, sealed: 'sealed', data: null } });
  expect(handed).not.toHaveBeenCalled();
  expect(guest.refused).toEqual({ code: 'handed-unasked', params: {} });
  expect(end.state).toBe('closed');
});

test('whoever has been at the next host’s table knows that the one before is host no more', () => {
  const guest = new Guest('Bertrand');
  strange(guest, 1);
  const end = strange(guest, 0);
  expect(guest.refused).toEqual({ code: 'handed-since', params: {} });
  expect(end.state).toBe('closed');
  expect(end.heard).toEqual([]);
});

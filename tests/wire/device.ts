/** A device at a table of several: its storage, its engine, and what the pages of the shell do with host and guest. */
import { AsyncLocalStorage } from 'node:async_hooks';
import type { GameTypes } from '../../web/generated/bridge';
import type { Game, Games } from '../../web/lib/game';
import type { Guest } from '../../web/lib/guests/guest';
import type { GuestDevice } from '../../web/lib/guests/guest-device';
import type { Outcome } from '../../web/lib/guests/handing';
import { Host } from '../../web/lib/guests/host';
import { pendingRoom } from '../../web/lib/guests/pending';
import { type Room, roomOf } from '../../web/lib/guests/room';
import { invite, receive, takeUp } from '../../web/lib/guests/taking';
import type { Handed } from '../../web/lib/guests/words';
import { GuestController } from '../../web/lib/table/guest';
import { PlayController } from '../../web/lib/table/play';
import type { BaseScene, Presenter } from '../../web/lib/table/presenter';
import { atOnce } from '../../web/lib/table/testing';
import { EngineError } from '../../web/worker/client';
import { ProcessEngine } from './engine';

export type AnyPresenter = Presenter<GameTypes, BaseScene>;
type Controller = PlayController<GameTypes, BaseScene>;

const here = new AsyncLocalStorage<Device>();

/** At which device something happens now. */
export function device(): Device {
  const at = here.getStore();
  if (!at) throw new Error('this happens at no device');
  return at;
}

/** What is done with a device's own storage is done there. */
export const storages: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => device().notes.get(key) ?? null,
  setItem: (key, text) => void device().notes.set(key, text),
  removeItem: (key) => void device().notes.delete(key),
};

/** What is the same for all at a table. */
interface Evening {
  readonly game: Game;
  readonly presenter: AnyPresenter;
  readonly chance: () => number;
  /** Of whoever has the match now; null while nobody has. */
  owner(): Device | null;
}

export class Device {
  readonly notes = new Map<string, string>();
  readonly engine: ProcessEngine;
  /** All that it was told as a guest. */
  readonly told: string[] = [];
  host: Host | null = null;
  guest: Guest | null = null;
  controller: Controller | null = null;
  #choosing = false;
  /** Ends when its player is no longer asked whether he takes the match. */
  #asked: AbortController | null = null;

  constructor(
    private readonly evening: Evening,
    readonly name: string,
    seed: number,
  ) {
    this.engine = new ProcessEngine(seed);
  }

  /** Whatever is done happens here, with all that comes of it. */
  at<T>(work: () => T): T {
    return here.run(this, work);
  }

  /** What comes in from elsewhere happens here, too. */
  bound<A extends unknown[]>(work: (...given: A) => void): (...given: A) => void {
    return (...given) => this.at(() => work(...given));
  }

  roomOf(match: string): Room | null {
    return this.at(() => roomOf(match));
  }

  /** What was handed over to this device, and may not be its own yet. */
  get pending(): Room | null {
    return this.at(pendingRoom);
  }

  /** Whether the match is this device's. */
  owns(match: string): boolean {
    const room = this.roomOf(match);
    return room !== null && room.handed === undefined && this.engine.has(match);
  }

  // ---- as a guest ------------------------------------------------------------------------------------------------------

  sitDown(guest: Guest): void {
    this.#leave();
    this.guest = guest;
    const { presenter } = this.evening;
    const controller = new GuestController(guest.engine, presenter, guest, atOnce, async () => {});
    this.#lay(controller);
    guest.engine.addEventListener('recovered', () => void controller.open());
    // As the page does, which builds the table when the match lies on that of the host.
    const built = () => {
      if (!guest.begun) return;
      guest.removeEventListener('change', built);
      void controller.open();
    };
    guest.addEventListener('change', built);
    guest.addEventListener('change', () => this.#beAsked(guest));
    built();
  }

  /** Whoever is asked takes the match mostly. */
  #beAsked(guest: Guest): void {
    if (guest.asked === 'no') {
      this.#asked?.abort();
      this.#asked = null;
    }
    if (guest.asked === 'no' || this.#asked) return;
    this.#asked = new AbortController();
    const { signal } = this.#asked;
    const answer = () => {
      if (signal.aborted) return;
      if (this.evening.chance() < 0.1) return guest.take('no');
      const handed = (event: Event) =>
        void this.#receive(guest, (event as CustomEvent<Handed>).detail, signal);
      guest.addEventListener('handed', handed, { once: true, signal });
      guest.take('yes');
    };
    setTimeout(answer, 2);
  }

  async #receive(guest: Guest, handed: Handed, signal: AbortSignal): Promise<void> {
    try {
      await receive(this.engine, guest, handed);
      if (signal.aborted) return;
      guest.addEventListener('yours', () => void this.becomeHost(), { once: true, signal });
      guest.take('kept');
    } catch (error) {
      if (!(error instanceof EngineError)) throw error;
      guest.take('no');
    }
  }

  // ---- as the host -----------------------------------------------------------------------------------------------------

  async becomeHost(): Promise<void> {
    const { game } = this.evening;
    const room = pendingRoom();
    if (!room) return;
    const host = await takeUp(this.engine, { get: () => game } as unknown as Games, room);
    const link = this.guest?.release() ?? null;
    this.be(host, room.match);
    if (link) invite(host, link);
  }

  be(host: Host, match: string): void {
    this.#leave();
    this.host = host;
    this.#open(host, match);
  }

  /** The page of the host is gone with all that it knew, and is loaded anew. */
  killed(match: string): void {
    const { engine, evening } = this;
    const room = this.roomOf(match);
    if (!room) throw new Error('it is the host of no such match');
    this.#leave();
    engine.kill();
    this.#choosing = false;
    this.be(Host.back(engine, evening.game, room), match);
  }

  #open(host: Host, match: string): void {
    const { presenter } = this.evening;
    const controller = new PlayController(
      this.engine,
      presenter,
      match,
      atOnce,
      async () => {},
      undefined,
      host,
    );
    this.#lay(controller);
    void controller.open();
  }

  async handOver(host: Host, to: GuestDevice, match: string): Promise<Outcome> {
    const handing = host.handOver(to);
    this.controller?.close();
    this.controller = null; // in its place the page says what goes on, and nothing can be played
    const outcome = await handing;
    if (outcome.now === 'host') this.#open(host, match);
    else this.sitDown(outcome.guest);
    return outcome;
  }

  // ---- the table -------------------------------------------------------------------------------------------------------

  #lay(controller: Controller): void {
    this.controller = controller;
    controller.addEventListener('change', () => queueMicrotask(() => void this.play()));
  }

  #leave(): void {
    this.controller?.close();
    this.guest?.leave();
    this.host?.close();
    this.guest = null;
    this.host = null;
  }

  /** Does what the table waits for, with any legal action. */
  async play(): Promise<void> {
    const { controller } = this;
    if (!controller) return;
    const { stage, frame } = controller;
    if (stage.at === 'scored') controller.goOn();
    const engine = this.evening.owner()?.engine;
    if (this.#choosing || stage.at !== 'choosing' || !engine || frame?.viewer == null) return;
    this.#choosing = true;
    const action = await engine.choose(frame.viewer);
    this.#choosing = false;
    if (action && controller.stage === stage) await controller.act(action as never);
  }

  end(): void {
    this.at(() => this.#leave());
    this.engine.end();
  }
}

/**
 * A table at which everybody has a device of his own: this one is the host's, in whose worker the match runs. Guests are
 * clients of the match, each by a link; whatever becomes of a link, the match and its seats stay.
 */
import type { EngineClient } from '../../worker/client';
import { newId } from '../../worker/ids';
import { plainName } from '../../worker/names';
import type { Options } from '../../worker/protocol';
import { USUAL } from '../computers';
import { startMatch } from '../form/judge';
import type { Game } from '../game';
import type { Remote } from '../table/remote';
import { drawTogether } from './dealing';
import { Entrance } from './entrance';
import { commitment, drawShare } from './fair';
import { GuestDevice } from './guest-device';
import { Handing } from './handing';
import { Line } from './line';
import type { Link } from './link';
import { forgetRoom, keepRoom, type Room, type Seat } from './room';
import { Seats } from './seats';
import { type FromGuest, type Gesture, PROTOCOL, type Stage } from './words';

declare const __BUILD__: string; // put in by the build

/**
 * Events: `change`, `news` and `behind` (as of a `Remote`), `laid`, `gesture` (with seat and gesture), `met` where a device has come in, and
 * `missed` (with an error) where none has.
 */
export class Host extends EventTarget implements Remote {
  readonly thinks = true;
  readonly seats: Seats;
  readonly entrance = new Entrance({
    isFull: () => this.seats.isFull,
    changed: () => this.#change(),
    met: (link) => this.welcome(link),
    missed: (error) => this.dispatchEvent(new CustomEvent('missed', { detail: error })),
  });
  /** The id under which the match is stored; null before it has begun. */
  match: string | null = null;
  /** What the engine makes of the seats, for those who gather. */
  seating: unknown = null;
  /** Devices are drawing the deal. */
  dealing = false;
  #laid = false;
  /** Under which name the match was dealt. */
  #table: string | null = null;
  #commitments: readonly string[] | undefined;
  /** How often the table has been handed over. */
  #epoch = 0;
  /** The match is being handed over to another device; nothing is played meanwhile. */
  handing: Handing | null = null;
  /** Who has the match now. */
  #handed: string | undefined;
  /** Ways by which somebody has come in and not said yet who he is. */
  readonly #strange = new Set<Line>();
  #closed = false;

  constructor(
    private readonly engine: EngineClient,
    readonly game: Game,
    public options: Options,
    seats: readonly Seat[],
    readonly room: string = newId(),
  ) {
    super();
    this.seats = new Seats(seats, () => this.match !== null);
  }

  /** A table that was left, by a reload or otherwise. */
  static back(engine: EngineClient, game: Game, room: Room): Host {
    const host = new Host(engine, game, room.options, room.seats, room.room);
    host.match = room.match;
    host.#table = room.table;
    host.#commitments = room.commitments;
    host.#epoch = room.epoch ?? 0;
    for (const seat of room.lent) host.seats.lent.add(seat);
    for (const { token, name, seat } of room.guests)
      host.seats.add(new GuestDevice(engine, token, name, seat));
    return host;
  }

  // ---- the course of the match asks ------------------------------------------------------------------------------------

  isAway(seat: number): boolean {
    return this.seats.isAway(seat);
  }

  laid(open: boolean): void {
    if (open) for (const { relay } of this.seats.guests) relay.forget();
    if (open === this.#laid && !open) return;
    this.#laid = open;
    if (open) this.#tell('opened'); // whose table does not stand yet opens it by this, and once
    this.#tellStage();
    this.dispatchEvent(new Event('laid'));
    if (!open) return;
    for (const guest of this.seats.guests) void this.#return(guest);
  }

  moved(): void {
    this.#tell('acted');
  }

  /** Whether the match lies on the table of this device. */
  get isLaid(): boolean {
    return this.#laid;
  }

  // ---- who is away -----------------------------------------------------------------------------------------------------

  /** A computer player decides at the seat of a guest who is away, until he is back. Rejects as the engine does. */
  async lend(seat: number): Promise<void> {
    await this.engine.ask('lend', { seat, player: USUAL });
    this.seats.lent.add(seat);
    this.#changed();
    const back = this.seats.guests.find((guest) => guest.seat === seat);
    if (back) await this.#return(back); // he has come meanwhile
  }

  /** Whoever is back, or takes a seat that nobody had, decides there himself. */
  async #return(guest: GuestDevice): Promise<void> {
    const { seat, relay, isHere } = guest;
    const { lent } = this.seats;
    if (seat === null || !lent.has(seat) || !this.#laid || !isHere) return;
    lent.delete(seat);
    try {
      await this.engine.ask('lend', { seat, player: null });
      relay.forget();
      guest.say({ news: 'opened' });
    } catch {
      lent.add(seat); // he has it when the match is opened next
    }
    this.#changed();
  }

  /** The match goes on at this device alone, which people give each other. */
  async disband(): Promise<void> {
    for (const seat of this.#laid ? this.seats.lent : [])
      await this.engine.ask('lend', { seat, player: null });
    if (this.match !== null) forgetRoom(this.match);
    this.close();
  }

  /**
   * Lets another device be the host from here on. Resolves with what this device is then: a guest, with the invitation by
   * which it comes in, or, as the other one will not or cannot, the host as before. Rejects as the engine does.
   */
  async handOver(to: GuestDevice): Promise<Handing['outcome']> {
    this.handing = new Handing(this, this.engine, to);
    this.#change();
    let isHost = true;
    try {
      const outcome = await this.handing.run();
      isHost = outcome.now === 'host';
      return outcome;
    } finally {
      if (isHost) this.handing = null;
      this.#change();
    }
  }

  /** The match is another device's from here on, whoever still says something here. */
  giveAway(to: string): void {
    this.#handed = to;
    this.#keep();
  }

  /** Who decides at a seat is another now. */
  #changed(): void {
    this.#keep();
    this.#change();
    this.#tell('acted');
    this.dispatchEvent(new Event('news'));
  }

  // ---- meeting ---------------------------------------------------------------------------------------------------------

  /** Other rules, or other people, for a match that has not begun; whoever is here stays. */
  arrange(options: Options, seats: readonly Seat[], seating: unknown): void {
    Object.assign(this, { options, seating });
    this.seats.arrange(seats);
    for (const guest of this.seats.guests) this.#placed(guest);
    this.#change();
  }

  /** A device has come in. */
  welcome(link: Link): void {
    if (this.#closed) {
      link.close();
      return;
    }
    const line = new Line(link);
    this.#strange.add(line);
    line.onstate = (state) => {
      if (state === 'closed') this.#strange.delete(line);
      this.#change();
    };
    line.onsaid = (said) => {
      this.#strange.delete(line);
      if (!('guest' in said)) {
        line.close();
        return;
      }
      const { protocol, build, token, name } = said.guest;
      this.dispatchEvent(new Event('met'));
      if (protocol !== PROTOCOL || build !== __BUILD__) {
        line.say({ refused: { code: 'guests-other-build', params: {} } });
        line.close();
      } else this.#seat(line, token, plainName(name).trim());
    };
    if (this.#handed === undefined)
      line.say({ host: { protocol: PROTOCOL, build: __BUILD__, room: this.room, epoch: this.#epoch } });
    else {
      line.say({ refused: { code: 'handed-since', params: {} } });
      line.close();
    }
  }

  /** Who was here before has the seat from before; who is new, the first that is free. */
  #seat(line: Line, token: string | null, name: string): void {
    const known = this.seats.guests.find((guest) => guest.token === token);
    if (!known && this.seats.isFull) {
      line.say({ refused: { code: 'guests-full', params: {} } });
      line.close();
      return;
    }
    const guest = known ?? this.#add(name);
    guest.enter(line);
    line.onsaid = (said) => this.#hear(guest, line, said);
    line.onstate = (state) => {
      this.#change();
      if (state === 'open') void this.#return(guest);
    };
    this.#placed(guest);
    void this.#return(guest);
  }

  #add(name: string): GuestDevice {
    const guest = new GuestDevice(this.engine, newId(), '', null);
    this.seats.offer(guest, name);
    this.seats.add(guest);
    return guest;
  }

  #placed(guest: GuestDevice): void {
    guest.say({ sits: { seat: guest.seat, token: guest.token } });
    this.#keep();
    if (this.#laid) guest.say({ news: 'opened' });
    this.#change();
  }

  // ---- what guests say -------------------------------------------------------------------------------------------------

  #hear(guest: GuestDevice, line: Line, said: FromGuest): void {
    if (guest.line !== line) return; // the device has come in by another way since
    if ('ask' in said) void this.#answer(guest, said.ask);
    else if ('sit' in said) this.#sit(guest, said.sit);
    else if (!('gesture' in said)) line.close();
    else if (guest.seat !== null && guest.mayGesture()) this.gesture(guest.seat, said.gesture);
  }

  async #answer(guest: GuestDevice, asking: Parameters<GuestDevice['ask']>[0]): Promise<void> {
    // Whoever takes the match over hears first how it stands.
    const isOpen = () => this.#laid || (this.handing !== null && asking.op === 'poll');
    const outcome = await guest.ask(asking, isOpen);
    if (outcome === 'acted') {
      this.#tell('acted', guest);
      this.dispatchEvent(new Event('news'));
    } else if (outcome === 'behind') this.dispatchEvent(new Event('behind'));
  }

  #sit(guest: GuestDevice, { seat, name }: { seat: number | null; name: string }): void {
    if (!this.dealing) this.seats.sit(guest, seat, plainName(name).trim());
    this.#placed(guest);
    void this.#return(guest);
  }

  /** Shows everybody what somebody does. */
  gesture(seat: number, gesture: Gesture): void {
    const said = { seat, gesture };
    for (const guest of this.seats.guests) guest.say({ gesture: said });
    this.dispatchEvent(new CustomEvent('gesture', { detail: said }));
  }

  // ---- the match -------------------------------------------------------------------------------------------------------

  /**
   * Deals and begins; computer players sit where nobody has. Rejects where a device does not do its part, and as the engine
   * does; then nothing has begun.
   */
  begin(): Promise<string> {
    const { seats } = this;
    seats.dropGone();
    return this.#deal(seats.all, seats.guests);
  }

  /** The same people once more, each `turned` by so many seats; computer players go on where somebody is away. */
  again(turned: number): Promise<string> {
    const { all: seats, guests } = this.seats;
    const turn = (seat: number | null) =>
      seat === null ? null : (seat + seats.length - turned) % seats.length;
    return this.#deal(
      seats.map((_, seat) => seats[(seat + turned) % seats.length] as Seat),
      guests.map(({ seat }) => ({ seat: turn(seat) })),
    );
  }

  /** `placed`: the guests, with the seats that they will have. */
  async #deal(seats: readonly Seat[], placed: readonly Pick<GuestDevice, 'seat'>[]): Promise<string> {
    this.dealing = true;
    this.#change();
    try {
      const table = newId();
      const { dealt: shares, commitments } = await this.#drawShares(table);
      const players = seats.map(({ name, controller }) => ({
        name,
        controller: controller === 'host' || controller === 'guest' ? 'human' : controller,
      }));
      const match = await startMatch(this.engine, this.game, this.options, players, { shares });
      this.match = match;
      this.seats.all = seats;
      this.#laid = false; // what lies on the table is the match before
      this.#table = table;
      this.#commitments = commitments;
      this.seats.lent.clear();
      for (const [at, guest] of this.seats.guests.entries()) {
        guest.seat = placed[at]?.seat ?? null;
        guest.say({ sits: { seat: guest.seat, token: guest.token } });
        guest.say({ begun: true });
      }
      await this.#fill();
      this.#keep();
      return match;
    } finally {
      this.dealing = false;
      this.#change();
    }
  }

  async #drawShares(table: string): ReturnType<typeof drawTogether> {
    const share = drawShare();
    const own = { share, commitment: await commitment(table, share) };
    const devices = this.seats.guests.flatMap((guest) => {
      const { line, isGone } = guest;
      return line && !isGone ? [{ name: this.seats.nameOf(guest), line }] : [];
    });
    const fits = async (told: string, drawn: string) => (await commitment(table, drawn)) === told;
    return drawTogether(table, own, devices, fits);
  }

  /** Computer players go on where nobody is. */
  async #fill(): Promise<void> {
    for (const seat of this.seats.deserted) {
      await this.engine.ask('lend', { seat, player: USUAL });
      this.seats.lent.add(seat);
    }
  }

  /** Nobody comes in any more, and all who are here are let go. */
  close(): void {
    this.#closed = true;
    this.entrance.close();
    for (const line of [...this.#strange, ...this.seats.guests.map((guest) => guest.line)]) line?.close();
  }

  // ---- telling ---------------------------------------------------------------------------------------------------------

  get stage(): Stage {
    const { places, onlookers } = this.seats;
    const { game, options, seating } = this;
    const [table, laid] = [this.#table, this.#laid];
    return { game: game.id, options, places, seating, onlookers, table, laid };
  }

  #tell(news: 'acted' | 'opened', but: GuestDevice | null = null): void {
    for (const guest of this.seats.guests) if (guest !== but) guest.say({ news });
  }

  #tellStage(): void {
    const { stage } = this;
    for (const guest of this.seats.guests) guest.say({ stage });
  }

  #change(): void {
    this.#tellStage();
    this.dispatchEvent(new Event('change'));
  }

  #keep(): void {
    const { kept } = this;
    if (kept) keepRoom(kept);
  }

  /** All that belongs to the table of a match that has begun. */
  get kept(): Room | null {
    const { match, room, options, game } = this;
    const { all: seats, lent } = this.seats;
    const [table, epoch, commitments] = [this.#table, this.#epoch, this.#commitments];
    if (match === null || table === null) return null;
    const guests = this.seats.guests.map(({ token, name, seat }) => ({ token, name, seat }));
    const more = {
      epoch,
      ...(commitments && { commitments }),
      ...(this.#handed !== undefined && { handed: this.#handed }),
    };
    return { match, room, table, game: game.id, options, seats, lent: [...lent], guests, ...more };
  }
}

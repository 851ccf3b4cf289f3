/**
 * A table at which everybody has a device of his own: this one is the host's, in whose worker the match runs. Guests are
 * clients of the match, each by a link; whatever becomes of a link, the match and its seats stay.
 */
import type { DealtShares } from '../../generated/bridge';
import type { EngineClient } from '../../worker/client';
import { newId } from '../../worker/ids';
import { plainName } from '../../worker/names';
import type { Options } from '../../worker/protocol';
import { USUAL } from '../computers';
import { startMatch } from '../form/judge';
import type { Game } from '../game';
import { t } from '../i18n';
import type { Remote } from '../table/remote';
import { drawTogether } from './dealing';
import { commitment, drawShare } from './fair';
import { Line } from './line';
import type { Link } from './link';
import { invite, type Meeting } from './peer';
import { Relay, refusalOf } from './relay';
import { forgetRoom, keepRoom, type Room, type Seat } from './room';
import { SignalError, unpackSignal } from './signal';
import { type FromGuest, type Gesture, type Place, PROTOCOL, type Stage } from './words';

declare const __BUILD__: string; // put in by the build

type Asking = Extract<FromGuest, { ask: unknown }>['ask'];

/** A device that has sat down or looks on; it may be away. */
export interface GuestDevice {
  readonly token: string;
  name: string;
  seat: number | null;
  line: Line | null;
  /** Number of its last request: what comes again, or late, is not carried out twice. */
  asked: number;
  /** Its requests are carried out one after the other. */
  turn: Promise<unknown>;
  /** How many of them wait. */
  waiting: number;
  /** When it made its last gesture. */
  gestured: number;
  readonly relay: Relay;
}

const MOST_GUESTS = 8;
/** Requests that a guest may have waiting: its table asks one after the other. */
const MOST_WAITING = 32;
/** Milliseconds between two gestures of a guest. */
const STILL = 1000;

/**
 * Events: `change`, `news` (as of a `Remote`), `gesture` (with seat and gesture), `met` where a device has come in, and
 * `missed` (with an error) where none has.
 */
export class Host extends EventTarget implements Remote {
  readonly thinks = true;
  readonly guests: GuestDevice[] = [];
  /** The way in for the next device; null while it is prepared or cannot be. */
  meeting: Meeting | null = null;
  /** The id under which the match is stored; null before it has begun. */
  match: string | null = null;
  /** What the engine makes of the seats, for those who gather. */
  seating: unknown = null;
  /** Devices are drawing the deal. */
  dealing = false;
  #laid = false;
  #meetings: Meeting[] = [];
  /** Under which name the match was dealt. */
  #table: string | null = null;
  /** Seats of guests where computer players go on. */
  readonly #lent = new Set<number>();

  constructor(
    private readonly engine: EngineClient,
    readonly game: Game,
    public options: Options,
    public seats: readonly Seat[],
    readonly room: string = newId(),
  ) {
    super();
  }

  /** A table that was left, by a reload or otherwise. */
  static back(engine: EngineClient, game: Game, room: Room): Host {
    const host = new Host(engine, game, room.options, room.seats, room.room);
    host.match = room.match;
    host.#table = room.table;
    for (const seat of room.lent) host.#lent.add(seat);
    for (const { token, name, seat } of room.guests) host.#add(token, name, seat);
    return host;
  }

  // ---- the course of the match asks ------------------------------------------------------------------------------------

  isAway(seat: number): boolean {
    return this.seats[seat]?.controller === 'guest';
  }

  laid(open: boolean): void {
    if (open) for (const { relay } of this.guests) relay.forget();
    if (open === this.#laid && !open) return;
    this.#laid = open;
    if (open) this.#tell('opened'); // whose table does not stand yet opens it by this, and once
    this.#tellStage();
    if (!open) return;
    for (const guest of this.guests) void this.#return(guest);
  }

  moved(): void {
    this.#tell('acted');
  }

  // ---- who is away -----------------------------------------------------------------------------------------------------

  /** A computer player decides at the seat of a guest who is away, until he is back. Rejects as the engine does. */
  async lend(seat: number): Promise<void> {
    await this.engine.ask('lend', { seat, player: USUAL });
    this.#lent.add(seat);
    this.#changed();
  }

  /** Whoever is back, or takes a seat that nobody had, decides there himself. */
  async #return(guest: GuestDevice): Promise<void> {
    const { seat, line, relay } = guest;
    if (seat === null || !this.#lent.has(seat) || !this.#laid || line?.state !== 'open') return;
    this.#lent.delete(seat);
    try {
      await this.engine.ask('lend', { seat, player: null });
      relay.forget();
      line.say({ news: 'opened' });
    } catch {
      this.#lent.add(seat); // he has it when the match is opened next
    }
    this.#changed();
  }

  /** The match goes on at this device alone, which people give each other. */
  async disband(): Promise<void> {
    for (const seat of this.#laid ? this.#lent : []) await this.engine.ask('lend', { seat, player: null });
    if (this.match !== null) forgetRoom(this.match);
    this.close();
  }

  /** Who decides at a seat is another now. */
  #changed(): void {
    this.#keep();
    this.#change();
    this.#tell('acted');
    this.dispatchEvent(new Event('news'));
  }

  // ---- meeting ---------------------------------------------------------------------------------------------------------

  /** Whether as many devices are here as there is room for. */
  get isFull(): boolean {
    return this.guests.length - this.missing.length >= MOST_GUESTS;
  }

  /** Other rules, or other people, for a match that has not begun; whoever is here stays. */
  arrange(options: Options, seats: readonly Seat[], seating: unknown): void {
    const held = this.guests.map(({ seat }) => seat);
    Object.assign(this, { options, seats, seating });
    for (const guest of this.guests) guest.seat = null;
    for (const [at, guest] of this.guests.entries()) {
      if (held[at] === null) continue;
      guest.seat = this.#free();
      this.#call(guest, guest.name);
      this.#placed(guest);
    }
    this.#change();
  }

  /** Prepares the way in for one more device. Rejects where the browser cannot. */
  async open(): Promise<void> {
    if (this.meeting || this.isFull) return;
    const meeting = await invite();
    this.meeting = meeting;
    this.#meetings.push(meeting);
    this.#change();
    meeting.link.then(
      (link) => this.welcome(link),
      (error: unknown) => this.dispatchEvent(new CustomEvent('missed', { detail: error })),
    );
  }

  /** What a guest's device has shown or sent. Rejects with a `SignalError`: also where it answers no invitation of here. */
  async accept(code: string): Promise<void> {
    const { meeting: number } = unpackSignal(code);
    const meeting = this.#meetings.find((one) => one.number === number);
    if (!meeting) throw new SignalError('signal-other');
    await meeting.accept(code);
    if (meeting !== this.meeting) return;
    this.meeting = null;
    await this.open();
  }

  /** A device has come in. */
  welcome(link: Link): void {
    const line = new Line(link);
    line.onstate = () => this.#change();
    line.onsaid = (said) => {
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
    line.say({ host: { protocol: PROTOCOL, build: __BUILD__, room: this.room } });
  }

  /** Who was here before has the seat from before; who is new, the first that is free. */
  #seat(line: Line, token: string | null, name: string): void {
    const known = this.guests.find((guest) => guest.token === token);
    if (!known && this.isFull) {
      line.say({ refused: { code: 'guests-full', params: {} } });
      line.close();
      return;
    }
    const guest = known ?? this.#add(newId(), '', this.#free(), name);
    guest.line?.close();
    guest.line = line;
    guest.asked = 0;
    void guest.relay.leave();
    line.onsaid = (said) => this.#hear(guest, line, said);
    line.onstate = (state) => {
      this.#change();
      if (state === 'open') void this.#return(guest);
    };
    this.#placed(guest);
    void this.#return(guest);
  }

  #add(token: string, name: string, seat: number | null, wish = name): GuestDevice {
    const relay = new Relay(this.engine, () => guest.seat);
    const still = { line: null, asked: 0, turn: Promise.resolve(), waiting: 0, gestured: 0 };
    const guest: GuestDevice = { token, name, seat, ...still, relay };
    this.guests.push(guest);
    if (seat !== null && wish) this.#call(guest, wish);
    return guest;
  }

  /** Of a match that goes on already, whoever is new looks on until he sits down himself. */
  #free(): number | null {
    if (this.match !== null) return null;
    const free = this.seats.findIndex((_, seat) => this.#isFree(seat));
    return free < 0 ? null : free;
  }

  /** A name that somebody else has already is left as it was. */
  #call(guest: GuestDevice, name: string): void {
    const { seat } = guest;
    const place = seat === null ? undefined : this.seats[seat];
    const others = this.seats.filter((one) => one !== place).map((one) => one.name.toLocaleLowerCase());
    if (!name || others.includes(name.toLocaleLowerCase())) return;
    guest.name = name;
    if (place && this.match === null) place.name = name;
  }

  #placed(guest: GuestDevice): void {
    guest.line?.say({ sits: { seat: guest.seat, token: guest.token } });
    this.#keep();
    if (this.#laid) guest.line?.say({ news: 'opened' });
    this.#change();
  }

  // ---- what guests say -------------------------------------------------------------------------------------------------

  #hear(guest: GuestDevice, line: Line, said: FromGuest): void {
    if (guest.line !== line) return; // the device has come in by another way since
    if ('ask' in said) this.#queue(guest, line, said.ask);
    else if ('sit' in said) this.#sit(guest, said.sit);
    else if ('gesture' in said) this.#gesture(guest, said.gesture);
    else line.close();
  }

  #queue(guest: GuestDevice, line: Line, ask: Asking): void {
    if (guest.waiting >= MOST_WAITING) {
      line.close();
      return;
    }
    guest.waiting += 1;
    guest.turn = guest.turn
      .then(() => this.#answer(guest, line, ask))
      .finally(() => {
        guest.waiting -= 1;
      });
  }

  async #answer(guest: GuestDevice, line: Line, { number, op, body }: Asking): Promise<void> {
    if (number <= guest.asked || guest.line !== line) return;
    if (number > guest.asked + 1) {
      line.close(); // something has been lost on the way
      return;
    }
    guest.asked = number;
    const answer = this.#laid ? await guest.relay.answer(op, body) : refusalOf('guests-host-away');
    line.say({ answer: { to: number, body: answer } });
    if ('error' in answer || (op !== 'act' && op !== 'undo')) return;
    this.#tell('acted', guest);
    this.dispatchEvent(new Event('news'));
  }

  /**
   * Before the match begins a guest may take another seat that is free, or only look on; later, whoever looks on may take
   * one that is free.
   */
  #sit(guest: GuestDevice, { seat, name }: { seat: number | null; name: string }): void {
    const mayMove = !this.dealing && (this.match === null || guest.seat === null);
    if (mayMove && (seat === null || seat === guest.seat || this.#isFree(seat))) {
      const old = guest.seat === null ? undefined : this.seats[guest.seat];
      if (old && seat !== guest.seat) old.name = old.usual;
      guest.seat = seat;
      this.#call(guest, plainName(name).trim());
    }
    this.#placed(guest);
    void this.#return(guest);
  }

  #isFree(seat: number): boolean {
    return this.seats[seat]?.controller === 'guest' && !this.guests.some((guest) => guest.seat === seat);
  }

  #gesture(guest: GuestDevice, gesture: Gesture): void {
    if (guest.seat === null || performance.now() - guest.gestured < STILL) return;
    guest.gestured = performance.now();
    this.gesture(guest.seat, gesture);
  }

  /** Shows everybody what somebody does. */
  gesture(seat: number, gesture: Gesture): void {
    const said = { seat, gesture };
    for (const { line } of this.guests) line?.say({ gesture: said });
    this.dispatchEvent(new CustomEvent('gesture', { detail: said }));
  }

  // ---- the match -------------------------------------------------------------------------------------------------------

  nameOf({ name, seat }: GuestDevice): string {
    return (seat === null ? name : this.seats[seat]?.name) || t('guests-onlooker');
  }

  /** Those at the table who could not be asked now. */
  get missing(): readonly GuestDevice[] {
    return this.guests.filter(({ line }) => line === null || line.state !== 'open');
  }

  /**
   * Deals and begins; computer players sit where nobody has. Rejects where a device does not do its part, and as the engine
   * does; then nothing has begun.
   */
  begin(): Promise<string> {
    for (const gone of this.guests.filter(({ line }) => line === null || line.state === 'closed'))
      this.guests.splice(this.guests.indexOf(gone), 1);
    return this.#deal(this.seats, this.guests);
  }

  /** The same people once more, each `turned` by so many seats; computer players go on where somebody is away. */
  again(turned: number): Promise<string> {
    const { seats } = this;
    const turn = (seat: number | null) =>
      seat === null ? null : (seat + seats.length - turned) % seats.length;
    return this.#deal(
      seats.map((_, seat) => seats[(seat + turned) % seats.length] as Seat),
      this.guests.map(({ seat }) => ({ seat: turn(seat) })),
    );
  }

  /** `placed`: the guests, with the seats that they will have. */
  async #deal(seats: readonly Seat[], placed: readonly Pick<GuestDevice, 'seat'>[]): Promise<string> {
    this.dealing = true;
    this.#change();
    try {
      const table = newId();
      const shares = await this.#drawShares(table);
      const players = seats.map(({ name, controller }) => ({
        name,
        controller: controller === 'host' || controller === 'guest' ? 'human' : controller,
      }));
      const match = await startMatch(this.engine, this.game, this.options, players, { shares });
      Object.assign(this, { match, seats });
      this.#laid = false; // what lies on the table is the match before
      this.#table = table;
      this.#lent.clear();
      for (const [at, guest] of this.guests.entries()) {
        guest.seat = placed[at]?.seat ?? null;
        guest.line?.say({ sits: { seat: guest.seat, token: guest.token } });
        guest.line?.say({ begun: true });
      }
      await this.#fill();
      this.#keep();
      return match;
    } finally {
      this.dealing = false;
      this.#change();
    }
  }

  async #drawShares(table: string): Promise<DealtShares> {
    const share = drawShare();
    const own = { share, commitment: await commitment(table, share) };
    const devices = this.guests.flatMap((guest) => {
      const { line } = guest;
      return line && line.state !== 'closed' ? [{ name: this.nameOf(guest), line }] : [];
    });
    const fits = async (told: string, drawn: string) => (await commitment(table, drawn)) === told;
    return drawTogether(table, own, devices, fits);
  }

  /** Computer players go on where nobody is. */
  async #fill(): Promise<void> {
    for (const [seat, { controller }] of this.seats.entries()) {
      const here = this.guests.some(
        (guest) => guest.seat === seat && guest.line && guest.line.state !== 'closed',
      );
      if (controller !== 'guest' || here) continue;
      await this.engine.ask('lend', { seat, player: USUAL });
      this.#lent.add(seat);
    }
  }

  /** Nobody comes in any more, and all who are here are let go. */
  close(): void {
    for (const meeting of this.#meetings) meeting.close();
    for (const { line } of this.guests) line?.close();
  }

  // ---- telling ---------------------------------------------------------------------------------------------------------

  get stage(): Stage {
    const places = this.seats.map(({ name, controller }, seat): Place => {
      if (controller === 'host') return { name, who: 'host', here: true, free: false, lent: false };
      if (controller !== 'guest') return { name, who: 'computer', here: true, free: false, lent: false };
      const here = this.guests.some((guest) => guest.seat === seat && guest.line?.state === 'open');
      return { name, who: 'guest', here, free: this.#isFree(seat), lent: this.#lent.has(seat) };
    });
    const onlookers = this.guests.filter(({ seat, line }) => seat === null && line?.state === 'open').length;
    const { game, options, seating } = this;
    const [table, laid] = [this.#table, this.#laid];
    return { game: game.id, options, places, seating, onlookers, table, laid };
  }

  #tell(news: 'acted' | 'opened', but: GuestDevice | null = null): void {
    for (const guest of this.guests) if (guest !== but) guest.line?.say({ news });
  }

  #tellStage(): void {
    const { stage } = this;
    for (const { line } of this.guests) line?.say({ stage });
  }

  #change(): void {
    this.#tellStage();
    this.dispatchEvent(new Event('change'));
  }

  #keep(): void {
    const { match, room, options, seats, game } = this;
    const table = this.#table;
    if (match === null || table === null) return;
    const guests = this.guests.map(({ token, name, seat }) => ({ token, name, seat }));
    keepRoom({ match, room, table, game: game.id, options, seats, lent: [...this.#lent], guests });
  }
}

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
import { commitment, drawShare } from './fair';
import { Line } from './line';
import type { Link } from './link';
import { invite, type Meeting } from './peer';
import { Relay, refusalOf } from './relay';
import { keepRoom, type Room, type Seat } from './room';
import { SignalError, unpackSignal } from './signal';
import { type FromGuest, type Gesture, type Place, PROTOCOL, type Stage } from './words';

declare const __BUILD__: string; // put in by the build

/** A device that has sat down or looks on; it may be away. */
export interface Guest {
  readonly token: string;
  name: string;
  seat: number | null;
  line: Line | null;
  /** Number of its last request: what comes again, or late, is not carried out twice. */
  asked: number;
  /** Its requests are carried out one after the other. */
  turn: Promise<unknown>;
  readonly relay: Relay;
  /** What it has found out about the deal, when the match was over. */
  checked: boolean | null;
}

export const MOST_GUESTS = 8;

/** Events: `change`, `news` (as of a `Remote`), `gesture` (with seat and gesture) and `missed` (with an error). */
export class Host extends EventTarget implements Remote {
  readonly thinks = true;
  readonly guests: Guest[] = [];
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

  constructor(
    private readonly engine: EngineClient,
    readonly game: Game,
    readonly options: Options,
    public seats: readonly Seat[],
    readonly room: string = newId(),
  ) {
    super();
  }

  /** A table that was left, by a reload or otherwise. */
  static back(engine: EngineClient, game: Game, room: Room): Host {
    const host = new Host(engine, game, room.options, room.seats, room.room);
    host.match = room.match;
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
    this.#tellStage();
    if (open) this.#tell('opened');
  }

  moved(): void {
    this.#tell('acted');
  }

  // ---- who is away -----------------------------------------------------------------------------------------------------

  /** A computer player decides at the seat of a guest who is away, until he is back. Rejects as the engine does. */
  async lend(seat: number): Promise<void> {
    await this.engine.ask('lend', { seat, player: USUAL });
    this.#changed();
  }

  async #giveBack(seat: number | null): Promise<void> {
    if (seat === null || this.match === null || !this.#laid) return;
    const { lent } = await this.engine.ask('lend', { seat, player: null });
    if (lent) this.#changed();
  }

  /** Who decides at a seat is another now. */
  #changed(): void {
    this.#tell('acted');
    this.dispatchEvent(new Event('news'));
  }

  // ---- meeting ---------------------------------------------------------------------------------------------------------

  /** Prepares the way in for one more device. Rejects where the browser cannot. */
  async open(): Promise<void> {
    if (this.meeting || this.guests.length >= MOST_GUESTS) return;
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
    if (!known && this.guests.length >= MOST_GUESTS) {
      line.say({ refused: { code: 'guests-full', params: {} } });
      line.close();
      return;
    }
    const guest = known ?? this.#add(newId(), '', this.#free(), name);
    if (known) void this.#giveBack(guest.seat);
    guest.line?.close();
    guest.line = line;
    guest.asked = 0;
    void guest.relay.leave();
    line.onsaid = (said) => this.#hear(guest, line, said);
    line.onstate = () => this.#change();
    this.#placed(guest);
  }

  #add(token: string, name: string, seat: number | null, wish = name): Guest {
    const relay = new Relay(this.engine, () => guest.seat);
    const guest: Guest = {
      token,
      name,
      seat,
      line: null,
      asked: 0,
      turn: Promise.resolve(),
      relay,
      checked: null,
    };
    this.guests.push(guest);
    if (seat !== null && wish) this.#call(guest, wish);
    return guest;
  }

  #free(): number | null {
    if (this.match !== null) return null;
    const taken = new Set(this.guests.map(({ seat }) => seat));
    const free = this.seats.findIndex(({ controller }, seat) => controller === 'guest' && !taken.has(seat));
    return free < 0 ? null : free;
  }

  /** A name that somebody else has already is left as it was. */
  #call(guest: Guest, name: string): void {
    const { seat } = guest;
    const place = seat === null ? undefined : this.seats[seat];
    const others = this.seats.filter((one) => one !== place).map((one) => one.name.toLocaleLowerCase());
    if (!name || others.includes(name.toLocaleLowerCase())) return;
    guest.name = name;
    if (place && this.match === null) place.name = name;
  }

  #placed(guest: Guest): void {
    guest.line?.say({ sits: { seat: guest.seat, token: guest.token } });
    this.#keep();
    this.#change();
    if (this.#laid) guest.line?.say({ news: 'opened' });
  }

  // ---- what guests say -------------------------------------------------------------------------------------------------

  #hear(guest: Guest, line: Line, said: FromGuest): void {
    if (guest.line !== line) return; // the device has come in by another way since
    if ('ask' in said) guest.turn = guest.turn.then(() => this.#answer(guest, line, said.ask));
    else if ('sit' in said) this.#sit(guest, said.sit);
    else if ('gesture' in said) this.gesture(guest.seat, said.gesture, guest);
    else if ('checked' in said) {
      guest.checked = said.checked;
      this.#change();
    } else line.close();
  }

  async #answer(guest: Guest, line: Line, { number, op, body }: Extract<FromGuest, { ask: unknown }>['ask']) {
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

  /** Before the match has begun a guest may take another seat that is free, or only look on. */
  #sit(guest: Guest, { seat, name }: { seat: number | null; name: string }): void {
    const isFree =
      seat === null ||
      (this.seats[seat]?.controller === 'guest' &&
        !this.guests.some((one) => one !== guest && one.seat === seat));
    if (this.match === null && !this.dealing && isFree) {
      guest.seat = seat;
      this.#call(guest, plainName(name).trim());
    }
    this.#placed(guest);
  }

  gesture(seat: number | null, gesture: Gesture, from: Guest | null = null): void {
    if (seat === null) return;
    const said = { seat, gesture };
    for (const guest of this.guests) if (guest !== from) guest.line?.say({ gesture: said });
    this.dispatchEvent(new CustomEvent('gesture', { detail: said }));
  }

  // ---- the match -------------------------------------------------------------------------------------------------------

  nameOf({ name, seat }: Guest): string {
    return name || (seat === null ? '' : (this.seats[seat]?.name ?? ''));
  }

  /** Those at the table who could not be asked now. */
  get missing(): readonly Guest[] {
    return this.guests.filter(({ line }) => line === null || line.state !== 'open');
  }

  /**
   * Deals and begins; computer players sit where nobody has. Rejects with `DealRefused` where a device does not do its part,
   * and as the engine does; then nothing has begun.
   */
  async begin(): Promise<string> {
    this.dealing = true;
    this.#change();
    try {
      const table = newId();
      const share = drawShare();
      const own = { share, commitment: await commitment(table, share) };
      const devices = this.guests.flatMap((guest) =>
        guest.line ? [{ name: this.nameOf(guest), line: guest.line }] : [],
      );
      const fits = async (said: string, drawn: string) => (await commitment(table, drawn)) === said;
      const shares = await drawTogether(table, own, devices, fits);
      const sitting = new Set(this.guests.map(({ seat }) => seat));
      for (const [seat, place] of this.seats.entries())
        if (place.controller === 'guest' && !sitting.has(seat)) place.controller = USUAL;
      const players = this.seats.map(({ name, controller }) => ({
        name,
        controller: controller === 'host' || controller === 'guest' ? 'human' : controller,
      }));
      this.match = await startMatch(this.engine, this.game, this.options, players, { shares });
      this.#laid = false; // what lies on the table is the match before
      for (const guest of this.guests) guest.checked = null;
      for (const { line } of this.guests) line?.say({ begun: { table } });
      this.#keep();
      return this.match;
    } finally {
      this.dealing = false;
      this.#change();
    }
  }

  /** The same people once more, each `turned` by so many seats; computer players sit where somebody has gone. */
  again(turned: number): Promise<string> {
    const { seats } = this;
    const here = this.guests.filter(({ line }) => line !== null && line.state !== 'closed');
    this.guests.splice(0, this.guests.length, ...here);
    this.seats = seats.map((_, seat) => seats[(seat + turned) % seats.length] as Seat);
    for (const guest of here) {
      const place = guest.seat === null ? undefined : seats[guest.seat];
      guest.seat = place ? this.seats.indexOf(place) : null;
      guest.line?.say({ sits: { seat: guest.seat, token: guest.token } });
    }
    return this.begin();
  }

  /** Nobody comes in any more, and all who are here are let go. */
  close(): void {
    for (const meeting of this.#meetings) meeting.close();
    for (const { line } of this.guests) line?.close();
  }

  // ---- telling ---------------------------------------------------------------------------------------------------------

  get stage(): Stage {
    const places = this.seats.map(({ name, controller }, seat): Place => {
      if (controller === 'host') return { name, who: 'host', here: true };
      if (controller !== 'guest') return { name, who: 'computer', here: true };
      const here = this.guests.some((guest) => guest.seat === seat && guest.line?.state === 'open');
      return { name, who: 'guest', here };
    });
    const onlookers = this.guests.filter(({ seat, line }) => seat === null && line?.state === 'open').length;
    const { game, options, seating } = this;
    return { game: game.id, options, places, seating, onlookers, laid: this.#laid };
  }

  #tell(news: 'acted' | 'opened', but: Guest | null = null): void {
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
    if (match === null) return;
    const guests = this.guests.map(({ token, name, seat }) => ({ token, name, seat }));
    keepRoom({ match, room, game: game.id, options, seats, guests });
  }
}

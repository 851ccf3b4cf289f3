/**
 * What crosses between the devices of one table: each message is a JSON object with one key, which says what it is. The
 * host believes nothing of what a guest sends before it has been read here; a guest is told nothing that its seat may not
 * know, as all it is told of the match was answered to a client of its own.
 */
import type { Message } from '../../generated/bridge';
import type { Op, Options } from '../../worker/protocol';
import { isRoom, type Room } from './room';

/** Devices that speak otherwise, or run another build, cannot play together: they would not draw the same. */
export const PROTOCOL = 1;
export const longestName = 24;

export const gestures = ['hat', 'applause', 'laugh', 'sigh', 'glove', 'hourglass'] as const;
export type Gesture = (typeof gestures)[number];

/** What a guest may ask of the engine of the host. */
export const guestOps = [
  'follow',
  'poll',
  'act',
  'undo',
  'stand_in',
  'analyse',
  'cancel',
  'forecast',
  'record',
  'shares',
] as const satisfies readonly Op[];
export type GuestOp = (typeof guestOps)[number];

/** A seat as everybody at the table sees it. */
export interface Place {
  readonly name: string;
  readonly who: 'host' | 'guest' | 'computer';
  /** Somebody sits there, and his device is heard. */
  readonly here: boolean;
  /** Nobody sits there, not even somebody who is away. */
  readonly free: boolean;
  /** A computer player goes on there. */
  readonly lent: boolean;
}

/** Who is there, who sits where, and by which rules. */
export interface Stage {
  readonly game: string;
  readonly options: Options;
  readonly places: readonly Place[];
  /** What the options make of the seats, in the words of the engine. */
  readonly seating: unknown;
  /** Devices that look on. */
  readonly onlookers: number;
  /** Under which name the match was dealt; null before. */
  readonly table: string | null;
  /** The match lies on the table of the host; else it has not begun, or he looks at something else. */
  readonly laid: boolean;
}

export type FromHost =
  /** `epoch`: how often the table has been handed over. */
  | {
      readonly host: {
        readonly protocol: number;
        readonly build: string;
        readonly room: string;
        readonly epoch?: number;
      };
    }
  /** `token`: by which this device is known when it comes back. */
  | { readonly sits: { readonly seat: number | null; readonly token: string } }
  | { readonly stage: Stage }
  /** A deal is about to be made: a commitment is asked for, and then, with all of them known to all, the share. */
  | { readonly deal: { readonly table: string } }
  | { readonly committed: { readonly table: string; readonly commitments: readonly string[] } }
  | { readonly begun: true }
  | { readonly answer: { readonly to: number; readonly body: object } }
  | { readonly news: 'acted' | 'opened' }
  | { readonly gesture: { readonly seat: number; readonly gesture: Gesture } }
  /** Whether this device is asked to be the host from here on. */
  | { readonly handing: boolean }
  | { readonly handed: Handed }
  /** What was handed over is this device's now. */
  | { readonly yours: true }
  /** The match is at another device, to which that invitation leads; null where it must be met anew. */
  | { readonly elsewhere: { readonly to: string; readonly code: string | null } }
  /** What a guest answers to the invitation of this device, which was handed on. */
  | { readonly code: string }
  | { readonly refused: Message };

/** The match with all that belongs to its table; `data`: the data file by which it is played, if the game does not bring it. */
export interface Handed {
  readonly room: Room;
  readonly sealed: string;
  readonly data: string | null;
}

/** What a device says of what it is handed: it takes it, has it, or will or can not. */
export const takings = ['yes', 'kept', 'no'] as const;
export type TakingWord = (typeof takings)[number];

export type FromGuest =
  | {
      readonly guest: {
        readonly protocol: number;
        readonly build: string;
        readonly token: string | null;
        readonly name: string;
      };
    }
  | { readonly sit: { readonly seat: number | null; readonly name: string } }
  | { readonly taking: TakingWord }
  /** An invitation to the next host's table, or the answer to one that was handed on. */
  | { readonly code: string }
  | { readonly commitment: string }
  | { readonly share: string }
  | {
      readonly ask: {
        readonly number: number;
        readonly op: GuestOp;
        readonly body: Readonly<Record<string, unknown>>;
      };
    }
  | { readonly gesture: Gesture };

const isText = (value: unknown, longest: number): value is string =>
  typeof value === 'string' && value.length <= longest;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isShallow = (value: unknown, levels = DEEPEST): boolean =>
  typeof value !== 'object' ||
  value === null ||
  (levels > 0 && Object.values(value).every((one) => isShallow(one, levels - 1)));
const isCount = (value: unknown): value is number => Number.isSafeInteger(value) && (value as number) >= 0;
const isSeat = (value: unknown): value is number | null => value === null || isCount(value);
const isKey = (value: unknown): value is string => typeof value === 'string' && /^[\w-]{1,64}$/.test(value);
const oneOf = <T extends string>(all: readonly T[], value: unknown): value is T =>
  (all as readonly unknown[]).includes(value);

/** Letters of an invitation or an answer, of what was sealed and of a data file, and how many devices and seats a table may name. */
const LONGEST_CODE = 400;
const LONGEST_SEALED = 2_000_000;
const LONGEST_DATA = 100_000;
const MOST_NAMED = 64;
/**
 * Nesting of a message: as much as the engine reads (`core/reading.py`). What is far deeper a browser parses, but gives to
 * no worker: either it throws, or the worker hears nothing that it could answer.
 */
const DEEPEST = 32;

export const isDataFile = (said: unknown): said is string => isText(said, LONGEST_DATA);

const isHanded = (said: unknown): boolean => {
  if (!isObject(said) || !isText(said.sealed, LONGEST_SEALED) || !isRoom(said.room)) return false;
  if (said.data !== null && !isDataFile(said.data)) return false;
  const { match, room, table, game, seats, guests } = said.room;
  return [match, room, table, game].every(isKey) && seats.length <= MOST_NAMED && guests.length <= MOST_NAMED;
};

const ofGuest: Record<string, (said: unknown) => boolean> = {
  guest: (said) =>
    isObject(said) &&
    isCount(said.protocol) &&
    isText(said.build, 64) &&
    (said.token === null || isKey(said.token)) &&
    isText(said.name, longestName),
  sit: (said) => isObject(said) && isSeat(said.seat) && isText(said.name, longestName),
  taking: (said) => oneOf(takings, said),
  code: (said) => isText(said, LONGEST_CODE),
  commitment: isKey,
  share: isKey,
  ask: (said) => isObject(said) && isCount(said.number) && oneOf(guestOps, said.op) && isObject(said.body),
  gesture: (said) => oneOf(gestures, said),
};

const ofHost: Record<string, (said: unknown) => boolean> = {
  host: (said) =>
    isObject(said) &&
    isCount(said.protocol) &&
    isText(said.build, 64) &&
    isKey(said.room) &&
    isCount(said.epoch ?? 0),
  sits: (said) => isObject(said) && isSeat(said.seat) && isKey(said.token),
  stage: (said) =>
    isObject(said) &&
    isText(said.game, 64) &&
    isObject(said.options) &&
    isCount(said.onlookers) &&
    (said.table === null || isKey(said.table)) &&
    Array.isArray(said.places) &&
    said.places.every((place) => isObject(place) && isText(place.name, 64) && isText(place.who, 16)),
  deal: (said) => isObject(said) && isKey(said.table),
  committed: (said) =>
    isObject(said) && isKey(said.table) && Array.isArray(said.commitments) && said.commitments.every(isKey),
  begun: (said) => said === true,
  answer: (said) => isObject(said) && isCount(said.to) && isObject(said.body),
  news: (said) => oneOf(['acted', 'opened'], said),
  gesture: (said) => isObject(said) && isCount(said.seat) && oneOf(gestures, said.gesture),
  handing: (said) => typeof said === 'boolean',
  handed: isHanded,
  yours: (said) => said === true,
  elsewhere: (said) =>
    isObject(said) && isText(said.to, 64) && (said.code === null || isText(said.code, LONGEST_CODE)),
  code: (said) => isText(said, LONGEST_CODE),
  refused: (said) => isObject(said) && isText(said.code, 64) && isObject(said.params),
};

/** What a guest has sent; null where it is nothing that a guest says. */
export const readGuest = (text: string): FromGuest | null => read(text, ofGuest) as FromGuest | null;
/** The same of the host. */
export const readHost = (text: string): FromHost | null => read(text, ofHost) as FromHost | null;

function read(text: string, shapes: typeof ofGuest): object | null {
  let said: unknown;
  try {
    said = JSON.parse(text);
  } catch {
    return null;
  }
  if (!isObject(said) || !isShallow(said)) return null;
  const [key = '', ...more] = Object.keys(said);
  return more.length === 0 && Object.hasOwn(shapes, key) && shapes[key]?.(said[key]) ? said : null;
}

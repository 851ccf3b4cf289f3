/**
 * The results of finished matches on this device. Each is kept under a key of its own, by the id of its match: two tabs
 * never overwrite what the other has kept, a damaged one harms no other, and a backup takes them along as it takes all
 * that is kept in small.
 */
import type { SeatController } from '../../generated/bridge';

/** What all the keys begin with. */
export const PREFIX = 'musketiere.result.';

/** How a match ended, as far as it is told afterwards; holds nothing hidden. */
export interface MatchResult {
  readonly game: string;
  /** When it ended, in milliseconds. */
  readonly when: number;
  readonly names: readonly string[];
  readonly controllers: readonly SeatController[];
  readonly winners: readonly number[];
  /** What sort of match it was, or on which side, by the name of the game for it. */
  readonly part: string | null;
  /** By seat; null where a game counts none. */
  readonly points: readonly number[] | null;
  /** What the only human did, in numbers. */
  readonly figures?: Readonly<Record<string, number>>;
  /** What he did that is worth telling. */
  readonly feats?: readonly string[];
  /** At how many of his decisions he asked the lamp; not said where he never did. */
  readonly lamps?: number;
  /** The same for the same match, whatever it is stored under: one that was brought in counts once. */
  readonly print?: string;
}

export interface Kept {
  readonly results: ReadonlyMap<string, MatchResult>;
  /** The ids of matches that are not to be counted: their results have been deleted, or others have played them. */
  readonly away: ReadonlySet<string>;
  /** How many cannot be read; they stay where they are. */
  readonly torn: number;
  /** The browser lets the page at none of them. */
  readonly refused: boolean;
}

export function readKept(): Kept {
  const results = new Map<string, MatchResult>();
  const away = new Set<string>();
  let torn = 0;
  try {
    for (const [key, text] of Object.entries(localStorage)) {
      if (!key.startsWith(PREFIX)) continue;
      const [id, kept] = [key.slice(PREFIX.length), read(text)];
      if (kept === false) away.add(id);
      else if (isResult(kept)) results.set(id, kept);
      else torn += 1;
    }
    return { results, away, torn, refused: false };
  } catch {
    return { results, away, torn, refused: true };
  }
}

/** Of one match: its result, false where it is not to be counted, null where nothing is kept, or nothing that can be read. */
export function keptOf(id: string): MatchResult | false | null {
  try {
    const kept = read(localStorage.getItem(PREFIX + id) ?? 'null');
    return kept === false || isResult(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Whether nobody has finished a match of that game on this device. */
export const isUnplayed = (game: string): boolean =>
  [...readKept().results.values()].every((one) => one.game !== game);

/** Says whether it could be kept. */
export const keepResult = (id: string, result: MatchResult): boolean => put(id, result);

/** The match is not counted any more, even while it is stored. */
export const leaveOut = (id: string): boolean => put(id, false);

function put(id: string, kept: MatchResult | false): boolean {
  try {
    localStorage.setItem(PREFIX + id, JSON.stringify(kept));
    return true;
  } catch {
    return false;
  }
}

function read(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

const areTexts = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'string');
const areNumbers = (value: unknown): boolean =>
  Array.isArray(value) && value.every((one) => typeof one === 'number');
const isRecord = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Another page may have written it, or a backup brought it. */
function isResult(kept: unknown): kept is MatchResult {
  if (!isRecord(kept)) return false;
  const {
    game,
    when,
    names,
    controllers,
    winners,
    part,
    points,
    figures = {},
    feats = [],
    lamps = 0,
    print = '',
  } = kept;
  return (
    typeof game === 'string' &&
    typeof when === 'number' &&
    !Number.isNaN(new Date(when).getTime()) &&
    [names, controllers, feats].every(areTexts) &&
    areNumbers(winners) &&
    (part === null || typeof part === 'string') &&
    (points === null || areNumbers(points)) &&
    isRecord(figures) &&
    areNumbers([...Object.values(figures), lamps]) &&
    typeof print === 'string'
  );
}

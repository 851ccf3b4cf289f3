/** What the results come to, counted in all the ways in which the page tells them. */
import { type Character, characterOf, type Level, levelOf } from '../../lib/computers';
import { type Day, dayOf, streak } from '../../lib/days';
import type { Mine } from '../../lib/results/all';

/** Of fewer matches there is nothing to tell but what each of them was. */
export const FEWEST = 3;

export interface Row {
  readonly label: string;
  readonly count: number;
  readonly won: number;
}

/** One row for each of the labels, in their order; none for what was never played. */
export const rowsBy = <K extends string>(
  mine: readonly Mine[],
  keys: readonly K[],
  label: (key: K) => string,
  belongs: (result: Mine, key: K) => boolean,
): Row[] =>
  keys.flatMap((key) => {
    const those = mine.filter((result) => belongs(result, key));
    const won = those.filter((result) => result.won).length;
    return those.length > 0 ? [{ label: label(key), count: those.length, won }] : [];
  });

const computersIn = ({ controllers }: Mine) => controllers.filter((one) => one !== 'human');

/** How well those play who sat at the table; where they differ, `mixed`. */
export function levelAt(result: Mine): Level | 'mixed' | 'alone' | (string & {}) {
  const [level, ...others] = new Set(computersIn(result).map(levelOf));
  if (level === undefined) return 'alone';
  return others.length > 0 ? 'mixed' : level;
}

export const satWith = (result: Mine, character: Character): boolean =>
  computersIn(result).some((one) => characterOf(one) === character);

/** The matches in the order in which they were played. */
export const inOrder = (mine: readonly Mine[]) => [...mine].sort((a, b) => a.when - b.when);

const LAST = 10;

/** How many of the last ten were won, after each match. */
export function form(mine: readonly Mine[]): { won: number; of: number }[] {
  const order = inOrder(mine);
  return order.map((_, at) => {
    const last = order.slice(Math.max(0, at + 1 - LAST), at + 1);
    return { won: last.filter(({ won }) => won).length, of: last.length };
  });
}

/** How many were won one after the other: at most, and up to now. */
export function runs(mine: readonly Mine[]): { longest: number; now: number } {
  let [longest, now] = [0, 0];
  for (const { won } of inOrder(mine)) {
    now = won ? now + 1 : 0;
    longest = Math.max(longest, now);
  }
  return { longest, now };
}

export interface Margin {
  readonly result: Mine;
  /** Points ahead of the best of the others; below 0 behind. */
  readonly by: number;
}

/** The clearest victory and the heaviest defeat, where points are counted; of one alone there is no clearest. */
export function extremes(mine: readonly Mine[]): { best: Margin | null; worst: Margin | null } {
  const margins = mine.flatMap((result): Margin[] => {
    const own = result.points?.[result.seat];
    const others = (result.points ?? []).filter((_, seat) => seat !== result.seat);
    return own === undefined || others.length === 0 ? [] : [{ result, by: own - Math.max(...others) }];
  });
  const sorted = margins.sort((a, b) => b.by - a.by);
  const [ahead, behind] = [sorted.filter(({ by }) => by > 0), sorted.filter(({ by }) => by < 0)];
  return {
    best: ahead.length > 1 ? (ahead[0] ?? null) : null,
    worst: behind.length > 1 ? (behind.at(-1) ?? null) : null,
  };
}

/** Deals of the day: how many were played and won, and on how many days in a row up to today. */
export function daily(mine: readonly Mine[], today: Day): { played: number; won: number; streak: number } {
  const dealt = mine.filter((result) => dayOf(result) !== null);
  const days = new Set(dealt.flatMap((result) => dayOf(result) ?? []));
  return { played: days.size, won: dealt.filter(({ won }) => won).length, streak: streak(days, today) };
}

/** The numbers of all matches whose numbers were kept, added up. */
export function figuresOf(mine: readonly Mine[]): {
  readonly count: number;
  readonly sums: [string, number][];
} {
  const told = mine.flatMap(({ figures }) => (figures ? [figures] : []));
  const sums = new Map<string, number>();
  for (const figures of told)
    for (const [what, number] of Object.entries(figures)) sums.set(what, (sums.get(what) ?? 0) + number);
  return { count: told.length, sums: [...sums] };
}

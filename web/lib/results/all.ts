/** All results there are: those that are kept, and of matches stored before any were kept what the list says of them. */
import type { SavedMatch } from '../../worker/saved';
import { onlyHuman } from '../only-human';
import type { Kept, MatchResult } from './kept';
import type { ResultTeller } from './teller';

export interface Told extends MatchResult {
  readonly id: string;
  /** Whether the match is still stored, to be watched again. */
  readonly stored: boolean;
}

export interface Mine extends Told {
  readonly seat: number;
  readonly won: boolean;
}

export interface Results {
  /** Those that one human has played, the newest first. */
  readonly mine: readonly Mine[];
  /** Those that several have played at one device. */
  readonly together: readonly Told[];
}

/**
 * `saved` are the stored matches that can be read. A match in play has no result, whatever was kept before somebody took
 * its end back; the lessons and what goes on from a moment of another match are no contests.
 */
export function allResults(
  { results: kept, away }: Kept,
  saved: readonly SavedMatch[],
  tellers: ReadonlyMap<string, Pick<ResultTeller, 'ofSaved'>>,
): Results {
  const open = new Set(saved.filter(({ over }) => !over).map(({ id }) => id));
  const stored = new Set(saved.map(({ id }) => id));
  const known = [...kept].filter(([id, { game }]) => tellers.has(game) && !open.has(id));
  const others = saved.filter(
    ({ id, over, lesson, practice, game }) =>
      over && !lesson && !practice && tellers.has(game) && !kept.has(id) && !away.has(id),
  );
  const all = [
    ...known.map(([id, result]): Told => ({ ...result, id, stored: stored.has(id) })),
    ...others.map((match) => ofSaved(match, tellers)),
  ];
  const told = withoutTwins(all).sort((a, b) => b.when - a.when);
  return {
    mine: told.flatMap((result) => {
      const seat = onlyHuman(result.controllers);
      return seat === null ? [] : [{ ...result, seat, won: result.winners.includes(seat) }];
    }),
    together: told.filter(({ controllers }) => controllers.filter((one) => one === 'human').length > 1),
  };
}

function ofSaved(match: SavedMatch, tellers: ReadonlyMap<string, Pick<ResultTeller, 'ofSaved'>>): Told {
  const { id, game, updated: when, names, controllers, winners = [] } = match;
  const seat = onlyHuman(controllers);
  const sum = tellers.get(game)?.ofSaved(match, seat) ?? { part: null, points: null };
  const lamps = match.lamps?.[seat ?? 0] ?? 0;
  const asked = seat !== null && lamps > 0 && { lamps };
  return { id, game, when, names, controllers, winners, stored: true, ...sum, ...asked };
}

/** Of the same match brought in twice the one that was played first, or that can still be watched. */
function withoutTwins(all: readonly Told[]): Told[] {
  const seen = new Set<string>();
  return [...all]
    .sort((a, b) => Number(b.stored) - Number(a.stored) || a.when - b.when)
    .filter(({ print }) => {
      if (print === undefined) return true;
      const isFirst = !seen.has(print);
      seen.add(print);
      return isFirst;
    });
}

/**
 * Where one comes from to a match: from which finding of a review to one for practice, which this tab remembers, and back
 * from there; from where one that is over is told, to see it again.
 */

import type { Finding, GameTypes } from '../../generated/bridge';
import { href, type Route } from '../routes';
import { Remembered } from './remembered';
import type { Source } from './source';

export interface Origin<G extends GameTypes> {
  /** Where the match is watched that was reviewed. */
  readonly route: Route;
  readonly finding: Finding<G>;
}

const origins = new Remembered<unknown>('origin');

export const keepOrigin = <G extends GameTypes>(practice: string, origin: Origin<G>): void =>
  origins.keep(practice, origin);

export const originOf = <G extends GameTypes>(practice: string): Origin<G> | null =>
  origins.of(practice) as Origin<G> | null;

/** Where a match is reviewed that is watched; null where none is. */
export function reviewOf(game: string, source: Source): Route | null {
  if (source.at !== 'viewer') return null;
  return 'code' in source ? { page: 'link', code: source.code } : { page: 'review', game, id: source.id };
}

type Place = Pick<Finding<GameTypes>, 'seat' | 'at'>;
let left: { readonly address: string; readonly place: Place } | null = null;

/** Whoever comes to this review next comes back to that moment as that seat saw it. */
export function leaveAt(route: Route, { seat, at }: Place): void {
  left = { address: href(route), place: { seat, at } };
}

/** Where one comes back to there, once. */
export function comeBack(route: Route): Place | null {
  if (left?.address !== href(route)) return null;
  const { place } = left;
  left = null;
  return place;
}

export const comesBack = (route: Route | null): boolean => route !== null && left?.address === href(route);

let wanted: string | null = null;

/** Whoever comes to watch that match next wants to see it played: it goes on by itself from its beginning. */
export function playAt(id: string): void {
  wanted = id;
}

/** Whether that is so, once: whoever comes to anything else, `null` where it has no id, no longer wants it. */
export function playsAt(id: string | null): boolean {
  const plays = wanted !== null && wanted === id;
  wanted = null;
  return plays;
}

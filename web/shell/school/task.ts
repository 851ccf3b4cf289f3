/** A task that somebody sets: a player to begin with, whom it meets, by which rules, and how much of it is to be won. */
import type { AskTournament } from '../../generated/bridge';
import { levels } from '../../generated/catalogue';
import type { Source } from '../../lib/outside/fencer';
import { LONGEST_NAME } from '../../lib/outside/players';
import { crc32 } from '../../worker/crc32';
import type { Options } from '../../worker/protocol';
import { packed, unpacked } from './packed';

/** Who is known from before there were levels, and beats the clock. */
const QUICK = ['random', 'rule_based'];
/** The players of ours that one may meet. */
export const OURS: readonly string[] = [...QUICK, ...levels];
/** Entrants of a tournament at most. */
export const MOST_ENTRANTS = 8;
export const MOST_MATCHES = 100_000;
/** Seconds that a move may be allowed. */
export const SECONDS = { least: 0.1, usual: 1, most: 20 } as const;

/** A tournament but for who is written just now. */
export interface Contest {
  readonly options: Options;
  /** Players of ours. */
  readonly opponents: readonly string[];
  readonly matches: number;
  /** For a move. */
  readonly seconds: number;
  /** null: drawn. */
  readonly seed: number | null;
}

export interface Task {
  readonly game: string;
  /** Of the player to begin with. */
  readonly name: string;
  readonly text: string;
  readonly contest: Contest;
  /** Of the matches, in per cent. */
  readonly aim: number;
}

/** A tournament as it is begun. */
export interface Planned extends Pick<AskTournament, 'game' | 'matches' | 'seed' | 'limits'> {
  readonly options: Options;
  readonly entrants: readonly (Source & { readonly player: string })[];
  /** That it is fought for. */
  readonly task: Task | null;
}

export function taskCode({ game, name, text, contest, aim }: Task): Promise<string> {
  const { options, opponents, matches, seconds, seed } = contest;
  return packed([game, name, text, options, opponents, matches, seconds, seed, aim]);
}

/** null where it is none, or damaged; whether its rules are rules, the engine says. */
export async function taskIn(code: string): Promise<Task | null> {
  const read = await unpacked(code);
  if (!Array.isArray(read) || read.length !== 9) return null;
  const [game, name, text, options, opponents, matches, seconds, seed, aim] = read;
  const isTask =
    [game, name, text].every((one) => typeof one === 'string') &&
    name.length <= LONGEST_NAME &&
    areOptions(options) &&
    areOpponents(opponents) &&
    isWithin(matches, 1, MOST_MATCHES) &&
    typeof seconds === 'number' &&
    seconds >= SECONDS.least &&
    seconds <= SECONDS.most &&
    (seed === null || isWithin(seed, 0, Number.MAX_SAFE_INTEGER)) &&
    isWithin(aim, 1, 100);
  return isTask ? { game, name, text, contest: { options, opponents, matches, seconds, seed }, aim } : null;
}

/** By which the player is found again that somebody writes for it. */
export const markOf = (code: string): string => crc32(code);

/** Whether this is the tournament that was asked for; the order of opponents and options does not matter. */
export function isSame(one: Contest, other: Contest): boolean {
  const plain = ({ options, opponents, matches, seconds, seed }: Contest) =>
    JSON.stringify([Object.entries(options).sort(), [...opponents].sort(), matches, seconds, seed]);
  return plain(one) === plain(other);
}

/** How much was won of so many matches; never shown as more than it is. */
export const shareOf = (wins: number, matches: number): number => Math.floor((1000 * wins) / matches) / 1000;

const isWithin = (value: unknown, least: number, most: number): boolean =>
  Number.isSafeInteger(value) && Number(value) >= least && Number(value) <= most;

function areOpponents(value: unknown): boolean {
  const isList = Array.isArray(value) && value.length >= 1 && value.length < MOST_ENTRANTS;
  return isList && new Set(value).size === value.length && value.every((one) => OURS.includes(one));
}

function areOptions(value: unknown): boolean {
  const isPlain = (one: unknown) => ['string', 'number', 'boolean'].includes(typeof one);
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    Object.values(value).every((one) => isPlain(one) || (Array.isArray(one) && one.every(isPlain)))
  );
}

/** The set-up of a match of Musketiere: what the form holds, before the engine has judged it. */
import type { OptionValue, Sitter } from '../worker/protocol';

export interface Seat {
  readonly name: string;
  readonly sitter: Sitter;
}
/** Numbers stay as they were typed; what is not a number goes to the engine as it is and is refused there. */
export interface SetUp {
  readonly players: number;
  /** Always as many as can play, so that a seat taken away keeps its name until it comes back. */
  readonly seats: readonly Seat[];
  readonly match_end: string;
  readonly target_score: string;
  readonly match_games: string;
  readonly tie_rule: string;
  /** The eight strengths that the rules do not name. */
  readonly guards: readonly string[];
}

export const playerCounts = [2, 3, 4];
export const matchEnds = ['target', 'single', 'games'];
export const tieRules = ['shared', 'play_on'];
export const computerPlayers = ['random', 'rule_based'];
export const nameLength = 24;
/** MU-1.5: these seven are printed in the rules. MU-1.6: the other eight are our choice. */
export const namedGuards = [4, 5, 7, 25, 30, 35, 40];
export const ourGuards = [8, 10, 11, 12, 14, 15, 18, 20];

export function usualSetUp(names: readonly string[]): SetUp {
  return {
    players: 3,
    seats: names.map((name, seat) => ({ name, sitter: seat === 0 ? 'human' : 'rule_based' })),
    match_end: 'target',
    target_score: '100',
    match_games: '3',
    tie_rule: 'shared',
    guards: ourGuards.map(String),
  };
}

export function taking(setUp: SetUp): readonly Seat[] {
  return setUp.seats.slice(0, setUp.players).map((seat) => ({ ...seat, name: seat.name.trim() }));
}

/** The options of MU-10; a field that does not matter for the chosen end of the match is left out. */
export function optionsOf(setUp: SetUp): Record<string, OptionValue> {
  const { players, match_end, tie_rule } = setUp;
  return {
    players,
    match_end,
    ...(match_end === 'target' ? { target_score: number(setUp.target_score) } : {}),
    ...(match_end === 'games' ? { match_games: number(setUp.match_games) } : {}),
    tie_rule,
    guard_deck: [...namedGuards, ...setUp.guards.map(number)].sort(
      (a, b) => Number(a) - Number(b),
    ) as number[],
  };
}

export function sameDeck(setUp: SetUp): boolean {
  return setUp.guards.every((guard, i) => guard.trim() === String(ourGuards[i]));
}

/** Names are the page's business: the engine knows seats only. */
export function nameFault(seats: readonly Seat[]): { id: string; seat: number } | null {
  const empty = seats.findIndex((seat) => seat.name === '');
  if (empty >= 0) return { id: 'new-name-missing', seat: empty };
  const names = seats.map((seat) => seat.name.toLocaleLowerCase());
  const twice = names.findIndex((name, seat) => names.indexOf(name) < seat);
  return twice >= 0 ? { id: 'new-name-twice', seat: twice } : null;
}

/** Whose cards the page may show at once: those of the only human. With several, each asks for theirs. */
export function firstViewer(seats: readonly Seat[]): number | null {
  const humans = seats.flatMap(({ sitter }, seat) => (sitter === 'human' ? [seat] : []));
  return humans.length === 1 ? (humans[0] ?? null) : null;
}

function number(text: string): OptionValue {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : text.trim();
}

const KEY = 'musketiere.setup';

export function remember(setUp: SetUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(setUp));
  } catch {
    // Storage is refused: the next form starts from the usual set-up.
  }
}

/** The set-up of the last match, as far as it still makes sense. */
export function recall(usual: SetUp): SetUp {
  let stored: unknown;
  try {
    stored = JSON.parse(localStorage.getItem(KEY) ?? 'null');
  } catch {
    return usual;
  }
  if (typeof stored !== 'object' || stored === null) return usual;
  const old = stored as { [K in keyof SetUp]?: unknown };
  const text = (value: unknown, fallback: string) =>
    typeof value === 'string' ? value.slice(0, nameLength) : fallback;
  const one = <T>(values: readonly T[], value: unknown, fallback: T) =>
    values.find((v) => v === value) ?? fallback;
  const seats: readonly Partial<Seat>[] = Array.isArray(old.seats) ? old.seats : [];
  const guards: readonly unknown[] = Array.isArray(old.guards) ? old.guards : [];
  return {
    players: one(playerCounts, old.players, usual.players),
    seats: usual.seats.map(({ name, sitter }, i) => ({
      name: text(seats[i]?.name, name),
      sitter: one(['human', ...computerPlayers], seats[i]?.sitter, sitter),
    })),
    match_end: one(matchEnds, old.match_end, usual.match_end),
    target_score: text(old.target_score, usual.target_score),
    match_games: text(old.match_games, usual.match_games),
    tie_rule: one(tieRules, old.tie_rule, usual.tie_rule),
    guards: usual.guards.map((guard, i) => text(guards[i], guard)),
  };
}

/** What the form for a new match holds, before the engine has judged it. */
import type { OptionSpec, Options, OptionValue } from '../../worker/protocol';
import type { GameId } from '../known';
import { computerPlayers, nameLength, type Player, seatedOf, usualNames, usualPlayers } from './players';

/** Chosen (a number, a name, yes or no) or typed (texts); what is typed goes to the engine as it is, to be judged there. */
export type Wish = number | boolean | string | readonly string[];
export type Wishes = Readonly<Record<string, Wish>>;

export interface SetUp {
  /** Always as many as can play, so that a player taken away keeps the name until he comes back. */
  readonly players: readonly Player[];
  /** By option; what is not wished for is as the engine has it. */
  readonly wishes: Wishes;
}

export const usualSetUp = (game: GameId): SetUp => ({ players: usualPlayers(usualNames(game)), wishes: {} });

/** Whether the option as it is now can hold the wish; a typed number always can. */
function fits(spec: OptionSpec, wish: Wish | undefined): wish is Wish {
  switch (spec.type) {
    case 'integer':
      return typeof wish === 'string' || (typeof wish === 'number' && spec.min <= wish && wish <= spec.max);
    case 'choice':
      return typeof wish === 'string' && spec.choices.includes(wish);
    case 'flag':
      return typeof wish === 'boolean';
    case 'integers':
      return Array.isArray(wish);
  }
}

/** What an option stands at: the wish, or else the engine's own value. */
export function current(spec: OptionSpec, wishes: Wishes): Wish | number[] {
  const wish = wishes[spec.id];
  return fits(spec, wish) ? wish : spec.default;
}

/** All wishes but lists: by these the engine knows what to offer. */
export function chosen(wishes: Wishes): Options {
  const single = Object.entries(wishes).filter(([, wish]) => typeof wish !== 'object');
  return Object.fromEntries(single) as Options;
}

/** The wishes that have a place among what the engine offers. */
export function optionsOf(wishes: Wishes, specs: readonly OptionSpec[]): Options {
  const options: Options = {};
  for (const spec of specs) {
    const wish = wishes[spec.id];
    if (fits(spec, wish)) options[spec.id] = plain(spec, wish);
  }
  return options;
}

function plain(spec: OptionSpec, wish: Wish): OptionValue {
  if (typeof wish === 'object') return wish.map(number).sort((a, b) => Number(a) - Number(b)) as number[];
  return spec.type === 'integer' && typeof wish === 'string' ? number(wish) : wish;
}

/** What is not a number stays as it is and is refused as what it is. */
function number(text: string): number | string {
  return /^\s*[+-]?\d+\s*$/.test(text) ? Number(text) : text.trim();
}

/* ---- the set-up of the last match of each game, kept in this browser ------------------------------------------------- */

const KEY = 'musketiere.setup';
/** In letters: the id of a data file has 57 at most. */
const LONGEST_WISH = 64;

export function remember(game: GameId, setUp: SetUp): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [game]: setUp }));
  } catch {
    // Storage is refused: the next form starts from the usual set-up.
  }
}

/** The set-up of the last match, as far as it still makes sense. */
export function recall(game: GameId, usual: SetUp): SetUp {
  const old = read()[game] as { [K in keyof SetUp]?: unknown } | undefined;
  const players: readonly (Partial<Player> | null)[] = Array.isArray(old?.players) ? old.players : [];
  return {
    players: usual.players.map(({ name, sitter }, i) => ({
      name: typeof players[i]?.name === 'string' ? players[i].name.slice(0, nameLength) : name,
      sitter: ['human', ...computerPlayers].find((one) => one === players[i]?.sitter) ?? sitter,
    })),
    wishes: { ...usual.wishes, ...wishesIn(old?.wishes) },
  };
}

/** How the players of the last match were called, or else as usual: by seat, where so many sit down by these options. */
export function lastNames(game: GameId, seats: number, { milady }: Options): string[] {
  const { players } = recall(game, usualSetUp(game));
  return seatedOf(seats, players.length, milady).map((player) => players[player]?.name ?? '');
}

function wishesIn(stored: unknown): Wishes {
  if (typeof stored !== 'object' || stored === null) return {};
  const isText = (value: unknown) => typeof value === 'string' && value.length <= LONGEST_WISH;
  const isWish = (value: unknown) =>
    isText(value) ||
    ['number', 'boolean'].includes(typeof value) ||
    (Array.isArray(value) && value.every(isText));
  return Object.fromEntries(Object.entries(stored).filter(([, value]) => isWish(value)));
}

function read(): Record<string, unknown> {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '{}');
    return typeof stored === 'object' && stored !== null ? (stored as Record<string, unknown>) : {};
  } catch {
    return {}; // refused or damaged
  }
}

/** The set-up of the last match of each game, kept in this browser. */
import type { SeatController } from '../../generated/bridge';
import { plainName } from '../../worker/names';
import type { Options } from '../../worker/protocol';
import { characterOf, FIRST, hasLevel, levelOf, withCharacter } from '../computers';
import { type Game, seatedAt } from '../game';
import { hasLearnt } from '../learnt';
import { OwnPlayers } from '../outside/players';
import { nameLength } from './player';
import { usualNames, usualPlayers } from './players';
import type { SetUp, Wishes } from './wishes';

export const usualSetUp = (game: Game): SetUp => ({ players: usualPlayers(usualNames(game)), wishes: {} });
/** How whoever has set up nothing plays his first match: against easier ones than `FIRST` only until he has learnt the game. */
export const firstSetUp = (game: Game): SetUp => ({
  players: usualPlayers(usualNames(game), (!hasLearnt(game) && game.firstLevel) || FIRST),
  wishes: game.first ?? {},
});

const KEY = 'musketiere.setup';
/** A player as he is kept; who decides for him is called as it was at first. */
type StoredPlayer = { readonly [K in 'name' | 'sitter']?: unknown } | null;
/** Who played before there were levels, and still does where he was chosen then. */
const BEFORE_LEVELS = ['random', 'rule_based'];
/** In letters: the id of a data file has 57 at most. */
const LONGEST_WISH = 64;

export function remember({ id }: Pick<Game, 'id'>, { players, wishes }: SetUp): void {
  const kept = { players: players.map(({ name, controller }) => ({ name, sitter: controller })), wishes };
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...read(), [id]: kept }));
  } catch {
    // Storage is refused: the next form starts from the usual set-up.
  }
}

/** The set-up of the last match, as far as it still makes sense. */
export function recall({ id }: Pick<Game, 'id'>, otherwise: SetUp): SetUp {
  const old = read()[id] as { [K in keyof SetUp]?: unknown } | undefined;
  const own = new OwnPlayers();
  const players: readonly StoredPlayer[] = Array.isArray(old?.players) ? old.players : [];
  return {
    players: otherwise.players.map(({ name, controller }, i) => ({
      name: typeof players[i]?.name === 'string' ? plainName(players[i].name).slice(0, nameLength) : name,
      controller: decides(players[i]?.sitter, id, own) ?? controller,
    })),
    wishes: old ? wishesIn(old.wishes) : otherwise.wishes,
  };
}

/** How the players of the last match were called, or else as usual: by seat, where so many sit down by these options. */
export function lastNames(game: Game, seats: number, options: Options): string[] {
  const { players } = recall(game, usualSetUp(game));
  const seated = seatedAt(game, (id) => options[id], seats, players.length);
  return seated.map((player) => players[player]?.name ?? '');
}

/** Who decides at a seat, if there is such a one. */
function decides(stored: unknown, game: string, own: OwnPlayers): SeatController | undefined {
  if (typeof stored !== 'string') return undefined;
  const isKnown = stored === 'human' || BEFORE_LEVELS.includes(stored);
  const isComputer = hasLevel(stored) && stored === withCharacter(levelOf(stored), characterOf(stored));
  const isOwn = own.meant(stored)?.game === game;
  return isKnown || isComputer || isOwn ? stored : undefined;
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

/** What the list of stored matches says of a match, in the words of its game. */
import type { SavedMatch } from '../worker/saved';
import { calledIn } from './form/players';
import type { Game, MatchSummary, SavedLine } from './game';
import { t } from './i18n';
import type { Route } from './routes';

export const lineOf = (game: Game, match: MatchSummary): SavedLine =>
  game.line({ ...match, names: calledIn(game, match.names, match.controllers) });

/** A lesson is said to be one: how far it is says nothing of a match of one's own. */
export const whereOf = (game: Game, match: SavedMatch): string =>
  match.lesson ? t('home-learn') : lineOf(game, match).where;

/** Whether a line can be made of it: not of a match of another game, nor of an entry that is damaged. */
export const hasLine = (game: Game | undefined, match: SavedMatch): boolean =>
  game?.id === match.game && (game.isWhole?.(match) ?? true);

/** Whether the seats of an entry are parted into sides. */
export function hasSides(entry: SavedMatch): boolean {
  const { sides } = entry as { readonly sides?: unknown };
  return Array.isArray(sides) && sides.every(Array.isArray);
}

/** Where a stored match is played on, or looked at. */
export const tableOf = ({ game, id }: Pick<SavedMatch, 'game' | 'id'>): Route => ({
  page: 'match',
  game,
  id,
});

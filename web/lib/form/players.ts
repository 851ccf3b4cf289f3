/** What players are called. */
import type { Sitter } from '../../worker/protocol';
import type { Game } from '../game';
import { t } from '../i18n';
import type { Player } from './player';

/** In the words of the game, which must be here. */
export const usualNames = ({ id, facts }: Game): string[] =>
  Array.from({ length: facts.seats.max }, (_, player) => t(`name-${id}-${player + 1}`));

/** Where nobody is called anything: the human seats by their number, the computer players as usual. */
export const plainNames = (game: Game, sitters: readonly Sitter[]): string[] => {
  const usual = usualNames(game);
  return sitters.map((sitter, seat) =>
    sitter === 'human' ? t('import-name', { number: seat + 1 }) : (usual[seat] ?? ''),
  );
};

/** Whether somebody chose the name of a seat, or the page gave it. */
export function isChosen(game: Game, name: string, seat: number): boolean {
  const usual = usualNames(game);
  const wherever = game.lastNameIsASides ? usual.at(-1) : '';
  return !['', usual[seat], wherever, t('import-name', { number: seat + 1 })].includes(name);
}

/**
 * What players are called in a list. The only human, in front of the screen, is "you" as long as he has no name of his
 * own choosing. The words of the game and of the table must be here.
 */
export function calledIn(game: Game, names: readonly string[], sitters: readonly Sitter[]): string[] {
  const alone = sitters.filter((sitter) => sitter === 'human').length === 1;
  return names.map((name, seat) =>
    alone && sitters[seat] === 'human' && !isChosen(game, name, seat) ? t('table-you') : name,
  );
}

export const usualPlayers = (names: readonly string[]): readonly Player[] =>
  names.map((name, player) => ({ name, sitter: player === 0 ? 'human' : 'rule_based' }));

export function nameFault(players: readonly Player[]): { id: string; player: number } | null {
  const names = players.map(({ name }) => name.trim().toLocaleLowerCase());
  if (names.includes('')) return { id: 'new-name-missing', player: names.indexOf('') };
  const twice = names.findIndex((name, player) => names.indexOf(name) < player);
  return twice >= 0 ? { id: 'new-name-twice', player: twice } : null;
}

/** Whose cards the page may show at once: those of the only human. With several, each asks for theirs. */
export function firstViewer(players: readonly Player[]): number | null {
  const humans = players.flatMap(({ sitter }, player) => (sitter === 'human' ? [player] : []));
  return humans.length === 1 ? (humans[0] ?? null) : null;
}

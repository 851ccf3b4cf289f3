/** Who plays: names and who sits down for them. Names are the page's business: the engine knows players by number. */
import type { Sitter } from '../../worker/protocol';
import { knows, t } from '../i18n';
import type { GameId } from '../known';

export interface Player {
  readonly name: string;
  readonly sitter: Sitter;
}

export const computerPlayers = ['random', 'rule_based'];
export const nameLength = 24;

/** In the words of the game, which must be here. */
export const usualNames = (game: GameId): string[] =>
  [1, 2, 3, 4, 5, 6]
    .map((player) => `${game}-name-${player}`)
    .filter(knows)
    .map((id) => t(id));

/** Where nobody is called anything: the human seats by their number, the computer players as usual. */
export const plainNames = (game: GameId, sitters: readonly Sitter[]): string[] => {
  const usual = usualNames(game);
  return sitters.map((sitter, seat) =>
    sitter === 'human' ? t('import-name', { number: seat + 1 }) : (usual[seat] ?? ''),
  );
};

/** Whether the last of the usual names is one side's, wherever it sits: Milady's. */
const lastNamesASide: Record<GameId, boolean> = {
  musketiere: false,
  four_musketeers: false,
  mousquetaires_du_roy: true,
};

/** Whether somebody chose the name of a seat, or the page gave it. */
export function isChosen(game: GameId, name: string, seat: number): boolean {
  const usual = usualNames(game);
  const wherever = lastNamesASide[game] ? usual.at(-1) : '';
  return !['', usual[seat], wherever, t('import-name', { number: seat + 1 })].includes(name);
}

/**
 * What players are called in a list. The only human, in front of the screen, is "you" as long as he has no name of his
 * own choosing. The words of the game and of the table must be here.
 */
export function calledIn(game: GameId, names: readonly string[], sitters: readonly Sitter[]): string[] {
  const alone = sitters.filter((sitter) => sitter === 'human').length === 1;
  return names.map((name, seat) =>
    alone && sitters[seat] === 'human' && !isChosen(game, name, seat) ? t('table-you') : name,
  );
}

export const usualPlayers = (names: readonly string[]): readonly Player[] =>
  names.map((name, player) => ({ name, sitter: player === 0 ? 'human' : 'rule_based' }));

/**
 * Which players of a set-up sit down, by seat. Where Milady has a seat it is the last one, and the last player of them all
 * takes it, however many play the Musketeers.
 */
export const seatedOf = (seats: number, all: number, milady: unknown): readonly number[] =>
  Array.from({ length: seats }, (_, seat) => (milady === 'seat' && seat === seats - 1 ? all - 1 : seat));

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

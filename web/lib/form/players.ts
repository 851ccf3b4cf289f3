/** What players are called. */
import type { SeatController } from '../../generated/bridge';
import { USUAL } from '../computers';
import type { Game } from '../game';
import { t } from '../i18n';
import { onlyHuman } from '../only-human';
import type { Player } from './player';

/** In the words of the game, which must be here. */
export const usualNames = ({ id, facts }: Game): string[] =>
  Array.from({ length: facts.seats.max }, (_, player) => t(`name-${id}-${player + 1}`));

/** Where nobody is called anything: the human seats by their number, the computer players as usual. */
export const plainNames = (game: Game, controllers: readonly SeatController[]): string[] => {
  const usual = usualNames(game);
  return controllers.map((controller, seat) =>
    controller === 'human' ? t('import-name', { number: seat + 1 }) : (usual[seat] ?? ''),
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
 * own choosing, whatever seat he has come to: for revenge the seats turn, and the names with them. The words of the game
 * and of the table must be here.
 */
export function calledIn(
  game: Game,
  names: readonly string[],
  controllers: readonly SeatController[],
): string[] {
  const given = new Set([
    '',
    ...usualNames(game),
    ...names.map((_, seat) => t('import-name', { number: seat + 1 })),
  ]);
  const you = onlyHuman(controllers);
  return names.map((name, seat) => (seat === you && given.has(name) ? t('table-you') : name));
}

export const usualPlayers = (names: readonly string[], level = USUAL): readonly Player[] =>
  names.map((name, player) => ({ name, controller: player === 0 ? 'human' : level }));

export function nameFault(players: readonly Player[]): { id: string; player: number } | null {
  const names = players.map(({ name }) => name.trim().toLocaleLowerCase());
  if (names.includes('')) return { id: 'new-name-missing', player: names.indexOf('') };
  const twice = names.findIndex((name, player) => names.indexOf(name) < player);
  return twice >= 0 ? { id: 'new-name-twice', player: twice } : null;
}

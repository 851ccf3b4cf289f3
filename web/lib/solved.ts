/** Which problems have been solved on this device. */
import { KeptNames } from './kept-names';

const solved = new KeptNames('musketiere.solved');

export const isSolved = (game: string, problem: string): boolean => solved.has(`${game}/${problem}`);

export const keepSolved = (game: string, problem: string): void => solved.add(`${game}/${problem}`);

/** Which lessons have been heard to their end on this device, whether or not their matches are played on. */
import type { Game } from './game';
import { KeptNames } from './kept-names';

const lessons = new KeptNames('musketiere.lessons');

export const learn = (game: string, lesson: string): void => lessons.add(`${game}/${lesson}`);
export const isLearnt = (game: string, lesson: string): boolean => lessons.has(`${game}/${lesson}`);

/** Whether one of the game's has. */
export const hasLearnt = ({ id, facts }: Game): boolean =>
  facts.lessons.some((lesson) => isLearnt(id, lesson));

/** The prepared matches that teach a game, as doors. */
import type { Game } from './game';
import { knows, t } from './i18n';
import { href } from './routes';

export interface Door {
  readonly address: string;
  readonly name: string;
}
export interface LessonDoor extends Door {
  readonly id: string;
}

/** One that has no name of its own is the way to learn the game. */
export const lessonsOf = ({ id: game, facts }: Game): LessonDoor[] =>
  facts.lessons.map((id, at) => ({
    id,
    address: href({ page: 'guide', game, ...(at === 0 ? {} : { lesson: id }) }),
    name: nameOf(game, id) ?? t('home-learn'),
  }));

/** The one to go on with; null after the last. */
export function lessonAfter(game: Game, lesson: string): LessonDoor | null {
  const doors = lessonsOf(game);
  return doors[doors.findIndex(({ id }) => id === lesson) + 1] ?? null;
}

/** Where one may go from a lesson that is over: to the next one, or to a match of one's own, which after the last may be set up. */
export function doorsFrom(game: Game, lesson: string): Door[] {
  const next = lessonAfter(game, lesson);
  const own: Door = { address: href({ page: 'play', game: game.id }), name: t('coach-own') };
  const form: Door = { address: href({ page: 'new', game: game.id }), name: t('coach-form') };
  return next ? [next, own] : [own, form];
}

/** What a match is called that is one. */
export const lessonTag = (game: string, lesson: string | true): string =>
  (lesson === true ? null : nameOf(game, lesson)) ?? t('home-match-lesson');

function nameOf(game: string, lesson: string): string | null {
  const name = `lesson-${game}-${lesson}`;
  return knows(name) ? t(name) : null;
}

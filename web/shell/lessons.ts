/** The prepared matches that teach a game, as doors. */
import type { Game } from '../lib/game';
import { knows, t } from '../lib/i18n';
import { href } from '../lib/routes';

interface Lesson {
  readonly address: string;
  readonly name: string;
}

/** One that has no name of its own is the way to learn the game. */
export const lessonsOf = ({ id, facts }: Game): Lesson[] =>
  facts.lessons.map((lesson, at) => {
    const name = `lesson-${id}-${lesson}`;
    return {
      address: href({ page: 'guide', game: id, ...(at === 0 ? {} : { lesson }) }),
      name: t(knows(name) ? name : 'home-learn'),
    };
  });

/** The form, the rules, the table and the problems of a game, and screens apart. Fetched when first wanted, their words with them. */
import type { Form } from '../lib/form/form';
import type { DrawTable, Game, Goal } from '../lib/game';
import { useCatalogues } from '../lib/i18n';
import { Part } from '../lib/part';
import type { Rules } from '../lib/rules/page';
import { breath } from '../lib/seen';

interface Parts {
  readonly form: Part<Form>;
  readonly rules: Part<Rules>;
  readonly table: Part<DrawTable>;
  readonly problems: Part<unknown>;
  readonly play: Part<readonly [Form, Goal]>;
}

/** To ask for many files at once holds up the page: it answers in between. */
const part = <T>(load: () => Promise<T>, ...words: string[]) =>
  new Part(async () => (await Promise.all([load(), breath().then(() => useCatalogues(...words))]))[0]);

/** Screens that few visits begin with. */
export const apart = {
  guide: new Part(() => import('./guide')),
  help: part(() => import('./help'), 'help'),
  saved: new Part(() => import('./saved-matches')),
  settings: new Part(() => import('./settings-panel')),
  about: part(() => import('./about'), 'about'),
  results: part(() => import('./results/page'), 'results', 'table', 'problems'),
  school: part(() => import('./school/page'), 'school', 'wheels'),
};

const known = new WeakMap<Game, Parts>();

export function partsOf(game: Game): Parts {
  const parts = known.get(game) ?? fetched(game);
  known.set(game, parts);
  return parts;
}

function fetched(game: Game): Parts {
  const { id } = game;
  return {
    form: part(async () => (await Promise.all([game.form(), import('./new-match')]))[0], id),
    rules: part(
      async () => (await Promise.all([game.rules(), import('../lib/rules/page')]))[0],
      id,
      `rules-${id}`,
    ),
    play: part(async () => {
      const [form, goal] = await Promise.all([game.form(), game.goal(), import('./play-now')]);
      return [form, goal] as const;
    }, id),
    problems: part(() => import('./problems'), id, 'problems', `problems-${id}`),
    table: part(
      async () => (await Promise.all([game.table(), breath().then(game.engravings)]))[0],
      id,
      'table',
      'watch',
      `table-${id}`,
    ),
  };
}

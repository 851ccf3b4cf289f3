/** The page's addresses live behind the `#`, so that any static host and any sub-path will do. */

import { type GameId, games } from './known';

/** The prepared matches that teach a game, the one to begin with first. */
export const lessons: Record<GameId, readonly [string, ...string[]]> = {
  musketiere: ['first'],
  four_musketeers: ['first'],
  mousquetaires_du_roy: ['team', 'milady'],
};

export type Route =
  | { page: 'home' }
  | { page: 'unknown' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'new' | 'rules' | 'daily'; game: GameId }
  | { page: 'guide'; game: GameId; lesson: string }
  /** A match at its table; one that is over, step by step. */
  | { page: 'match' | 'watch'; game: GameId; id: string }
  /** What a friend has sent. */
  | { page: 'link'; code: string };

export const isPlayable = (id: string): id is GameId => (games as readonly string[]).includes(id);

export function parse(hash: string): Route {
  const [page = '', argument = '', id = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (rest.length > 0 || (id && !['match', 'watch', 'guide'].includes(page))) return { page: 'unknown' };
  switch (page) {
    case '':
      return { page: argument ? 'unknown' : 'home' };
    case 'settings':
    case 'about':
      return { page: argument ? 'unknown' : page };
    case 'new':
    case 'rules':
    case 'daily':
      return isPlayable(argument) ? { page, game: argument } : { page: 'unknown' };
    case 'guide': {
      if (!isPlayable(argument)) return { page: 'unknown' };
      const lesson = id || lessons[argument][0];
      return lessons[argument].includes(lesson) ? { page, game: argument, lesson } : { page: 'unknown' };
    }
    case 'link':
      return { page, code: bare(argument) }; // what is no link, its page says
    case 'match':
    case 'watch':
      return isPlayable(argument) && /^[\w-]+$/.test(id) ? { page, game: argument, id } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

/**
 * The link code in what somebody has pasted: the address of a link, with or without words before it, or the code alone;
 * null where there is none. Mail may have broken it into lines.
 */
export function codeIn(text: string): string | null {
  const [, code] = /(?:^|#\/link\/)(\d+\.\w[\w.-]*)[^\w]*$/.exec(text.replace(/\s+/g, '')) ?? [];
  return code === undefined ? null : bare(code);
}

/** Without the full stop or bracket of a sentence that an address stood in. */
const bare = (code: string): string => code.replace(/[^\w-]+$/, '');

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '#/';
    case 'match':
    case 'watch':
      return `#/${route.page}/${route.game}/${route.id}`;
    case 'link':
      return `#/link/${route.code}`;
    case 'new':
    case 'rules':
    case 'daily':
      return `#/${route.page}/${route.game}`;
    case 'guide':
      return `#/guide/${route.game}${route.lesson === lessons[route.game][0] ? '' : `/${route.lesson}`}`;
    default:
      return `#/${route.page}`;
  }
}

/** `replace` leaves no step behind for the Back button. */
export function go(route: Route, { replace = false } = {}): void {
  if (replace) location.replace(href(route));
  else location.hash = href(route);
}

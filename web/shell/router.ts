/** Which route an address is, and which link somebody has pasted. */
import type { Games } from '../lib/game';
import { isAtTable, type Route } from '../lib/routes';

/** Told before the games are known, and before anything else is. */
export const isHome = (hash: string): boolean => /^#?\/?$/.test(hash);

export const isTable = (hash: string): boolean => isAtTable({ page: /^#?\/?(\w*)/.exec(hash)?.[1] ?? '' });

export function parse(hash: string, games: Games): Route {
  const [page = '', argument = '', id = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (rest.length > 0 || (id && !['match', 'watch', 'review', 'problem', 'guide', 'against'].includes(page)))
    return { page: 'unknown' };
  switch (page) {
    case '':
      return { page: argument ? 'unknown' : 'home' };
    case 'settings':
    case 'about':
    case 'results':
      return { page: argument ? 'unknown' : page };
    case 'school':
      return argument ? { page, player: argument } : { page }; // what is no player, its page says
    case 'task':
      return argument ? { page: 'school', task: bare(argument) } : { page: 'unknown' };
    case 'against':
      if (!argument) return { page: 'unknown' };
      return id ? { page, player: argument, setup: bare(id) } : { page, player: bare(argument) };
    case 'new':
    case 'play':
    case 'rules':
    case 'daily':
    case 'stage':
      return games.find(argument) ? { page, game: argument } : { page: 'unknown' };
    case 'guide': {
      const lessons: readonly string[] = games.find(argument)?.facts.lessons ?? [];
      const lesson = id || lessons[0];
      return lesson && lessons.includes(lesson) ? { page, game: argument, lesson } : { page: 'unknown' };
    }
    case 'link':
    case 'join':
      return { page, code: bare(argument) }; // what is no link, its page says
    case 'match':
    case 'watch':
    case 'review':
      return games.find(argument) && /^[\w-]+$/.test(id) ? { page, game: argument, id } : { page: 'unknown' };
    case 'problems':
      return games.find(argument)?.facts.problems.length ? { page, game: argument } : { page: 'unknown' };
    case 'problem': {
      const problems: readonly { id: string }[] = games.find(argument)?.facts.problems ?? [];
      return problems.some((problem) => problem.id === id)
        ? { page, game: argument, id }
        : { page: 'unknown' };
    }
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

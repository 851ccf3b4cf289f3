/** The page's addresses live behind the `#`, so that any static host and any sub-path will do. */

export const playable = ['musketiere', 'four_musketeers'] as const;
export type GameId = (typeof playable)[number];

export type Route =
  | { page: 'home' }
  | { page: 'unknown' }
  | { page: 'settings' }
  | { page: 'about' }
  | { page: 'new' | 'rules' | 'guide'; game: GameId }
  | { page: 'match'; game: GameId; id: string };

export const isPlayable = (id: string): id is GameId => (playable as readonly string[]).includes(id);

export function parse(hash: string): Route {
  const [page = '', argument = '', id = '', ...rest] = hash.replace(/^#?\/?/, '').split('/');
  if (rest.length > 0 || (id && page !== 'match')) return { page: 'unknown' };
  switch (page) {
    case '':
      return { page: argument ? 'unknown' : 'home' };
    case 'settings':
    case 'about':
      return { page: argument ? 'unknown' : page };
    case 'new':
    case 'rules':
    case 'guide':
      return isPlayable(argument) ? { page, game: argument } : { page: 'unknown' };
    case 'match':
      return isPlayable(argument) && /^[\w-]+$/.test(id) ? { page, game: argument, id } : { page: 'unknown' };
    default:
      return { page: 'unknown' };
  }
}

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '#/';
    case 'match':
      return `#/match/${route.game}/${route.id}`;
    case 'new':
    case 'rules':
    case 'guide':
      return `#/${route.page}/${route.game}`;
    default:
      return `#/${route.page}`;
  }
}

/** `replace` leaves no step behind for the Back button. */
export function go(route: Route, { replace = false } = {}): void {
  if (replace) location.replace(href(route));
  else location.hash = href(route);
}

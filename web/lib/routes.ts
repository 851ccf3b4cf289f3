/** The page's addresses live behind the `#`, so that any static host and any sub-path will do. */

export type Route =
  | { page: 'home' }
  | { page: 'unknown' }
  | { page: 'settings' }
  /** `player`: one that somebody has sent, packed; `task`: one that somebody has set. */
  | { page: 'school'; player?: string; task?: string }
  /** A match against a player that somebody has sent; `setup`: to the deal or the match in play of that link. */
  | { page: 'against'; player: string; setup?: string }
  | { page: 'about' }
  | { page: 'results' }
  | { page: 'new' | 'play' | 'rules' | 'daily' | 'stage'; game: string }
  /** The table of somebody who has invited to it. */
  | { page: 'join'; code: string }
  /** Where the lesson is not named, the first of the game is meant. */
  | { page: 'guide'; game: string; lesson?: string }
  /** A match at its table; one that is over, step by step, and with its review. */
  | { page: 'match' | 'watch' | 'review'; game: string; id: string }
  /** The list of a game's problems; one of them at its table. */
  | { page: 'problems'; game: string }
  | { page: 'problem'; game: string; id: string }
  /** What a friend has sent. */
  | { page: 'link'; code: string };

type AtTable = Extract<Route, { page: 'match' | 'watch' | 'review' | 'problem' }>;

/** Whether a table stands there. */
export const isAtTable = (route: { page: string }): route is AtTable =>
  ['match', 'watch', 'review', 'problem'].includes(route.page);

export function href(route: Route): string {
  switch (route.page) {
    case 'home':
    case 'unknown':
      return '#/';
    case 'match':
    case 'watch':
    case 'review':
    case 'problem':
      return `#/${route.page}/${route.game}/${route.id}`;
    case 'link':
    case 'join':
      return `#/${route.page}/${route.code}`;
    case 'school':
      if (route.task !== undefined) return `#/task/${route.task}`;
      return route.player === undefined ? '#/school' : `#/school/${route.player}`;
    case 'against':
      return `#/against/${route.player}${route.setup === undefined ? '' : `/${route.setup}`}`;
    case 'new':
    case 'play':
    case 'rules':
    case 'daily':
    case 'stage':
    case 'problems':
      return `#/${route.page}/${route.game}`;
    case 'guide':
      return `#/guide/${route.game}${route.lesson === undefined ? '' : `/${route.lesson}`}`;
    default:
      return `#/${route.page}`;
  }
}

/** `replace` leaves no step behind for the Back button. */
export function go(route: Route, { replace = false } = {}): void {
  if (replace) location.replace(href(route));
  else location.hash = href(route);
}

/**
 * The absolute address of a route, to be given to others: at the page of its game, where there is one, and without what
 * only this reader has chosen. `game` where the route does not say it.
 */
export function addressOf(route: Route, game?: string): string {
  const page = 'game' in route ? route.game : game;
  return new URL(`${page ? `${page}.html` : './'}${href(route)}`, location.href).href;
}

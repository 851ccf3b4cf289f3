import type { GameId } from './known';
import { href, type Route } from './router';

/**
 * The absolute address of a route, to be given to others: at the page of its game, where there is one, and without what
 * only this reader has chosen. `game` where the route does not say it.
 */
export function addressOf(route: Route, game?: GameId): string {
  const page = 'game' in route ? route.game : game;
  return new URL(`${page ? `${page}.html` : './'}${href(route)}`, location.href).href;
}

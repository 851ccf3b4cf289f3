/** All games of the page; one that Python knows and `index.ts` lacks is a type error here. */
import { type GameId, games as order } from '../generated/catalogue';
import { type Game, Games } from '../lib/game';
import * as manifests from '.';

const byId: Record<GameId, Game> = manifests;

export const games = new Games(order.map((id) => byId[id]));

/** What script and build agree on: the kinds of posters, and the shape of what the build puts in. */

import { type GameId, games } from '../../generated/catalogue';
import type { Language } from '../../lib/languages';

/** What a poster is of; `unread` where a code cannot be read. */
export const kinds = ['game', 'deal', 'play', 'record', 'unread', 'school'] as const;
/** `player`: a game against a player that the page around has named; it is begun like a game. */
export type Kind = (typeof kinds)[number] | 'player';
export type WordId =
  | 'site-name'
  | 'poster-before'
  | 'poster-full'
  | 'poster-won'
  | 'poster-practice'
  | 'poster-lamp'
  | 'poster-player'
  | 'school-title'
  | `game-${GameId}`
  | `poster-${(typeof kinds)[number]}`
  | `poster-${(typeof kinds)[number]}-do`;
export type PosterWords = Record<Language, Record<WordId, string>>;
/** Name, attributes and children of an SVG element. */
export type Drawing = [name: string, attributes: Record<string, string>, children: Drawing[]];

/** Those of the games, and that of the whole site. */
export type Crests = Record<GameId | 'site', Drawing[]>;

export const isGame = (id: unknown): id is GameId => games.includes(id as GameId);

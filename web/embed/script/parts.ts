/** What script and build agree on: the games and languages of the posters, and the shape of what the build puts in. */

export const languages = ['en', 'fr', 'de', 'fi'] as const;
export const games = ['musketiere', 'four_musketeers'] as const;
export type Game = (typeof games)[number];
/** What a poster is of; `unread` where a code cannot be read. */
export const kinds = ['game', 'deal', 'play', 'record', 'unread'] as const;
type Kind = (typeof kinds)[number];
export type WordId =
  | 'site-name'
  | 'poster-before'
  | 'poster-full'
  | 'poster-won'
  | `game-${Game}`
  | `poster-${Kind}`
  | `poster-${Kind}-do`;
export type PosterWords = Record<(typeof languages)[number], Record<WordId, string>>;
/** Name, attributes and children of an SVG element. */
export type Drawing = [name: string, attributes: Record<string, string>, children: Drawing[]];

export const isGame = (id: unknown): id is Game => games.includes(id as Game);

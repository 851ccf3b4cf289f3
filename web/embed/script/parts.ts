/** What the build puts into the script: the words of every language, and the crests as plain data. */

export const languages = ['en', 'fr', 'de', 'fi'] as const;
export const games = ['musketiere', 'four_musketeers'] as const;
export type Game = (typeof games)[number];
export type PosterWords = Record<(typeof languages)[number], Record<string, string>>;
/** Name, attributes and children of an SVG element. */
export type Drawing = [name: string, attributes: Record<string, string>, children: Drawing[]];

declare const __POSTER_WORDS__: PosterWords;
declare const __CRESTS__: Record<Game, Drawing[]>;

export const words = __POSTER_WORDS__;
export const crests = __CRESTS__;

export const isGame = (id: unknown): id is Game => games.includes(id as Game);

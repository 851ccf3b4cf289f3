/** The games and languages of the house; page, embed script and build all count on this one list. */

export const games = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'] as const;
export type GameId = (typeof games)[number];

export const languages = ['en', 'fr', 'de', 'fi'] as const;
export type Language = (typeof languages)[number];

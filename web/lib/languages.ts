/** The languages the page speaks; page, embed script and build all count on this one list. */
export const languages = ['en', 'fr', 'de', 'fi'] as const;
export type Language = (typeof languages)[number];

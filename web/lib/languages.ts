/** The languages the page speaks; page, embed script and build all count on this one list. */
export const languages = ['en', 'fr', 'de', 'fi'] as const;
export type Language = (typeof languages)[number];

/** The language the reader likes best among those we speak. */
export function preferredLanguage(tags: readonly string[] = navigator.languages): Language {
  for (const tag of tags) {
    const spoken = languages.find((language) => language === tag.slice(0, 2).toLowerCase());
    if (spoken) return spoken;
  }
  return 'en';
}

/** The reader's own variety of a language, for dates and lists. */
export const varietyOf = (language: Language): string =>
  navigator.languages.find((tag) => tag.toLowerCase().startsWith(language)) ?? language;

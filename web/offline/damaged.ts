/** What stands in place of the page when its files are damaged and the net is gone; made when the site is built. */

/** A whole document that needs no other file. `languages`: each with its words. */
export function damagedPage(languages: readonly (readonly [string, (id: string) => string])[]): string {
  const sections = languages.map(
    ([language, t]) =>
      `<section lang="${language}"><h1>${t('damaged-title')}</h1><p>${t('damaged-text')}</p></section>`,
  );
  return `<!doctype html><html lang="${languages[0]?.[0]}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="color-scheme" content="light dark"><title>Musketiere</title></head><body>${sections.join('')}</body></html>`;
}

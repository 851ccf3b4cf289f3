/** The page's sentences while the site is built. */
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import { games } from '../web/generated/catalogue';

const web = join(import.meta.dirname, '../web');
/** The page's own, and those of the games. */
const folders = [web, ...games.map((game) => join(web, 'games', game))].map((part) => join(part, 'messages'));

/** The catalogues in which games are called by their names. */
export const homeWords = games.map((game) => `home-${game}`);

/** Says the messages of some catalogues in a language. */
export function wordsOf(language: string, ...catalogues: string[]) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of catalogues) {
    const file = folders.map((folder) => join(folder, language, `${name}.ftl`)).find(existsSync);
    if (!file) throw new Error(`there is no catalogue ${name} in ${language}`);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  return (id: string, args?: Record<string, FluentVariable>): string =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args ?? null);
}

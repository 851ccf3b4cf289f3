/** The page's sentences while the site is built. */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';

/** Says the messages of some catalogues in a language. */
export function wordsOf(language: string, ...catalogues: string[]) {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const name of catalogues) {
    const file = join(import.meta.dirname, `../web/messages/${language}/${name}.ftl`);
    bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
  }
  return (id: string, args?: Record<string, FluentVariable>): string =>
    bundle.formatPattern(bundle.getMessage(id)?.value ?? id, args ?? null);
}

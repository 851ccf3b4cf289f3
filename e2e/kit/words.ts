/** The sentences of the page, from the same catalogues: a test names what is said, not how it is worded. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const folder = new URL('../../web/messages/', import.meta.url);
export type Args = Record<string, string | number>;

export function wordsOf(language: string): (id: string, args?: Args) => string {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const own = new URL(`${language}/`, folder);
  for (const file of readdirSync(own))
    bundle.addResource(new FluentResource(readFileSync(new URL(file, own), 'utf8')));
  return (id, args) => {
    const pattern = bundle.getMessage(id)?.value;
    if (!pattern) throw new Error(`${language} has no message ${id}`);
    return bundle
      .formatPattern(pattern, args ?? null, [])
      .replace(/\s+/g, ' ')
      .trim();
  };
}

export const t = wordsOf('en');

/** A sentence some of whose arguments the test does not know: those match anything. */
export function saying(id: string, args?: Args): RegExp {
  const known = t(id, args).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(known.replace(/\{[^}]*\}/g, '.+'));
}

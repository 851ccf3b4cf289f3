/** The sentences of the page, from the same catalogues: a test names what is said, not how it is worded. */
import { readdirSync, readFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '@fluent/bundle';

const web = new URL('../../web/', import.meta.url);
/** The page's own, and those of the games. */
const folders = [
  new URL('messages/', web),
  ...readdirSync(new URL('games/', web), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => new URL(`games/${name}/messages/`, web)),
];
export type Args = Record<string, string | number>;

export type Words = (id: string, args?: Args) => string;

/** The catalogues of a language: their text, by a path that is the same in all languages. */
export const textsOf = (language: string): Map<string, string> =>
  new Map(
    folders.flatMap((folder) => {
      const own = new URL(`${language}/`, folder);
      return readdirSync(own).map((file) => [`${folder}${file}`, readFileSync(new URL(file, own), 'utf8')]);
    }),
  );

/** The ids of all messages: what stands on the page where one is missing. */
export const idsOf = (language: string): string[] =>
  [...textsOf(language).values()].flatMap((text) =>
    [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''),
  );

export const wordsOf = (language: string): Words => wordsFrom(textsOf(language).values(), language);

export function wordsFrom(catalogues: Iterable<string>, language = 'en'): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of catalogues) bundle.addResource(new FluentResource(text));
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
export function saying(id: string, args?: Args, words = t): RegExp {
  const known = words(id, args).replace(/[.*+?^$()|[\]\\]/g, '\\$&');
  return new RegExp(known.replace(/\{[^}]*\}/g, '.+'));
}

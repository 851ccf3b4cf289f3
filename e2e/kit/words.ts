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

const files = (language: string): string[] => {
  const own = folders.map((folder) => new URL(`${language}/`, folder));
  return own.flatMap((folder) =>
    readdirSync(folder).map((file) => readFileSync(new URL(file, folder), 'utf8')),
  );
};

/** The ids of all messages: what stands on the page where one is missing. */
export const idsOf = (language: string): string[] =>
  files(language).flatMap((text) => [...text.matchAll(/^([a-z][\w-]*) =/gm)].map(([, id]) => id ?? ''));

export function wordsOf(language: string): Words {
  const bundle = new FluentBundle(language, { useIsolating: false });
  for (const text of files(language)) bundle.addResource(new FluentResource(text));
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

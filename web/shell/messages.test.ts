// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { type Entry, Message, parse, Visitor } from '@fluent/syntax';
import { parse as parseToml } from 'smol-toml';
import { describe, expect, test } from 'vitest';
import { languages } from '../lib/languages';
import { type Composed, expand, fits, isFamily, readSource } from './messages.testing';

const root = join(import.meta.dirname, '..', '..');
const web = join(root, 'web');

/** All files with one of the endings, in a folder of the repository. */
const filesIn = (folder: string, ...endings: string[]): string[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => endings.some((ending) => name.endsWith(ending)))
    .map((name) => join(root, folder, name));

/** The catalogues of a language: `messages/<language>/<name>.ftl`, wherever the folder is. */
const cataloguesOf = (language: string): Map<string, string> =>
  new Map(
    filesIn('web', '.ftl')
      .filter((file) => basename(dirname(file)) === language)
      .map((file) => [
        join(relative(web, dirname(dirname(file))), basename(file)),
        readFileSync(file, 'utf8'),
      ]),
  );
const catalogues = [...cataloguesOf('en').keys()].sort();

class Parts extends Visitor {
  readonly variables = new Set<string>();
  readonly mentioned = new Set<string>();

  override visitVariableReference({ id }: { id: { name: string } }): void {
    this.variables.add(id.name);
  }

  override visitMessageReference({ id }: { id: { name: string } }): void {
    this.mentioned.add(id.name);
  }
}

const bodyOf = (language: string, catalogue: string): Entry[] =>
  parse(cataloguesOf(language).get(catalogue) ?? '', {}).body;
function partsOf(entry: Entry): Parts {
  const parts = new Parts();
  parts.visit(entry);
  return parts;
}
/** id → the variables its sentences use. */
const read = (language: string, catalogue: string): Map<string, string> =>
  new Map(
    bodyOf(language, catalogue)
      .filter((entry) => entry instanceof Message)
      .map((message) => [message.id.name, [...partsOf(message).variables].sort().join(' ')]),
  );

describe.each(languages.slice(1))('%s', (language) => {
  test('has the catalogues of English', () => {
    expect([...cataloguesOf(language).keys()].sort()).toEqual(catalogues);
  });

  test.each(catalogues)('%s has the same messages with the same variables', (catalogue) => {
    const sorted = (map: Map<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(sorted(read(language, catalogue))).toEqual(sorted(read('en', catalogue)));
  });
});

test.each(languages)('%s has no message twice and nothing that cannot be read', (language) => {
  const bundle = new FluentBundle(language);
  const faults = [...cataloguesOf(language)].flatMap(([catalogue, text]) => {
    const junk = bodyOf(language, catalogue).filter(({ type }) => type === 'Junk');
    const twice = bundle.addResource(new FluentResource(text));
    return [...junk.map((entry) => `${catalogue}: ${JSON.stringify(entry)}`), ...twice.map(String)];
  });
  expect(faults).toEqual([]);
});

describe('ids', () => {
  const entries = catalogues.flatMap((catalogue) => bodyOf('en', catalogue));
  const known = new Set(catalogues.flatMap((catalogue) => [...read('en', catalogue).keys()]));
  const isOfPage = (file: string) =>
    file.startsWith(web) &&
    !/\.test\.ts$|\btesting\.ts$|\.d\.ts$/.test(file) &&
    !file.includes('node_modules');
  const { asked, keys } = readSource(join(root, 'tsconfig.json'), isOfPage);
  const texts = asked.flatMap(({ id }) => expand(id) ?? []);
  const open = asked.filter(({ id }) => expand(id) === null && isFamily(id));
  /** What the page and the engine call things by: these stand for a part of an id that could be any word. */
  const words = new Set([
    ...texts,
    ...keys,
    ...filesIn('py', '.py').flatMap(quoted),
    ...filesIn('py', '.toml').flatMap(named),
  ]);

  test('every id asked for exists', () => {
    const certain = asked.filter(({ certain }) => certain);
    expect(certain.length).toBeGreaterThan(500);
    // Of one that is put together not every combination need be there: a misspelt one is unused.
    const exists = (id: Composed) =>
      expand(id)?.some((one) => known.has(one)) ?? [...known].some((one) => fits(one, id, words));
    const wrong = certain
      .filter(({ id }) => !exists(id))
      .map(({ file, id }) => `${relative(web, file)}: ${id.map((part) => part.toString()).join(' + ')}`);
    expect(wrong).toEqual([]);
  });

  const used = new Set([...texts, ...entries.flatMap((entry) => [...partsOf(entry).mentioned])]);
  const isUsed = (id: string) => used.has(id) || open.some((one) => fits(id, one.id, words));

  test('no id is unused', () => {
    expect([...known].filter((id) => !isUsed(id))).toEqual([]);
  });

  test('of any catalogue an id that is misspelt, and one more than is asked for, would be noticed', () => {
    const wrong = [...known].flatMap((id) => [`${id}q`, `${id}-q`, id.replace(/^[a-z]+/, 'q$&')]);
    expect(wrong.filter(isUsed)).toEqual([]);
  });
});

/** The words that stand in quotes in a file. */
function quoted(file: string): string[] {
  return [...readFileSync(file, 'utf8').matchAll(/(?<=["'])[\w-]+(?=["'])/g)].map(String);
}

/** The keys and texts of a TOML file. */
function named(file: string): string[] {
  const inside = (value: unknown): string[] =>
    typeof value === 'object' && value !== null
      ? Object.entries(value).flatMap(([key, entry]) => [key, ...inside(entry)])
      : [String(value)];
  return inside(parseToml(readFileSync(file, 'utf8')));
}

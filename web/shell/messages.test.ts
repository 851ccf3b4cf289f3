import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { describe, expect, test } from 'vitest';
import { languages } from '../lib/languages';

const web = join(import.meta.dirname, '..');
const messages = join(web, 'messages');
/** Each catalogue by the folder it lies in: the page's own, and those of the games. */
const folders = [
  messages,
  ...readdirSync(join(web, 'games'), { withFileTypes: true })
    .filter((entry) => entry.isDirectory())
    .map(({ name }) => join(web, 'games', name, 'messages')),
];
const cataloguesOf = (language: string) =>
  folders.flatMap((folder) => readdirSync(join(folder, language))).sort();
const catalogues = cataloguesOf('en');
const textOf = (language: string, catalogue: string): string => {
  const files = folders.map((folder) => join(folder, language, catalogue));
  return readFileSync(files.find(existsSync) ?? catalogue, 'utf8');
};

/** id → the variables its sentences use. */
function read(language: string, catalogue: string): Map<string, string> {
  const resource = new FluentResource(textOf(language, catalogue));
  return new Map(resource.body.map(({ id, value }) => [id, variables(value)]));
}

function variables(pattern: unknown): string {
  const found = [...JSON.stringify(pattern).matchAll(/"type":"var","name":"(\w+)"/g)].map(([, name]) => name);
  return [...new Set(found)].sort().join(' ');
}

/** Every source file of the page but the tests. */
function sources(folder: string): string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.ts') && !name.endsWith('.test.ts'))
    .map((name) => readFileSync(join(folder, name), 'utf8'));
}

describe.each(languages.slice(1))('%s', (language) => {
  test('has the catalogues of English', () => {
    expect(cataloguesOf(language)).toEqual(catalogues);
  });

  test.each(catalogues)('%s has the same messages with the same variables', (catalogue) => {
    const sorted = (map: Map<string, string>) => [...map].sort(([a], [b]) => (a < b ? -1 : 1));
    expect(sorted(read(language, catalogue))).toEqual(sorted(read('en', catalogue)));
  });
});

test.each(languages)('%s has no message twice and none that cannot be read', (language) => {
  const bundle = new FluentBundle(language);
  const faults = catalogues.flatMap((catalogue) => {
    const text = textOf(language, catalogue);
    const written = [...text.matchAll(/^[a-z][\w-]* *=/gm)].length;
    const resource = new FluentResource(text);
    const unread = resource.body.length === written ? [] : [`${catalogue}: a message cannot be read`];
    return [...unread, ...bundle.addResource(resource).map(String)];
  });
  expect(faults).toEqual([]);
});

describe('ids', () => {
  const code = sources(web).join('\n');
  /** Messages that stand inside others. */
  const mentioned = new Set(
    catalogues
      .map((catalogue) => textOf('en', catalogue))
      .flatMap((text) => [...text.matchAll(/\{ *([a-z][\w-]*) *\}/g)].map(([, id]) => id)),
  );
  const known = new Set(catalogues.flatMap((catalogue) => [...read('en', catalogue).keys()]));
  /** What is fixed in `error-${code}`, before and after the variable part. */
  const patterns = (start: RegExp) =>
    [...code.matchAll(start)].map(
      ([, template = '']) => new RegExp(`^${template.replace(/\$\{[^}]*\}/g, '[\\w-]+')}$`),
    );
  const asked = patterns(/\bt\(\s*`([^`]+)`/g);
  const composed = [...asked, ...patterns(/`((?:\$\{[^}]*\})?-?[a-z]{3,}[\w-]*(?:\$\{[^}]*\}[\w-]*)*)`/g)];
  const strings = new Set([...code.matchAll(/['"]([a-z][\w-]*)['"]/g)].map(([, id]) => id));

  test('every id used exists', () => {
    const used = [...code.matchAll(/\bt\(\s*['"]([^'"]+)['"]/g)].map(([, id = '']) => id);
    expect(used.length).toBeGreaterThan(50);
    expect(used.filter((id) => !known.has(id))).toEqual([]);
  });

  test('every id that is put together exists for some part', () => {
    expect(asked.length).toBeGreaterThan(5);
    expect(asked.filter((pattern) => ![...known].some((id) => pattern.test(id)))).toEqual([]);
  });

  test('no id is unused', () => {
    const unused = [...known].filter(
      (id) => !strings.has(id) && !mentioned.has(id) && !composed.some((pattern) => pattern.test(id)),
    );
    expect(unused).toEqual([]);
  });
});

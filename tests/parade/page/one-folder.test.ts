// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { parse } from '@fluent/syntax';
import { describe, expect, test } from 'vitest';
import { languages } from '../../../web/lib/languages';

/* A fourth game is one folder: the page, its worker and the engine say nothing of this one, and it needs no more of them
   than any game may. */
const folder = import.meta.dirname;
const repository = join(folder, '../../..');

const filesIn = (path: string, kinds: RegExp): string[] =>
  readdirSync(join(repository, path), { recursive: true, encoding: 'utf8' })
    .filter((name) => kinds.test(name))
    .map((name) => join(repository, path, name));

test('no other file of the page or of the engine names it', () => {
  const files = ['web', 'vite', 'tools', 'py/musketiere'].flatMap((path) =>
    filesIn(path, /\.(ts|css|html|ftl|mjs|py)$/),
  );
  expect(files.length).toBeGreaterThan(600);
  const named = files.filter((file) => /parade/i.test(readFileSync(file, 'utf8')));
  expect(named.map((file) => relative(repository, file))).toEqual([]);
});

test('it builds on what games and shell share, and on what was made for it', () => {
  const own = filesIn('tests/parade/page', /(?<!\.test|testing)\.ts$/);
  const imports = own.flatMap((file) =>
    [...readFileSync(file, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]*)/g)].map(
      ([, path = '']) => relative(repository, join(dirname(file), path)),
    ),
  );
  expect(imports.length).toBeGreaterThan(40);
  const allowed = /^(web\/(lib|worker|generated)|tests\/parade\/page)(\/|$)/;
  expect(imports.filter((path) => !allowed.test(path))).toEqual([]);
});

describe('its words', () => {
  const catalogues = ['home-parade', 'parade', 'rules-parade', 'table-parade'];
  const read = (language: string, name: string) =>
    readFileSync(join(folder, 'messages', language, `${name}.ftl`), 'utf8');
  /** id → what it needs to know. */
  const needs = (language: string, name: string) =>
    parse(read(language, name), {})
      .body.flatMap((entry) => (entry.type === 'Message' ? [entry] : []))
      .map((entry) => [
        (entry as unknown as { id: { name: string } }).id.name,
        [
          ...new Set(
            JSON.stringify(entry).match(/"VariableReference","id":\{"type":"Identifier","name":"\w+"/g),
          ),
        ].sort(),
      ]);

  test.each(languages)('%s has every message, with what it needs to know', (language) => {
    for (const name of catalogues) expect(needs(language, name)).toEqual(needs('en', name));
  });

  test.each(languages)('none is the word of anybody else in %s', (language) => {
    const bundle = new FluentBundle(language);
    const others = filesIn('web', /\.ftl$/).filter((file) => dirname(file).endsWith(`/${language}`));
    for (const file of others) bundle.addResource(new FluentResource(readFileSync(file, 'utf8')));
    const twice = catalogues.flatMap((name) => bundle.addResource(new FluentResource(read(language, name))));
    expect(twice).toEqual([]);
  });
});

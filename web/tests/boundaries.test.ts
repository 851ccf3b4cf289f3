// @vitest-environment node
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, relative, sep } from 'node:path';
import { expect, test } from 'vitest';
import { games } from '../generated/catalogue';

/*
 * Which part of the page may build on which: shell → games → lib → worker → generated. Of a game others see its manifest
 * alone, and no game is named outside its folder. Tests, and what is theirs alone (`*.testing.ts`), may look anywhere.
 */
const repository = join(import.meta.dirname, '../..');
const web = join(repository, 'web');

const filesIn = (folder: string, kinds: RegExp): string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => kinds.test(file) && !/\.test(?:ing)?\.ts$|\/tests\//.test(file));

/** What the parts may import, themselves aside. `page`: what runs the page, and what makes the site of it. */
const allowed: Record<string, readonly string[]> = {
  generated: ['worker'],
  worker: ['generated', 'service-worker'],
  lib: ['worker', 'generated'],
  game: ['lib', 'worker', 'generated'],
  list: ['game', 'lib', 'generated'],
  shell: ['lib', 'worker', 'generated', 'page'],
  page: ['shell', 'list', 'lib', 'worker', 'generated', 'service-worker'],
  'service-worker': [],
};
const PAGE = new Set(['main.ts', 'embed', 'first', 'offline', 'styles', 'index.html']);

interface Place {
  readonly part: string;
  /** The id of the game, of a file in its folder. */
  readonly game?: string;
}

function placeOf(file: string): Place {
  const [folder = '', game = '', ...inside] = relative(web, file).split(sep);
  if (folder === '..' || PAGE.has(folder)) return { part: 'page' };
  if (folder !== 'games') return { part: folder };
  return inside.length > 0 ? { part: 'game', game } : { part: 'list' };
}

interface Import {
  readonly from: string;
  readonly to: string;
}

/** The file that an import means: of a folder its `index.ts`. */
const meant = (path: string): string =>
  [path, `${path}.ts`, join(path, 'index.ts')].find((file) => /\.\w+$/.test(file) && existsSync(file)) ??
  path;

const imports: Import[] = [...filesIn(web, /\.ts$/), ...filesIn(join(repository, 'vite'), /\.ts$/)].flatMap(
  (from) => {
    const specifiers = readFileSync(from, 'utf8').matchAll(/(?:\bfrom|\bimport)\s*\(?\s*['"](\.[^'"?]*)/g);
    return [...specifiers].map(([, path = '']) => ({ from, to: meant(join(dirname(from), path)) }));
  },
);

const said = ({ from, to }: Import) => `${relative(repository, from)} → ${relative(repository, to)}`;

test('every import leads to a file', () => {
  expect(imports.length).toBeGreaterThan(1000);
  const aside = /\/py\/musketiere\//; // data that a game sharesView with the engine
  expect(imports.filter(({ to }) => !existsSync(to) && !aside.test(to)).map(said)).toEqual([]);
});

test('imports lead one way: shell → games → lib → worker', () => {
  const back = imports.filter(({ from, to }) => {
    const [a, b] = [placeOf(from), placeOf(to)];
    return a.part !== b.part && !/\/py\/musketiere\//.test(to) && !allowed[a.part]?.includes(b.part);
  });
  expect(back.map(said)).toEqual([]);
});

test('of a game others see its manifest alone, and no game sees another', () => {
  const inside = imports.filter(({ from, to }) => {
    const [a, b] = [placeOf(from), placeOf(to)];
    return b.game !== undefined && a.game !== b.game && to !== join(web, 'games', b.game, 'index.ts');
  });
  expect(inside.map(said)).toEqual([]);
  const between = imports.filter(({ from, to }) => {
    const [a, b] = [placeOf(from), placeOf(to)];
    return a.game !== undefined && b.game !== undefined && a.game !== b.game;
  });
  expect(between.map(said)).toEqual([]);
});

test('no game is named but in its folder, in the list of games and in what Python says', () => {
  // The site, its store and its element bear the name of the first game.
  const ofSite =
    /musketiere[.-][\w$-]+|py\/musketiere|openDB<Schema>\('musketiere'|id: 'musketiere', \/\/ the same in every language/g;
  const named = new RegExp(
    `['"\`/-](?:${games.join('|')})\\b|\\bmk-(?:roy|four)|--(?:roy|four|musketiere)\\b|[Mm]ilady`,
    'g',
  );
  const files = ['shell', 'lib', 'worker', 'offline', 'embed', 'service-worker', 'styles']
    .map((folder) => join(web, folder))
    .flatMap((folder) => filesIn(folder, /\.(ts|css)$/))
    .concat(filesIn(join(repository, 'vite'), /\.ts$/), join(web, 'main.ts'))
    .filter((file) => !file.startsWith(join(web, 'lib/art/people'))); // those of the novel: she is one of them
  const found = files.flatMap((file) => {
    const text = readFileSync(file, 'utf8').replaceAll(ofSite, '');
    return [...text.matchAll(named)].map(([name]) => `${relative(repository, file)}: ${name}`);
  });
  expect(found).toEqual([]);
});

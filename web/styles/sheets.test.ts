// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

/*
 * A sheet that has been fetched stays for the whole visit, and its rules reach every table and page that is opened after.
 * The poster of other people's pages (embed/script) has a document of its own.
 */
const web = fileURLToPath(new URL('..', import.meta.url));
const sheets = readdirSync(web, { recursive: true, encoding: 'utf8' }).filter(
  (path) => path.endsWith('.css') && !path.startsWith('embed/script/'),
);

interface Rule {
  readonly selector: string;
  /** The folder of its sheet; all folders of one game are one part. */
  readonly part: string;
  /** Whether its part is one of the games. */
  readonly game: boolean;
  /** Its folder. */
  readonly room: string;
  readonly names: readonly string[];
}

const rules = sheets.flatMap((path): Rule[] => {
  const [, game] = /^games\/(\w+)\//.exec(path) ?? [];
  const room = dirname(path);
  const text = readFileSync(`${web}/${path}`, 'utf8').replace(/\/\*.*?\*\//gs, '');
  return [...text.matchAll(/([^{};]+)\{/g)]
    .map(([, head = '']) => head.trim())
    .filter((head) => !/^(@|from\b|to\b|[\d.]+%)/.test(head))
    .flatMap((head) => head.split(/,(?![^(]*\))/))
    .map((selector) => ({
      selector: `${path}: ${selector.trim().replace(/\s+/g, ' ')}`,
      part: game ?? room,
      game: game !== undefined,
      room,
      // Classes, and elements of our own.
      names: [...new Set(selector.match(/(?<=\.)[a-z][\w-]*|(?<![\w-])mk-[\w-]+/g))],
    }));
});

/** What every part may build on. */
const COMMON = new Set(['styles', 'lib/art', 'lib/table', 'lib/form', 'lib/rules']);
/** In which parts a class stands for itself alone, with nothing beside it that says whose it is. */
const bareIn = new Map<string, Set<string>>();
/** The games whose sheets mention a class. */
const gamesOf = new Map<string, Set<string>>();
const add = (map: Map<string, Set<string>>, name: string, part: string) =>
  map.set(name, (map.get(name) ?? new Set()).add(part));
for (const { names, part, game } of rules) {
  const [only] = names;
  if (only !== undefined && names.length === 1) add(bareIn, only, part);
  if (game) for (const name of names) add(gamesOf, name, part);
}
const others = (map: Map<string, Set<string>>, name: string, part: string) =>
  [...(map.get(name) ?? [])].filter((other) => other !== part);

test('a rule of a game names something that is this game’s alone', () => {
  const ofGames = rules.filter(({ game }) => game);
  expect(ofGames.length).toBeGreaterThan(500);
  const own = ({ names, part }: Rule) =>
    names.some((name) => others(bareIn, name, part).length + others(gamesOf, name, part).length === 0);
  expect(ofGames.filter((rule) => !own(rule)).map(({ selector }) => selector)).toEqual([]);
});

test('a class that stands bare in one part is named by no part that does not build on it', () => {
  const clashes = rules.flatMap(({ names, part, room, selector }) =>
    names.flatMap((name) =>
      others(bareIn, name, part)
        .filter((other) => ![part, other].some((one) => COMMON.has(one)) && !room.startsWith(other))
        .map((other) => `${selector} (.${name} of ${other})`),
    ),
  );
  expect(clashes).toEqual([]);
});

// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { type ChildNode, parse, type Rule as StyleRule } from 'postcss';
import parser, { type Node as SelectorNode } from 'postcss-selector-parser';
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

/** Whether it is a step of an animation, and no rule for elements. */
function isStep(rule: StyleRule): boolean {
  const parent = rule.parent as ChildNode | undefined;
  return parent?.type === 'atrule' && /keyframes$/.test(parent.name);
}

const normal = (selector: SelectorNode): string => String(selector).trim().replace(/\s+/g, ' ');

/** Classes, what classes begin with, and elements of our own, also those inside `:not()` and the like. */
function namesIn(selector: parser.Selector): string[] {
  const names = new Set<string>();
  selector.walkClasses(({ value }) => void names.add(value));
  selector.walkAttributes(
    ({ attribute, value }) => void (attribute === 'class' && value && names.add(value)),
  );
  selector.walkTags(({ value }) => void (value.startsWith('mk-') && names.add(value)));
  return [...names];
}

const rules = sheets.flatMap((path): Rule[] => {
  const [, game] = /^games\/(\w+)\//.exec(path) ?? [];
  const room = dirname(path);
  const part = { part: game ?? room, game: game !== undefined, room };
  const found: Rule[] = [];
  parse(readFileSync(`${web}/${path}`, 'utf8'), { from: path }).walkRules((rule) => {
    if (isStep(rule)) return;
    for (const selector of parser().astSync(rule.selector).nodes)
      found.push({ ...part, selector: `${path}: ${normal(selector)}`, names: namesIn(selector) });
  });
  return found;
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

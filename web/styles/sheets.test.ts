// @vitest-environment node
import { readdirSync, readFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import {
  type AtRule,
  type ChildNode,
  type Container,
  parse,
  type Root,
  type Rule as StyleRule,
} from 'postcss';
import parser, { type Node as SelectorNode } from 'postcss-selector-parser';
import { expect, test } from 'vitest';

/*
 * A sheet that has been fetched stays for the whole visit, and its rules reach every table and page that is opened after.
 * So each lies in a layer, which says whom it overrules, and what a game says holds inside that game alone. The poster of
 * other people's pages (embed/script) has a document of its own.
 */
const web = fileURLToPath(new URL('..', import.meta.url));
const read = (path: string) => readFileSync(`${web}/${path}`, 'utf8');
const files = readdirSync(web, { recursive: true, encoding: 'utf8' });

const LAYERS = 'styles/layers.css';
const CONDITIONS = 'styles/conditions.css';
const sheets = files
  .filter((path) => path.endsWith('.css') && !path.startsWith('embed/script/'))
  .filter((path) => path !== LAYERS && path !== CONDITIONS)
  .map((path) => {
    const [, game, room] = /^games\/(\w+)\/(\w+)/.exec(path) ?? [];
    return {
      path,
      game,
      scoped: game !== undefined && room !== 'art',
      root: parse(read(path), { from: path }),
    };
  });

const isAtRule = (node: ChildNode, name: string): node is AtRule =>
  node.type === 'atrule' && node.name === name;
const isRule = (node: ChildNode): node is StyleRule => node.type === 'rule';
const isSaid = ({ type }: ChildNode) => type !== 'comment';
const atRules = (root: Root, name: string): AtRule[] => {
  const found: AtRule[] = [];
  root.walkAtRules(name, (rule) => void found.push(rule));
  return found;
};
/** What a sheet lies in. */
const layersIn = (root: Root) => root.nodes.filter((node) => isAtRule(node, 'layer'));
/** What a sheet of a game is scoped by. */
const scopesIn = (root: Root) => layersIn(root).flatMap((layer) => (layer.nodes ?? []).filter(isRule));

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

interface Rule {
  readonly selector: string;
  /** The folder of its sheet; all folders of one game are one part. */
  readonly part: string;
  /** Its folder. */
  readonly room: string;
  /** Whether it reaches no farther than its game. */
  readonly scoped: boolean;
  readonly names: readonly string[];
}

const isStep = ({ parent }: StyleRule) => {
  const around = parent as Container<ChildNode> | undefined;
  return around?.type === 'atrule' && /keyframes$/.test((around as AtRule).name);
};

const rules = sheets.flatMap(({ path, game, scoped, root }): Rule[] => {
  const room = dirname(path);
  const found: Rule[] = [];
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    for (const selector of parser().astSync(rule.selector).nodes)
      found.push({
        part: game ?? room,
        room,
        scoped,
        selector: `${path}: ${normal(selector)}`,
        names: namesIn(selector),
      });
  });
  return found;
});

test('every sheet lies in the one layer of its folder, and nothing beside it', () => {
  const declared = layersIn(parse(read(LAYERS))).flatMap(({ params }) => params.split(/,\s*/));
  const layerOf = (path: string): string => {
    if (/^(lib|games\/\w+)\/art\//.test(path)) return 'art';
    if (/^(shell|embed|offline)\/|^styles\/home/.test(path)) return 'shell';
    return /^styles\/(\w+)/.exec(path)?.[1] ?? (path.startsWith('lib/') ? 'lib' : 'game');
  };
  expect(new Set(sheets.map(({ path }) => layerOf(path)))).toEqual(new Set(declared));
  for (const { path, root } of sheets) {
    expect(
      layersIn(root).map(({ params }) => params),
      path,
    ).toEqual([layerOf(path)]);
    const beside = root.nodes.filter((node) => isSaid(node) && !isAtRule(node, 'layer'));
    expect(
      beside.filter((node) => !isAtRule(node, 'import') && !isAtRule(node, 'font-face')).map(String),
      path,
    ).toEqual([]);
    expect(atRules(root, 'layer').length, path).toBe(1);
  }
});

test('the order of the layers is known before any sheet', () => {
  const [first] = /^import .*$/m.exec(read('main.ts')) ?? [];
  expect(first).toBe(`import './${LAYERS}';`);
});

test('a sheet of a game holds inside this game alone', () => {
  const scopes = sheets.filter(({ scoped }) => scoped);
  expect(scopes.length).toBeGreaterThan(20);
  for (const { path, game, root } of scopes) {
    const [scope, ...more] = scopesIn(root);
    expect(more.map(String), path).toEqual([]);
    const others = layersIn(root).flatMap(({ nodes = [] }) => nodes.filter(isSaid));
    expect(others.filter((node) => node !== scope && !isAtRule(node, 'keyframes')).map(String), path).toEqual(
      [],
    );
    expect(ownersOf(scope?.selector ?? ''), path).toEqual(new Set([game]));
  }
});

/** The games that a scope is of: by their id, or by the elements that only they define. */
function ownersOf(scope: string): Set<string | undefined> {
  const owners = new Set<string | undefined>();
  parser((root) => {
    root.walkClasses(({ value }) => void owners.add(/__\w+--(\w+)$/.exec(value)?.[1]));
    root.walkAttributes(({ attribute, value }) => void (attribute === 'data-game' && owners.add(value)));
    root.walkTags(({ value }) => void owners.add(definedBy.get(value)));
  }).processSync(scope.replace(/^\.\w+(?=\[data-game)/, ''));
  return owners;
}

const definedBy = new Map(
  files
    .filter((path) => /^games\/.*(?<!\.test)\.ts$/.test(path))
    .flatMap((path) =>
      [...read(path).matchAll(/@customElement\('(mk-[\w-]+)'\)/g)].map(
        ([, element = '']) => [element, path.split('/')[1]] as const,
      ),
    ),
);

/** In which parts a class stands for itself alone, with nothing about it that says whose it is. */
const bareIn = new Map<string, Set<string>>();
/** The games whose sheets mention a class. */
const gamesOf = new Map<string, Set<string>>();
const add = (map: Map<string, Set<string>>, name: string, part: string) =>
  map.set(name, (map.get(name) ?? new Set()).add(part));
for (const { names, part, scoped, room } of rules) {
  const [only] = names;
  if (only !== undefined && names.length === 1 && !scoped) add(bareIn, only, part);
  if (room.startsWith('games/')) for (const name of names) add(gamesOf, name, part);
}
const others = (map: Map<string, Set<string>>, name: string, part: string) =>
  [...(map.get(name) ?? [])].filter((other) => other !== part);

test('a drawing of a game names something that is this game’s alone', () => {
  const drawings = rules.filter(({ room, scoped }) => room.startsWith('games/') && !scoped);
  expect(drawings.length).toBeGreaterThan(100);
  const own = ({ names, part }: Rule) =>
    names.some((name) => others(bareIn, name, part).length + others(gamesOf, name, part).length === 0);
  expect(drawings.filter((rule) => !own(rule)).map(({ selector }) => selector)).toEqual([]);
});

/** What every part may build on. */
const COMMON = new Set(['styles', 'lib/art', 'lib/table', 'lib/form', 'lib/rules']);

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

/** What the reader wants of the system; every other question has a name. */
const WISHES = ['(hover: hover)', '(prefers-reduced-motion: reduce)'];

test('what a screen is like is asked by the names of the conditions', () => {
  const named = atRules(parse(read(CONDITIONS)), 'custom-media').map(
    ({ params }) => params.split(/\s/)[0] ?? '',
  );
  const asked = new Set<string>();
  for (const { path, root } of sheets) {
    const conditions = atRules(root, 'media').map(({ params }) => params);
    for (const condition of conditions) {
      const words = condition.match(/--\w+/g) ?? [];
      for (const name of words) asked.add(name);
      const rest = words.reduce((left, name) => left.replace(`(${name})`, '()'), condition);
      const plain = /^(\(\)|[(), ]|\b(and|or|not)\b)+$/.test(rest);
      expect(plain || WISHES.includes(condition), `${path}: @media ${condition}`).toBe(true);
    }
    const imports = atRules(root, 'import').map(({ params }) => params.replaceAll('"', ''));
    const here = relative(dirname(path), CONDITIONS);
    expect(imports, path).toEqual(
      conditions.some((condition) => condition.includes('--'))
        ? [here.startsWith('.') ? here : `./${here}`]
        : [],
    );
  }
  for (const name of parse(read(CONDITIONS))
    .toString()
    .matchAll(/\((--\w+)\)/g))
    asked.add(name[1] ?? '');
  expect([...asked].sort()).toEqual([...named].sort());
});

/** All selectors of a rule, each with those of the rules that it lies in. */
function wholes({ selector, parent }: StyleRule): string[] {
  const own = parser()
    .astSync(selector)
    .nodes.map((one) => normal(one));
  let around = parent as ChildNode | Root | undefined;
  while (around && (around.type === 'root' || !isRule(around))) around = around.parent as typeof around;
  if (!around) return own;
  return wholes(around).flatMap((outer) =>
    own.map((one) => (one.includes('&') ? one.replaceAll('&', outer) : `${outer} ${one}`)),
  );
}

/** Rules about elements of no kind in a box that is told by what it holds. */
function unkind(root: Root): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    if (isStep(rule)) return;
    for (const whole of wholes(rule)) {
      const { nodes } = parser().astSync(whole).first;
      const has = (node: SelectorNode) => node.type === 'pseudo' && node.value === ':has';
      const parts = nodes.findLastIndex(({ type }) => type === 'combinator');
      // One of several kinds is of a kind, too.
      const isAny = nodes
        .slice(parts + 1)
        .every(({ type, value }) => type === 'universal' || (type === 'pseudo' && value !== ':is'));
      if (parts >= 0 && isAny && nodes.slice(0, parts).some(has)) found.push(whole);
    }
  });
  return found;
}

test('what lies in a box says nothing of elements of no kind', () => {
  // Chromium would work out the style of the whole page anew whenever anything comes into it or goes.
  expect(
    unkind(parse('.box:has(> .way) { @media print { > :not(.head, .way) { & .kind, > :is(.a, .b) {} } } }')),
    'in a rule that lies in another',
  ).toEqual(['.box:has(> .way) > :not(.head, .way)']);
  const found = sheets.flatMap(({ path, root }) => unkind(root).map((whole) => `${path}: ${whole}`));
  expect(found).toEqual([]);
});

/** Rules about what stands beside an element that nothing is said of but its tag. */
function besideAny(root: Root): string[] {
  const found: string[] = [];
  root.walkRules((rule) => {
    parser((selectors) => {
      selectors.walkCombinators((combinator) => {
        if (!['+', '~'].includes(combinator.value)) return;
        const { nodes = [] } = combinator.parent ?? {};
        const before = nodes.slice(0, nodes.indexOf(combinator));
        const one = before.slice(before.findLastIndex(({ type }) => type === 'combinator') + 1);
        const within = combinator.parent?.parent?.value ?? '';
        // In `:has()` it is looked for, and nothing beside it is worked out.
        const isSought = one.length === 0 || /^:(has|nth)/.test(within);
        if (!isSought && !/[.#[&]/.test(one.join(''))) found.push(rule.selector);
      });
    }).processSync(rule.selector);
  });
  return found;
}

test('what stands beside another is told by more than the tag of that one', () => {
  // Chromium would work out anew whatever bears the second tag, anywhere beside what comes or goes.
  expect(
    besideAny(
      parse(
        '.a li + li, .a :checked ~ b, .c > .d + b, b[e] + b, .d:nth-child(n + 2) {} .f { &:has(g + h), & + b {} }',
      ),
    ),
  ).toEqual([
    '.a li + li, .a :checked ~ b, .c > .d + b, b[e] + b, .d:nth-child(n + 2)',
    '.a li + li, .a :checked ~ b, .c > .d + b, b[e] + b, .d:nth-child(n + 2)',
  ]);
  const atTables = sheets.filter(({ path }) => /^(styles|lib\/table|games\/\w+\/table)\//.test(path));
  expect(atTables.length).toBeGreaterThan(40);
  const found = atTables.flatMap(({ path, root }) =>
    besideAny(root).map((selector) => `${path}: ${selector}`),
  );
  expect(found).toEqual([]);
});

test('what asks how large a box is asks a box of its own sheet', () => {
  for (const { path, root } of sheets) {
    const boxes: string[] = [];
    root.walkDecls('container', ({ value }) => void boxes.push(value.split(/\s/)[0] ?? ''));
    for (const { params } of atRules(root, 'container'))
      expect(boxes, `${path}: @container ${params}`).toContain(params.split(/\s/)[0]);
  }
});

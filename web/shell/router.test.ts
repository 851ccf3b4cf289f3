import { expect, test } from 'vitest';
import { games } from '../games/registry';
import { href, type Route } from '../lib/routes';
import { codeIn, isTable, parse as parseWith } from './router';

const parse = (hash: string) => parseWith(hash, games);

const routes: Route[] = [
  { page: 'home' },
  { page: 'settings' },
  { page: 'about' },
  { page: 'results' },
  { page: 'school' },
  { page: 'school', player: '1q4_-x' },
  { page: 'school', task: '1q4_-x' },
  { page: 'against', player: '1q4_-x' },
  { page: 'against', player: '1q4_-x', setup: '1.musketiere.eyJ9-_.AbC' },
  ...games.all.flatMap(({ id: game, facts }): Route[] => [
    { page: 'new', game },
    { page: 'rules', game },
    ...facts.lessons.map((lesson): Route => ({ page: 'guide', game, lesson })),
    { page: 'daily', game },
    { page: 'match', game, id: '0a1b2c' },
    { page: 'watch', game, id: '0a1b2c' },
  ]),
  { page: 'link', code: '1.musketiere.eyJ9-_.AbC' },
];

test.each(routes)('%o is found again behind its address', (route) => {
  expect(parse(href(route))).toEqual(route);
});

test.each(games.all)('without a name the first lesson of $id is meant', ({ id: game, facts }) => {
  expect(parse(`#/guide/${game}`)).toEqual({ page: 'guide', game, lesson: facts.lessons[0] });
});

test.each([
  ['#/match/musketiere/a', true],
  ['#/review/four_musketeers/b', true],
  ['#/', false],
  ['#/rules/musketiere', false],
  ['#/matches', false],
])('whether %s shows a table is told before the games are known', (hash, shows) => {
  expect(isTable(hash)).toBe(shows);
});

test.each(['', '#', '#/'])('%o is home', (hash) => {
  expect(parse(hash)).toEqual({ page: 'home' });
});

test.each([
  '#/nowhere',
  '#/new/chess',
  '#/new',
  '#/new/musketiere/x',
  '#/match/',
  '#/match/musketiere',
  '#/match/chess/a',
  '#/match/musketiere/a/b',
  '#/watch/musketiere',
  '#/guide/musketiere/other',
  '#/daily/chess',
  '#/link/a/b',
  '#/match/musketiere/<b>',
  '#//x',
  '#/settings/x',
  '#/results/x',
  '#/task',
  '#/against/',
  '#/against//x',
])('%s is unknown', (hash) => {
  expect(parse(hash)).toEqual({ page: 'unknown' });
});

const code = '1.musketiere.eyJ9-_.AbC';
test.each([
  code,
  ` ${code}\n`,
  `https://example.org/musketiere.html#/link/${code}`,
  `Look at this: https://example.org/#/link/${code}.`,
  `(http://localhost:4173/?lang=fr#/link/${code})`,
  `https://example.org/#/link/1.musketiere.\r\n  eyJ9-_.AbC`,
])('the code is found in %o', (text) => {
  expect(codeIn(text)).toBe(code);
});

test.each([
  '',
  'not a match',
  '{"format": 1, "game": "musketiere"}',
  'https://example.org/#/',
  '#/link/',
  '1',
])('there is no code in %o', (text) => {
  expect(codeIn(text)).toBeNull();
});

test.each(['#/link', '#/link/', '#/link/.'])('%s carries nothing, which the page of links says', (hash) => {
  expect(parse(hash)).toEqual({ page: 'link', code: '' });
});

test('the full stop of a sentence is no part of an address', () => {
  expect(parse(`#/link/${code}.`)).toEqual({ page: 'link', code });
});

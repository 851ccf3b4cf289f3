import { expect, test } from 'vitest';
import { href, parse, type Route } from './router';

const routes: Route[] = [
  { page: 'home' },
  { page: 'settings' },
  { page: 'about' },
  { page: 'new', game: 'musketiere' },
  { page: 'rules', game: 'musketiere' },
  { page: 'guide', game: 'musketiere' },
  { page: 'match', game: 'musketiere', id: '0a1b2c' },
];

test.each(routes)('%o is found again behind its address', (route) => {
  expect(parse(href(route))).toEqual(route);
});

test.each(['', '#', '#/'])('%o is home', (hash) => {
  expect(parse(hash)).toEqual({ page: 'home' });
});

test.each([
  '#/nowhere',
  '#/new/four_musketeers',
  '#/new',
  '#/new/musketiere/x',
  '#/match/',
  '#/match/musketiere',
  '#/match/chess/a',
  '#/match/musketiere/a/b',
  '#/match/musketiere/<b>',
  '#//x',
  '#/settings/x',
])('%s is unknown', (hash) => {
  expect(parse(hash)).toEqual({ page: 'unknown' });
});

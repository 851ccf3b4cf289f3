import { beforeAll, expect, test } from 'vitest';
import { games } from '../games/registry';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { isWon, type Result, resultText } from '../lib/result';

beforeAll(async () => {
  await useCatalogues(
    'shell',
    'share',
    'table',
    'musketiere',
    'home-musketiere',
    'four_musketeers',
    'home-four_musketeers',
  );
  await setLanguage('en');
});

const names = ['Ann', 'Ben', 'Cleo'];
const controllers = ['human', 'rule_based', 'rule_based'];
const musketiere = { game: 'musketiere', names, controllers, totals: [31, 7, 12], game_number: 1, duel: 9 };
const storyline = { storyline: 'AC', mode: 'solo', round: 1, fight: 6, sides: [[0], [1], [2]] };
const four = { game: 'four_musketeers', names, controllers, totals: [0, 1, 1], ...storyline };

test('a result is one line: game, day, win, what each has, and where to play it', () => {
  const text = resultText(games.get('musketiere'), { ...musketiere, winners: [0] } as Result, '2026-11-21');
  expect(text).toMatch(
    /^Musketiere, deal of the day, November 21, 2026: won! – me 31 · Ben 7 · Cleo 12 http\S+#\/daily\/musketiere$/,
  );
});

test('a result says that the lamp was asked, and how often; not what it was asked by others', () => {
  const lit = (...lamps: number[]) =>
    resultText(games.get('musketiere'), { ...musketiere, winners: [0], lamps } as Result, '2026-11-21');
  expect(lit(3, 0, 0)).toMatch(/Cleo 12 \(with the lamp, 3 times\) http/);
  expect(lit(1, 0, 0)).toContain('(with the lamp, once)');
  expect(lit(0, 0, 0)).not.toContain('lamp');
});

test('what was not won is told as such, in the words of the game', () => {
  const text = resultText(games.get('four_musketeers'), { ...four, winners: [1] } as Result, '2026-11-21');
  expect(text).toContain('not won – me 0 defeats · Ben 1 defeat · Cleo 1 defeat ');
});

test('who shares the win has won; of who won nothing is known in a match stored by an older page', () => {
  expect(isWon({ ...musketiere, winners: [2, 0] } as Result)).toBe(true);
  expect(isWon(musketiere as Result)).toBe(false);
});

import 'fake-indexeddb/auto';
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { games } from '../../games/registry';
import { setLanguage, useCatalogues } from '../../lib/i18n';
import type { Mine } from '../../lib/results/all';
import { keepResult, keptOf, type MatchResult } from '../../lib/results/kept';
import { featsOf } from './feats';
import { extremes, form, levelAt, runs } from './sums';
import './page';
import type { ResultsPage } from './page';

const result = (own: Partial<MatchResult> = {}): MatchResult => ({
  game: 'musketiere',
  when: Date.UTC(2026, 10, 21, 12),
  names: ['D’Artagnan', 'Porthos', 'Aramis'],
  controllers: ['human', 'novice-bold', 'novice'],
  winners: [0],
  part: null,
  points: [40, 30, 20],
  ...own,
});

/** A busy machine may take its time. */
const patient = { timeout: 10_000 };

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('shell', 'results', 'table', 'problems', ...games.all.map(({ id }) => `home-${id}`));
});
beforeEach(() => localStorage.clear());
afterEach(() => document.body.replaceChildren());

async function shown(): Promise<ResultsPage> {
  const page = document.createElement('mk-results') as ResultsPage;
  page.games = games;
  document.body.append(page);
  await vi.waitUntil(() => page.querySelector('.panel'), patient);
  await page.updateComplete;
  return page;
}
const text = (element: Element | null | undefined) => element?.textContent?.replace(/\s+/g, ' ').trim() ?? '';
const table = (page: Element, caption: string) => {
  const found = [...page.querySelectorAll('table')].find(
    (one) => text(one.querySelector('caption')) === caption,
  );
  return [...(found?.querySelectorAll('tbody tr') ?? [])].map((row) =>
    [...row.children].map(text).filter(Boolean),
  );
};
const button = (page: Element, name: string) =>
  [...page.querySelectorAll('button')].find(
    (one) => one.getAttribute('aria-label') === name || text(one) === name,
  );

test('before the first match there is a sentence and a way to play', async () => {
  const page = await shown();
  expect(text(page.querySelector('.results__none'))).toMatch(/^No match .* Play now$/);
  expect(page.querySelector('.results__none a')?.getAttribute('href')).toBe('#/play/musketiere');
  expect(page.querySelector('mk-result-list')).toBeNull();
});

test('totals stand in tables: by game, part, level and character', async () => {
  keepResult('a', result());
  keepResult(
    'b',
    result({ winners: [1], points: [10, 45, 20], controllers: ['human', 'skilled', 'novice'] }),
  );
  keepResult('c', result({ game: 'four_musketeers', part: 'QS', points: null }));
  keepResult('d', result({ game: 'mousquetaires_du_roy', part: 'milady', points: null, winners: [1] }));
  const page = await shown();
  expect(table(page, 'By game')).toEqual([
    ['Musketiere', '1', '2'],
    ['Four Musketeers', '1', '1'],
    ['Mousquetaires du Roy', '0', '1'],
  ]);
  expect(table(page, 'By level of the computer players')).toEqual([
    ['Page', '1', '1'],
    ['different levels', '0', '1'],
  ]);
  expect(table(page, 'By character at the table')).toEqual([['bold', '1', '1']]);
  expect(table(page, 'By storyline')).toHaveLength(1);
  expect(table(page, 'By side')).toEqual([]); // of one match that was lost
  expect(text(page)).not.toMatch(/results-|figure-|undefined|NaN|\{/);
});

test('who begins sees no row of noughts, and who has played more sees those he has earned', async () => {
  const lost = (when: number) =>
    result({ when, winners: [1], points: [10, 45, 20], figures: { free: 10, robbed: 0 } });
  keepResult('0', lost(0));
  const page = await shown();
  const words = () => text(page);
  for (const heading of ['Longest run', 'Hall of feats', 'By level', 'Heaviest defeat', 'Gems taken'])
    expect(words()).not.toContain(heading);
  expect(words()).toContain('0 of 1 won');
  expect(words()).toContain('Ducats, bare cards');
  page.remove();
  for (const at of [1, 2]) keepResult(String(at), lost(at));
  const more = text(await shown());
  expect(more).toContain('By level');
  expect(more).toContain('Heaviest defeat');
});

test('what cannot be read is said, and stays', async () => {
  localStorage.setItem('musketiere.result.torn', '{');
  const page = await shown();
  expect(text(page.querySelector('.warning'))).toContain('One result cannot be read');
  expect(localStorage.getItem('musketiere.result.torn')).toBe('{');
});

test('a result goes only after a question, and so do all', async () => {
  for (const id of ['a', 'b', 'c']) keepResult(id, result());
  const page = await shown();
  const lines = () => page.querySelectorAll('mk-result-list .results__lines > li').length;
  await vi.waitUntil(() => lines() === 3, patient);
  const named = 'Delete the result: Musketiere, You, Porthos and Aramis';
  button(page, named)?.click();
  await vi.waitUntil(() => button(page, 'Keep'), patient);
  button(page, 'Keep')?.click();
  await vi.waitUntil(() => !button(page, 'Keep'), patient);
  expect(lines()).toBe(3);
  button(page, named)?.click();
  await vi.waitUntil(() => button(page, 'Delete'), patient);
  expect(document.activeElement).toBe(button(page, 'Keep'));
  button(page, 'Delete')?.click();
  await vi.waitUntil(() => lines() === 2, patient);
  button(page, 'Delete all results')?.click();
  await vi.waitUntil(() => button(page, 'Delete'), patient);
  button(page, 'Delete')?.click();
  await vi.waitUntil(() => page.querySelector('.results__none'), patient);
  expect(['a', 'b', 'c'].map(keptOf)).toEqual([false, false, false]);
});

test('several at one device stand apart and count in no sum', async () => {
  keepResult('two', result({ controllers: ['human', 'human', 'novice'], winners: [1] }));
  const page = await shown();
  expect(page.querySelector('.results__none')).not.toBeNull();
  await vi.waitUntil(() => text(page).includes('Porthos won'), patient);
});

test('who shared a victory reads with whom', async () => {
  keepResult('one', result({ winners: [0, 2] }));
  const page = await shown();
  await vi.waitUntil(() => text(page).includes('Won together with Aramis'), patient);
});

test('what has been solved and learnt is told', async () => {
  localStorage.setItem('musketiere.lessons', '["musketiere/first"]');
  localStorage.setItem('musketiere.solved', '["musketiere/rob"]');
  const page = await shown();
  const [first] = page.querySelectorAll('.results__learnt');
  expect(text(first)).toContain('finished');
  expect(text(first)).toContain('1 of 11 solved on this device');
});

test('the curve is a table too, one row for each match, and needs three', async () => {
  for (const at of [0, 1]) keepResult(String(at), result({ when: at, winners: [at] }));
  const few = await shown();
  expect(few.querySelector('.form-curve')).toBeNull();
  keepResult('2', result({ when: 2 }));
  const page = await shown();
  expect(table(page, 'Won of the last ten matches').map(([, ...told]) => told)).toEqual([
    ['Won', '1 of 1'],
    ['Not won', '1 of 2'],
    ['Won', '2 of 3'],
  ]);
  expect(page.querySelectorAll('.form-curve__field .form-curve__won')).toHaveLength(2);
  expect(page.querySelector('.form-curve__field')?.getAttribute('aria-hidden')).toBe('true');
});

test('what was won with the lamp says so, in the list and among the feats; the only human is called as at the table', async () => {
  keepResult('a', result({ lamps: 2, feats: ['far'] }));
  const page = await shown();
  await vi.waitUntil(() => text(page).includes('You 40'), patient);
  const [line] = page.querySelectorAll('mk-result-list .results__lines > li');
  expect([line, page.querySelector('.feat')].map(text)).toEqual([
    expect.stringContaining('with the lamp, 2 times'),
    expect.stringContaining('with the lamp, 2 times'),
  ]);
  page.remove();
  keepResult('a', result({ feats: ['far'] }));
  expect(text(await shown())).not.toContain('with the lamp');
});

test('feats are told in words, with their day, and one done twice once', async () => {
  keepResult('a', result({ feats: ['far', 'zero'] }));
  keepResult('b', result({ feats: ['far'], when: Date.UTC(2026, 10, 22, 12) }));
  keepResult('c', result({ game: 'mousquetaires_du_roy', part: 'milady', points: null, feats: ['unseen'] }));
  const page = await shown();
  const told = [...page.querySelectorAll('.feat')].map(text);
  expect(told).toHaveLength(3);
  expect(told[0]).toMatch(/^Won by 30 ducats or more Musketiere · Nov 22, 2026 · 2 times$/);
  expect(told.join()).toContain('Won as Milady without ever being seen');
  expect(page.querySelector('.feat a')).toBeNull(); // none of them is stored any more
});

test('of a feat done twice the match that can be watched is offered', () => {
  const [newer, older] = mine(true, true) as [Mine, Mine];
  const [feat] = featsOf([
    { ...newer, feats: ['far'] },
    { ...older, feats: ['far'], stored: true },
  ]);
  expect([feat?.result.id, feat?.count]).toEqual([older.id, 2]);
});

const mine = (...won: boolean[]): Mine[] =>
  won
    .map((is, at) => ({ ...result({ when: at }), id: String(at), stored: false, seat: 0, won: is }))
    .reverse();

test('runs of wins end with what was not won', () => {
  expect(runs(mine(true, true, false, true))).toEqual({ longest: 2, now: 1 });
  expect(runs(mine(true, false))).toEqual({ longest: 1, now: 0 });
});

test('the form looks at the last ten', () => {
  const all = form(mine(...Array(10).fill(true), ...Array(10).fill(false)));
  expect([all[0], all[9], all[14], all[19]]).toEqual([
    { won: 1, of: 1 },
    { won: 10, of: 10 },
    { won: 5, of: 10 },
    { won: 0, of: 10 },
  ]);
});

test('the clearest victory and the heaviest defeat are by points, where there are any', () => {
  const [a, b, c] = mine(true, false, true) as [Mine, Mine, Mine];
  const lost = { ...b, points: [1, 2, 60] };
  const all = [a, { ...a, points: [40, 39, 20] }, lost, { ...b, points: [9, 12, 6] }, { ...c, points: null }];
  const { best, worst } = extremes(all);
  expect([best?.by, worst?.by]).toEqual([10, -59]);
  expect(extremes([a, lost]), 'of one alone there is no clearest').toEqual({ best: null, worst: null });
  expect(extremes([{ ...a, points: [7] }])).toEqual({ best: null, worst: null });
});

test('levels that differ, and a table without computer players, are told as such', () => {
  const [one] = mine(true) as [Mine];
  const at = (...controllers: string[]) => levelAt({ ...one, controllers });
  expect(at('human', 'skilled-bold', 'skilled')).toBe('skilled');
  expect(at('human', 'skilled', 'master')).toBe('mixed');
  expect(at('human')).toBe('alone');
});

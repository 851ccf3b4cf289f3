import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { addNotes, readNotes } from '../../shell/notes';
import type { SavedMatch } from '../../worker/saved';
import { allResults } from './all';
import { keepResult, keptOf, leaveOut, type MatchResult, readKept } from './kept';

const alone = ['human', 'skilled', 'novice-bold'];
const result = (own: Partial<MatchResult> = {}): MatchResult => ({
  game: 'a',
  when: 5,
  names: ['Anna', 'Bruno', 'Clara'],
  controllers: alone,
  winners: [0],
  part: null,
  points: [9, 5, 1],
  ...own,
});
const saved = (id: string, own: Partial<SavedMatch> = {}): SavedMatch => ({
  id,
  game: 'a',
  names: ['Anna', 'Bruno', 'Clara'],
  controllers: alone,
  totals: [3, 8, 1],
  winners: [1],
  over: true,
  lesson: null,
  created: 1,
  updated: 7,
  ...own,
});
const tellers = new Map([
  ['a', { ofSaved: ({ totals }: SavedMatch) => ({ part: 'x', points: totals as number[] }) }],
]);
const all = (...matches: SavedMatch[]) => allResults(readKept(), matches, tellers);
const ids = (of: readonly { readonly id: string }[]) => of.map(({ id }) => id);

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

test('a result that was kept is read again, after its match is gone too', () => {
  expect(keepResult('one', result())).toBe(true);
  expect(keptOf('one')).toEqual(result());
  expect(all().mine).toEqual([{ ...result(), id: 'one', stored: false, seat: 0, won: true }]);
});

test('a stored match of before counts once, and one that was kept counts as it was kept', () => {
  keepResult('both', result());
  const { mine } = all(saved('old'), saved('both'));
  expect(ids(mine)).toEqual(['old', 'both']);
  expect(mine.map(({ won, part, points, stored }) => [won, part, points, stored])).toEqual([
    [false, 'x', [3, 8, 1], true],
    [true, null, [9, 5, 1], true],
  ]);
});

test('a match whose end was taken back has no result until it ends anew', () => {
  keepResult('again', result());
  expect(all(saved('again', { over: false })).mine).toEqual([]);
  keepResult('again', result({ winners: [2] }));
  expect(all(saved('again')).mine.map(({ won }) => won)).toEqual([false]);
});

test('the same match under two names counts once, as the one that can be watched', () => {
  keepResult('first', result({ print: 'p', when: 1 }));
  keepResult('copy', result({ print: 'p', when: 2 }));
  expect(ids(all().mine)).toEqual(['first']);
  expect(ids(all(saved('copy')).mine)).toEqual(['copy']);
});

test('lessons, what goes on from elsewhere and what is in play are no results', () => {
  const none = all(
    saved('1', { lesson: 'first' }),
    saved('2', { practice: true }),
    saved('3', { over: false }),
  );
  expect(none).toEqual({ mine: [], together: [] });
});

test('only a match of one human is mine; one of several stands apart, and one of none nowhere', () => {
  const several = saved('two', { controllers: ['human', 'human', 'novice'] });
  const { mine, together } = all(several, saved('nobody', { controllers: ['novice', 'novice', 'novice'] }));
  expect(mine).toEqual([]);
  expect(ids(together)).toEqual(['two']);
});

test('a deleted result stays away, though its match is stored and a backup brings it again', () => {
  keepResult('gone', result());
  const notes = readNotes();
  leaveOut('gone');
  addNotes(notes);
  expect(keptOf('gone')).toBe(false);
  expect(all(saved('gone')).mine).toEqual([]);
});

test('a backup takes results along', () => {
  keepResult('one', result());
  const notes = readNotes();
  localStorage.clear();
  addNotes(notes);
  expect(keptOf('one')).toEqual(result());
});

test('what is torn is counted, harms no other and stays', () => {
  keepResult('whole', result());
  localStorage.setItem('musketiere.result.half', '{"game":"a","wh');
  localStorage.setItem('musketiere.result.odd', JSON.stringify({ ...result(), names: 3 }));
  localStorage.setItem('musketiere.result.when', JSON.stringify({ ...result(), when: 9e99 }));
  const { results, torn, refused } = readKept();
  expect([...results.keys()]).toEqual(['whole']);
  expect([torn, refused]).toEqual([3, false]);
  expect(localStorage.getItem('musketiere.result.half')).toBe('{"game":"a","wh');
});

test('where nothing can be stored that is said, and stored matches are told all the same', () => {
  const refuse = () => {
    throw new DOMException('', 'SecurityError');
  };
  vi.stubGlobal('localStorage', new Proxy({}, { get: refuse, ownKeys: refuse }));
  expect(readKept().refused).toBe(true);
  expect(keepResult('one', result())).toBe(false);
  expect(ids(all(saved('old')).mine)).toEqual(['old']);
});

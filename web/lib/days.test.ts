import { expect, test } from 'vitest';
import type { SavedMatch } from '../worker/saved';
import { dailyId, dayAt, dayOf, daysOf, streak } from './days';

const stored = (id: string, game = 'musketiere') => ({ id, game }) as SavedMatch;

test('the day is the one on the wall, not the one in Greenwich', () => {
  expect(dayAt(new Date(2026, 10, 21, 0, 0, 1))).toBe('2026-11-21');
  expect(dayAt(new Date(2026, 10, 21, 23, 59, 59))).toBe('2026-11-21');
  expect(dayAt(new Date(2027, 0, 1, 12))).toBe('2027-01-01');
});

test('a match of a day is known by what it is stored under', () => {
  expect(dayOf(stored(dailyId('musketiere', '2026-11-21')))).toBe('2026-11-21');
  expect(dayOf(stored('daily-four_musketeers-2028-02-29', 'four_musketeers'))).toBe('2028-02-29');
});

test.each([
  'k3j2h4',
  'daily-musketiere-2026-02-30',
  'daily-musketiere-2026-13-01',
  'daily-musketiere-26-1-1',
  'daily-musketiere-',
  'daily-four_musketeers-2026-11-21',
  'x-daily-musketiere-2026-11-21',
])('%s is the match of no day of Musketiere', (id) => {
  expect(dayOf(stored(id))).toBeNull();
});

test('the days of a game, the newest first, also those that lie ahead because the clock was wrong', () => {
  const ids = ['2026-11-20', '2031-01-01', '2026-11-21'].map((day) => dailyId('musketiere', day));
  const saved = [...ids.map((id) => stored(id)), stored('k3j2h4'), stored('daily-x-2026-11-21', 'x')];
  expect(daysOf('musketiere', saved).map(({ day }) => day)).toEqual([
    '2031-01-01',
    '2026-11-21',
    '2026-11-20',
  ]);
});

test.each([
  [[], 0],
  [['2026-11-21'], 1],
  [['2026-11-20'], 1],
  [['2026-11-19'], 0],
  [['2026-11-21', '2026-11-20', '2026-11-18'], 2],
  [['2026-11-22', '2026-11-23'], 0],
])('days in a row on 21 November when %j have been played: %i', (played, days) => {
  expect(streak(new Set(played), '2026-11-21')).toBe(days);
});

test('days in a row go on over a month, a leap day, a year and the change of the clocks', () => {
  expect(streak(new Set(['2028-03-01', '2028-02-29', '2028-02-28']), '2028-03-01')).toBe(3);
  expect(streak(new Set(['2027-01-01', '2026-12-31']), '2027-01-01')).toBe(2);
  expect(streak(new Set(['2026-10-24', '2026-10-25', '2026-10-26']), '2026-10-26')).toBe(3);
  expect(streak(new Set(['2026-03-28', '2026-03-29', '2026-03-30']), '2026-03-30')).toBe(3);
});

import { expect, test } from 'vitest';
import { nextLevel } from './next-level';

test('who has won rises above those he has beaten, who has lost goes below them', () => {
  expect(nextLevel(['casual-bold', 'casual'], true)).toBe('skilled');
  expect(nextLevel(['casual-bold', 'casual'], false)).toBe('novice');
  expect(nextLevel(['master', 'master-careful'], true)).toBeNull();
  expect(nextLevel(['novice'], false)).toBeNull();
  expect(nextLevel(['novice', 'master'], true)).toBeNull();
  expect(nextLevel(['rule_based'], true)).toBeNull();
  expect(nextLevel([], true)).toBeNull();
});

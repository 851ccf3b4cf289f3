import { expect, test } from 'vitest';
import { namedGuards, ourGuards, wholeDeck } from './deck';

test('MU-1.6: seven strengths are named, eight are ours, and none is both', () => {
  expect([namedGuards.length, ourGuards.length, new Set(wholeDeck).size]).toEqual([7, 8, 15]);
});

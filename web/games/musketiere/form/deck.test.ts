import { expect, test } from 'vitest';
import { houseGuards, namedGuards } from '../../../generated/components-musketiere';
import { options } from '../../../generated/options';

test('MU-1.6: seven strengths are named, eight are ours, none is both, and all are the usual deck', () => {
  const deck = options.musketiere.find(({ id }) => id === 'guard_deck');
  expect([namedGuards.length, houseGuards.length]).toEqual([7, 8]);
  expect([...namedGuards, ...houseGuards].sort((a, b) => a - b)).toEqual(deck?.default);
});

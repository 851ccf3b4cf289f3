import { expect, test } from 'vitest';
import { catalogue, components } from '../../../generated/catalogue';

test('MU-1.6: seven strengths are named, eight are ours, none is both, and all are the usual deck', () => {
  const { named_guards: named, house_guards: ours } = components.musketiere;
  const deck = catalogue.musketiere.options.find(({ id }) => id === 'guard_deck');
  expect([named.length, ours.length]).toEqual([7, 8]);
  expect([...named, ...ours].sort((a, b) => a - b)).toEqual(deck?.default);
});

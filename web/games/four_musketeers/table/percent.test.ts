import { expect, test } from 'vitest';
import { whole } from './percent';

test.each([
  [
    [0.625, 0.375],
    [0.62, 0.38],
  ],
  [
    [0.333, 0.333, 0.334],
    [0.33, 0.34, 0.33],
  ],
  [
    [0.006, 0.497, 0.497],
    [0.01, 0.49, 0.5],
  ],
  [
    [0.992, 0.008],
    [0.99, 0.01],
  ],
])('shares of a whole come together to a hundred: %j', (shares, told) => {
  expect(whole(shares)).toEqual(told);
});

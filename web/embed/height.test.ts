import { expect, test } from 'vitest';
import { heightIn, heightMessage } from './height';

test('a height goes out and is understood', () => {
  expect(heightIn(heightMessage(720))).toBe(720);
});

test.each([
  null,
  720,
  '720',
  [],
  {},
  { height: 720 },
  { musketiere: 2, height: 720 },
  { musketiere: 1 },
  { musketiere: 1, height: '720' },
  { musketiere: 1, height: Number.NaN },
  { musketiere: 1, height: Number.POSITIVE_INFINITY },
  { musketiere: 1, height: [720] },
])('%j is no height', (data) => {
  expect(heightIn(data)).toBeNull();
});

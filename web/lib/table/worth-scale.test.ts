import { expect, test } from 'vitest';
import { bounds } from './worth';
import { isBehind, medalAt, scaleOf, surety } from './worth-scale';

const POINTS = bounds('round-points');

test('all choices lie on one line, with what each could be besides', () => {
  const { spans, zero } = scaleOf(
    [
      { worth: 5, error: 1 },
      { worth: -3, error: 0.5 },
    ],
    POINTS,
  );
  const [best, other] = spans;
  if (!best || !other) throw new Error('no spans');
  for (const { from, at, to } of spans) {
    expect(from).toBeGreaterThan(0);
    expect(to).toBeLessThan(1);
    expect(at - from).toBeCloseTo(to - at);
  }
  expect(best.to - best.from).toBeCloseTo(2 * (other.to - other.from));
  expect(zero).toBeGreaterThan(other.to);
  expect(zero).toBeLessThan(best.from);
});

test('choices that are nearly alike look so, and zero may lie beside the line', () => {
  const { spans, zero } = scaleOf(
    [
      { worth: 52, error: 0.1 },
      { worth: 51.9, error: 0.1 },
    ],
    POINTS,
  );
  expect(Math.abs((spans[0]?.at ?? 0) - (spans[1]?.at ?? 1))).toBeLessThan(0.03);
  expect(zero).toBeNull();
});

test('a chance is never less than none, nor more than sure', () => {
  const choices = [
    { worth: 99, error: 5 },
    { worth: 1, error: 5 },
  ];
  const [likely, hardly] = scaleOf(choices, bounds('chance')).spans;
  if (!likely || !hardly) throw new Error('no spans');
  expect(likely.to - likely.at).toBeCloseTo(hardly.at - hardly.from);
  expect(likely.at - likely.from).toBeCloseTo(10 * (likely.to - likely.at));
});

test.each([
  ['sure', 6, 2],
  ['sure', 5, 0],
  ['likely', 5, 2],
  ['likely', 1.5, 1],
  ['open', 1, 1],
  ['open', 0, 0],
])('it is %s where the difference is %d and its error %d', (word, difference, error) => {
  const choices = [difference, 0].map((worth) => ({ worth, error }));
  expect([surety(choices, 0), surety(choices, 1)]).toEqual([word, word]);
});

test('a difference of which there is no doubt is called clear only where it is one: 50 of 100 wins are little more than 49, and nothing more than 49.5', () => {
  const against = (worth: number) =>
    surety(
      [50, worth].map((one) => ({ worth: one, error: 0.1 })),
      0,
    );
  expect([45, 45.5, 49, 49.5].map(against)).toEqual(['sure', 'slight', 'slight', 'open']);
});

test('what lies within the error of the first, which is told, is about as good', () => {
  const choices = [
    { worth: 59, error: 3 },
    { worth: 57, error: 1 },
  ];
  expect(surety(choices, 1)).toBe('open');
});

test('what seems worth more than the first is called no worse, and the first no better', () => {
  const choices = [
    { worth: 48, error: 0.5 },
    { worth: 51, error: 0.5 },
  ];
  expect([surety(choices, 0), surety(choices, 1)]).toEqual(['open', 'open']);
  expect([isBehind(choices), isBehind(choices.toReversed()), isBehind(choices.slice(0, 1))]).toEqual([
    true,
    false,
    false,
  ]);
});

test.each([
  ['nothing sets them apart', [46, 45.8, 45.6], 1.8, [null, null, null]],
  ['the third is behind', [46, 45.8, 30], 1.8, [1, 1, 3]],
  ['both are behind', [46, 30, 29.9], 1.8, [1, 2, 3]],
])('medals, where %s', (_, worths, error, medals) => {
  const choices = worths.map((worth) => ({ worth, error }));
  expect(choices.map((_, place) => medalAt(choices, place))).toEqual(medals);
});

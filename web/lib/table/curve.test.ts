import { render } from 'lit';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { t, useCatalogues } from '../i18n';
import { type Curve, curve, isShared, levelUntil, linesOf, sharing, spread } from './curve';

beforeAll(() => useCatalogues('review'));
afterEach(() => render(null, document.body));

test('seats whose chances are always the same have one line, and the own one lies over the others', () => {
  const chances = [
    [0.4, 0.6, 0.4],
    [0.2, 0.8, 0.2],
  ];
  expect(linesOf(chances, 0)).toEqual([
    { seats: [1], chances: [0.6, 0.8] },
    { seats: [0, 2], chances: [0.4, 0.2] },
  ]);
  expect(linesOf([], 0)).toEqual([]);
});

test('names stand beside the ends of their lines, and none over another', () => {
  expect(spread([0.1, 0.9, 0.5], 0.2)).toEqual([0.1, 0.9, 0.5]);
  for (const wanted of [
    [0, 0, 0],
    [1, 1, 1, 1],
    [0, 1, 0, 0, 0],
    [0.5, 0.51, 0.49],
  ]) {
    const placed = spread(wanted, 0.2);
    const order = [...placed].sort((a, b) => a - b);
    expect(Math.min(...order)).toBeGreaterThanOrEqual(-1e-9);
    expect(Math.max(...order)).toBeLessThanOrEqual(1 + 1e-9);
    for (const [at, height] of order.slice(1).entries())
      expect(height - (order[at] ?? 0)).toBeGreaterThanOrEqual(0.2 - 1e-9);
  }
  expect(spread([0, 0, 0, 0, 0, 0, 0], 0.2).every((height) => height >= -1e-9 && height <= 1 + 1e-9)).toBe(
    true,
  );
});

test('as long as the chances stay level they are marked, where they leave something out', () => {
  const chances = [
    [0.5, 0.5],
    [0.5, 0.5],
    [0.7, 0.3],
    [0.5, 0.5],
    [1, 0],
  ];
  const marked = (level: number) => {
    render(curve(data({ chances, last: 4, bands: [], marks: [], level })), document.body);
    return document.querySelector<HTMLElement>('.curve__level')?.style.getPropertyValue('--to') ?? null;
  };
  expect(levelUntil(chances)).toBe(1);
  expect(levelUntil(chances.slice(0, 2)), 'as far as it is known').toBe(1);
  expect(levelUntil(chances.slice(1))).toBe(0);
  expect(levelUntil(chances.slice(2)), 'it does not begin level').toBe(0);
  expect(levelUntil([])).toBe(0);
  expect(marked(0)).toBeNull();
  expect(marked(1)).toBe('0.25');
});

const data = (change: Partial<Curve>): Curve => ({
  chances: [
    [0.5, 0.5],
    [0.7, 0.3],
    [1, 0],
  ],
  last: 2,
  names: ['You', 'Aramis'],
  seat: 0,
  bands: [
    { from: 0, label: 'Game 1' },
    { from: 1, label: 'Game 2' },
  ],
  isAnew: false,
  level: 0,
  marks: [{ at: 1, sign: '1', label: 'Choice 1: Game 2' }],
  at: 0,
  seek: () => {},
  ...change,
});

test('whoever sees it is told what stands at its side', () => {
  render(curve(data({})), document.body);
  expect(document.querySelector('figcaption')?.textContent).toBe(t('review-curve'));
});

test('no line leads from one attempt into the next, nor is anything missing between parts of one match', () => {
  const own = (isAnew: boolean) => {
    render(curve(data({ isAnew })), document.body);
    return document.querySelector('path.curve__own')?.getAttribute('d');
  };
  expect(own(false)).toBe('M0 500L500 300L1000 0');
  expect(own(true)).toBe('M0 500M500 300L1000 0');
});

test('where the names of parts have no room below them, their numbers stand there', () => {
  const below = (begins: number) => {
    const bands = [0, 20, 40, begins].map((from, n) => ({ from, label: `Game ${n + 1}` }));
    render(curve(data({ last: 100, bands })), document.body);
    return [...document.querySelectorAll('.curve__bands li')].map((one) => one.textContent?.trim());
  };
  expect(below(70)).toEqual(['Game 1', 'Game 2', 'Game 3', 'Game 4']);
  expect(below(90)).toEqual(['1', '2', '3', '4']);
});

test('of many parts each has its own number, and what comes before the first has none', () => {
  const labels = ['The set-up', 'Turn 1', 'Turn 2', 'Turn 3', 'Turn 4'];
  const bands = labels.map((label, at) => ({ from: at / 4, label }));
  render(curve(data({ bands })), document.body);
  const names = [...document.querySelectorAll('.curve__bands li')].map((one) => one.textContent?.trim());
  expect(names).toEqual(['', '1', '2', '3', '4']);
});

test('of very many parts some have their numbers, so that none runs into the next', () => {
  const bands = Array.from({ length: 21 }, (_, at) => ({ from: at, label: `Fight ${at + 1}` }));
  render(curve(data({ bands, last: 21 })), document.body);
  const names = [...document.querySelectorAll('.curve__bands li')].map((one) => one.textContent?.trim());
  expect(names).toHaveLength(21);
  expect(names.filter(Boolean)).toEqual(['1', '4', '7', '10', '13', '16', '19']);
});

test('no single number is missing where one part is short', () => {
  const bands = [0, 9, 20, 31, 42, 53, 57, 70, 82].map((from, at) => ({ from, label: `Turn ${at + 1}` }));
  render(curve(data({ bands, last: 95 })), document.body);
  const names = [...document.querySelectorAll('.curve__bands li')].map((one) => one.textContent?.trim());
  expect(names.filter(Boolean)).toEqual(['1', '3', '5', '7', '9']);
});

test('a team stands together beside its line, first the one that is looked from', () => {
  const chances = [
    [0.5, 0.5, 0.5],
    [0.4, 0.6, 0.4],
  ];
  render(curve(data({ chances, names: ['You', 'Aramis', 'Athos'], bands: [], marks: [] })), document.body);
  const said = [...document.querySelectorAll('.curve__names li')].map((name) => name.textContent?.trim());
  expect(said).toEqual(['Aramis', 'You and Athos']);
});

test('whoever hears the page is told the chances at the beginning of each part and at the end', () => {
  render(curve(data({})), document.body);
  const rows = [...document.querySelectorAll('tr')].map((row) =>
    [...row.children].map((cell) => cell.textContent),
  );
  expect(rows).toEqual([
    ['Part of the match', 'You', 'Aramis'],
    ['Game 1', '50%', '50%'],
    ['Game 2', '70%', '30%'],
    ['End', '100%', '0%'],
  ]);
});

test('of what is not known yet nothing is told', () => {
  render(curve(data({ chances: [[0.5, 0.5]] })), document.body);
  expect(document.querySelectorAll('tbody tr')).toHaveLength(1);
});

test('a mark leads to its moment, and says whether the match stands there', () => {
  const seek = vi.fn();
  render(curve(data({ seek })), document.body);
  const mark = document.querySelector<HTMLElement>('.curve__mark');
  expect(mark?.getAttribute('aria-pressed')).toBe('false');
  mark?.click();
  expect(seek).toHaveBeenCalledExactlyOnceWith(1);
  render(curve(data({ at: 1 })), document.body);
  expect(document.querySelector('.curve__mark')?.getAttribute('aria-pressed')).toBe('true');
});

test('knows chances that add up to more than one victory, and takes a team for one', () => {
  expect(
    isShared([
      [0.5, 0.3, 0.2],
      [0.34, 0.33, 0.335],
    ]),
  ).toBe(false);
  expect(
    isShared([
      [0.5, 0.3, 0.2],
      [0.6, 0.5, 0.2],
    ]),
  ).toBe(true);
  expect(
    isShared([
      [0.6, 0.4, 0.6, 0.4],
      [0.7, 0.3, 0.7, 0.3],
    ]),
  ).toBe(false);
});

test('tells who shares the victory in the end, and nobody of one side that wins alone', () => {
  const end = (...now: number[]) => sharing([now.map(() => 0.5), now], 1);
  expect(end(1, 0, 1, 0), 'they had the same chances all the time: one side').toEqual([]);
  const parted = (...now: number[]) => sharing([now.map((_, at) => at / 10), now], 1);
  expect(parted(1, 0, 1, 0)).toEqual([0, 2]);
  expect(parted(1, 0, 0, 0)).toEqual([]);
  expect(sharing([[0.1, 0.2]], 1), 'not known yet').toEqual([]);
});

test('marks near each other part: where the line falls the first stands on it, else the second', () => {
  const marks = [0, 1].map((at) => ({ at, sign: `${at + 1}`, label: '' }));
  const levels = (...own: number[]) => {
    render(curve(data({ chances: own.map((one) => [one, 1 - one]), last: 10, marks })), document.body);
    return [...document.querySelectorAll('.curve__marks li')].map(({ className }) => className);
  };
  expect(levels(0.6, 0.5)).toEqual(['curve__above', 'curve__below']);
  expect(levels(0.5, 0.6)).toEqual(['', 'curve__above']);
});

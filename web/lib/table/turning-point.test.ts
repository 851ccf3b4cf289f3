import { beforeAll, expect, test } from 'vitest';
import type { Frame } from '../../generated/bridge';
import type { AnyGame } from '../../worker/protocol';
import { setLanguage, useCatalogues } from '../i18n';
import type { Engine } from './match-client';
import { isTurn, turned, turnedWords, turningPoint } from './turning-point';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table');
});

const chances = [
  [0.5, 0.5],
  [0.3, 0.7],
  [0.65, 0.35],
  [0.7, 0.3],
  [1, 0],
];

/** Of two sides. */
const against = (...own: readonly number[]): number[][] => own.map((one) => [one, 1 - one]);

test('who won looks for what brought most, who lost for what cost most', () => {
  expect(turningPoint(chances, 0, true)).toEqual({ at: 1, before: 0.3, after: 0.65 });
  expect(turningPoint(chances, 1, false)).toEqual({ at: 1, before: 0.7, after: 0.35 });
  expect(turningPoint(chances, 0, false)).toEqual({ at: 0, before: 0.5, after: 0.3 });
});

test('the blow that ends the match is told only where nothing before it did half as much', () => {
  expect(turningPoint(against(0.4, 0.28, 0.21, 0), 0, false)).toEqual({ at: 0, before: 0.4, after: 0.28 });
  expect(turningPoint(against(0.9, 0.78, 0.75, 0), 0, false)).toEqual({ at: 2, before: 0.75, after: 0 });
});

test('the blow that ends a match that was as good as decided turned nothing', () => {
  expect(turningPoint(against(0.7, 0.74, 0.8, 1), 0, true)).toEqual({ at: 1, before: 0.74, after: 0.8 });
  expect(turningPoint(against(0.3, 0.28, 0.2, 0), 0, false)).toEqual({ at: 1, before: 0.28, after: 0.2 });
  expect(turningPoint(against(0.7, 1), 0, true)).toBeNull();
  expect(turningPoint(against(0.6, 0.72, 0.7, 1), 0, true)).toEqual({ at: 0, before: 0.6, after: 0.72 });
});

test('the last blow turned the match for who led among several, however small his chance', () => {
  const three = [
    [0.33, 0.33, 0.34],
    [0.36, 0.3, 0.34],
    [0.4, 0.25, 0.35],
    [0, 0, 1],
  ];
  expect(turningPoint(three, 0, false)).toEqual({ at: 2, before: 0.4, after: 0 });
  expect(turningPoint(three, 1, false)).toMatchObject({ at: 1 });
  expect(turningPoint(three, 0, false, { endTurns: false }), 'that brought him something').toBeNull();
});

test('of what did much, that is told which has to do with how the match ended', () => {
  const three = [[0.9], [0.6], [0.4], [0.3], [0]];
  expect(turningPoint(three, 0, false, { bears: ({ at }) => at === 1 })?.at).toBe(1);
  expect(turningPoint(three, 0, false, { bears: ({ at }) => at === 2 })?.at, 'too little').toBe(0);
  expect(turningPoint(three, 0, false, { bears: () => false })?.at).toBe(0);
});

test('where no action did much that is told which did most, and as no more than that', () => {
  const even = against(0.5, 0.53, 0.52, 0.6, 0.58, 1);
  const most = turningPoint(even, 0, true, { bears: ({ at }) => at === 0, endTurns: false });
  expect(most).toEqual({ at: 2, before: 0.52, after: 0.6 });
  expect(most && isTurn(most)).toBe(false);
  const roster = { names: ['Anna', 'Bruno'], viewer: 0 };
  const told = (swing: object, seat = 0) =>
    turnedWords({ at: 2, before: 0.52, after: 0.6, where: 'Duel 2', what: '', ...swing }, roster, seat);
  expect(told({})).toBe('The strongest moment before the end: Duel 2, in your favour.');
  expect(told({ before: 0.6, after: 0.52 }, 1)).toBe(
    'The strongest moment before the end: Duel 2, against Bruno.',
  );
  expect(told({ after: 0.7 })).toBe('The turning point: Duel 2. The match turned in your favour there.');
});

test('where no action before the end did anything for it there is none', () => {
  expect(turningPoint([[0.5], [0.4], [0.3], [1]], 0, true, { endTurns: false })).toBeNull();
  expect(turningPoint([[1]], 0, true)).toBeNull();
});

const chapter = (kind: string, begins: number, heading: string) => ({
  id: heading,
  kind,
  begins,
  heading,
  title: heading,
  lines: [],
});

test('it lies where what is told of it happened: the dice of the night are not in the turn that ended before', () => {
  const match = {
    chances: [
      [0.7, 0.3],
      [0.72, 0.28],
      [0.3, 0.7],
      [0, 1],
    ],
    moments: [0, 3, 6, 9],
    chapters: [chapter('turn', 0, 'Turn 4'), chapter('phase', 2, 'd’Artagnan'), chapter('phase', 4, 'Night')],
  };
  expect(turned({ ...match, turning: {} }, 0)).toMatchObject({ at: 1, where: 'd’Artagnan' });
  expect(turned({ ...match, turning: {} }, 1), 'it brought most to who won').toMatchObject({
    at: 1,
    after: 0.7,
  });
  const turning = { happened: () => ({ at: 5, words: 'The noose tightens.' }) };
  expect(turned({ ...match, turning }, 0)).toMatchObject({
    where: 'Night',
    what: 'The noose tightens.',
  });
  const ends = { chances: [[0.7], [0.6], [0.75], [0]], moments: match.moments, chapters: match.chapters };
  expect(turned({ ...ends, turning: {} }, 0)).toMatchObject({ at: 2 });
  expect(turned({ ...ends, turning: { endTurns: false } }, 0), 'the end turned nothing').toMatchObject({
    at: 0,
  });
});

test('where a round is an attempt of its own, what came before the last one turned nothing', () => {
  const match = {
    chances: [[0.6], [0], [0.9], [0.8], [0.3], [0.7], [1]],
    moments: [3, 6, 9, 12, 15, 18, 21],
    chapters: [
      chapter('round', 0, 'Round 1'),
      chapter('fight', 1, 'Fight 1'),
      chapter('round', 6, 'Round 2'),
      chapter('fight', 8, 'Fight 1'),
      chapter('fight', 14, 'Fight 2'),
    ],
  };
  expect(turned({ ...match, turning: {} }, 0), 'the chances of another round').toMatchObject({ at: 1 });
  expect(turned({ ...match, turning: { since: 6 } }, 0)).toMatchObject({
    at: 4,
    before: 0.3,
    where: 'Round 2 · Fight 2',
  });
});

test('it is told where it lies, as the chapter that the action belongs to and not the one it began', async () => {
  const asked: string[] = [];
  const engine = {
    // The chances come in slices: not all of them at first.
    ask: async (op: string) => {
      asked.push(op);
      if (op === 'moments') return { events: [2, 4, 8, 9, 12] };
      return { progress: 0, chances: asked.length < 4 ? chances.slice(0, 2) : chances, findings: [] };
    },
  } as unknown as Engine;
  const page = document.createElement('mk-turning-point');
  page.engine = engine;
  page.frame = {
    actions: 4,
    controllers: ['human', 'novice'],
    outcome: { winners: [0], ranking: [], reason: '' },
  } as unknown as Frame<AnyGame>;
  page.roster = { names: ['Anna', 'Bruno'], viewer: 0 };
  page.chapters = [chapter('game', 0, 'Game 1'), chapter('duel', 3, 'Duel 1'), chapter('duel', 6, 'Duel 2')];
  page.turning = {
    happened: ({ heading }, at, to) => ({ at, words: `What befell in ${heading} from ${at} to ${to}.` }),
  };
  document.body.append(page);
  await page.updateComplete;
  expect(page.textContent).toContain('Looking for');
  await expect.poll(() => page.textContent).toContain('Duel 1. The match turned in your favour there.');
  expect(page.querySelector('small')?.textContent).toBe('What befell in Duel 1 from 4 to 8.');
  expect(asked).toEqual(['moments', 'review', 'review', 'review']);
  page.remove();
});

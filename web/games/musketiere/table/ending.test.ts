/** What is said of the end of a match: to each side of it, and by how much (MU-9). */
import { render } from 'lit';
import { beforeAll, describe, expect, it } from 'vitest';
import '../messages';
import { list, setLanguage, t, useCatalogues } from '../../../lib/i18n';
import { languages } from '../../../lib/languages';
import { appliedIn } from '../../../lib/table/testing';
import { tale } from './ending';
import log from './testdata/alone.json';

const last = appliedIn(log).at(-1)?.applied.frame;
if (!last) throw new Error('nothing recorded');

const said = (totals: readonly number[], winners: number[], mood: 'won' | 'lost' | 'seen') => {
  const frame = {
    ...last,
    view: { ...last.view, totals },
    outcome: { ...last.outcome, winners },
  } as typeof last;
  const { title, why } = tale(
    frame,
    { names: ['Anne', 'Aramis', 'Porthos'], viewer: mood === 'seen' ? null : 0 },
    mood,
  );
  return [title, why];
};

describe.each(languages)('in %s', (language) => {
  beforeAll(async () => {
    await setLanguage(language);
    await useCatalogues('table', 'musketiere', 'table-musketiere');
  });

  it('a narrow end is told otherwise than a plain and a clear one, and a victory otherwise than a defeat', () => {
    const titles = [
      ...[41, 30, 20].map((second) => said([42, second, 3], [0], 'won')[0]),
      ...[41, 30, 20].map((own) => said([own, 42, 3], [1], 'lost')[0]),
    ];
    expect(new Set(titles).size).toBe(6);
    expect(titles).not.toContain(undefined);
    for (const title of titles.slice(4)) expect(title).toContain('Aramis');
  });
});

it('the towers stand as the list below is ranked', () => {
  const frame = { ...last, view: { ...last.view, totals: [3, 42, 30] } } as typeof last;
  const place = document.createElement('div');
  render(tale(frame, { names: ['Anne', 'Aramis', 'Porthos'], viewer: 0 }, 'seen').picture, place);
  expect([...place.querySelectorAll('.towers b')].map((one) => one.textContent)).toEqual(['42', '30', '3']);
});

it('one ducat is narrow, twenty are clear', () => {
  const by = (count: number) => said([42, 42 - count, 3], [0], 'won')[0];
  expect(by(2)).not.toBe(by(1));
  expect(by(19)).toBe(by(2));
  expect(by(20)).not.toBe(by(19));
});

it('whoever shares the victory, or looks on, has the words of every game', () => {
  expect(said([42, 42, 3], [0, 1], 'won')).toEqual([undefined, null]);
  expect(said([42, 30, 3], [0], 'seen')[0]).toBeUndefined();
});

it('the stone is named without which it had ended otherwise (MU-8.4)', () => {
  const free = { row: '---', cards: ['1/0', '1/1', '1/2'], points: [1, 1, 1], score: 3 };
  const pay = [
    { ...free, cards: ['8/0', '1/1', '1/2'], row: 'P--' },
    { ...free, cards: ['9/0', '1/1', '1/2'], row: 'G--' },
    free,
  ];
  const why = (totals: readonly number[], viewer: number) => {
    const frame = {
      ...last,
      view: { ...last.view, totals, last_game: { reason: 'nine_duels', seat: null, pay, totals } },
      outcome: { ...last.outcome, winners: [1] },
    } as unknown as typeof last;
    const { why } = tale(
      frame,
      { names: ['Anne', 'Aramis', 'Porthos'], viewer },
      viewer === 1 ? 'won' : 'lost',
    );
    return why;
  };
  expect(why([13, 20, 3], 0)).toContain(t('end-jailed', { value: 8 }));
  expect(why([12, 20, 3], 0)).toContain(t('end-gem', { name: 'Aramis', you: 'no', values: '9', count: 1 }));
  expect(why([12, 20, 3], 1)).toContain(t('end-gem', { name: 'Aramis', you: 'yes', values: '9', count: 1 }));
  pay[1] = { ...free, cards: ['6/0', '1/1', '9/2'], row: 'G-G' };
  const both = t('end-gem', { name: 'Aramis', you: 'yes', values: list(['9', '6']), count: 2 });
  expect(why([16, 20, 3], 1), 'either of them').toContain(both);
  expect(why([12, 20, 3], 1)).toContain(t('end-gem', { name: 'Aramis', you: 'yes', values: '9', count: 1 }));
  expect(why([11, 20, 3], 1)).toBe(t('end-ahead', { count: 9, other: 'Anne' }));
});

it('what was made of the weakest hand is said where all cards were seen (MU-12.12, MU-12.13)', () => {
  const dealt = (value: number) => Array.from({ length: 12 }, (_, at) => `${at === 0 ? 9 : value}/0`);
  const told = (values: readonly number[], ranks: readonly number[], some: object = {}) => {
    const hands = values.map(dealt);
    const pay = hands.map((cards) => ({ row: '---', cards: cards.slice(0, 3), points: [0, 0, 0], score: 0 }));
    const duels = Array.from({ length: 9 }, (_, at) => ({ cards: hands.map((cards) => cards[3 + at]) }));
    const totals = ranks.map((rank) => 40 - 10 * rank);
    const view = {
      totals,
      game: 1,
      duels,
      last_game: { reason: 'nine_duels', seat: null, pay, totals },
      ...some,
    };
    const ranking = ranks.map((rank, seat) => ({ seat, rank, total: totals[seat] }));
    const frame = {
      ...last,
      view: { ...last.view, ...view },
      outcome: { winners: [...ranks.keys()].filter((seat) => ranks[seat] === 1), ranking },
    };
    const roster = { names: ['Anne', 'Aramis', 'Porthos'], viewer: 0 };
    return tale(frame as unknown as typeof last, roster, ranks[0] === 1 ? 'won' : 'lost').why;
  };
  expect(told([3, 5, 4], [1, 2, 3])).toContain(t('end-weak', { rank: 1 }));
  expect(told([3, 5, 4], [2, 1, 3])).toContain(t('end-weak', { rank: 2 }));
  expect(told([3, 5, 4], [3, 1, 2])).toContain(t('end-weak', { rank: 'last' }));
  expect(told([3, 5, 4], [1, 1, 3]), 'a sentence of its own: none stands before it').toBe(
    t('end-weak', { rank: 'shared' }),
  );
  expect(told([3, 5, 4], [1, 1, 1])).toBe(t('end-weak', { rank: 'shared' }));
  const plain = told([4, 5, 6], [2, 1, 3]);
  expect(plain, 'such a hand is not weak').not.toContain('weakest');
  expect(told([3, 3, 4], [2, 1, 3]), 'another had no more').toBe(plain);
  expect(told([3, 5, 4], [2, 1, 3], { game: 2 })).toBe(plain);
  expect(told([3, 5, 4], [2, 1, 3], { duels: [] }), 'a match that was laid out').toBe(plain);
});

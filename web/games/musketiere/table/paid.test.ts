import { html } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import '../messages';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { paid } from './paid';
import { standing } from './sheet';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});

const pay = { cards: ['9/3', '6/0', '3/4'], row: 'G-P', points: [18, 6, 0], score: 24 } as const;

test('a pay is turned up card by card, and nothing is told of those that still lie face down (MU-8.4)', () => {
  const shown = (open: number, read = open) => {
    const page = drawn(
      html`${paid({ ...pay, cards: pay.cards.slice(0, open), points: [...pay.points] }, read, html`Anne`)}`,
    );
    const words = [...page.querySelectorAll('.slot__who')].map(
      (one) => one.textContent?.replace(/[\u2066-\u2069]/g, '').trim() ?? '',
    );
    const faces = page.querySelectorAll('.mk-card__value').length;
    return { words, faces, sum: page.querySelector('.paid__sum')?.textContent, text: page.textContent ?? '' };
  };
  expect(shown(1)).toMatchObject({ words: ['9 × 2 = 18', '', ''], sum: '18' });
  expect(shown(1).text).not.toContain('24');
  expect(shown(2)).toMatchObject({ words: ['9 × 2 = 18', '6', ''], sum: '24' });
  expect(shown(3)).toMatchObject({ words: ['9 × 2 = 18', '6', '3 in prison = 0'], sum: '24' });
  // One that is still on its way cannot be read.
  expect(shown(2, 1)).toMatchObject({ words: ['9 × 2 = 18', '', ''], sum: '18', faces: 2 });
  expect([1, 2, 3].map((open) => shown(open).faces)).toEqual([1, 2, 3]);
});

test('of each pay but the first it is said where it leads, and before it is whole what it lacks (MU-8.6)', () => {
  const line = { row: '---', cards: ['9/3', '6/0', '3/4'], points: [9, 6, 3], score: 18 };
  const roster = { names: ['Anne', 'Aramis'], viewer: 0 };
  const said = (before: readonly number[], open: number, turning = false) => {
    const pay = [line, { ...line, cards: line.cards.slice(0, open) }];
    return standing(
      { reason: 'nine_duels', seat: null, pay, before, totals: null, turning },
      roster,
    )?.replace(/[\u2066-\u2069]/g, '');
  };
  expect(
    standing({ reason: 'nine_duels', seat: null, pay: [line], before: [0, 0], totals: null }, roster),
  ).toBeNull();
  expect(said([0, 0], 2)).toBe('3 more to reach you …');
  expect(said([0, 0], 3, true)).toBe('3 more to reach you …');
  expect(said([0, 5], 3, true), 'by how much is not known yet').toBe('Aramis is ahead …');
  expect(said([0, 0], 3)).toBe('Level with you!');
  expect(said([2, 0], 3)).toBe('2 behind you.');
  expect(said([0, 5], 3)).toBe('Aramis leads by 5!');
});

test('who leads is said of all seats: of those still to be told, what they brought into the game (MU-9.3)', () => {
  const line = { row: '---', cards: ['9/3', '6/0', '3/4'], points: [9, 6, 3], score: 18 };
  const roster = { names: ['Anne', 'Aramis', 'Athos'], viewer: 1 };
  const said = (before: readonly number[], told: number) =>
    standing(
      { reason: 'nine_duels', seat: null, pay: Array(told).fill(line), before, totals: null },
      roster,
    )?.replace(/[\u2066-\u2069]/g, '');
  expect(said([10, 15, 40], 2)).toBe('You are 7 behind Athos.');
  expect(said([10, 15, 20], 2)).toBe('You lead by 5!');
  expect(said([10, 15, 40], 3)).toBe('Athos leads by 25!');
});

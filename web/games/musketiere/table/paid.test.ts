import { html } from 'lit';
import { beforeAll, expect, test } from 'vitest';
import '../messages';
import { drawn } from '../../../lib/art/testing';
import { setLanguage, useCatalogues } from '../../../lib/i18n';
import { paid } from './paid';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'musketiere', 'table-musketiere');
});

const pay = { cards: ['9/3', '6/0', '3/4'], row: 'G-P', points: [18, 6, 0], score: 24 } as const;

test('a pay is turned up card by card, and nothing is told of those that still lie face down (MU-8.4)', () => {
  const shown = (open: number) => {
    const page = drawn(
      html`${paid({ ...pay, cards: pay.cards.slice(0, open), points: [...pay.points] }, html`Anne`)}`,
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
  expect([1, 2, 3].map((open) => shown(open).faces)).toEqual([1, 2, 3]);
});

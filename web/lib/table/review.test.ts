/** What is said of a match in which no choice was costly. */
import { afterEach, beforeAll, expect, it } from 'vitest';
import { setLanguage, useCatalogues } from '../i18n';
import './review';
import type { Review } from './review';

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'review');
});
afterEach(() => document.body.replaceChildren());

/** By moment, of two seats; Anne looks back. */
async function said(chances: readonly (readonly number[])[], seat = 0): Promise<string> {
  const last = chances.length - 1;
  const viewer = Object.assign(new EventTarget(), {
    viewer: seat,
    humans: [0],
    isOwn: true,
    frame: { names: ['Anne', 'Milady'], controllers: ['human', 'rule_based'], outcome: { winners: [1] } },
    at: last,
    last,
    moments: [...chances.keys()],
    stage: { at: 'still' },
  });
  const reviewing = Object.assign(new EventTarget(), { chances, progress: 1, dearest: () => [] });
  const review = document.createElement('mk-review');
  Object.assign(review, { viewer, reviewing, choices: {}, route: {} } as unknown as Partial<Review>);
  document.body.append(review);
  await review.updateComplete;
  return (review.querySelector('.review__none')?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
}

it('does not contradict what turned it against whoever looks back', async () => {
  const lost = [
    [0.6, 0.4],
    [0.2, 0.8],
    [0, 1],
  ];
  expect(await said(lost)).toMatch(/^That turn was no mistake of yours: .*clearly better\.$/);
  expect(await said(lost, 1), 'what won it was none').toMatch(/^Nothing else would have been clearly better/);
  const even = [
    [0.1, 0.9],
    [0.08, 0.92],
    [0, 1],
  ];
  expect(await said(even), 'nothing turned it').toMatch(/^Nothing else would have been clearly better/);
});

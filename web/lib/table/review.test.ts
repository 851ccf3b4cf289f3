/** What is listed stays in its place, and what is said of a match in which no choice was costly. */
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { setLanguage, t, useCatalogues } from '../i18n';
import { leaveAt } from './origin';
import { Review } from './review';
import { Reviewing } from './reviewing';

const ROUTE = { page: 'review', game: 'musketiere', id: 'm' } as const;
const CHOICE = { action: {}, worth: 0, error: 0, worlds: 1, reasons: [] };
const finding = (at: number, cost: number) => {
  return {
    at,
    seat: 0,
    unit: 'points',
    cost,
    played: CHOICE,
    better: { ...CHOICE, worth: cost },
    wasted: false,
    sure: true,
  };
};
/** Of a match, in its order. The second and the third cost less than what is found later. */
const found = [finding(0, 9), finding(5, 1), finding(8, 2), finding(11, 5), finding(14, 8), finding(20, 7)];

beforeAll(async () => {
  await setLanguage('en');
  await useCatalogues('table', 'review', 'watch');
});
beforeEach(() => document.body.replaceChildren());

/** A review that has come so far, and what lets it come further. */
async function begun(first: number, all: readonly object[] = found) {
  const viewer = Object.assign(new EventTarget(), {
    viewer: 0,
    humans: [0],
    isOwn: true,
    frame: { names: ['Anna', 'Bruno'], outcome: { winners: [1] } },
    stage: { at: 'still' },
    at: 30,
    last: 30,
    moments: [],
    standAt: async (at: number) => {
      viewer.at = at;
    },
  });
  const frame = { frame: { actions: 0 }, story: { keep: 0, changed: [], inserted: [], events: [] } };
  const reviewing = new Reviewing({ ask: async () => frame } as never);
  const review = new Review();
  Object.assign(review, {
    viewer,
    reviewing,
    choices: { name: () => 'A card', draw: () => '', reason: () => '' },
    route: ROUTE,
  });
  const comesTo = async (count: number) => {
    reviewing.findings = all.slice(0, count) as never;
    reviewing.together = [4.2, 0];
    reviewing.progress = count / 10;
    reviewing.dispatchEvent(new Event('change'));
    for (let turn = 0; turn < 20; turn += 1) await new Promise((resolve) => setTimeout(resolve)); // frames are fetched
    await review.updateComplete;
  };
  document.body.append(review);
  await comesTo(first);
  return { review, comesTo };
}

/** What the choices cost that are told, in their order. */
const order = (review: Review) =>
  [...review.querySelectorAll('.finding__cost')].map((one) => one.textContent?.match(/\d+/)?.[0]);

const opened = (review: Review) => review.querySelector<HTMLElement>('.finding--open .finding__head');

test('the choice that is looked at stays, with the focus, whatever costs more', async () => {
  const { review, comesTo } = await begun(3);
  const head = review.querySelectorAll<HTMLElement>('.finding__head')[2];
  head?.focus();
  head?.click();
  for (const count of [4, 6, 10]) {
    await comesTo(count); // it is not among the dearest any more, and in the end all has been looked through
    expect(opened(review)).toBe(head);
    expect(document.activeElement).toBe(head);
    expect(order(review).slice(0, 3), 'what was told stays where it is').toEqual(['9', '1', '2']);
  }
  review.querySelector<HTMLElement>('.curve__mark[aria-pressed="true"]')?.click();
  await review.updateComplete;
  expect(opened(review), 'its mark leads to it, too').toBe(head);
  head?.click();
  await review.updateComplete;
  expect(order(review), 'closed, the dearest stand there, in the order of the match').toEqual([
    '9',
    '8',
    '7',
  ]);
});

test('as long as a match is looked through nothing that was told moves or goes', async () => {
  const { review, comesTo } = await begun(3);
  for (const [count, costs] of [
    [4, ['9', '1', '2', '5']],
    [5, ['9', '1', '2', '5', '8']],
    [10, ['9', '8', '7']],
  ] as const) {
    await comesTo(count);
    expect(order(review)).toEqual(costs);
  }
});

test('whoever comes back from the table finds the choice again that he tried, and the focus there', async () => {
  leaveAt(ROUTE, found[2] as never);
  const { review, comesTo } = await begun(2);
  expect(opened(review)).toBeNull();
  await comesTo(6); // others have been found to cost more at once
  expect(opened(review)).not.toBeNull();
  expect(document.activeElement).toBe(opened(review));
  expect(review.querySelectorAll('.finding')).toHaveLength(5);
});

test('whoever has looked at the table finds the choice open again, though others cost more by now', async () => {
  const { review, comesTo } = await begun(3);
  review.querySelectorAll<HTMLElement>('.finding__head')[1]?.click();
  await review.updateComplete;
  const { viewer } = review;
  expect(viewer.at).toBe(found[1]?.at);
  review.remove();
  await comesTo(6);
  document.body.append(review);
  await review.updateComplete;
  expect(opened(review)).not.toBeNull();
});

test('it is said by whose eyes the chances are told', async () => {
  const { review } = await begun(1);
  const knows = async (humans: number[], isOwn = true) => {
    Object.assign(review.viewer, { humans, isOwn });
    review.requestUpdate();
    await review.updateComplete;
    return review.querySelector('.review__knows')?.textContent?.replace(/[\u2066-\u2069]/g, '');
  };
  expect(await knows([0])).toContain('by what you could know then.');
  expect(await knows([1], false), 'of another’s match').toContain('by what Bruno could know then.');
  expect(await knows([0, 1])).toContain('by what all at the table could see.');
  expect(await knows([])).toContain('by what all at the table could see.');
});

test('where nothing was clearly better it tells of one choice to try, and how little that is', async () => {
  const { review, comesTo } = await begun(1, [{ ...finding(24, 1), sure: false }]);
  const sole = async (cost: number) => {
    Object.assign(review.reviewing, { together: [cost, 0] });
    review.requestUpdate();
    await review.updateComplete;
    return review.textContent?.includes(t('review-one'));
  };
  expect(await sole(4.2)).toBe(false);
  expect(await sole(0)).toBe(true);
  await comesTo(0);
  expect(await sole(0), 'there is none').toBe(false);
});

test('of choices that only together cost something it says so, and asks no riddle about any', async () => {
  expect((await begun(1)).review.textContent).not.toContain('But together');
  const { review } = await begun(1, [{ ...finding(24, 1), sure: false }]);
  expect(review.textContent).toContain('But together such choices cost about');
  review.querySelector<HTMLElement>('.finding__head')?.click();
  await review.updateComplete;
  const detail = review.querySelector('.finding__detail');
  expect(detail?.textContent).toContain('perhaps better');
  expect(detail?.querySelector('.finding__cover')).toBeNull();
});

test('which of the two choices a sentence speaks for stands beside it, and is no part of it', async () => {
  const spoken = { ...finding(24, 1), sure: false, better: { ...CHOICE, worth: 1, reasons: [{}] } };
  const { review } = await begun(1, [spoken]);
  Object.assign(review.choices, { reason: () => 'It spares you.' });
  review.querySelector<HTMLElement>('.finding__head')?.click();
  await review.updateComplete;
  const said = (of: string) => review.querySelector(`.finding__said ${of}`)?.textContent;
  expect([said('dt'), said('dd')]).toEqual(['perhaps better', 'It spares you.']);
});

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
  const reviewing = Object.assign(new Reviewing({} as never), { chances, progress: 1 });
  const review = new Review();
  Object.assign(review, { viewer, reviewing, choices: {}, route: {} });
  document.body.append(review);
  await review.updateComplete;
  return (review.querySelector('.review__none')?.textContent ?? '').replace(/[\u2066-\u2069]/g, '');
}

test('does not contradict what turned it against whoever looks back', async () => {
  const lost = [
    [0.6, 0.4],
    [0.2, 0.8],
    [0, 1],
  ];
  expect(await said(lost)).toMatch(/Nothing clearly better was found for you, not even at that turn\.$/);
  expect(await said(lost, 1), 'what won it was none').toMatch(/nothing clearly better was found\.$/);
  const even = [
    [0.1, 0.9],
    [0.08, 0.92],
    [0, 1],
  ];
  expect(await said(even), 'nothing turned it').toMatch(/nothing clearly better was found\.$/);
});

import type { Locator, Page } from '@playwright/test';
import { expectNoSidewaysScroll } from '../kit/dom';
import { pressKey, walkTo } from '../kit/keyboard';
import { poster } from '../kit/setup';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { laid, layOut } from './position';
import { beginMatch, sitDown } from './setup';
import { type Moment, Table } from './table';

test.describe('with the mouse', () => {
  test.use({ settings: { language: 'en', speed: 'fast', motion: 'full' } });

  test('a whole match, and another after it', async ({ page }) => {
    const dealt = await flown(page);
    const table = await sitDown(page, { players: 3 });
    // Before anybody touches the table, which would hurry on.
    const own = async () => new Set((await dealt()).filter((key) => key.startsWith('card-'))).size;
    await expect.poll(own, 'each card flies from the pile into the hand').toBe(12);
    const asked = await table.playToEnd();
    expect(asked.get('pay')).toBe(1);
    expect(asked.get('scored'), 'the end tells the only game').toBeUndefined();
    expect(asked.get('card')).toBeGreaterThanOrEqual(3);

    const chapters = page.locator('.beside .story__chapter');
    await expect(chapters.last(), 'what happened last is in sight beside the table').toBeInViewport();
    await expect(chapters.first(), 'what happened first has made room').not.toBeInViewport();

    await table.end.getByText(t('scores-last')).click();
    const scores = await checkedScores(table.end);
    const standing = await table.end.locator('.end__ranking > li').allInnerTexts();
    const totals = standing.map((line) => Number(/(\d+)\s*$/.exec(line)?.[1]));
    expect(totals).toEqual(scores.toSorted((one, other) => other - one));

    const first = page.url();
    await table.end.getByRole('button', { name: t('end-again') }).click();
    await expect(page).not.toHaveURL(first);
    expect(await table.moment()).toBe('pay');
  });
});

/** What comes flying over the table, by its key. */
async function flown(page: Page): Promise<() => Promise<string[]>> {
  await page.addInitScript(() => {
    const { animate } = Element.prototype;
    const keys: string[] = [];
    Object.assign(window, { flown: keys });
    Element.prototype.animate = function (frames, timing) {
      const [first] = Array.isArray(frames) ? frames : [];
      if (this instanceof HTMLElement && first?.translate) keys.push(this.dataset.key ?? '');
      return animate.call(this, frames, timing);
    };
  });
  return () => page.evaluate(() => (window as unknown as { flown: string[] }).flown);
}

/** The sheet says how every ducat came about; the figures must add up. */
async function checkedScores(sheet: Locator): Promise<number[]> {
  const seats = await sheet.locator('.sheet__seat').all();
  expect(seats).toHaveLength(3);
  const scores: number[] = [];
  for (const seat of seats) {
    const sums = await seat.getByRole('list').getByRole('listitem').allInnerTexts();
    const points = sums.map((sum) => Number(/(\d+)\s*$/.exec(sum)?.[1]));
    expect(points).toHaveLength(3);
    const score = points.reduce((one, other) => one + other);
    await expect(seat).toContainText(t('sheet-score', { count: score }));
    await expect(seat, 'of one game it would say the same again').not.toContainText(
      t('sheet-total', { total: score }),
    );
    scores.push(score);
  }
  return scores;
}

const FEW = 3;

/** Plays the first duels as they come and the last one as it is laid out: those between are the same. */
async function firstAndLast(
  page: Page,
  table: Table,
  look: (moment: Moment) => Promise<void> = async () => {},
): Promise<void> {
  let cards = 0;
  await table.playUntil((moment) => moment === 'card' && ++cards > FEW, look);
  await layOut(page, laid.last);
  const asked = await table.playToEnd(look);
  expect(asked.get('card')).toBe(1);
  expect(asked.get('stones')).toBeGreaterThan(0);
}

test('from the form to the end of a match with the keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'touchstart'])
      addEventListener(kind, () => console.error(`keyboard alone, but there was ${kind}`), true);
  });
  await page.goto('./');
  await pressKey(poster(page).getByRole('link', { name: t('home-new') }));
  await walkTo(page.getByRole('radio', { name: t('option-match_end-target') }));
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('option-match_end-single') })).toBeChecked();
  await pressKey(page.getByRole('button', { name: t('new-begin') }));
  const table = new Table(page, { press: pressKey, hurry: 'no' });
  await firstAndLast(page, table);
  await pressKey(table.end.getByRole('link', { name: t('end-home') }));
  await expect(page.getByRole('link', { name: saying('home-look-named') })).toBeVisible();
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('the form, some duels and the end', async ({ page }) => {
    await page.goto('./');
    await beginMatch(page, { players: 4, press: (target) => target.tap() });
    const table = new Table(page, { press: (target) => target.tap() });
    await firstAndLast(page, table, async (moment) => {
      await expectNoSidewaysScroll(page, `the table (${moment})`);
      if (moment === 'curtain' || moment === 'scored' || moment === 'over') return;
      await expect(table.confirm).toBeInViewport({ ratio: 1 });
      await expect(table.asked).toBeInViewport({ ratio: 1 });
      // The last card lies in the duel already.
      if (moment !== 'stones' && (await table.hand.count()) > 1)
        await expect(table.hand.last()).toBeInViewport();
      const button = await table.confirm.boundingBox();
      expect(button?.height).toBeGreaterThanOrEqual(44);
    });
  });
});

test('computers alone are watched to the end, and their hands are never shown', async ({ page }) => {
  await layOut(page, laid.last, 0);
  const table = new Table(page);
  await table.playToEnd(async () => expect(table.hand).toHaveCount(0));
});

test('a match of two games: the second is dealt anew and the ducats are added up', async ({ page }) => {
  const table = new Table(page);
  const games = { match_end: 'games', match_games: 2 } as const;
  await layOut(page, laid.last, 1, games);
  await table.playUntil((moment) => moment === 'scored');
  expect(await figures(table.scoring, 'sheet-total')).toEqual(await figures(table.scoring, 'sheet-score'));
  await table.playUntil((moment) => moment === 'pay');
  await expect(table.hand).toHaveCount(12);

  const before = [10, 5, 3, 2];
  await layOut(page, { ...laid.last, game: '2', totals: before.join(' ') }, 1, games);
  await table.playToEnd();
  await table.end.getByText(t('scores-last')).click();
  const totals = await figures(table.end, 'sheet-total');
  const scores = await figures(table.end, 'sheet-score');
  expect(totals).toEqual(scores.map((score, seat) => score + (before[seat] ?? 0)));

  await test.step('on a phone the heads of the columns stay above what is counted', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    const below = await table.end.locator('.figures thead').evaluate((head) => {
      const body = head.closest('.overlay__body') as HTMLElement;
      const top = () => head.getBoundingClientRect().top - body.getBoundingClientRect().top;
      body.scrollTop += top() + 100;
      return top();
    });
    expect(below).toBeCloseTo(0, 0);
  });
});

async function figures(sheet: Locator, id: 'sheet-total' | 'sheet-score'): Promise<number[]> {
  const said = await sheet.locator(id === 'sheet-total' ? '.sheet__total' : '.sheet__score').allInnerTexts();
  return said.map((words) => Number(/\d+/.exec(words)?.[0]));
}

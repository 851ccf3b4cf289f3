/** On a phone, however much is said and held: what is pressed is on the screen, nothing lies over what is said, and what is
 * counselled is in sight. In the longest words of all languages. */
import type { Page } from '@playwright/test';
import { resize } from '../kit/dom';
import { speakLongest, longest as words } from '../kit/longest';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { laid, layOut, type Position, TEAM } from './position';
import { Table } from './table';

const [tall, low] = [
  { width: 360, height: 740 },
  { width: 360, height: 640 },
];
test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
test.beforeEach(({ page }) => speakLongest(page));

/** Beggars in Paris, and the match is lost within two turns: both are said, and they can be paid from anywhere. */
const pressed = (hand: string): Position => ({
  lines: {
    ...laid.dire.lines,
    honour: '2',
    siege: '0',
    turn: '7',
    time: '16',
    pistoles: '5',
    where: 'louvre paris louvre',
    paris: 'message_reine | | lubin | mendiants',
    louvre: 'dette_de_jeu | 1 2 |',
    hands: `${hand} | combat | kitty`,
  },
});
const six = 'combat erudition_1 nobility_1 panache_1 panache_2 panache_2';
const ten = `combat combat double_combat gallantry_2 ${six}`;

const begin = async (page: Page, position: Position): Promise<Table> => {
  await layOut(page, position, TEAM, words);
  const table = new Table(page, { words });
  await table.moment();
  return table;
};

/** Buttons of the bar that end below the screen, the rows they lie in, and how far what is said reaches under the hand. */
const lost = (page: Page) =>
  page.evaluate(() => {
    const boxes = (of: string) =>
      [...document.querySelectorAll(of)]
        .filter((one) => one.checkVisibility())
        .map((one) => one.getBoundingClientRect());
    const said = Math.max(...boxes('.asked p').map(({ bottom }) => bottom));
    const held = Math.min(...boxes('.hand__card').map(({ top }) => top));
    return {
      below: boxes('.act .button').filter(({ bottom }) => bottom > innerHeight).length,
      rows: new Set(boxes('.act .button').map(({ bottom }) => Math.round(bottom))).size,
      covered: Math.max(0, Math.round(said - held)),
    };
  });

const { it, all } = oneVisit();

it('with six cards or ten, an alarm and beggars nothing of the bar is off the screen', async ({ page }) => {
  for (const [count, hand] of [
    [6, six],
    [10, ten],
  ] as const) {
    const table = await begin(page, pressed(hand));
    await expect(page.locator('.now__danger--first')).toBeVisible();
    await table.place('louvre').tap(); // in Paris they are paid where they lie
    await expect(page.locator('.act__alms')).toBeVisible();
    for (const phone of [tall, low]) {
      await resize(page, phone);
      expect(await lost(page), `${count} cards, ${phone.height}`).toEqual({
        below: 0,
        rows: 1,
        covered: 0,
      });
      await expect(table.finish).toBeInViewport({ ratio: 1 });
    }
    // A full hand, of all, takes nothing from what is to be done.
    await resize(page, tall);
    const stage = await page.locator('.midst').evaluate((midst) => midst.clientHeight);
    expect(stage, `above ${count} cards`).toBeGreaterThanOrEqual(count === 10 ? 150 : 130);
  }
});

it('the passage that is counselled is in sight', async ({ page }) => {
  await begin(page, laid.galleries);
  const left = await page.locator('.stage--now > .button--gold').evaluate((passage) => {
    const middle = passage.closest('.midst');
    const sign = middle?.hasAttribute('data-more')
      ? Number.parseFloat(getComputedStyle(middle, '::after').height)
      : 0;
    return (middle?.getBoundingClientRect().bottom ?? 0) - sign - passage.getBoundingClientRect().bottom;
  });
  expect(left, 'above the sign that there is more').toBeGreaterThanOrEqual(0);
});

it('the words of La Rochelle do not lie across its picture where there is little room', async ({ page }) => {
  const table = await begin(page, pressed(ten));
  await resize(page, low);
  await table.place('la_rochelle').tap();
  await expect(page.locator('.limits')).toBeAttached();
  const lies = await page.locator('.field').evaluate((field) => {
    const [picture, words] = ['.mk-siege--town', '.limits'].map((of) =>
      field.querySelector(of)?.getBoundingClientRect(),
    );
    return {
      low: field.closest('.midst')?.clientHeight ?? 0,
      across: (picture?.bottom ?? 0) - (words?.top ?? 0),
    };
  });
  expect(lies.low).toBeLessThan(130);
  expect(lies.across).toBeLessThanOrEqual(0);
});

it('five who have won are seen whole, and what they have won by', async ({ page }) => {
  const five = { musketeers: 5, heroes: 'athos porthos aramis dartagnan treville' };
  const where = 'paris quest paris paris paris';
  const hands = 'combat | combat | combat | combat | combat';
  const table = await begin(page, { options: five, lines: { ...laid.won.lines, where, hands } });
  await table.begin(table.fellow('porthos'));
  expect(await table.moment()).toBe('action');
  await table.mean(table.attempts.filter({ hasText: words('mr-passage', { count: 3 }) }));
  expect(await table.moment()).toBe('over');
  const cut = await page.locator('.end__picture').evaluate((picture) => {
    const whole = picture.getBoundingClientRect();
    return [...picture.querySelectorAll('svg')]
      .map((one) => one.getBoundingClientRect())
      .filter(({ left, right, bottom }) => left < whole.left || right > whole.right || bottom > whole.bottom)
      .length;
  });
  expect(cut).toBe(0);
});

it('the lives of five Musketeers stay on their plates on the least phone', async ({ page }) => {
  const five = { musketeers: 5, heroes: 'athos porthos aramis dartagnan treville' };
  const where = 'paris quest paris paris paris';
  const hands = 'combat | combat | combat | combat | combat';
  await begin(page, { options: five, lines: { ...laid.won.lines, where, hands } });
  await resize(page, { width: 320, height: 640 });
  const plates = await page.locator('.fellow').evaluateAll((all) =>
    all.map((plate) => {
      const end = plate.getBoundingClientRect().right;
      const hearts = [...plate.querySelectorAll('.fellow__life > .heart')].map((one) =>
        one.getBoundingClientRect(),
      );
      return {
        hearts: hearts.filter(({ width }) => width >= 4).length,
        out: hearts.filter(({ right }) => right > end).length,
      };
    }),
  );
  expect(plates).toEqual([4, 5, 4, 4, 4].map((hearts) => ({ hearts, out: 0 })));
});

test('on a phone', all);

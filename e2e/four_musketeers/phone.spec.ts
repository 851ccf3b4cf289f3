/**
 * On the screen of a usual phone nothing at the table has to be scrolled for, in any storyline, in the longest words; and on
 * the smallest the hand can be reached.
 */
import type { Page } from '@playwright/test';
import { allGroups, storylinesIn } from '../../web/games/four_musketeers/storylines';
import type { Options } from '../../web/generated/four_musketeers';
import { resize } from '../kit/dom';
import { speakLongest, longest as words } from '../kit/longest';
import { expect, test } from '../kit/site';
import { firstTimes } from '../kit/table';
import { added, laid, layOut, type Position } from './position';
import { type Moment, Table } from './table';

test.use({ viewport: { width: 360, height: 740 } });

/**
 * How many pixels of the table lie beyond the screen, which of its parts lie beyond it, which buttons lie upon one another,
 * and the words of which lie upon its own rim.
 */
const beyond = (page: Page) =>
  page.evaluate(() => {
    const table = document.querySelector('.table');
    if (!table) throw new Error('no table');
    const shown = (selector: string) =>
      [...table.querySelectorAll(selector)]
        .filter((part) => part.checkVisibility())
        .map((part) => ({ name: part.className, box: part.getBoundingClientRect() }));
    const parts = shown('.asked__words, .act .button, .ambition-line, .figure, .storyline');
    const cut = parts.filter(
      ({ box }) => box.bottom > innerHeight + 1 || box.left < -1 || box.right > innerWidth + 1,
    );
    const buttons = shown('.asked button, .me .act button, .ambition-line, .figure[data-place="own"]');
    const upon = buttons.filter(({ box }, at) =>
      buttons
        .slice(at + 1)
        .some(
          ({ box: other }) =>
            Math.min(box.right, other.right) - Math.max(box.left, other.left) > 1 &&
            Math.min(box.bottom, other.bottom) - Math.max(box.top, other.top) > 1,
        ),
    );
    // The hearts of who has the stone, and what is said of them, lie beside it.
    const marks = [...table.querySelectorAll('.figure:has(.figure__stone) .figure__left')].filter(
      (hearts) => {
        const own = hearts.getBoundingClientRect();
        const stone = hearts.parentElement?.querySelector('.figure__stone')?.getBoundingClientRect();
        const wide = stone ? Math.min(own.right, stone.right) - Math.max(own.left, stone.left) : 0;
        const high = stone ? Math.min(own.bottom, stone.bottom) - Math.max(own.top, stone.top) : 0;
        return wide > 1 && high > 1;
      },
    );
    const names = [...table.querySelectorAll('.name-tag > [title]')].filter(
      (name) => name.scrollWidth > name.clientWidth,
    );
    const rims = [...table.querySelectorAll('.act .button')].filter((button) => {
      const { top, bottom } = button.getBoundingClientRect();
      return [...button.querySelectorAll('.act__way, small')]
        .map((words) => words.getBoundingClientRect())
        .some((words) => words.height > 0 && (words.top < top || words.bottom > bottom - 1));
    });
    return {
      rims: rims.map(({ textContent }) => textContent),
      names: names.map(({ textContent }) => textContent),
      marks: marks.length,
      table: table.scrollHeight - table.clientHeight,
      page: document.documentElement.scrollHeight - innerHeight,
      cut: cut.map(({ name }) => name),
      upon: upon.map(({ name }) => name),
    };
  });
const within = { rims: [], names: [], marks: 0, table: 0, page: 0, cut: [], upon: [] };

/** How many pixels of the upper halves of the cards, which tell what they are, lie below the screen. */
const sunk = (page: Page) =>
  page
    .locator('.hand__card')
    .evaluateAll((cards) =>
      Math.max(
        0,
        ...cards
          .map((card) => card.getBoundingClientRect())
          .map(({ top, height }) => top + height / 2 - innerHeight),
      ),
    );

/** How many lines high what the signs mean is, and the highest sign in it; and whether its words can be read. */
const legend = (page: Page) =>
  page.locator('.legend').evaluate((legend) => {
    const line = Number.parseFloat(getComputedStyle(legend).lineHeight);
    const lines = (part: Element) => Math.ceil(part.getBoundingClientRect().height / line - 0.25);
    const [told] = legend.querySelectorAll<HTMLElement>(':scope > span');
    return {
      lines: lines(legend),
      signs: Math.max(...[...legend.querySelectorAll('i, i *')].map(lines)),
      words: (told?.clientWidth ?? 0) > 120,
    };
  });

const many = { players: 4, layout: 4 } as const;
/** Two players with a servant each, whose names are the longest. */
const few = { players: 2, layout: 4, replacement: 'servant' } as const;

/** The last fight but one of a hand; nobody has lost a lifeline. */
const begun = (options: Partial<Options>): Position => ({
  options,
  hands: [
    ['3S', '4S'],
    ['10S', '9S'],
    ['10H', '8S'],
    ['9H', '8H'],
  ],
  more: { in_hand: '5', starter: '0' },
});

test.beforeEach(({ page }) => speakLongest(page));

for (const group of allGroups)
  test(`each storyline of ${group} fits a phone`, async ({ page }) => {
    test.slow();
    const own = group === 'survival' ? {} : added[group];
    const all = storylinesIn(group).flatMap((storyline) =>
      [many, few].map((seats) => ({ storyline, seats })),
    );
    for (const { storyline, seats } of all) {
      await layOut(page, begun({ storyline, ...own, ...seats }), 1, words);
      const table = new Table(page, { words });
      const look = firstTimes<Moment>(async (moment) => {
        if (moment === 'intro' || moment === 'over') return;
        expect(await beyond(page), `${storyline}, ${moment}, ${seats.players} players`).toEqual(within);
        if (moment !== 'strike') return;
        const lain = await table.corners();
        await resize(page, { width: 320, height: 568 });
        expect(await sunk(page), `${storyline}, the smallest phone, ${seats.players} players`).toBe(0);
        await resize(page, { width: 360, height: 740 });
        await table.hold();
        expect(await beyond(page), `${storyline}, a card held, ${seats.players} players`).toEqual(within);
        expect(await table.corners(), `${storyline}, a card held, ${seats.players} players`).toBe(lain);
      });
      let strikes = 0;
      await table.playUntil((moment) => {
        strikes += moment === 'strike' ? 1 : 0;
        return strikes === 2 || moment === 'scored' || moment === 'over';
      }, look);
    }
    if (group !== 'survival') return;
    // A share on each button, and something to take back: nothing lies upon the own seat.
    await layOut(page, { ...laid.cyclical, random: ['9H', '8H', '7D'] }, 1, words);
    const table = new Table(page, { words });
    await table.playUntil((moment) => moment === 'direction');
    expect(await beyond(page), 'a direction').toEqual(within);
    await table.turn('left');
    await table.hold();
    await expect(page.locator('.act__back')).toBeVisible();
    await page.keyboard.press('c'); // shows the chances
    await expect(page.locator('#shadow-risk')).toBeVisible();
    expect(await legend(page), 'whom the chances are of').toEqual({ lines: 1, signs: 1, words: true });
    expect(await beyond(page), 'held for a neighbour').toEqual(within);
  });

/** However many words are asked with, and whatever has been lost, what lies on the table keeps its place. */
import type { Page } from '@playwright/test';
import { resize } from '../kit/dom';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { added, layOut } from './position';
import { Table } from './table';

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** The upper edge, the lower edge and the width of the fight, a card in it, the question and the reader’s own side. */
const lies = (page: Page) =>
  page.evaluate(() =>
    ['.fight', '.strike-place', '.asked', '.figure[data-place="own"]'].flatMap((part) => {
      const box = document.querySelector(part)?.getBoundingClientRect();
      return box ? [box.top, box.bottom, box.width] : [];
    }),
  );

/** The same at every size. */
async function everywhere(page: Page): Promise<number[]> {
  const found = [];
  for (const size of sizes) {
    await resize(page, size);
    found.push(...(await lies(page)));
  }
  return found;
}

/** How far it has moved at most; a fan of fewer cards is a few pixels lower. */
const moved = (before: readonly number[], after: readonly number[]): number =>
  Math.max(...before.map((place, at) => Math.abs(place - (after[at] ?? Number.NaN))));
const FAN = 3;

const { it, all } = oneVisit();

it('a question moves nothing, nor does a lifeline that is lost', async ({ page }) => {
  // The reader leads, and is hit with whatever he strikes: he leads again, with the stone.
  await layOut(page, {
    hands: [
      ['3S', '4S', '5S'],
      ['10S', '9S', '8D'],
      ['10H', '8S', '7D'],
      ['9H', '8H', '7C'],
    ],
    random: [],
    more: { in_hand: '3', starter: '0' },
  });
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  const asked = await everywhere(page);
  expect(asked).toHaveLength(sizes.length * 4 * 3);
  await table.hold();
  expect(moved(asked, await everywhere(page)), 'a card is held').toBeLessThan(FAN);
  await table.strikeWith();
  const covered = await page.waitForFunction(() => {
    const cry = document.querySelector('.cry')?.getBoundingClientRect();
    if (!cry) return null;
    return [...document.querySelectorAll('.strike .mk-card, .strike__who')].flatMap((one) => {
      const { top, bottom, height } = one.getBoundingClientRect();
      const grown = height / 10; // the lowest card, out of its place
      return top + grown < cry.bottom && bottom - grown > cry.top ? [one.getAttribute('class')] : [];
    });
  });
  expect(await covered.jsonValue(), 'what it came to is cried out beside what it came from').toEqual([]);
  await table.playUntil((moment) => moment === 'strike');
  expect(moved(asked, await everywhere(page)), 'he has been hit').toBeLessThan(FAN);
});

it('on a phone the cards that fight have one size, whatever is asked and chosen', async ({ page }) => {
  const table = new Table(page);
  const widths = async (storyline: 'AC' | 'QC' | 'QS') => {
    await layOut(page, {
      options: { storyline, ...(storyline === 'AC' ? {} : added.roles) },
      more: { starter: '1' },
    });
    await resize(page, { width: 360, height: 740 });
    const found = new Set<number>();
    const look = async () => {
      const all = await table.strikes.evaluateAll((slots) => slots.map((one) => one.clientWidth));
      for (const width of all) found.add(width);
    };
    for (let fight = 0; fight < 4; fight += 1) {
      await table.playUntil((moment) => moment === 'strike');
      await look();
      await table.hold();
      await look();
      await table.strikeWith();
    }
    return [...found];
  };
  for (const [storyline, least] of [
    ['AC', 66],
    ['QC', 56],
    ['QS', 45],
  ] as const)
    await test.step(storyline, async () => {
      const found = await widths(storyline);
      expect(found).toHaveLength(1);
      expect(found[0]).toBeGreaterThan(least);
    });
});

test('nothing moves', all);

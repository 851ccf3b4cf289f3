/** A duel has the table to itself: its dice can be seen across a room, and what is asked stays in sight. */
import { expectNoSidewaysScroll, resize } from '../kit/dom';
import { longest } from '../kit/longest';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

const sizes = [
  { size: { width: 360, height: 740 }, least: 56 },
  { size: { width: 820, height: 1180 }, least: 90 },
  { size: { width: 1440, height: 900 }, least: 90 },
  { size: { width: 1280, height: 720 }, least: 40 },
  { size: { width: 1366, height: 657 }, least: 40 },
];

test('dice are large on every screen, and lie in lanes opposite each other', async ({ page }) => {
  await layOut(page, laid.won);
  const table = new Table(page);
  await table.moment();
  await table.begin(table.fellow('athos'));
  await table.moment();
  const foot = () => page.locator('.midst').evaluate((midst) => midst.getBoundingClientRect().bottom);
  await resize(page, { width: 1440, height: 900 });
  const board = await foot();
  await table.mean(table.attempts.filter({ hasText: t('adversary-laffemas') }));
  expect(await table.moment()).toBe('commit');
  expect(Math.abs((await foot()) - board), 'the stage ends where it did on the board').toBeLessThan(3);
  const lanes = page.locator('.duel .lane');
  await expect(lanes.first()).toBeVisible();
  const tops = (colour: string) =>
    page
      .locator(`.duel__side--${colour} .lane`)
      .evaluateAll((found) => found.map((lane) => Math.round(lane.getBoundingClientRect().top)));
  /** The verdict itself is said for a moment only: another one, with these words, lies where it will. */
  const under = (words: string) =>
    page.locator('.duel__verdict').evaluate((one, words) => {
      const said = one.cloneNode() as HTMLElement;
      said.textContent = words;
      one.after(said);
      const box = said.getBoundingClientRect();
      said.remove();
      return [
        ...document.querySelectorAll('.duel :is(.thrown-die, .duel__face, .duel__name, .botte)'),
      ].filter((one) => {
        const { top, right, bottom, left } = one.getBoundingClientRect();
        return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
      }).length;
    }, words);
  const people = { name: t('hero-athos'), foe: t('adversary-laffemas'), hero: 'athos' };
  for (const { size, least } of sizes)
    await test.step(`${size.width}×${size.height}`, async () => {
      await resize(page, size);
      const dice = await lanes
        .locator('.mk-die')
        .evaluateAll((found) => found.map((die) => (die as HTMLElement).offsetWidth));
      expect(Math.min(...dice)).toBeGreaterThanOrEqual(least);
      const [blue, red] = [await tops('blue'), await tops('red')];
      for (const [at, top] of red.entries())
        if (at < blue.length) expect(Math.abs(top - (blue[at] ?? 0))).toBeLessThan(3);
      expect(await under(longest('mr-duel-musketeer', people)), 'what the verdict covers').toBe(0);
      await expect(table.button('mr-do-done', { asking: 'commit' })).toBeInViewport({ ratio: 1 });
      await expectNoSidewaysScroll(page, 'the duel');
    });
  await test.step('a hand that is spent and a question that goes leave the stage where it is', async () => {
    await resize(page, { width: 1440, height: 900 });
    const [before, after] = await page.evaluate(() => {
      const height = () => document.querySelector('.midst')?.getBoundingClientRect().height ?? 0;
      const there = height();
      const parts = document.querySelectorAll<HTMLElement>('.held > *, .asked > *');
      for (const part of parts) part.style.display = 'none';
      const bare = height();
      for (const part of parts) part.style.display = '';
      return [there, bare];
    });
    expect(Math.abs((after ?? 0) - (before ?? 0))).toBeLessThan(3);
  });
  // What is committed leaves the hand, and lies where nothing covers it.
  await table.hand
    .filter({ hasText: t('adventure-double_combat') })
    .first()
    .click();
  const card = page.locator('.committed > li');
  await expect(card).toHaveCount(1);
  for (const { size } of sizes)
    await test.step(`a card at ${size.width}×${size.height}`, async () => {
      await resize(page, size);
      await expect(card).toBeInViewport({ ratio: 1 });
      const covered = await card.evaluate((one) => {
        const box = one.getBoundingClientRect();
        const others = '.duel :is(.lane .mk-die, .botte, .duel__face, .duel__name, .duel__life)';
        return [...document.querySelectorAll(others)].filter((other) => {
          const { top, right, bottom, left } = other.getBoundingClientRect();
          return top < box.bottom && bottom > box.top && left < box.right && right > box.left;
        }).length;
      });
      expect(covered).toBe(0);
    });
});

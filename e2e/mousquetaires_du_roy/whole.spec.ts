/**
 * Whole matches of Mousquetaires du Roy, from the form to the last turn: three Musketeers, who play the shortest. One is as
 * long as by our values; the others, which are about how one plays, begin late, by a file of one's own.
 */
import type { Page } from '@playwright/test';
import { pressKey } from '../kit/keyboard';
import { begin, option, tap } from '../kit/setup';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { load, mine, unfold } from './box';
import { Table } from './table';

async function fill(page: Page, side: string): Promise<void> {
  await page.goto('./#/new/mousquetaires_du_roy');
  await option(page, t('option-musketeers-3')).click();
  await page.locator('label', { hasText: t(`play-as-${side}-hint`) }).click();
}

async function beginLate(page: Page): Promise<void> {
  await unfold(page);
  await load(page, mine);
  await expect(page.getByText(saying('edition-own', { name: 'Grandma’s box' }))).toBeVisible();
}

test('the team against the computer', async ({ page }) => {
  await fill(page, 'team');
  await begin(page);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'next');
  await expect(page.locator('.change').first()).toBeVisible(); // what Milady did
  await expect(page.locator('.focus__title'), 'the place below it').toBeInViewport({ ratio: 1 });
  const asked = await table.playToEnd();
  expect(asked.get('next')).toBeGreaterThan(3);
  const lost = ['time', 'honour', 'siege', 'constance'].map((reason) => t(`mr-end-team-${reason}`));
  await expect(table.end).toContainText(new RegExp(lost.join('|')));
});

test('Milady against the computer, with the keyboard alone', async ({ page }) => {
  await fill(page, 'milady');
  await beginLate(page);
  await begin(page, pressKey);
  const table = new Table(page, { press: pressKey, hurry: 'space' });
  const asked = await table.playToEnd();
  expect(asked.get('destination')).toBeGreaterThan(1);
  await expect(table.end.locator('.end__winner')).toHaveCount(1);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('three people on one device, the curtain between the sides', async ({ page }) => {
    await fill(page, 'both');
    await option(page, '2').click();
    for (const line of await page.locator('.player-line select.input').all())
      await line.selectOption('human');
    await beginLate(page);
    await begin(page);
    const table = new Table(page, { press: tap });
    const asked = await table.playToEnd();
    expect(asked.get('curtain')).toBeGreaterThan(5);
    await expect(table.end).toBeVisible();
  });
});

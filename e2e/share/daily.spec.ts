/** The deal of the day: the same for everybody, once a day, and what is kept of it. */
import type { Page } from '@playwright/test';
import { audit } from '../kit/audit';
import { forge, idOf, readKept, writeKept } from '../kit/kept';
import { pressKey } from '../kit/keyboard';
import { recordOf } from '../kit/position';
import { poster } from '../kit/setup';
import { beforeWorker, expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, lay } from '../mousquetaires_du_roy/position';
import { Table as RoyTable } from '../mousquetaires_du_roy/table';
import { Table } from '../musketiere/table';
import { friendAt, handOf, sheetOn } from './friend';

const DAY = new Date(2026, 10, 21, 9);

async function sitDownAt(page: Page, day: Date): Promise<Table> {
  await page.clock.setFixedTime(day);
  await page.goto('./');
  await poster(page)
    .getByRole('link', { name: t('daily-title') })
    .click();
  await page.getByRole('button', { name: t('daily-begin') }).click();
  await page.waitForURL(/#\/match\/musketiere\/daily-musketiere-2026-11-\d\d$/);
  const table = new Table(page);
  expect(await table.moment()).toBe('pay');
  return table;
}

test('everybody is dealt the same on one day, and something else on the next', async ({ page, browser }) => {
  const hand = await handOf((await sitDownAt(page, DAY)).hand);
  expect(hand).toHaveLength(12);
  const friend = await friendAt(browser, 'about:blank');
  expect(await handOf((await sitDownAt(friend, new Date(2026, 10, 21, 23, 30))).hand)).toEqual(hand);
  expect(await handOf((await sitDownAt(friend, new Date(2026, 10, 22, 0, 30))).hand)).not.toEqual(hand);
  await friend.context().close();
});

test('what was begun is gone on with, also after it was deleted', async ({ page }) => {
  const table = await sitDownAt(page, DAY);
  await table.layPay();
  await table.playUntil((moment) => moment === 'card');
  const hand = await handOf(table.hand);
  await page.goto('./#/daily/musketiere');
  await pressKey(page.getByRole('button', { name: t('home-carry-on') }));
  await table.playUntil((moment) => moment === 'card');
  expect(await handOf(table.hand)).toEqual(hand);

  await page.goto('./#/');
  await page.getByRole('button', { name: new RegExp(`^${t('home-delete')} `) }).click();
  await page.goto('./#/daily/musketiere');
  await page.getByRole('button', { name: t('daily-begin') }).click();
  await table.playUntil((moment) => moment === 'card');
  expect(await handOf(table.hand)).toEqual(hand);
});

test.describe('played to the end', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('the result is kept with its day, counted, and copied as one line', async ({ page }) => {
    const table = await sitDownAt(page, DAY);
    await table.playToEnd();
    await table.end.getByRole('button', { name: t('daily-copy') }).click();
    await expect(page.getByText(t('daily-copied'))).toBeAttached();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    await expect(table.end.getByRole('button', { name: t('end-again') })).toHaveCount(0);
    const totals = await table.end.locator('.end__total').allInnerTexts();
    expect(totals).toHaveLength(2);
    for (const total of totals) expect(text).toContain(total.trim().split('\n').at(-1)); // the pay lies before it
    expect(text).toContain('November 21, 2026');
    expect(text).toMatch(/ http:\S+\/musketiere\.html#\/daily\/musketiere$/);
    expect(text).not.toContain('\n');
    await table.end.getByRole('button', { name: t('share-open') }).click();
    await expect(sheetOn(page).getByText(t('share-does-record'))).toBeVisible();

    await page.keyboard.press('Escape');
    await table.end.getByRole('link', { name: t('end-daily') }).click();
    const yours = page.getByRole('region', { name: t('daily-days') });
    await expect(yours.getByRole('listitem').filter({ has: page.locator('time') })).toHaveCount(1);
    await expect(yours.getByRole('list', { name: t('home-match-totals') })).toContainText(t('table-you'));
    await expect(page.getByRole('list', { name: t('new-who') })).toContainText(t('table-you'));
    await expect(page.getByLabel(t('daily-text-label'))).toHaveValue(text);
    await expect(page.getByText(t('daily-streak', { count: 1 }))).toBeVisible();
    await audit(page, 'the deal of the day, played');
    await page.goto('./#/');
    await expect(poster(page)).toContainText(t('home-daily-over'));

    // The clock goes wrong: what was played stays, under its own day.
    for (const day of [new Date(2026, 10, 22, 8), new Date(2031, 4, 1), new Date(1999, 0, 1)]) {
      await page.clock.setFixedTime(day);
      await page.goto('./#/daily/musketiere');
      await page.reload();
      const days = page.getByRole('region', { name: t('daily-days') });
      await expect(days.getByRole('listitem').filter({ has: page.locator('time') })).toContainText(
        'November 21, 2026',
      );
      await expect(page.getByRole('button', { name: t('daily-begin') })).toBeVisible();
      const count = day.getFullYear() === 2026 ? 1 : 0;
      await expect(days.getByText(t('daily-streak', { count: 1 }))).toHaveCount(count);
    }
  });
});

test.describe('won by a side', () => {
  test.use({ permissions: ['clipboard-read', 'clipboard-write'] });

  test('Mousquetaires du Roy: one line says who won, and by what', async ({ page }) => {
    await page.clock.setFixedTime(DAY);
    await page.goto('./#/daily/mousquetaires_du_roy');
    await page.getByRole('button', { name: t('daily-begin') }).click();
    const table = new RoyTable(page);
    await table.playUntil((moment) => moment === 'next');
    const match = page.url();
    const id = idOf(match);
    expect(id).toBe('daily-mousquetaires_du_roy-2026-11-21');
    // A whole match takes long: it goes on from where the last deeds are left to do, for one against one.
    const begun = JSON.parse((await readKept(page, id))?.text ?? '');
    const pair = { ...begun, sitters: ['human', 'rule_based'], names: ['Anna', 'Jeanne'] };
    await page.goto('./#/');
    await writeKept(page, id, forge(JSON.stringify(pair), recordOf(lay(laid.won))));
    await page.goto(match);
    await table.playToEnd();
    await table.end.getByRole('button', { name: t('daily-copy') }).click();
    await expect(page.getByText(t('daily-copied'))).toBeAttached();
    const text = await page.evaluate(() => navigator.clipboard.readText());
    expect(text).toContain(t('game-mousquetaires_du_roy'));
    expect(text).toContain('November 21, 2026');
    expect(text).toContain(t('victory-quest'));
    expect(text).toMatch(/ http:\S+\/mousquetaires_du_roy\.html#\/daily\/mousquetaires_du_roy$/);
    expect(text).not.toContain('\n');
  });
});

test('where storage is refused, what was begun is gone on with as long as the page is open', async ({
  page,
}) => {
  const refuse = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })`;
  await page.addInitScript(refuse);
  await beforeWorker(page, refuse);
  const table = await sitDownAt(page, DAY);
  await table.layPay();
  await table.playUntil((moment) => moment === 'card');
  const hand = await handOf(table.hand);
  await page.evaluate(() => {
    location.hash = '#/daily/musketiere';
  });
  await page.getByRole('button', { name: t('daily-begin') }).click();
  await table.playUntil((moment) => moment === 'card');
  expect(await handOf(table.hand)).toEqual(hand);
});

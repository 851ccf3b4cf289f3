/** Somebody else's browser: nothing is stored in it, and nothing is known but the link. */
import type { Browser, Locator, Page } from '@playwright/test';
import { expect, fixChance, type Wishes } from '../kit/site';
import { t } from '../kit/words';

const settings: Wishes['settings'] = { language: 'en', theme: 'dark', speed: 'fast', motion: 'off' };

/** Opens an address in a browser of one's own, when that has been prepared; without an address at the home page. */
export async function friendAt(
  browser: Browser,
  address = './',
  prepare: (page: Page) => Promise<void> = async () => {},
): Promise<Page> {
  const context = await browser.newContext();
  fixChance(context, 1000);
  await context.addInitScript((chosen) => {
    try {
      localStorage.setItem('musketiere.settings', JSON.stringify(chosen));
      localStorage.setItem('musketiere.effort', '25'); // it need not be measured
      localStorage.setItem('musketiere.goals', '["musketiere","four_musketeers","mousquetaires_du_roy"]');
    } catch {
      // about:blank has no storage
    }
  }, settings);
  const page = await context.newPage();
  await prepare(page);
  await page.goto(address);
  return page;
}

export const sheetOn = (page: Page): Locator =>
  page.getByRole('dialog', { name: t('share-title'), exact: true });

export async function openFromMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', { name: t('menu') }).click();
  await page.getByRole('button', { name: t('menu-share') }).click();
  return sheetOn(page);
}

/** The address that the sheet shows for what is chosen. */
export async function addressIn(sheet: Locator, what?: string): Promise<string> {
  const field = sheet.getByLabel(t('share-address'), { exact: true });
  await expect(field).toHaveValue(/#\/link\/[12]\./);
  if (what) {
    const choice = sheet.locator('label').filter({ has: sheet.page().getByRole('radio', { name: what }) });
    await choice.click();
    await expect(sheet.getByRole('radio', { name: what })).toBeChecked();
  }
  return field.inputValue();
}

/** The cards of the own hand, by the names they are read out with. */
export const handOf = (hand: Locator): Promise<(string | null)[]> =>
  hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

/** How many matches the list on the home page holds. */
export async function countKept(page: Page): Promise<number> {
  await page.goto('./#/');
  await page.reload();
  const list = page.getByRole('region', { name: t('home-matches') });
  await expect(list.locator('.match, .empty').first()).toBeVisible();
  return list.locator('.match').count();
}

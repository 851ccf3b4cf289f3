/** The form for a new match of Four Musketeers: from the group to the storyline to the mode, and only what is valid. */
import type { Locator, Page } from '@playwright/test';
import { option } from '../kit/setup';
import { expect, holdBack, test } from '../kit/site';
import { t } from '../kit/words';
import { card } from './setup';

const radios = (page: Page, id: string): Locator =>
  page.getByRole('group', { name: t(`option-${id}`), exact: true }).getByRole('radio');
const seats = (page: Page): Locator =>
  page.getByRole('figure', { name: t('new-seats') }).getByRole('listitem');

test('what is chosen decides what can be chosen next', async ({ page }) => {
  await page.goto('./#/new/four_musketeers');
  await expect(card(page, 'storyline-AC').getByRole('radio')).toBeChecked();
  await expect(card(page, 'mode-AC-team')).toBeVisible();
  await expect(radios(page, 'players')).toHaveCount(3); // FM-2.7: nobody plays a survival alone
  await expect(radios(page, 'layout')).toHaveCount(0); // four players need four Musketeers
  await expect(seats(page)).toHaveText(['1', '2', '3', '4'].map((n) => t(`name-four_musketeers-${n}`)));

  await card(page, 'group-solitaire').click();
  await expect(page.getByText(t('mode-AS-coop-about', { to: 1 }))).toBeVisible();
  const prepopped = page.getByRole('combobox', { name: t('option-prepopped') });
  await expect(prepopped, 'a good default need not be read').toBeHidden();
  await page.getByText(t('new-more')).click();
  await expect(prepopped).toBeVisible();
  await option(page, '1').click();
  await expect(radios(page, 'layout')).toHaveCount(0);
  await expect(seats(page)).toHaveText([
    t('name-four_musketeers-1'),
    t('seat-dazed', { number: 1 }),
    t('seat-dazed', { number: 2 }),
  ]);
  await option(page, t('option-replacement-servant')).click();
  const servant = (number: number) => t('seat-servant', { name: 'Anne', number });
  await page.getByLabel(t('new-name', { number: 1 })).fill('Anne');
  await expect(seats(page)).toHaveText(['Anne', servant(1), servant(2)]);
  await expect(radios(page, 'tie_rule')).toHaveCount(0); // all win or lose together
  const missing = page.getByRole('combobox', { name: t('option-missing') });
  await expect(missing).toContainText(t('suit-name', { suit: 'C' }));
  await page.getByRole('checkbox', { name: t('option-joker_to_villain') }).check();
  await expect(missing).not.toContainText(t('suit-name', { suit: 'C' })); // FM-3.8

  await card(page, 'storyline-KS').click();
  await expect(seats(page).last()).toHaveText(t('person-X'));

  await card(page, 'group-roles').click();
  await card(page, 'storyline-QS').click();
  await option(page, '2').click();
  await expect(radios(page, 'layout')).toHaveCount(2);
  await card(page, 'mode-QS-team').click();
  await expect(radios(page, 'layout')).toHaveCount(0); // FM-15.4
  const team = (number: number) => page.getByText(t('new-team', { number }), { exact: true });
  await expect(team(1)).toHaveCount(2);
  await expect(team(2)).toHaveCount(2);
});

test('a match begins as it was chosen, and the form remembers it', async ({ page }) => {
  await page.goto('./#/new/four_musketeers');
  await card(page, 'group-solitaire').click();
  await card(page, 'storyline-KS').click();
  await option(page, '2').click();
  await option(page, t('option-layout-4')).click();
  await page.getByRole('button', { name: t('new-begin') }).click();
  await page.waitForURL(/#\/match\/four_musketeers\//);
  await page.goto('./#/');
  await expect(page.getByRole('listitem').filter({ hasText: t('storyline-KS') })).toBeVisible();

  await page.goto('./#/new/four_musketeers');
  await expect(card(page, 'storyline-KS').getByRole('radio')).toBeChecked();
  await expect(page.getByRole('radio', { name: t('option-layout-4'), exact: true })).toBeChecked();
  await page.getByRole('button', { name: t('new-defaults') }).click();
  await expect(card(page, 'storyline-AC').getByRole('radio')).toBeChecked();
  await expect(seats(page)).toHaveCount(4);
});

test('storyline and mode can be chosen while Python loads; the rest comes with it', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('./#/new/four_musketeers');
  await expect(page.getByText(t('new-rest'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  await card(page, 'group-roles').click();
  await card(page, 'mode-QC-team').click();
  await expect(seats(page)).toHaveCount(0);
  letGo();
  await expect(seats(page)).toHaveCount(4);
  await expect(page.getByText(t('new-rest'))).toHaveCount(0);
  await expect(card(page, 'mode-QC-team').getByRole('radio')).toBeChecked();
});

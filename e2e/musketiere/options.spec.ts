/** The form for a new match judges with the engine's own sentences. */
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { Table } from './table';

test('what cannot be played is said where it stands, and nothing begins', async ({ page }) => {
  await page.goto('./#/new/musketiere');
  const begin = page.getByRole('button', { name: t('new-begin') });
  const target = page.getByRole('textbox', { name: t('option-target_score') });
  await target.fill('0');
  await expect(
    page.getByText(t('error-option-range', { option: t('option-target_score'), min: 1, max: 999 })),
  ).toBeVisible();
  await expect(target).toHaveAttribute('aria-invalid', 'true');
  await begin.click();
  await expect(target).toBeFocused();
  await expect(page).toHaveURL(/#\/new\/musketiere$/);

  await target.fill('many');
  await expect(page.getByText(t('error-option-type', { option: t('option-target_score') }))).toBeVisible();
  await target.fill('30');
  await expect(target).toHaveAttribute('aria-invalid', 'false');

  await page.getByLabel(t('new-name', { number: 2 })).fill('D’ARTAGNAN');
  await expect(page.getByText(t('new-name-twice', { name: 'D’ARTAGNAN' }))).toBeVisible();
  await page.getByLabel(t('new-name', { number: 2 })).fill(' ');
  await expect(page.getByText(t('new-name-missing'))).toBeVisible();
  await page.getByLabel(t('new-name', { number: 2 })).fill('Constance');

  await page.getByText(t('deck-summary')).click();
  await expect(page.getByText(t('deck-note'))).toBeVisible();
  const guard = page.getByLabel(t('deck-number', { number: 1 }));
  await guard.fill('41');
  await expect(page.locator('#fault-guard_deck')).toContainText(/1.*40/);
  await guard.fill('33');
  await expect(page.getByText(t('warning-guard-deck-misfit', { strengths: '33' }))).toBeVisible();
  await begin.click();
  expect(await new Table(page).moment()).toBe('pay');
  await expect(page.getByRole('article', { name: 'Constance' })).toBeVisible();
});

test('the fifteen guards are said to be partly ours at the table too', async ({ page }) => {
  await page.goto('./#/new/musketiere');
  await page.getByRole('button', { name: t('new-begin') }).click();
  await new Table(page).moment();
  await page
    .getByRole('button', { name: t('known-open') })
    .first()
    .click();
  await expect(page.getByRole('dialog', { name: t('known-title') })).toContainText(t('known-ours'));
});

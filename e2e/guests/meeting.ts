/** How two devices meet at the stage of a host, by hand. */
import type { Page } from '@playwright/test';
import { expect } from '../kit/site';
import { t } from '../kit/words';

/** What a device shows to the other one. */
export async function shownOn(page: Page): Promise<string> {
  const code = page.locator('mk-show-code');
  await expect(code.getByRole('img')).toBeVisible();
  return code.getByRole('textbox').inputValue();
}

/** Pastes what the other one has shown. By key: what is said of the camera meanwhile may move the button from under a pointer. */
export async function read(page: Page, text: string): Promise<void> {
  await page.getByLabel(t('scan-paste')).fill(text);
  await page.getByRole('button', { name: t('scan-read') }).press('Enter');
}

/** The host reads what the guest answers; the guest then sits at the table. */
export async function accept(host: Page, guest: Page): Promise<void> {
  const answer = await shownOn(guest);
  await host.getByRole('button', { name: t('invite-read') }).click();
  await read(host, answer);
  await expect(guest.locator('mk-show-code')).toHaveCount(0);
}

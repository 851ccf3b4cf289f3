/** Whole matches at several devices, over real data channels: hands on phones, and a board that everybody sees. */
import type { Page } from '@playwright/test';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { Table } from '../musketiere/table';
import { friendAt } from '../share/friend';
import { accept, read, shownOn } from './meeting';

/** The stage of a short match of so many. */
async function gather(page: Page, players: number): Promise<void> {
  await page.addInitScript((count) => {
    const wishes = { players: count, match_end: 'single' };
    if (self === top)
      localStorage.setItem('musketiere.setup', JSON.stringify({ musketiere: { players: [], wishes } }));
  }, players);
  await page.goto('./#/stage/musketiere');
}

const people = (page: Page) => page.getByRole('dialog', { name: t('together-title') });

test('a host, a guest who comes back after a reload and takes the match over, and a tablet that looks on play to the end, and once more', async ({
  page,
  browser,
}) => {
  await gather(page, 2);
  const guest = await friendAt(browser, await shownOn(page));
  await guest.setViewportSize({ width: 360, height: 740 });
  await accept(page, guest);
  await expect(page.getByText(t('guests-here'), { exact: true })).toBeVisible();
  const tablet = await friendAt(browser, await shownOn(page));
  await accept(page, tablet);
  await page.getByRole('button', { name: t('stage-begin') }).click();

  const [host, phone, board] = [new Table(page), new Table(guest), new Table(tablet)];
  expect(await phone.moment()).toBe('pay');
  expect(await host.moment()).toBe('pay');
  await expect(board.hand).toHaveCount(0);
  await host.layPay();
  await expect(host.asked).toContainText('Aramis');

  const hand = await phone.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));

  // The way is cut: nothing can be done at the table, and the focus is where something can.
  await guest.evaluate(() => dispatchEvent(new Event('pagehide')));
  const cut = guest.getByRole('alertdialog', { name: t('join-cut') });
  await expect(cut).toBeFocused();
  await guest.keyboard.press('Tab');
  await expect(cut.getByRole('button', { name: t('join-read') })).toBeFocused();
  await phone.hand.first().evaluate((card) => (card as HTMLElement).focus());
  await expect(cut.getByRole('button', { name: t('join-read') })).toBeFocused();

  // The way is gone with the page too; a new one leads to the same seat, and the match stands where it stood.
  await guest.reload();
  await expect(guest.getByText(t('join-cut'))).toBeVisible();
  await page.getByRole('button', { name: t('together-title') }).click();
  await people(page)
    .getByRole('button', { name: t('guests-invite') })
    .click();
  const invitation = await shownOn(page);
  await guest.getByRole('button', { name: t('join-read') }).click();
  await read(guest, invitation);
  await accept(page, guest);
  await people(page)
    .getByRole('button', { name: t('close') })
    .click();
  expect(await phone.moment()).toBe('pay');
  expect(
    await phone.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(hand);

  // The match goes over to the guest's device in the middle of it; the others are led there.
  await page.getByRole('button', { name: t('together-title') }).click();
  await people(page).getByText(t('hand-title')).click();
  await people(page)
    .getByRole('button', { name: t('hand-ask', { name: 'Aramis' }) })
    .click();
  const asked = guest.getByRole('alertdialog', { name: t('take-title') });
  await expect(asked).toBeFocused();
  await asked.getByRole('button', { name: t('take-yes') }).click();
  await expect(page.getByText(t('handed-done', { name: 'Aramis' }))).toBeVisible();
  await expect(guest.getByText(t('take-done'))).toBeVisible();
  expect(await phone.moment()).toBe('pay');
  expect(
    await phone.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(hand);

  await Promise.all([host.playToEnd(), phone.playToEnd()]);
  await expect(page.getByText(t('guests-fair'))).toBeVisible();
  await expect(board.end).toBeVisible();
  await expect(tablet.getByText(t('guests-fair'))).toBeVisible();

  await phone.end.getByRole('button', { name: t('end-again') }).click();
  await expect(host.end).toBeHidden(); // the new match comes over the wire
  expect(await phone.moment()).toBe('pay');
  expect(await host.moment()).toBe('pay');

  // Who is away holds nobody up: a computer player goes on, until he is back.
  await phone.layPay();
  await page.close();
  await guest.getByRole('button', { name: t('together-title') }).click();
  await people(guest)
    .getByRole('button', { name: t('guests-lend') })
    .click();
  await people(guest)
    .getByRole('button', { name: t('close') })
    .click();
  expect(await phone.moment()).toBe('card');
});

/** Whole matches at several devices, over real data channels: hands on phones, and a board that everybody sees. */
import type { Browser, Page } from '@playwright/test';
import { idOf } from '../kit/kept';
import { playQuickly } from '../kit/nearest';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { load, mine, unfold } from '../mousquetaires_du_roy/box';
import { Table } from '../musketiere/table';
import { friendAt } from '../share/friend';
import { accept, read, shownOn } from './meeting';
import { expectNoLeaks, listenToHost } from './told';

const handheld = { width: 360, height: 740 };

/** The stage of a match by these options. */
async function gather(page: Page, game: string, wishes: object): Promise<void> {
  await page.addInitScript(
    ([id, chosen]) => {
      if (self === top)
        localStorage.setItem(
          'musketiere.setup',
          JSON.stringify({ [id as string]: { players: [], wishes: chosen } }),
        );
    },
    [game, wishes] as const,
  );
  await page.goto(`./#/stage/${game}`);
}

/** What a device was told that was the host before. */
const asGuest = (told: readonly string[]) =>
  told.slice(told.findIndex((text) => text.startsWith('{"host":')));

/** One more device at the table, and all that it is told. */
async function joined(page: Page, browser: Browser) {
  let told: readonly string[] = [];
  const guest = await friendAt(browser, await shownOn(page), async (opening) => {
    told = await listenToHost(opening);
  });
  await accept(page, guest);
  return { guest, told };
}

const people = (page: Page) => page.getByRole('dialog', { name: t('together-title') });

/** The match goes over to the device of that guest. */
async function handOver(host: Page, guest: Page, name: string): Promise<void> {
  await host.getByRole('button', { name: t('together-title') }).click();
  await people(host).getByText(t('hand-title')).click();
  await people(host)
    .getByRole('button', { name: t('hand-ask', { name }) })
    .click();
  const asked = guest.getByRole('alertdialog', { name: t('take-title') });
  await expect(asked).toBeFocused();
  await asked.getByRole('button', { name: t('take-yes') }).click();
  await expect(host.getByText(t('handed-done', { name }))).toBeVisible();
  await expect(guest.getByText(t('take-done'))).toBeVisible();
}

test('a host, a guest who comes back after a reload and takes the match over, and a tablet that looks on play to the end, and once more', async ({
  page,
  browser,
}) => {
  const ofHost = await listenToHost(page); // who is a guest himself before it is over
  await gather(page, 'musketiere', { players: 2, match_end: 'single' });
  const { guest, told: ofGuest } = await joined(page, browser);
  await guest.setViewportSize(handheld);
  await expect(page.getByText(t('guests-here'), { exact: true })).toBeVisible();
  const { guest: tablet, told: ofTablet } = await joined(page, browser);
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
  await handOver(page, guest, 'Aramis');
  expect(await phone.moment()).toBe('pay');
  expect(
    await phone.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label'))),
  ).toEqual(hand);

  await Promise.all([host.playToEnd(), phone.playToEnd()]);
  await expect(page.getByText(t('guests-fair'))).toBeVisible();
  await expect(board.end).toBeVisible();
  await expect(tablet.getByText(t('guests-fair'))).toBeVisible();
  await expectNoLeaks(guest, idOf(guest.url()), [
    { seat: 0, told: asGuest(ofHost) },
    { seat: 1, told: ofGuest },
    { seat: null, told: ofTablet },
  ]);

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

/** Begins a match at the stage with so many phones and, where it is wanted, a board in the middle of the table. */
async function sitDown(page: Page, browser: Browser, seats: readonly (number | null)[]) {
  const devices: { guest: Page; told: readonly string[]; seat: number | null }[] = [];
  for (const seat of seats) {
    const { guest, told } = await joined(page, browser);
    await guest.setViewportSize(seat === null ? { width: 1024, height: 768 } : handheld);
    devices.push({ guest, told, seat });
  }
  await page.getByRole('button', { name: t('stage-begin') }).click();
  return devices;
}

test('a whole match of Four Musketeers at six devices, none of which is told what is another’s', async ({
  page,
  browser,
}) => {
  test.slow();
  await gather(page, 'four_musketeers', { players: 4, match: 'single' });
  const devices = await sitDown(page, browser, [1, 2, 3, null, null]);
  const sitting = devices.flatMap(({ guest, seat }) => (seat === null ? [] : [guest]));
  await Promise.all([page, ...sitting].map(playQuickly));
  for (const { guest } of devices) await expect(guest.getByText(t('guests-fair'))).toBeVisible();
  await expectNoLeaks(page, idOf(page.url()), devices);
});

test('a whole match of Mousquetaires du Roy by a data file of the host, which goes with it to the next one: hands on the phones, the board on a tablet', async ({
  page,
  browser,
}) => {
  test.slow();
  const ofHost = await listenToHost(page);
  await gather(page, 'mousquetaires_du_roy', { musketeers: 3, players: 2, length: 'short' });
  await page.goto('./#/new/mousquetaires_du_roy');
  await unfold(page);
  await load(page, mine);
  await page.getByRole('button', { name: t('together-title') }).click();
  const [second, third, board] = await sitDown(page, browser, [1, 2, null]);
  if (!second || !third || !board) throw new Error('somebody is missing');
  await expect(second.guest.locator('mk-hand button').first()).toBeVisible();
  await expect(board.guest.locator('.table--roy')).toBeVisible();
  await handOver(page, second.guest, t('name-mousquetaires_du_roy-2'));
  await Promise.all([page, second.guest, third.guest].map(playQuickly));
  await expect(board.guest.locator('mk-hand')).toHaveCount(0);
  for (const one of [page, third.guest, board.guest])
    await expect(one.getByText(t('guests-fair'))).toBeVisible();
  await expectNoLeaks(
    second.guest,
    idOf(second.guest.url()),
    [{ seat: 0, told: asGuest(ofHost) }, second, third, board],
    mine,
  );
});

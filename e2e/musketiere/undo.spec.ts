import { facesIn } from '../kit/dom';
import { expect, test, unhurried } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { sitDown } from './setup';

test.use({ settings: unhurried });

const { it, all } = oneVisit();

it('a card and the pay can be taken back before the others go on', async ({ page }) => {
  const table = await sitDown(page);
  expect(await table.moment()).toBe('pay');
  const dealt = await facesIn(page);
  await table.layPay();
  await table.takeBack.click();
  await expect(table.hand).toHaveCount(12);
  expect(await facesIn(page), 'what was chosen lies there still').toEqual(expect.arrayContaining(dealt));
  await expect(page.locator('mk-hand button[aria-pressed="true"]')).toHaveCount(3);
  await table.confirm.click();
  await table.playUntil((moment) => moment === 'card');
  const count = await table.hand.count();
  const hand = await facesIn(page);
  const card = table.hand.first();
  await card.click();
  await expect(card).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape'); // puts it back
  await expect(card).toHaveAttribute('aria-pressed', 'false');
  await expect(card).toBeFocused();
  await table.playCard();
  await expect(table.takeBack).toBeVisible();
  await page.keyboard.press('Escape'); // takes it back
  await expect(table.hand).toHaveCount(count);
  expect(await facesIn(page)).toEqual(hand);
  await page.reload();
  expect(await table.moment()).toBe('card');
  await expect(table.hand).toHaveCount(count);
  await table.playCard();
  await table.playUntil((moment) => moment !== 'stones');
  await expect(table.hand).toHaveCount(count - 1);
});

it('with several at one device a card can be taken back until the device is passed on', async ({ page }) => {
  const table = await sitDown(page, { humans: 2 });
  await table.playUntil((moment) => moment === 'card');
  const hand = await facesIn(page);
  await table.playCard();
  await table.takeBack.click();
  expect(await table.moment()).toBe('card');
  expect(await facesIn(page)).toEqual(hand);
  await table.playCard();
  expect(await table.moment()).toBe('curtain');
  await expect(table.takeBack).toHaveCount(0);
  await table.openCurtain();
  expect(await table.moment()).toBe('card');
  await expect(table.takeBack).toHaveCount(0); // it was the other’s card
});

test('what is taken back', all);

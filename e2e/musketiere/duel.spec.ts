/** The duel is what one sits down for: its cards are the largest on the table, and a card is seen there before it is played. */
import type { Locator } from '@playwright/test';
import { expectNoSidewaysScroll, resize } from '../kit/dom';
import { smallTargets } from '../kit/fit';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { laid, layOut } from './position';
import { sitDown } from './setup';
import { Table } from './table';

const sizes = [
  { width: 360, height: 740 },
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

const smallest = { width: 320, height: 640 };

/** How wide the cards are laid out, whatever turns or lifts them. */
const widths = (cards: Locator) =>
  cards.evaluateAll((found) => found.map((card) => (card as HTMLElement).offsetWidth));

async function expectLargest(table: Table): Promise<void> {
  const laid = await widths(table.laid.locator('.slot__card'));
  const held = await widths(table.hand);
  expect(Math.min(...laid)).toBeGreaterThan(Math.max(...held));
  const boxes = await table.laid.locator('.slot__card').evaluateAll((cards) =>
    cards.map((card) => {
      const { left, right } = card.getBoundingClientRect();
      return { left, right };
    }),
  );
  for (const [seat, { right }] of boxes.entries())
    expect(boxes[seat + 1]?.left ?? Number.POSITIVE_INFINITY).toBeGreaterThan(right - 1);
}

const { it, all } = oneVisit();

for (const players of [2, 3, 4])
  it(`${players} players: the cards of the duel are larger than those of the hand, on every screen`, async ({
    page,
  }) => {
    const table = await sitDown(page, { players });
    await table.playUntil((moment) => moment === 'card');
    for (const size of sizes)
      await test.step(`${size.width}×${size.height}`, async () => {
        await resize(page, size);
        await expectLargest(table);
        const [guard] = await widths(page.locator('.guard__card'));
        expect(guard, 'the guard').toBeGreaterThan(size.width < 800 ? 45 : 56);
        await expectNoSidewaysScroll(page, 'the duel');
      });
  });

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });
  const { it, all } = oneVisit();

  it('a fan of seven lies on the screen to its corners', async ({ page }) => {
    await layOut(page, { duel: '3', guard: '25' });
    const table = new Table(page);
    await table.moment();
    await expect(table.hand).toHaveCount(7);
    await expect(table.hand.first()).toHaveAttribute('aria-disabled', 'false');
    const over = await table.hand.evaluateAll((cards) =>
      cards.flatMap((card) => {
        const { left, right, bottom } = card.getBoundingClientRect(); // turned as it lies
        const most = Math.max(-left, right - innerWidth, bottom - innerHeight);
        return most > 0.5 ? [`${card.getAttribute('aria-label')}: ${most.toFixed(1)} px`] : [];
      }),
    );
    expect(over).toEqual([]);

    for (const size of [{ width: 360, height: 640 }, smallest])
      await test.step(`${size.width}×${size.height}: the duel is the largest there, too`, async () => {
        await resize(page, size);
        await expectLargest(table);
      });
    await resize(page, { width: 360, height: 740 });

    await table.playCard();
    const covered = await page.waitForFunction(() => {
      const shout = document.querySelector('.cry');
      if (!shout) return null;
      for (const motion of shout.getAnimations()) motion.finish(); // where it comes to lie
      const cry = shout.getBoundingClientRect();
      const compared = [...document.querySelectorAll('.guard__card, .gauge, .slot .mk-card, .slot__who')];
      return compared.flatMap((one) => {
        const { top, bottom } = one.getBoundingClientRect();
        return top < cry.bottom && bottom > cry.top ? [one.getAttribute('class')] : [];
      });
    });
    expect(await covered.jsonValue(), 'what is compared stays to be seen beside what it came to').toEqual([]);
  });

  it('of a hand in two rows every sword can be seen, on a small phone too', async ({ page }) => {
    await layOut(page, laid.dealt);
    const table = new Table(page);
    await table.moment();
    await expect(table.hand).toHaveCount(12);
    // Where a key has led the focus, that card is lifted over the others.
    await page.evaluate(() => (document.activeElement as HTMLElement | null)?.blur());
    for (const size of [sizes[0], { width: 375, height: 667 }, { width: 320, height: 568 }, sizes[1]])
      await test.step(`${size?.width}×${size?.height}`, async () => {
        if (size) await resize(page, size);
        const covered = await table.hand.evaluateAll((cards) =>
          cards.flatMap((card) => {
            const swords = [...card.querySelectorAll('.mk-card__swords use')];
            return swords.flatMap((sword, at) => {
              const { left, right, top, bottom } = sword.getBoundingClientRect();
              const seen = [top + 1, bottom - 1].every((y) =>
                card.contains(document.elementFromPoint((left + right) / 2, y)),
              );
              return seen ? [] : [`${card.getAttribute('aria-label')}: sword ${at + 1}`];
            });
          }),
        );
        expect(covered).toEqual([]);
      });
  });

  it('the card that has won lies over no name, and no glow over its own', async ({ page }) => {
    await layOut(page, laid.won);
    const table = new Table(page);
    await table.moment();
    const slot = table.laid.locator('.slot--won');
    const gap = () =>
      slot.evaluate((one) => {
        const box = (part: string) => one.querySelector(part)?.getBoundingClientRect() ?? new DOMRect();
        return box('.slot__who').top - box('.mk-card').bottom;
      });
    await expect.poll(gap).toBeGreaterThan(1);
    expect(await slot.locator('.slot__who').evaluate((name) => getComputedStyle(name).zIndex)).toBe('1');
  });

  test('the hand and the duel', all);
});

it('a chosen card lies in the duel before it is played, leaves its gap, and nothing jumps', async ({
  page,
}) => {
  const table = await sitDown(page, { players: 3 });
  await table.playUntil((moment) => moment === 'card');
  const slot = table.laid.getByRole('listitem').first();
  const places = () =>
    table.hand.evaluateAll((cards) => cards.map((card) => card.parentElement?.style.cssText));
  const before = await places();
  const card = table.hand.nth(2);
  const name = (await card.getAttribute('aria-label')) ?? '';

  await card.click();
  await expect(slot).toContainText(name);
  await expect(table.main.locator('.hand__card--away')).toHaveCount(1);
  expect(await places()).toEqual(before);

  await table.hand.nth(4).click();
  await expect(slot).not.toContainText(name);
  await expect(table.main.locator('.hand__card--away')).toHaveCount(1);

  await table.hand.nth(4).click();
  await expect(table.main.locator('.hand__card--away')).toHaveCount(0);
  await expect(table.confirm).toHaveAttribute('aria-disabled', 'true');
});

it('digits choose, Enter plays', async ({ page }) => {
  const table = await sitDown(page, { players: 2 });
  await table.moment();
  const digitOf = async (at: number) =>
    (await table.hand.nth(at).getAttribute('aria-keyshortcuts'))?.split(' ')[0] ?? 'none is said';
  for (const at of [0, 5, 11]) await page.keyboard.press(await digitOf(at)); // the last one too has a digit: its own
  await expect(table.confirm).toHaveAttribute('aria-disabled', 'false');
  await expect(table.hand, 'each leaves its gap, so that no other card gets its digit').toHaveCount(12);
  await page.keyboard.press('Enter'); // the focus is on one of them
  await table.playUntil((moment) => moment === 'card');
  const held = await table.hand.count();
  await page.keyboard.press(await digitOf(0));
  await expect(table.hand.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(table.confirm, 'the gap of the card is no place for the focus').toBeFocused();
  await page.keyboard.press('Enter');
  await expect(table.hand).toHaveCount(held - 1);
});

it('a stone is carried from the centre, or off another’s card, to where it shall lie (MU-5.1, MU-5.5)', async ({
  page,
}) => {
  const table = new Table(page);
  const carry = async (from: Locator, to: Locator) => {
    const [a, b] = [await from.boundingBox(), await to.boundingBox()];
    if (!a || !b) throw new Error('nothing to carry');
    await page.mouse.move(a.x + a.width / 2, a.y + a.height / 2);
    await page.mouse.down();
    await page.mouse.move(b.x + b.width / 2, b.y + b.height / 2, { steps: 5 });
    await expect(page.locator('[data-dragged="out"]')).toBeVisible();
    await page.mouse.up();
    await expect(page.locator('[data-dragged]')).toHaveCount(0);
  };
  const gems = table.ownPay.locator('.place__stone--G');

  await layOut(page, laid.won);
  await table.playUntil((moment) => moment === 'stones');
  await expect(gems).toHaveCount(1);
  await carry(page.locator('.heap--gems .heap__stone').first(), table.ownPay.getByRole('button').last());
  await expect(gems).toHaveCount(2);

  await layOut(page, { ...laid.won, rows: '--- GG- G-- PP-' });
  await table.playUntil((moment) => moment === 'stones');
  await expect(page.locator('.heap--gems .heap__stone')).toHaveCount(0);
  await resize(page, { width: 360, height: 740 });
  const expectSameSize = async (side: 'clientWidth' | 'clientHeight') => {
    const sizes = await page.locator('.seat').evaluateAll((all, of) => all.map((one) => one[of]), side);
    expect(
      Math.max(...sizes) - Math.min(...sizes),
      'no seat grows, whatever can be taken there',
    ).toBeLessThan(2);
  };
  await expectSameSize('clientWidth');
  expect((await smallTargets(page)).filter((one) => one.startsWith('place'))).toEqual([]);
  await resize(page, { width: 740, height: 360 });
  await expectSameSize('clientHeight');
  await resize(page, { width: 1280, height: 800 });
  await carry(page.locator('.rivals .place--deed').last(), table.ownPay.getByRole('button').first());
  await expect(gems).toHaveCount(1);

  await layOut(page, { ...laid.won, turned: '2/0 9/1 3/0 6/2', rows: '--- PPP --- GG-' });
  await table.playUntil((moment) => moment === 'stones');
  for (const size of [{ width: 360, height: 740 }, smallest])
    await test.step(`three at the edge of ${size.width}×${size.height}`, async () => {
      await resize(page, size);
      await expectSameSize('clientWidth');
      expect((await smallTargets(page)).filter((one) => one.startsWith('place'))).toEqual([]);
    });
});

test('the duel', all);

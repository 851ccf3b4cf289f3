/** What the hands do: nothing jumps under them, Tab leads from cards to the button that plays them, rings are for keys. */
import type { Locator, Page } from '@playwright/test';
import { layOut as layFour, laid as ofFour } from './four_musketeers/position';
import { Table as Four } from './four_musketeers/table';
import { boxesOf, resize } from './kit/dom';
import { walkTo } from './kit/keyboard';
import { expect, test, unhurried } from './kit/site';
import { saying, t } from './kit/words';
import { layOut as layRoy, laid as ofRoy } from './mousquetaires_du_roy/position';
import { Table as Roy } from './mousquetaires_du_roy/table';
import { layOut as layMusketiere, laid as ofMusketiere } from './musketiere/position';
import { Table as Musketiere } from './musketiere/table';

const musketiere = async (page: Page) => {
  await layMusketiere(page, {
    ...ofMusketiere.last,
    duel: '8',
    hands: '10/4 3/1 | 9/1 8/1 | 3/0 6/1 | 6/2 7/2',
  });
  const table = new Musketiere(page);
  await table.playUntil((moment) => moment === 'card');
  return table;
};
const four = async (page: Page) => {
  await layFour(page, ofFour.last);
  const table = new Four(page);
  await table.playUntil((moment) => moment === 'strike');
  return table;
};
const roy = async (page: Page, lines = {}) => {
  await layRoy(page, { lines: { ...ofRoy.chains.lines, ...lines } });
  const table = new Roy(page);
  await table.playUntil((moment) => moment === 'action');
  return table;
};

/** All but the cards that are taken up or laid down, the words of the question and what the answers say. */
const STILL = {
  musketiere:
    '.table, .rivals, .seat, .seat *, .middle, .heap, .guard, .laid, .slot, .slot__who, .asked, .me, .own, .own *, .act',
  four: '.table, .cast, .figure, .figure__head, .stack li, .storyline, .fight, .fight__row, .strike-place, .pile, .asked, .me, .act',
  roy: '.table, .overview, .map, .spot, .tile, .tracks li, .company, .fellow, .purse, .midst, .me .act, mk-hand',
};

/** On a phone and on a wide page; nothing is chosen before, and nothing is left chosen. */
async function onBoth(page: Page, look: () => Promise<void>): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1440, height: 900 },
  ])
    await test.step(`${size.width}×${size.height}`, async () => {
      await resize(page, size);
      await look();
    });
}

/** Another press on what is chosen. */
async function letGo(chosen: Locator): Promise<void> {
  await chosen.click();
  await expect(chosen).toHaveAttribute('aria-pressed', 'false');
}

/** Tab leads from a chosen card to what plays it; rings are for keys only. */
async function tabLeadsOn({ page, hand }: Musketiere | Four, plays: Locator): Promise<void> {
  const ringed = () => page.evaluate(() => document.activeElement?.matches(':focus-visible') ?? false);
  await hand.last().click();
  expect(await ringed(), 'after a click').toBe(false);
  await walkTo(hand.first());
  await page.keyboard.press('Space');
  await expect(hand.first()).toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Tab');
  await expect(plays).toBeFocused();
  expect(await ringed(), 'after keys').toBe(true);
  expect(await page.evaluate(() => document.activeElement?.closest('.act') !== null)).toBe(true);
}

test('musketiere: nothing jumps when a card is chosen, or another; Tab leads to the button that plays it', async ({
  page,
}) => {
  const table = await musketiere(page);
  await onBoth(page, async () => {
    const before = await boxesOf(page, STILL.musketiere);
    for (const card of [table.hand.first(), table.hand.last()]) {
      await card.click();
      await expect(card).toHaveAttribute('aria-pressed', 'true');
      expect(await boxesOf(page, STILL.musketiere)).toEqual(before);
    }
    await letGo(table.hand.last());
  });
  await tabLeadsOn(table, table.confirm);
});

test('four_musketeers: nothing jumps when a card is chosen, or another; Tab leads to the button that plays it', async ({
  page,
}) => {
  const table = await four(page);
  await onBoth(page, async () => {
    const before = await boxesOf(page, STILL.four);
    for (const card of [table.hand.first(), table.hand.last()]) {
      await table.hold(card);
      expect(await boxesOf(page, STILL.four)).toEqual(before);
    }
    await letGo(table.hand.last());
  });
  await tabLeadsOn(table, page.locator('.act .button:focus'));
});

test('mousquetaires_du_roy: nothing jumps when a place is looked at, however much he can do', async ({
  page,
}) => {
  const hands = 'combat combat erudition_1 planchet | combat panache_2 | kitty';
  const table = await roy(page, { hands, tokens: 'horse | |' });
  await onBoth(page, async () => {
    const before = await boxesOf(page, STILL.roy);
    for (const place of ['bastille', 'la_rochelle', 'louvre'] as const) {
      const looked = page.locator('.focus').and(page.getByLabel(t(`place-${place}`)));
      await table.place(place).hover();
      await expect(looked).toBeVisible();
      expect(await boxesOf(page, STILL.roy), 'by mouse').toEqual(before);
      await table.hand.first().hover();
      await table.place(place).press('Enter');
      await expect(table.place(place)).toHaveAttribute('aria-pressed', 'true');
      await expect(looked).toBeVisible();
      expect(await boxesOf(page, STILL.roy), 'by key').toEqual(before);
    }
  });
  await table.hand.first().focus();
  await page.keyboard.press('Tab');
  await expect(page.locator('.act > .button, .act__pair > .button').first(), 'not the lamp').toBeFocused();
});

/** Milliseconds after which Enter is meant: before, nobody has read what is asked. */
const READ = 1000;

test('mousquetaires_du_roy: whoever presses once more where a turn is begun loses nothing', async ({
  page,
}) => {
  await layRoy(page, ofRoy.won);
  const table = new Roy(page);
  expect(await table.moment()).toBe('next');
  const cards = page.locator('.fellow__cards');
  const ways: Record<string, () => Promise<unknown>> = {
    'the button': () => table.confirm.dblclick(),
    'the key': async () => {
      await table.confirm.focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('.tile--chosen')).toBeFocused();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Enter');
    },
    'Enter, where nothing has the focus': async () => {
      await page.evaluate(
        () => document.activeElement instanceof HTMLElement && document.activeElement.blur(),
      );
      await page.waitForTimeout(READ);
      await page.keyboard.press('Enter');
    },
  };
  await onBoth(page, async () => {
    const before = await cards.allInnerTexts();
    for (const [way, press] of Object.entries(ways))
      await test.step(way, async () => {
        await press();
        expect(await table.moment()).toBe('action');
        await expect(page.locator('.fellow__actions .pip--left')).toHaveCount(4);
        expect(await cards.allInnerTexts()).toEqual(before);
        await table.takeBack.click();
        expect(await table.moment()).toBe('next');
      });
  });
});

test.describe('when there is time', () => {
  test.use({ settings: unhurried });

  test('a choice can be taken back, and one sees how the time runs out', async ({ page }) => {
    const table = await musketiere(page);
    await table.hand.first().click();
    await table.confirm.click();
    const ring = page.getByRole('button', { name: t('button-undo') }).locator('.ring circle');
    await expect(ring).toBeVisible();
    const { lasts, now } = await ring.evaluate((circle) => {
      const [animation] = circle.getAnimations();
      return { lasts: Number(animation?.effect?.getTiming().duration), now: animation?.playState };
    });
    expect(now).toBe('running');
    expect(lasts).toBeGreaterThan(1500);
    await page.getByRole('button', { name: t('button-undo') }).click();
    await expect(table.confirm).toBeVisible();
  });
});

test('musketiere: who has said with the keys whose stone he takes is led to where it goes', async ({
  page,
}) => {
  await layMusketiere(page, { ...ofMusketiere.won, rows: 'G-- -P- P-G G--' });
  const table = new Musketiere(page);
  expect(await table.moment()).toBe('stones');
  const others = page.getByRole('list', { name: saying('table-pay-of', {}) }).getByRole('button');
  await others.first().focus();
  await page.keyboard.press('Space');
  await expect(others.first()).toHaveAttribute('aria-pressed', 'true');
  await expect(table.ownPay.getByRole('button').first()).toBeFocused();
});

/** Takes a card by its corner, carries it to the middle of the table and lets go, or puts it back on the way. */
async function drag(page: Page, card: Locator, isMeant = true): Promise<void> {
  const from = await card.boundingBox();
  if (!from) throw new Error('no card');
  await page.mouse.move(from.x + 12, from.y + 40);
  await page.mouse.down();
  await page.mouse.move(from.x + 30, from.y - 120, { steps: 4 });
  await expect(page.locator('[data-dragged="out"]')).toBeVisible();
  if (!isMeant) await page.mouse.move(from.x + 60, from.y + 60, { steps: 4 });
  await page.mouse.up();
  await expect(page.locator('[data-dragged]')).toHaveCount(0);
}

test.describe('a card that is dragged', () => {
  test.use({ settings: unhurried });

  test('musketiere: is played where it is dropped on the table, and can be taken back', async ({ page }) => {
    const table = await musketiere(page);
    await onBoth(page, async () => {
      const count = await table.hand.count();
      await drag(page, table.hand.first(), false);
      await expect(table.hand.first()).toHaveAttribute('aria-pressed', 'false');
      await drag(page, table.hand.first());
      await table.takeBack.click();
      await expect(table.hand).toHaveCount(count);
      await expect(table.confirm).toBeVisible();
    });
  });

  test('four musketeers: strikes', async ({ page }) => {
    const table = await four(page);
    const count = await table.hand.count();
    await drag(page, table.hand.first());
    await expect(table.hand).toHaveCount(count - 1);
  });
});

test.describe('in a hurry', () => {
  test.use({ settings: { language: 'en', speed: 'normal', motion: 'full' } });

  test('a press too many on what goes on to my move plays nothing, though one card is chosen already', async ({
    page,
  }) => {
    await layFour(page, {
      hands: [
        ['10S', '9S'],
        ['6S', '7H'],
        ['8S', '8H'],
        ['9H', '7S'],
      ],
      random: [],
      more: { in_hand: '5', starter: '0' },
    });
    const table = new Four(page);
    await table.playUntil((moment) => moment === 'strike');
    await table.strikeWith(table.hand.first());
    await page.locator('.act__hurry').click();
    await table.strike.click(); // the last card of the hand is chosen, and lies there for a try
    await expect(table.hand).toHaveCount(1);
    await expect(table.hand.first(), 'it decides the fight, and waits').toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(async () => {
      await table.strike.click();
      await expect(table.hand, 'a press that is meant').toHaveCount(0, { timeout: 2000 });
    }).toPass();
  });
});

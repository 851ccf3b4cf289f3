/** The small signs of the three tables say what they are: at a touch, under the pointer and by keyboard. */
import type { Locator, Page } from '@playwright/test';
import { layOut as layFour, laid as ofFour } from './four_musketeers/position';
import { Table as Four } from './four_musketeers/table';
import { boxesOf } from './kit/dom';
import { expect, test } from './kit/site';
import { layOut as layRoy, laid as ofRoy } from './mousquetaires_du_roy/position';
import { Table as Roy } from './mousquetaires_du_roy/table';
import { layOut as layMusketiere, laid as ofMusketiere } from './musketiere/position';
import { Table as Musketiere } from './musketiere/table';

const tip = (page: Page) => page.locator('.sign-tip');
type Box = { x: number; y: number; width: number; height: number };
const meets = (a: Box, b: Box): boolean =>
  a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
const told = async (sign: Locator) => (await sign.getAttribute('data-sign')) ?? '';

/** A table on which a card can be chosen; `sign` lies on no button, `held` on one. */
const tables = [
  {
    game: 'musketiere',
    sign: '.heap--gems',
    lay: async (page: Page) => {
      await layMusketiere(page, {
        ...ofMusketiere.last,
        duel: '8',
        hands: '10/4 5/2 | 9/1 2/1 | 3/0 1/1 | 6/2 4/4',
      });
      const table = new Musketiere(page);
      await table.playUntil((moment) => moment === 'card');
      return table;
    },
  },
  {
    game: 'four_musketeers',
    sign: '.pile--random',
    lay: async (page: Page) => {
      await layFour(page, ofFour.last);
      const table = new Four(page);
      await table.playUntil((moment) => moment === 'strike');
      return table;
    },
  },
  {
    game: 'mousquetaires_du_roy',
    sign: '.purse [data-sign]',
    lay: async (page: Page) => {
      await layRoy(page, ofRoy.chains);
      const table = new Roy(page);
      await table.playUntil((moment) => moment === 'action');
      return table;
    },
  },
] as const;

for (const { game, sign, lay } of tables) {
  test(`${game}: under the pointer a sign says what it is, and nothing moves; one key explains all, one after another`, async ({
    page,
  }) => {
    await lay(page);
    const before = await boxesOf(page, '.table *');
    const one = page.locator(sign).first();
    await one.hover();
    await expect(tip(page)).toBeVisible();
    await expect(tip(page)).toHaveText(await told(one));
    expect(await boxesOf(page, '.table *')).toEqual(before);
    const card = page.locator('mk-hand button[data-sign]').first();
    if ((await card.count()) > 0) {
      await card.hover();
      await expect(tip(page)).toHaveText(await told(card));
      const [low, words] = await Promise.all(
        [tip(page), page.locator('.asked__words')].map((one) => one.boundingBox()),
      );
      expect(low && words && meets(low, words), 'the question stays to be read').toBe(false);
    }
    const portrait = page.locator('.cast .figure').first();
    if ((await portrait.count()) > 0) {
      await portrait.locator('.figure__left').hover();
      await expect(tip(page)).toHaveText(await told(portrait.locator('.figure__left')));
      const [over, name] = await Promise.all(
        [tip(page), portrait.locator('.figure__name')].map((one) => one.boundingBox()),
      );
      expect(over && name && meets(over, name), 'whose sign it is stays to be read').toBe(false);
    }
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();

    const heard = page.locator('mk-signs [role="status"]');
    const said = new Set<string>();
    await page.keyboard.press('i');
    const first = (await page.locator('[data-sign-told]').elementHandle()) ?? null;
    for (let at = 0; at < 200; at += 1) {
      const now = page.locator('[data-sign-told]');
      await expect(now).toHaveCount(1);
      const words = await told(now);
      await expect(heard).toHaveText(words);
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
      said.add(words);
      await page.keyboard.press('ArrowRight');
      if (await now.evaluate((element, begin) => element === begin, first)) break;
    }
    expect(said.size).toBeGreaterThan(7);
    for (const words of said) expect(words).not.toMatch(/sign-|undefined|null|_|\{/);
    await page.keyboard.press('Escape');
    await expect(tip(page)).toBeHidden();
    await expect(heard).toBeEmpty();
  });

  test.describe(`${game} by finger`, () => {
    test.use({ hasTouch: true, viewport: { width: 360, height: 740 } });

    test('a touch explains a sign, and a card is chosen as before', async ({ page }) => {
      const table = await lay(page);
      // Of Musketiere's pile of guards only the rim shows under the open one.
      if (game !== 'musketiere') expect(await covered(page)).toEqual([]);
      const one = page.locator(sign).first();
      await one.tap();
      await expect(tip(page)).toHaveText(await told(one));
      await expect(tip(page)).toBeInViewport({ ratio: 1 });
      await one.tap();
      await expect(tip(page)).toBeHidden();

      const card = table.hand.first();
      const words = await told(card);
      const state = () => card.getAttribute('aria-pressed');
      const unchosen = await state();
      await hold(page, card);
      await expect(tip(page)).toHaveText(words);
      expect(await state()).toBe(unchosen);
      if (game === 'mousquetaires_du_roy') return; // there a touch plays at once what can be played
      await card.tap();
      await expect(card).not.toHaveAttribute('aria-pressed', unchosen ?? '');
      await expect(tip(page)).toBeHidden();
    });
  });
}

/** What is said of the signs in sight that no finger reaches, as something else lies over them. */
const covered = (page: Page) =>
  page.locator('.table [data-sign]').evaluateAll((signs) =>
    signs
      .filter((sign) => sign.checkVisibility({ visibilityProperty: true }))
      .filter((sign) => {
        const { left, top, width, height } = sign.getBoundingClientRect();
        const parts = [0.1, 0.3, 0.5, 0.7, 0.9];
        const points = parts.flatMap((x) => parts.map((y) => [left + x * width, top + y * height] as const));
        const seen = points.filter(([x, y]) => x > 0 && y > 0 && x < innerWidth && y < innerHeight);
        return (
          seen.length > 0 &&
          !seen.some(([x, y]) => document.elementFromPoint(x, y)?.closest('[data-sign]') === sign)
        );
      })
      .map((sign) => `${sign.className}: ${(sign as HTMLElement).dataset.sign}`),
  );

/** A finger that stays where it came down. */
async function hold(page: Page, target: Locator): Promise<void> {
  const { x, y, width, height } = (await target.boundingBox()) ?? { x: 0, y: 0, width: 0, height: 0 };
  const browser = await page.context().newCDPSession(page);
  const point = { x: x + width / 2, y: y + height / 3 };
  await browser.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  await expect(tip(page)).toBeVisible();
  await browser.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
}

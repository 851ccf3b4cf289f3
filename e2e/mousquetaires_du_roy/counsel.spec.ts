/** On a phone: what is worth wanting is said, the panel of a place can be read and touched, and the way to prison is warned of. */

import { resize } from '../kit/dom';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut, TEAM } from './position';
import { Table } from './table';

test.use({ viewport: { width: 360, height: 740 } });

test('what is worth wanting, what makes sense and what it risks can be seen on a phone', async ({ page }) => {
  await layOut(page, laid.chains, TEAM);
  const table = new Table(page);
  await table.moment();
  await expect(page.locator('.now__lead')).toBeInViewport({ ratio: 1 });
  const smallest = await page.locator('.focus').evaluate((panel) => {
    const written = [...panel.querySelectorAll(':not(svg *)')].filter((one) =>
      [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.textContent?.trim()),
    );
    const seen = written.filter(
      (one) =>
        !one.closest('.element__picture, .element__go') &&
        one.checkVisibility() &&
        one.getBoundingClientRect().width > 2,
    );
    return Math.min(...seen.map((one) => Number.parseFloat(getComputedStyle(one).fontSize)));
  });
  expect(smallest).toBeGreaterThanOrEqual(15);
  // Below a picture is said in a word what a touch does.
  const word = page.locator('.element__go').first();
  expect(await word.evaluate((one) => Number.parseFloat(getComputedStyle(one).fontSize))).toBe(12);
  for (const one of await table.attempts.all())
    expect((await one.boundingBox())?.height ?? 0).toBeGreaterThanOrEqual(44);
  await expect(table.finish).not.toHaveClass(/button--gold/);
  await expect(page.locator('.risk')).toHaveCount(0);
  await table.place('richelieu').click();
  await expect(page.locator('.risk')).toBeInViewport({ ratio: 1 });
  await expect(table.confirm.first()).not.toHaveClass(/button--gold/);
});

test('a list that is closed by keyboard leaves the focus on what opens it', async ({ page }) => {
  for (const position of [laid.chains, laid.manned]) {
    await layOut(page, position, TEAM);
    const table = new Table(page);
    await table.moment();
    const opener = table.button('mr-open-buy');
    await opener.focus();
    for (const close of ['Escape', 'Enter']) {
      await page.keyboard.press('Enter');
      await expect(opener).toHaveAttribute('aria-expanded', 'true');
      if (close === 'Enter') await opener.focus(); // it was led into the list
      await page.keyboard.press(close);
      await expect(opener).toHaveAttribute('aria-expanded', 'false');
      await expect(opener).toBeFocused();
    }
  }
});

test.describe('at a desk', () => {
  test.use({ viewport: { width: 1280, height: 800 } });

  test('a mouse looks at a place, goes there by one press, and that can be taken back', async ({ page }) => {
    await layOut(page, laid.chains, TEAM);
    const table = new Table(page);
    await table.moment();
    const shown = (place: 'paris' | 'louvre') =>
      page.locator('.focus').and(page.getByLabel(t(`place-${place}`)));
    const there = page.locator('.tile--paris .tile__figure--active');
    await page.locator('.now__lead').hover(); // all that its sign says is read there
    await page.waitForTimeout(600);
    await expect(page.locator('.sign-tip')).toBeHidden();
    await table.place('paris').hover();
    await expect(shown('paris')).toBeVisible();
    await expect(there).toHaveCount(0);
    await table.hand.first().hover();
    await expect(shown('louvre')).toBeVisible();
    await table.place('paris').click();
    await expect(there).toHaveCount(1);
    await expect(shown('louvre'), 'counsel leads back').toBeVisible();
    await expect(page.locator('.act__back')).toBeVisible();
    await page.keyboard.press('Control+z');
    await expect(there).toHaveCount(0);
  });

  test('what one has to choose by is cut nowhere', async ({ page }) => {
    await layOut(page, { lines: { ...laid.counselled.lines, tokens: 'horse | toledo horse | ' } }, TEAM);
    await new Table(page).moment();
    await resize(page, { width: 1440, height: 900 });
    const cut = await page
      .locator('.act__direct .act__words, .fellow__skill-name')
      .evaluateAll((all) =>
        all.filter((one) => one.scrollWidth > one.clientWidth + 1).map((one) => one.textContent),
      );
    expect(cut).toEqual([]);
  });

  test('of a full hand no card lies over another', async ({ page }) => {
    const cards = 'combat double_combat erudition_1 erudition_2 gallantry_1 gallantry_2 panache_1 nobility_1';
    const { lines } = laid.counselled;
    await layOut(page, { lines: { ...lines, hands: `${cards} planchet kitty | combat | mousqueton` } }, TEAM);
    await new Table(page).moment();
    await resize(page, { width: 1440, height: 900 });
    const boxes = await page.locator('.hand__card').evaluateAll((all) =>
      all.map((one) => {
        const { left, right, top, bottom } = one.getBoundingClientRect();
        return { left, right, top, bottom };
      }),
    );
    expect(boxes).toHaveLength(10);
    for (const [at, one] of boxes.entries())
      for (const other of boxes.slice(at + 1)) {
        const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
        const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
        expect(Math.min(wide, high)).toBeLessThanOrEqual(0);
      }
  });

  test('what is counselled of a list is done by one press, all in one row, and the list is beside it', async ({
    page,
  }) => {
    await layOut(page, laid.manned, TEAM);
    const table = new Table(page);
    await table.moment();
    const pair = page.locator('.act__pair');
    await expect(pair).toHaveCount(1);
    const tops = await page
      .locator('.act .button')
      .evaluateAll((all) => all.map((one) => Math.round(one.getBoundingClientRect().bottom)));
    expect(new Set(tops).size).toBe(1);
    const direct = pair.locator('.act__direct');
    const name = await direct.getAttribute('aria-label');
    await direct.click();
    await expect(direct).toHaveCount(0);
    expect(name).toMatch(/^(Buy|Play|Exchange)/);
  });
});

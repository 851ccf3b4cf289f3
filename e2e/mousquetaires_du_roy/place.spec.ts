/** The place that is looked at: no task of it is cut off, and nothing moves while cards are put down for one. */
import type { Page } from '@playwright/test';
import { boxesOf, resize } from '../kit/dom';
import { longest, speakLongest } from '../kit/longest';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { t } from '../kit/words';
import { laid, layOut, TEAM } from './position';
import { Table } from './table';

const phone = { width: 360, height: 740 };
const small = { width: 320, height: 640 };
const large = [
  { width: 820, height: 1180 },
  { width: 1440, height: 900 },
];

/** Tasks of which a part lies below what is seen of the place. */
const cut = (page: Page): Promise<string[]> =>
  page.locator('.midst').evaluate((midst) => {
    const foot = midst.getBoundingClientRect().bottom;
    return [...midst.querySelectorAll<HTMLElement>('.element')]
      .filter((one) => one.getBoundingClientRect().bottom > foot + 1)
      .map((one) => one.innerText);
  });

/** Says what the page says of it, too. */
const isMarked = (page: Page) => page.locator('.midst').evaluate((midst) => midst.hasAttribute('data-more'));

/** What lies on the stage, and which of that reaches out of it. */
const boxes = (page: Page, what: string) =>
  page.locator('.midst').evaluate((midst, what) => {
    const { top, right, bottom, left } = midst.getBoundingClientRect();
    const all = [...midst.querySelectorAll(what)];
    const outside = all.filter((one) => {
      const box = one.getBoundingClientRect();
      return box.top < top || box.right > right || box.bottom > bottom || box.left < left;
    });
    const nameOf = (one: Element) => one.textContent?.trim() || one.className.toString();
    return { names: all.map(nameOf), outside: outside.map(nameOf) };
  }, what);

/** How far things have moved, in pixels, of which a line of letters may cost two. */
const moved = (before: readonly string[], after: readonly string[]): number => {
  const numbers = (boxes: readonly string[]) => boxes.join(' ').match(/-?\d+/g)?.map(Number) ?? [];
  const then = numbers(before);
  return Math.max(...numbers(after).map((at, i) => Math.abs(at - (then[i] ?? 0))));
};

const { it, all } = oneVisit();

it('every task is seen, and stays where it is when what was done is told above', async ({ page }) => {
  await layOut(page, laid.crowded);
  const table = new Table(page);
  await table.moment();
  const tasks: string[][] = [];
  const keep = async () => {
    await page.locator('.midst').evaluate((midst) => midst.scrollTo({ top: 0, behavior: 'instant' }));
    tasks.push(await boxesOf(page, '.midst .element, .overview, .company'));
  };
  const look = async () => {
    for (const size of large)
      await test.step(`${size.width} by ${size.height}`, async () => {
        await resize(page, size);
        await keep();
        const empty = await page.locator('.midst').evaluate((midst) => {
          const drawn = midst.querySelector('.focus__picture')?.getBoundingClientRect().bottom ?? 0;
          return midst.getBoundingClientRect().bottom - drawn;
        });
        expect(empty, 'its picture fills the room').toBeLessThan(3);
        expect(await cut(page)).toEqual([]);
        await expect.poll(() => isMarked(page)).toBe(false);
      });
    await test.step('a phone', async () => {
      await resize(page, phone);
      await keep();
      expect(await page.locator('.element').count()).toBe(5);
      expect(await cut(page)).toEqual([]);
      await expect.poll(() => isMarked(page)).toBe(false);
      await expect(page.locator('.element--open .element__go').first()).toBeInViewport({ ratio: 1 });
    });
    await test.step('a small phone', async () => {
      await resize(page, small);
      await keep();
      expect((await cut(page)).length, 'one row is whole').toBeLessThanOrEqual(3);
      await expect.poll(() => isMarked(page)).toBe(true);
    });
  };
  await look();
  await test.step('whichever place is looked at, nothing around it moves', async () => {
    await resize(page, phone);
    const around = () => boxesOf(page, '.overview, .company, .midst');
    const here = await around();
    await table.place('louvre').press('Enter');
    await expect(page.locator('.focus').and(page.getByLabel(t('place-louvre')))).toBeVisible();
    expect(await around()).toEqual(here);
    await table.place('paris').press('Enter');
  });
  await table.mean(table.attempts.filter({ hasText: t('skill-panache') }));
  while ((await table.moment()) === 'cards') await table.confirm.or(table.options).first().click();
  await expect(page.locator('.deed')).toBeVisible();
  await expect(page.locator('.midst .focus__title')).not.toBeInViewport({ ratio: 0.5 }); // nor is it covered
  await look();
  const sizes = [...large, phone, small].length;
  for (let at = 0; at < sizes; at += 1)
    expect(moved(tasks[at] ?? [], tasks[at + sizes] ?? []), JSON.stringify(tasks)).toBeLessThanOrEqual(2);
});

test('in the longest words every task is seen, too', async ({ page }) => {
  await speakLongest(page);
  await layOut(page, laid.crowded, TEAM, longest);
  await new Table(page, { words: longest }).moment();
  for (const size of large)
    await test.step(`${size.width} by ${size.height}`, async () => {
      await resize(page, size);
      expect(await cut(page)).toEqual([]);
    });
});

it('of four tasks all are whole on a phone, and each says what a touch does', async ({ page }) => {
  await layOut(page, laid.dire);
  await new Table(page).moment();
  await resize(page, phone);
  await expect(page.locator('.element')).toHaveCount(3);
  expect(await cut(page), 'three, where danger is told').toEqual([]);
  await layOut(page, laid.chains);
  await new Table(page).moment();
  await resize(page, phone);
  expect(await cut(page)).toEqual([]);
  expect(await isMarked(page)).toBe(false);
  const words = page.locator('.element--open .element__go');
  expect(await words.allInnerTexts()).toEqual([
    t('mr-attempt-challenge'),
    t('mr-attempt-challenge'),
    t('mr-attempt-duel'),
  ]);
  for (const one of await words.all()) await expect(one).toBeInViewport({ ratio: 1 });
  await test.step('what is opened lies over what is above it, whole where there is room, with a way back', async () => {
    const around = '.map, .company, .held, .act';
    await layOut(page, laid.manned);
    await new Table(page).moment();
    for (const size of [phone, ...large]) {
      await resize(page, size);
      const before = await boxesOf(page, around);
      for (const list of ['buy', 'exchange'] as const) {
        await page.locator(`[data-drawer="${list}"]`).click();
        await expect(page.locator('.drawer')).toBeVisible();
        await expect(page.locator('.drawer'), 'words pass beneath').not.toHaveCSS(
          'background-color',
          /, 0\)/,
        );
        await expect(page.locator('.map'), 'what is covered').toBeHidden();
        expect(await isMarked(page), `${list} at ${size.width}`).toBe(size === phone && list === 'buy');
        if (size !== phone) expect(moved(before, await boxesOf(page, around))).toBeLessThanOrEqual(2);
        await page.locator('.drawer__back').click();
        await expect(page.locator('.drawer')).toHaveCount(0);
      }
    }
  });
});

it('on a small phone the night is told with each card, and three cards of Milady’s are whole', async ({
  page,
}) => {
  await layOut(page, laid.walls);
  const table = new Table(page);
  await table.moment();
  await table.place('la_rochelle').click();
  await page.mouse.move(0, 0); // what it rests on would be looked at
  for (const size of [phone, small]) {
    await resize(page, size);
    const night = await boxes(page, '.night__end:not(.night__end--never), .night__name');
    expect(night.names, 'as it is, and with each card').toHaveLength(8);
    expect(night.outside).toEqual([]);
    await page.locator('.midst').evaluate(
      (midst, words) => {
        const card = document.querySelector('mk-hand .mk-card')?.outerHTML;
        const drawn = document.createElement('div');
        drawn.className = 'drawn drawn--hers full';
        drawn.innerHTML = `<ul>${`<li>${card}</li>`.repeat(3)}</ul><p class="drawn__about">${words}</p>`;
        for (const one of midst.children) (one as HTMLElement).style.display = 'none';
        midst.append(drawn);
      },
      longest('mr-drawn-hers', { count: 9 }),
    );
    const hers = await boxes(page, '.drawn--hers :is(.mk-card, p)');
    expect(hers.names).toHaveLength(4);
    expect(hers.outside).toEqual([]);
    await page.locator('.midst').evaluate((midst) => {
      midst.lastElementChild?.remove();
      for (const one of midst.children) (one as HTMLElement).style.display = '';
    });
  }
});

it('while cards are put down for a duel nothing moves', async ({ page }) => {
  await layOut(page, laid.crowded);
  const table = new Table(page);
  await table.moment();
  await table.mean(table.attempts.filter({ hasText: t('adversary-lubin') }));
  await expect(page.locator('.duel')).toBeVisible();
  const arena = await boxesOf(page, '.midst');
  await table.moment();
  expect(await boxesOf(page, '.midst'), 'as cards are asked for').toEqual(arena);
  const still = '.midst, .asked, .held, .act__do, .duel__face';
  for (const size of [phone, ...large]) {
    await resize(page, size);
    await test.step(`${size.width} by ${size.height}`, async () => {
      const before = await boxesOf(page, still);
      await table.hand
        .and(page.getByLabel(t('adventure-combat')))
        .first()
        .click();
      await expect(page.locator('.committed > li')).toHaveCount(1);
      await table.moment();
      expect(await boxesOf(page, still)).toEqual(before);
      await table.takeBack.click();
      await expect(page.locator('.committed')).toHaveCount(0);
      await table.moment();
    });
  }
});

it('what a duel in the inn came to lies over no door, and names the place', async ({ page }) => {
  await layOut(page, laid.inn);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'action');
  await resize(page, { width: 1440, height: 900 });
  await test.step('what is pressed asks in the same place, as wide as it was', async () => {
    const go = page.locator('.inn__go').first();
    const before = await boxesOf(page, '.inn__go');
    await go.click();
    await expect(go).toHaveClass(/inn__go--asks/);
    expect(moved(before, await boxesOf(page, '.inn__go'))).toBeLessThanOrEqual(1);
    await page.keyboard.press('Escape');
  });
  await table.playUntil((moment) => moment === 'commit');
  await table.confirm.first().click();
  await table.moment();
  await expect(page.locator('.deed__place')).toHaveText(t('board-inn'));
  for (const size of [phone, ...large]) {
    await resize(page, size);
    const covered = await page.locator('.midst').evaluate((midst) => {
      const foot = midst.querySelector('.deed')?.getBoundingClientRect().bottom ?? 0;
      return [...midst.querySelectorAll('.square')].filter((one) => one.getBoundingClientRect().top < foot)
        .length;
    });
    expect(covered).toBe(0);
  }
});

it('a mission that is done with many rewards covers no task of the next one on a phone', async ({ page }) => {
  await layOut(page, laid.rewarded);
  const table = new Table(page);
  await table.moment();
  await resize(page, phone);
  await table.place('louvre').press('Enter');
  await table.mean(table.attempts.first());
  while ((await table.moment()) === 'cards') await table.options.first().click();
  await expect(page.locator('.deed .change')).toHaveCount(3);
  const deed = await page.locator('.deed').boundingBox();
  const task = await page.locator('.element').first().boundingBox();
  expect((deed?.y ?? 0) + (deed?.height ?? 0)).toBeLessThanOrEqual(task?.y ?? 0);
});

test('the place that is looked at', all);

/** What the page shows, read from its elements. */
import type { Locator, Page } from '@playwright/test';
import { expect } from './site';

/** Every card whose face is anywhere in the document or a part of it, as "value/swords". */
export function facesIn(part: Page | Locator): Promise<string[]> {
  return part
    .locator('.mk-card--up')
    .evaluateAll((cards) =>
      cards.map(
        (card) =>
          `${card.querySelector('.mk-card__value')?.textContent}/${card.querySelectorAll('.mk-card__swords use').length}`,
      ),
    );
}

/** The page fits its width: nothing has to be scrolled sideways. */
export async function expectNoSidewaysScroll(page: Page, where: string): Promise<void> {
  const { wide, room } = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return { wide: scrollWidth, room: clientWidth };
  });
  expect(wide, `width of ${where}`).toBeLessThanOrEqual(room);
}

/** Gives the page another size, and waits until it has followed. */
export async function resize(page: Page, size: { width: number; height: number }): Promise<void> {
  await page.setViewportSize(size);
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
  });
}

/** Where everything lies, in whole pixels. */
export function boxesOf(page: Page, selector: string): Promise<string[]> {
  return page.locator(selector).evaluateAll((things) =>
    things.map((thing) => {
      const { x, y, width, height } = thing.getBoundingClientRect();
      return `${thing.tagName} ${[x, y, width, height].map(Math.round).join(' ')}`;
    }),
  );
}

/** Everything that a part of the page says from now on, also what stands there for a moment only. */
export async function heardIn(page: Page, selector: string): Promise<() => Promise<string[]>> {
  const heard = await page.evaluateHandle((part) => {
    const said: string[] = [];
    const listen = () => {
      const words = document.querySelector<HTMLElement>(part)?.innerText.trim();
      if (words && words !== said.at(-1)) said.push(words);
    };
    new MutationObserver(listen).observe(document.body, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    return said;
  }, selector);
  return () => heard.jsonValue();
}

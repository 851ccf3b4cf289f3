/** A player without a mouse: walks to a thing as the page lets him, and presses Enter. */
import type { Locator } from '@playwright/test';
import { expect } from './site';

const FARTHEST = 80;

export async function pressKey(target: Locator): Promise<void> {
  await walkTo(target);
  await target.page().keyboard.press('Enter');
}

/** Tab goes from group to group; inside a hand the arrow keys go from card to card. */
export async function walkTo(target: Locator): Promise<void> {
  const { keyboard } = target.page();
  await target.waitFor();
  for (let step = 0; step < FARTHEST; step += 1) {
    const way = await target.evaluate((element) => {
      const here = document.activeElement;
      if (here === element)
        return element.matches(':focus-visible') ? 'there' : 'there, but it does not show';
      const hand = element.closest('mk-hand');
      if (!hand?.contains(here)) return 'Tab';
      const cards = [...hand.querySelectorAll('button')];
      return cards.indexOf(here as HTMLButtonElement) < cards.indexOf(element as HTMLButtonElement)
        ? 'ArrowRight'
        : 'ArrowLeft';
    });
    if (way.startsWith('there')) return expect(way).toBe('there');
    await keyboard.press(way);
  }
  throw new Error(`cannot be reached by keyboard: ${target}`);
}

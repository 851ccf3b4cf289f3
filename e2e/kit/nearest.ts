/** What lies nearest where a page waits for the player: whatever is asked, in any game. */
import type { Page } from '@playwright/test';
import { t } from './words';

/** What can be pressed when the page waits for the player, what is nearest first; the last word: it is a decision. */
export const ways: readonly (readonly [css: string, decides?: 'decides'])[] = [
  ['dialog[open] .button--gold'], // read, and go on
  ['.act__weighed', 'decides'], // looked at, and done
  ['.element--open, .inn__go, .stage--now > .button', 'decides'],
  ['main:not(:has(.fellow--open[aria-pressed="true"])) .fellow--open'],
  ['.act__do', 'decides'],
  ['mk-hand button[aria-pressed="false"]'],
  [':is(ul, ol, [role="list"]):not(:has(.place--picked)) .place--deed'],
  ['.option', 'decides'],
  ['.act__end', 'decides'],
];
export const selectors = ways.map(([css]) => css);

/** Where a touch does nothing but hurry. */
export const middles = ['table-middle', 'four-fight', 'mr-places'].map((id) => t(id));

/** What can be seen when the match is over. */
export const END = '.end__ranking';

/**
 * Runs in the page. The place among the ways; where nothing waits for the player it is -1, and the table is touched, to go
 * on at once. `press`: the page presses it itself, which costs least.
 */
export function nearest(selectors: readonly string[], middles: readonly string[], press = false): number {
  // A table is laid before it is seen, and at that of du Roy the buttons stay while the engine takes what was pressed.
  const open = (one: Element) =>
    one.checkVisibility({ visibilityProperty: true }) &&
    one.getAttribute('aria-disabled') !== 'true' &&
    !one.matches(':disabled, [data-asking=""] *');
  let found: HTMLElement | undefined;
  const way = selectors.findIndex((css) => {
    found = [...document.querySelectorAll<HTMLElement>(css)].find(open);
    return found !== undefined;
  });
  if (press) found?.click();
  if (way < 0)
    for (const words of middles) document.querySelector<HTMLElement>(`main [aria-label="${words}"]`)?.click();
  return way;
}

/** Milliseconds between two touches of whoever plays as quickly as can be. */
const TOUCH = 40;

/** Plays to the end of the match inside the page, by what lies nearest: what it costs to press as a hand does is saved. */
export const playQuickly = (page: Page): Promise<void> =>
  page.evaluate(`(async () => {
    const nearest = ${nearest};
    const isOver = () => document.querySelector('${END}')?.checkVisibility();
    while (!isOver()) {
      nearest(${JSON.stringify(selectors)}, ${JSON.stringify(middles)}, true);
      await new Promise((resolve) => setTimeout(resolve, ${TOUCH}));
    }
  })()`);

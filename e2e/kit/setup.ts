/** The way from the home page to a table, as a player goes it. */
import type { Locator, Page } from '@playwright/test';
import { t } from './words';

/** How a player presses a thing: with the mouse, a finger or the keyboard. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.click();

/** One of several choices, to be pressed: its words and its box are one thing. */
export const option = (page: Page, name: string): Locator =>
  page.locator('label').filter({ has: page.getByRole('radio', { name, exact: true }) });

/** The playbill of a game on the home page, with its doors. */
export const poster = (page: Page, game = 'musketiere'): Locator =>
  page.getByRole('article', { name: t(`game-${game}`), exact: true });

export interface Company {
  readonly players?: number;
  /** Human players, from the first on. */
  readonly humans?: number;
  readonly press?: Press;
}

/** Says in the form who plays: one human and one computer, if nothing else is wanted. */
export async function gather(page: Page, { players = 2, humans = 1, press = click }: Company): Promise<void> {
  await press(option(page, String(players)));
  for (let player = 1; player <= players; player += 1) {
    const controller = page.getByLabel(t('new-controller', { number: player }));
    await controller.selectOption(player <= humans ? 'human' : 'novice');
  }
}

export async function begin(page: Page, press: Press = click): Promise<void> {
  await press(page.getByRole('button', { name: t('new-begin') }));
  await page.waitForURL(/#\/match\//);
}

/** The way from the home page to a table, as a player goes it. */
import type { Locator, Page } from '@playwright/test';
import { t } from './words';

/** How a player presses a thing: with the mouse, a finger or the keyboard. */
export type Press = (target: Locator) => Promise<void>;
export const click: Press = (target) => target.click();

/** Milliseconds and pixels within which two taps are one double tap. */
const DOUBLE = { time: 400, place: 50 };
const last = { at: 0, x: 0, y: 0 };

/** Taps as a finger does that answers one thing after the other: never twice at once in one place. */
export const tap: Press = async (target) => {
  const { x = 0, y = 0 } = (await target.boundingBox()) ?? {};
  const isNear = Math.hypot(x - last.x, y - last.y) < DOUBLE.place;
  if (isNear) await target.page().waitForTimeout(Math.max(0, last.at + DOUBLE.time - Date.now()));
  await target.tap();
  Object.assign(last, { at: Date.now(), x, y });
};

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

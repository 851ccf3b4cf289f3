/** The form for a new match, as a player fills it in. */
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

interface Wanted {
  readonly players?: 2 | 3 | 4;
  /** Human seats, from the first on. */
  readonly humans?: number;
  readonly end?: 'single' | 'target' | 'games';
  readonly press?: Press;
}

/** Opens the form from the home page and begins a match: of one game, with one human, if nothing else is wanted. */
export async function beginMatch(page: Page, wanted: Wanted = {}): Promise<void> {
  const { press = click } = wanted;
  await press(poster(page).getByRole('link', { name: t('home-new') }));
  await fillIn(page, wanted);
  await press(page.getByRole('button', { name: t('new-begin') }));
  await page.waitForURL(/#\/match\//);
}

export async function fillIn(page: Page, { players = 2, humans = 1, end = 'single', press = click }: Wanted) {
  await press(option(page, String(players)));
  for (let seat = 1; seat <= players; seat += 1) {
    const sitter = page.getByLabel(t('new-sitter', { number: seat }));
    await sitter.selectOption(seat <= humans ? 'human' : 'rule_based');
  }
  await press(option(page, t(`option-match_end-${end}`)));
}

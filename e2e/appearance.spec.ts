/** Language, theme and motion: chosen by the reader, or following the system. */
import type { Page } from '@playwright/test';
import { option } from './kit/setup';
import { expect, test } from './kit/site';
import { t, wordsOf } from './kit/words';
import { sitDown } from './musketiere/setup';
import { Table } from './musketiere/table';

const root = (page: Page) => page.locator('html');

test('the language changes at once, on the page and at the table, and is kept', async ({ page }) => {
  await page.goto('./#/settings');
  let now = t;
  for (const [language, name] of [
    ['fr', 'Français'],
    ['de', 'Deutsch'],
  ] as const) {
    await option(page, name).click();
    now = wordsOf(language);
    await expect(page.getByRole('heading', { level: 1, name: now('settings-title') })).toBeVisible();
    await expect(root(page)).toHaveAttribute('lang', language);
    await expect(page).toHaveTitle(now('title-of-page', { page: now('settings-title') }));
  }
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: now('settings-title') })).toBeVisible();

  await page.goto('./#/new/musketiere');
  await page.getByRole('button', { name: now('new-begin') }).click();
  await expect(page.getByText(now('ask-choose_pay')).first()).toBeVisible();
  await page.getByRole('button', { name: now('menu') }).click();
  await page.getByRole('button', { name: now('menu-settings') }).click();
  await option(page, 'English').click();
  await page.keyboard.press('Escape');
  await expect(page.getByText(t('ask-choose_pay')).first()).toBeVisible();
  expect(await new Table(page).moment()).toBe('pay');
});

test.describe('for a reader from Germany who has chosen nothing', () => {
  test.use({ locale: 'de-AT', colorScheme: 'light', settings: {}, reducedMotion: 'reduce' });

  test('language, theme and motion are those of the system', async ({ page }) => {
    await page.goto('./');
    await expect(root(page)).toHaveAttribute('lang', 'de');
    await expect(root(page)).toHaveAttribute('data-theme', 'light');
    await expect(root(page)).toHaveAttribute('data-motion', 'reduced');
    await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'no-preference' });
    await expect(root(page)).toHaveAttribute('data-theme', 'dark');
    await expect(root(page)).toHaveAttribute('data-motion', 'full');
  });
});

for (const [motion, moves] of [
  ['off', []],
  ['reduced', ['opacity']],
  ['full', ['translate']],
] as const) {
  test.describe(`motion ${motion}`, () => {
    test.use({ settings: { language: 'en', speed: 'fast', motion } });

    test(`a duel ${moves.length > 0 ? `moves by ${moves}` : 'stands still'}`, async ({ page }) => {
      await page.addInitScript(() => {
        const animated = new Set<string>();
        const { animate } = Element.prototype;
        Element.prototype.animate = function (frames, timing) {
          for (const frame of frames as Keyframe[])
            for (const name of Object.keys(frame)) if (name !== 'zIndex') animated.add(name);
          return animate.call(this, frames, timing);
        };
        addEventListener('transitionrun', (event) => animated.add(`transition of ${event.propertyName}`));
        addEventListener('animationstart', ({ animationName: name }) => {
          if (name !== 'drain') animated.add(`animation ${name}`); // how long a choice can be taken back is no ornament
        });
        Object.assign(globalThis, { animated });
      });
      const table = await sitDown(page);
      await table.playUntil((moment) => moment === 'card');
      await table.playCard();
      await table.moment();
      const animated = await page.evaluate(() => [
        ...(globalThis as unknown as { animated: Set<string> }).animated,
      ]);
      if (motion === 'off') expect(animated).toEqual([]);
      else expect(animated).toEqual(expect.arrayContaining([...moves]));
      if (motion === 'reduced') expect(animated).not.toContain('translate');
    });
  });
}

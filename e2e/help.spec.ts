/** `?` means help wherever one is: the keys, the signs of the table, and the rules of the game one is at. */
import type { Page } from '@playwright/test';
import { layOut as layFour, laid as ofFour } from './four_musketeers/position';
import { storeFinished } from './kit/finished';
import { expect, test } from './kit/site';
import { saying, t } from './kit/words';
import { layOut as layRoy, laid as ofRoy } from './mousquetaires_du_roy/position';
import { layOut as layMusketiere, laid as ofMusketiere } from './musketiere/position';

const help = (page: Page) => page.getByRole('dialog', { name: t('help'), exact: true });

/** By key and by button, with the rules of that game, or the way to those of all. */
async function expectHelp(page: Page, game: string | null): Promise<void> {
  const button = page.getByRole('button', { name: t('help'), exact: true });
  await expect(page.locator('mk-app > dialog')).toBeAttached(); // what is seen first does not listen yet
  for (const open of [() => page.keyboard.press('?'), () => button.click()]) {
    await open();
    const dialog = help(page);
    await expect(dialog.getByText(t('keys-title'), { exact: true })).toBeVisible();
    if (game === null)
      await expect(dialog.getByRole('link', { name: t('game-four_musketeers') })).toBeVisible();
    else {
      await expect(dialog.getByText(t(`rules-${game}-lead`))).toBeVisible();
      await expect(dialog.locator('.rules__part small').first(), 'read, found and printed').not.toHaveCSS(
        'opacity',
        '0',
      );
    }
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
  }
}

test('on pages of no game it shows the keys and the way to all rules', async ({ page }) => {
  for (const address of ['', 'settings', 'about', 'results']) {
    await page.goto(`./#/${address}`);
    await expect(page.locator(`mk-app main.page--${address || 'home'}`)).toBeVisible(); // a new screen closes what lies over it
    await expectHelp(page, null);
  }
  await page.keyboard.press('?');
  await test.step('a key that comes before the browser has said that the dialog is closed is heard', async () => {
    await page.evaluate(() => {
      document.querySelector<HTMLDialogElement>('mk-app > dialog')?.close();
      dispatchEvent(new KeyboardEvent('keydown', { key: '?' }));
      return new Promise((told) => setTimeout(told, 50));
    });
    await expect(help(page)).toBeVisible();
  });
  await help(page)
    .getByRole('link', { name: t('game-four_musketeers') })
    .click();
  await expect(
    page.getByRole('heading', { name: t('rules-title', { game: t('game-four_musketeers') }) }),
  ).toBeVisible();
  await expect(help(page)).toBeHidden();
});

const tables = {
  musketiere: (page: Page) => layMusketiere(page, ofMusketiere.last),
  four_musketeers: (page: Page) => layFour(page, ofFour.last),
  mousquetaires_du_roy: (page: Page) => layRoy(page, ofRoy.chains),
};
const finished = {
  musketiere: 'musketiere-3',
  four_musketeers: 'four_musketeers-KC',
  mousquetaires_du_roy: 'mousquetaires_du_roy-four',
};

test('on each page of a game and at its table it shows the rules of the game', async ({ page }) => {
  test.slow();
  for (const game of ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'] as const)
    await test.step(game, async () => {
      for (const address of ['new', 'rules', 'daily', 'problems']) {
        await page.goto(`./#/${address}/${game}`);
        await expect(page.locator(`main.page--${address}`)).toBeVisible();
        await expectHelp(page, game);
      }
      await storeFinished(page, finished[game], 'm');
      await page.goto(`./#/watch/${game}/m`);
      await expect(page.getByRole('region', { name: t('watch-controls') })).toBeVisible();
      await expectHelp(page, game);
      await tables[game](page);
      await expect(page.locator('.asked')).toBeVisible();
      await expectHelp(page, game);
      await page.keyboard.press('?');
      await help(page).getByText(t('help-signs'), { exact: true }).click();
      const said = help(page).locator('li');
      await expect(said.first()).toBeVisible();
      expect(await said.count()).toBeGreaterThan(7);
      expect(await said.locator('svg').count(), 'signs are drawn').toBeGreaterThan(3);
      if (game === 'mousquetaires_du_roy') {
        await expect(said.locator('> span > .mk-pawn').first(), 'a figure is drawn whole').toBeVisible();
        await expect(said.locator('> span > .mk-pawn--athos'), 'once').toHaveCount(1);
      }
      if (game === 'four_musketeers') {
        await expect(said.filter({ hasText: saying('four-sign-left') }), 'once for all').toHaveCount(1);
        for (const part of ['four-cast', 'four-fight', 'four-line-name'] as const)
          await expect(help(page).getByRole('heading', { name: t(part), exact: true })).toBeVisible();
      }
      await page.mouse.click(2, 2); // beside it
      await expect(help(page)).toHaveCount(0);
    });
});

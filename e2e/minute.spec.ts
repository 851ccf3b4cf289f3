/** The first minute: one touch from the home page to a table, and first of all what the game is about. */
import type { Page } from '@playwright/test';
import { languages } from '../web/lib/languages';
import { expectNoSidewaysScroll } from './kit/dom';
import { pressKey } from './kit/keyboard';
import { option, poster } from './kit/setup';
import { expect, test } from './kit/site';
import { t } from './kit/words';

const games = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'];

const playNow = (page: Page, game: string) => poster(page, game).getByRole('link', { name: t('home-play') });
/** Where there are sides, as whoever begins at once is told it. */
const goal = (page: Page, game: string) =>
  page.getByText(t(`goal-${game}${game === 'mousquetaires_du_roy' ? '-team' : ''}`), { exact: true });

/** Has been told nothing on this device. */
const forget = (page: Page) => page.evaluate(() => localStorage.removeItem('musketiere.goals'));

test('on a desk: all games can be begun without scrolling; one touch, or one key, leads to their tables', async ({
  page,
}) => {
  for (const language of languages) {
    await page.goto(`./?lang=${language}`);
    const doors = page.locator('.poster__now');
    await expect(doors).toHaveCount(games.length);
    for (const size of [
      { width: 1440, height: 900 },
      { width: 1280, height: 720 },
    ]) {
      await page.setViewportSize(size);
      for (const door of await doors.all())
        await expect(door, `${language}, ${size.width}`).toBeInViewport({ ratio: 1 });
    }
  }

  await page.goto('./');
  for (const game of games) {
    await playNow(page, game).click();
    await expect(page.locator('.table')).toBeVisible();
    await expect(page).toHaveURL(new RegExp(`#/match/${game}/`));
    // Four Musketeers begins with three of them, and the villain.
    if (game === 'four_musketeers') await expect(page.locator('.table--four .figure')).toHaveCount(4);
    await page.goBack();
    await expect(playNow(page, game)).toBeVisible();
  }
  await page.goto('./');
  await pressKey(playNow(page, 'musketiere'));
  await expect(page.locator('.table')).toBeVisible();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('each says once what it is about; the form and a lesson too; who comes back carries on', async ({
    page,
  }) => {
    await page.goto('./');
    await forget(page);
    const play = page.getByRole('button', { name: t('goal-play') });
    const table = page.locator('.table');
    for (const [at, game] of games.entries())
      await test.step(`${game}: before anything is asked, what it is about and how long it takes`, async () => {
        if (game === 'musketiere')
          await expect(playNow(page, game), 'the first').toBeInViewport({ ratio: 1 });
        await playNow(page, game).click();
        await expect(goal(page, game)).toBeVisible();
        await expect(
          page.getByText(t(`minutes-${game}`, { length: 'short', match: 'single' })),
        ).toBeVisible();
        await expect(play).toBeInViewport({ ratio: 1 });
        const lesson = page.getByRole('link', { name: t('new-first-time') });
        await expect(lesson).toHaveAttribute('href', `#/guide/${game}`);
        await expect(lesson).toBeInViewport();
        await expectNoSidewaysScroll(page, 'the goal');
        await expect(play).toBeFocused();
        await page.keyboard.press('Enter');
        await expect(table).toBeVisible();
        expect(await page.evaluate(() => localStorage.getItem('musketiere.goals'))).toBe(
          JSON.stringify(games.slice(0, at + 1)),
        );
        await page.goto('./#/');
      });

    await test.step('the form shows the goal to whoever has not seen it, and says how long a match takes', async () => {
      await forget(page);
      await page.goto('./#/new/musketiere');
      await expect(page.getByText(t('minutes-musketiere'))).toBeVisible();
      await expect(page.getByRole('link', { name: t('new-first-time') })).toHaveAttribute(
        'href',
        '#/guide/musketiere',
      );
      await option(page, '4').click();
      await page.getByRole('button', { name: t('new-begin') }).click();
      await expect(goal(page, 'musketiere')).toBeVisible();
      await expect(play).toBeFocused();
      expect(await page.evaluate(() => scrollY), 'whatever the form was scrolled to').toBe(0);
      await page.keyboard.press('Enter');
      await expect(table).toBeVisible();
    });

    await test.step('who comes back carries on before anything else, without scrolling', async () => {
      await page.goto('./#/');
      const name = t('home-carry-on-with', { game: t('game-musketiere') });
      const carryOn = page.getByRole('link', { name });
      await expect(carryOn).toBeInViewport({ ratio: 1 });
      const gold = page.locator('main .button--gold').filter({ hasText: t('home-carry-on') });
      await expect(gold, 'once').toHaveCount(1);
      const far = t('home-match-laying', { game: 1 });
      const how = page.locator('.hero__say p');
      await expect(how).toHaveText(far);
      expect(await how.evaluate((line) => line.scrollWidth - line.clientWidth), 'nothing is cut off').toBe(0);
      await carryOn.click();
      await expect(table).toBeVisible();
    });

    await test.step('plays as the last match was set up', async () => {
      await page.goto('./#/');
      await page.goto('./#/play/musketiere');
      await expect(page.locator('.table--musketiere')).toHaveAttribute('data-rivals', '3');
    });

    await test.step('a lesson says it too, to whoever has not been told', async () => {
      await forget(page);
      await page.goto('./#/guide/four_musketeers');
      await expect(goal(page, 'four_musketeers')).toBeVisible();
      await expect(page.getByRole('button', { name: t('goal-learn') })).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(page.locator('.coach')).toBeVisible();
    });
  });
});

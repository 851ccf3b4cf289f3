/** Every screen and every dialog, in both themes, looked over for what a screen reader or weak eyes would stumble on. */
import { everyMoment as everyMomentOfFour } from './four_musketeers/moments';
import { audit } from './kit/audit';
import { expect, test } from './kit/site';
import { oneVisit } from './kit/visit';
import { t } from './kit/words';
import { everyMoment as everyMomentOfMousquetairesDuRoy } from './mousquetaires_du_roy/moments';
import { everyMoment as everyMomentOfMusketiere } from './musketiere/moments';
import { sitDown } from './musketiere/setup';

const { it, all } = oneVisit();

it('home, new match, stage, settings, about', async ({ page }) => {
  await page.goto('./');
  await expect(page.getByText(t('home-matches-none'))).toBeVisible();
  await audit(page, 'home');
  await page.goto('./#/new/musketiere');
  await page.getByText(t('deck-summary')).click();
  await page.getByLabel(t('deck-number', { number: 1 })).fill('99');
  await page.getByLabel(t('new-name', { number: 1 })).fill('');
  await expect(page.locator('#fault-guard_deck')).toBeVisible();
  await audit(page, 'new match, with faults');
  await page.goto('./#/new/four_musketeers');
  await page
    .locator('label')
    .filter({ hasText: t('group-solitaire-about') })
    .click();
  await page.getByText(t('new-more')).click();
  await expect(page.getByRole('checkbox', { name: t('option-joker_to_villain') })).toBeVisible();
  await audit(page, 'new match of Four Musketeers');
  await page.evaluate(() => {
    const wishes = { players: 2, match_end: 'single' }; // else there is nothing to be said of the rules
    localStorage.setItem('musketiere.setup', JSON.stringify({ musketiere: { players: [], wishes } }));
  });
  await page.goto('./#/stage/musketiere');
  await expect(page.getByText(t('option-match_end'))).toBeVisible();
  await audit(page, 'stage');
  await page.goto('./#/settings');
  await audit(page, 'settings');
  await page.goto('./#/about');
  await audit(page, 'about');
});

it('what opens over the table', async ({ page }) => {
  const table = await sitDown(page);
  await table.playUntil((moment) => moment === 'card');
  await page
    .getByRole('button', { name: t('known-open') })
    .first()
    .click();
  await audit(page, 'known cards');
  await page.keyboard.press('Escape');
  for (const overlay of ['menu-rules', 'menu-settings', 'menu-about']) {
    await page.getByRole('button', { name: t('menu') }).click();
    await page.getByRole('button', { name: t(overlay) }).click();
    await expect(page.getByRole('dialog').getByText(t('loading-page'))).toHaveCount(0);
    await audit(page, `at the table: ${overlay}`);
    await page.keyboard.press('Escape');
  }
  await page.getByRole('button', { name: t('menu') }).click();
  await audit(page, 'menu at the table');
});

it('the lesson, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('./#/guide/musketiere');
  await expect(page.getByRole('complementary', { name: t('coach-title') })).toBeVisible();
  await audit(page, 'lesson');
});

test('screens and sheets', all);

test('menu, keyboard help, a failed start, notices', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route(/\.wasm\.gzip$/, (route) => route.abort());
  await page.goto('./#/nowhere');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText(t('home-unknown'))).toBeVisible();
  await audit(page, 'home, with a notice and without Python');
  await page.getByRole('button', { name: t('menu') }).click();
  await audit(page, 'menu');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: t('menu-help') })
    .click();
  await audit(page, 'help');
});

const tables = {
  musketiere: { everyMoment: everyMomentOfMusketiere, midst: 'card', sheets: ['story-open'] },
  four_musketeers: {
    everyMoment: everyMomentOfFour,
    midst: 'strike',
    sheets: ['four-goal-open', 'story-open'],
  },
  mousquetaires_du_roy: {
    everyMoment: everyMomentOfMousquetairesDuRoy,
    midst: 'commit',
    sheets: ['mr-help-open', 'story-open'],
  },
} as const;

const phone = { width: 360, height: 740 };
const wide = { width: 1440, height: 900 };
/** What looks otherwise on a wide page. */
const looksElsewhere =
  /^(new match|card|strike|commit|scored|over|rules|story-open|four-goal-open|mr-help-open)$/;

test.describe('on a phone and on a wide page', () => {
  test.use({ viewport: phone });

  for (const [game, { everyMoment, midst, sheets }] of Object.entries(tables))
    test(`${game}: the form, the table in each decision, sheets, end and rules`, async ({ page }) => {
      test.slow(); // some twenty looks, each in both themes
      const look = async (where: string) => {
        await audit(page, `${where}, on a phone`);
        if (!looksElsewhere.test(where)) return;
        await page.setViewportSize(wide);
        await audit(page, `${where}, on a wide page`);
        await page.setViewportSize(phone);
      };
      await page.goto(`./#/new/${game}`);
      await expect(page.getByRole('button', { name: t('new-begin') })).toBeVisible();
      await expect(page.getByRole('progressbar')).toHaveCount(0);
      await look('new match');
      await everyMoment(page, async (moment) => {
        await look(moment);
        if (moment !== midst) return;
        for (const sheet of sheets) {
          await page
            .getByRole('button', { name: t(sheet) })
            .first()
            .click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await look(sheet);
          await page.keyboard.press('Escape');
        }
      });
      await page.goto('./#/');
      await expect(page.getByText(t('home-match-over'))).toBeVisible();
      await look('home with a match');
      await page.goto(`./#/rules/${game}`);
      await expect(page.getByRole('heading', { name: t(`rules-${game}-aim-title`) })).toBeVisible();
      await look('rules');
    });
});

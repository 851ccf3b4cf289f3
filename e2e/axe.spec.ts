/** Every screen and every dialog, in both themes, looked over for what a screen reader or weak eyes would stumble on. */
import AxeBuilder from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { everyMoment } from './four_musketeers/moments';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { sitDown } from './musketiere/setup';
import type { Moment } from './musketiere/table';

test.use({ settings: { language: 'en', theme: 'system', speed: 'fast', motion: 'off' } });

async function audit(page: Page, where: string): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
    const { violations } = await new AxeBuilder({ page }).analyze();
    const found = violations.map(({ id, help, nodes }) => ({
      id,
      help,
      nodes: nodes.slice(0, 3).map((node) => `${node.html.slice(0, 160)}  ${node.failureSummary}`),
    }));
    expect.soft(found, `${where}, ${colorScheme}`).toEqual([]);
  }
}

test('home, new match, settings, rules, about', async ({ page }) => {
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
  await page.goto('./#/settings');
  await audit(page, 'settings');
  for (const game of ['musketiere', 'four_musketeers']) {
    await page.goto(`./#/rules/${game}`);
    await expect(page.getByRole('heading', { name: t(`rules-${game}-aim-title`) })).toBeVisible();
    await audit(page, `rules of ${game}`);
  }
  await page.goto('./#/about');
  await audit(page, 'about');
});

test('menu, keyboard help, a failed start, notices', async ({ page, watch }) => {
  watch.expect(/Failed to load resource/);
  await page.route(/\.wasm\.gzip$/, (route) => route.abort());
  await page.goto('./#/nowhere');
  await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
  await expect(page.getByText(t('home-unknown'))).toBeVisible();
  await audit(page, 'home, with a notice and without Python');
  await page.getByRole('button', { name: t('menu') }).click();
  await audit(page, 'menu');
  await page.getByRole('button', { name: t('menu-keys') }).click();
  await audit(page, 'keyboard help');
});

test('the table in each phase, scoring, end, and home with a match', async ({ page }) => {
  const table = await sitDown(page, { players: 4 });
  const seen = new Set<Moment>();
  await table.playToEnd(async (moment) => {
    if (!seen.has(moment)) await audit(page, `table: ${moment}`);
    seen.add(moment);
  });
  await page.goto('./#/');
  await expect(page.getByText(t('home-match-over'))).toBeVisible();
  await audit(page, 'home with a finished match');
});

test('what opens over the table', async ({ page }) => {
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

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the story sheet, the curtain, and the table between two players', async ({ page }) => {
    const table = await sitDown(page, { humans: 2, players: 3 });
    expect(await table.moment()).toBe('curtain');
    await audit(page, 'curtain');
    await table.playUntil((moment) => moment === 'card');
    await audit(page, 'phone table: card');
    await page.getByRole('button', { name: t('story-open') }).click();
    await audit(page, 'story sheet');
    await page.keyboard.press('Escape');
    await table.playUntil((moment) => moment === 'stones');
    await audit(page, 'phone table: stones');
  });

  test('the lesson', async ({ page }) => {
    await page.goto('./#/guide/musketiere');
    await expect(page.getByRole('complementary', { name: t('coach-title') })).toBeVisible();
    await audit(page, 'lesson');
  });
});

for (const [where, viewport] of [
  ['on a phone', { width: 360, height: 740 }],
  ['on a wide page', { width: 1440, height: 900 }],
] as const)
  test.describe(where, () => {
    test.use({ viewport });

    test('Four Musketeers: the form, the table in each decision, sheets and end', async ({ page }) => {
      test.slow(); // some twenty looks, each in both themes
      await page.goto('./#/new/four_musketeers');
      await expect(page.getByRole('figure', { name: t('new-seats') })).toBeVisible();
      await audit(page, `new match ${where}`);
      await everyMoment(page, async (moment) => {
        await audit(page, `${moment} ${where}`);
        if (moment !== 'strike') return;
        for (const sheet of ['four-goal-open', 'story-open']) {
          const open = page.getByRole('button', { name: t(sheet) }).first();
          if (!(await open.isVisible())) continue; // it lies open beside the table
          await open.click();
          await expect(page.getByRole('dialog')).toBeVisible();
          await audit(page, `${sheet} ${where}`);
          await page.keyboard.press('Escape');
        }
      });
      await page.goto('./#/rules/four_musketeers');
      await expect(page.getByRole('heading', { name: t('rules-four_musketeers-aim-title') })).toBeVisible();
      await audit(page, `rules ${where}`);
    });
  });

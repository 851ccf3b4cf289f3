/** On every screen, with letters of every size, nothing is cut off, covered, too small to touch or to be scrolled sideways. */
import type { Page } from '@playwright/test';
import { everyMoment as everyMomentOfFour } from './four_musketeers/moments';
import type { Table as FourMusketeersTable } from './four_musketeers/table';
import { expectNoSidewaysScroll } from './kit/dom';
import { storeFinished } from './kit/finished';
import { cover, coveredByScreen, coveredWords, smallTargets } from './kit/fit';
import { expect, test } from './kit/site';
import { t, wordsOf } from './kit/words';
import { everyMoment as everyMomentOfMousquetairesDuRoy } from './mousquetaires_du_roy/moments';
import type { Table as MousquetairesDuRoyTable } from './mousquetaires_du_roy/table';
import { everyMoment as everyMomentOfMusketiere } from './musketiere/moments';
import type { Table } from './musketiere/table';

const games = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'] as const;

async function everyScreen(page: Page, check: (where: string) => Promise<void>): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On a phone what is still loading is said over the foot of the page.
  await expect(page.getByRole('progressbar', { name: t('engine-loading-label') })).toHaveCount(0);
  await check('home');
  const addresses = [
    'settings',
    'about',
    ...games.flatMap((game) => [`daily/${game}`, `rules/${game}`, `new/${game}`]),
  ];
  for (const address of addresses) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(t('loading-page'))).toHaveCount(0);
    await check(address);
    if (!address.startsWith('new')) continue;
    for (const folded of await page.locator('.fold > summary').all()) await folded.click();
    await check(`${address}, all opened`);
  }
}

type Check = (where: string, table?: Table | FourMusketeersTable | MousquetairesDuRoyTable) => Promise<void>;

const everyMoment = {
  musketiere: everyMomentOfMusketiere,
  four_musketeers: everyMomentOfFour,
  mousquetaires_du_roy: everyMomentOfMousquetairesDuRoy,
};
const finished = {
  musketiere: 'musketiere-3',
  four_musketeers: 'four_musketeers-KC',
  mousquetaires_du_roy: 'mousquetaires_du_roy-four',
};

/** The table in all that can be asked and its story, a match that is watched, and the sheet to share it. */
async function everythingOf(game: (typeof games)[number], page: Page, check: Check): Promise<void> {
  await everyMoment[game](page, async (moment, table) => {
    await check(moment, table);
    const story = page.getByRole('button', { name: t('story-open') });
    if (!/^(card|strike|commit)$/.test(moment) || !(await story.isVisible())) return;
    await story.click();
    await expect(page.getByRole('dialog', { name: t('story-title') })).toBeVisible();
    await check('story');
    await page.keyboard.press('Escape');
  });
  await storeFinished(page, finished[game], 'm');
  await check('home with matches');
  await page.goto(`./#/watch/${game}/m`);
  const bar = page.getByRole('region', { name: t('watch-controls') });
  await expect(bar).toBeVisible();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await check('watched');
  await bar.getByRole('button', { name: t('watch-eyes') }).click();
  await check('from whose seat');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: t('watch-share') }).click();
  await expect(page.getByRole('button', { name: t('share-copy') })).toBeVisible();
  await check('the sheet to share');
}

/** What is asked and answered at the table itself, not on a sheet over it. */
const asks =
  /^(pay|card|stones|strike|direction|replay|missing|destination|paris|man|ambush|perfidy|target|jail|next|action|commit|buy|cards)$/;

/** What a reader does in the settings of the browser. */
async function enlarge(page: Page, letters: number): Promise<void> {
  const larger = await page.context().newCDPSession(page);
  await larger.send('Page.enable');
  await larger.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
}

async function expectFit(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  expect(await smallTargets(page), `too small to touch: ${where}`).toEqual([]);
  expect(await coveredWords(page), `words upon words: ${where}`).toEqual([]);
}

/** Where the table need not be scrolled, what is asked and the ways to answer are in sight. */
function checkTable(page: Page, scrolls = false): Check {
  return async (where, table) => {
    if (table && asks.test(where) && !scrolls) {
      await expect(table.asked).toBeInViewport({ ratio: 1 });
      for (const way of await table.confirm.all()) await expect(way).toBeInViewport({ ratio: 1 });
    }
    await expectFit(page, where);
  };
}

const rooms = [
  { room: 'the narrowest phone', width: 320, height: 568, letters: 16, scrolls: false },
  { room: 'a phone held sideways', width: 568, height: 320, letters: 16, scrolls: false },
  { room: 'a phone with letters twice as large', width: 360, height: 740, letters: 32, scrolls: true },
  { room: 'a tablet with letters twice as large', width: 820, height: 1180, letters: 32, scrolls: false },
];

for (const { room, width, height, letters, scrolls } of rooms)
  test.describe(room, () => {
    test.use({ viewport: { width, height } });
    test.beforeEach(async ({ page }) => {
      if (letters !== 16) await enlarge(page, letters);
    });

    test('every screen fits', async ({ page }) => {
      await everyScreen(page, (where) => expectFit(page, where));
      const size = await page.evaluate(() => getComputedStyle(document.documentElement).fontSize);
      expect(size).toBe(`${letters}px`);
      await page.getByRole('button', { name: t('menu') }).click();
      await expectFit(page, 'menu');
    });

    for (const game of games)
      test(`${game} fits, and what is asked can be seen`, async ({ page }) => {
        test.slow();
        await everythingOf(game, page, checkTable(page, scrolls));
      });
  });

for (const language of ['fr', 'de', 'fi'] as const)
  test.describe(`the narrowest phone in ${language}`, () => {
    test.use({
      viewport: { width: 320, height: 568 },
      settings: { language, theme: 'dark', speed: 'fast', motion: 'off' },
    });

    // Of the three games it has the most words at its table.
    test('mousquetaires_du_roy fits, and what is asked can be seen', async ({ page }) => {
      test.slow();
      await everyMomentOfMousquetairesDuRoy(page, checkTable(page), wordsOf(language));
    });
  });

for (const [held, viewport, insets] of [
  ['upright', { width: 390, height: 844 }, { top: 47, right: 0, bottom: 34, left: 0 }],
  ['sideways', { width: 844, height: 390 }, { top: 0, right: 47, bottom: 21, left: 47 }],
] as const)
  test.describe(`under the notch of a phone held ${held}`, () => {
    test.use({ viewport });
    test.beforeEach(({ page }) => cover(page, insets));

    const expectClear = async (page: Page, where: string) =>
      expect(await coveredByScreen(page, insets), `covered: ${where}`).toEqual([]);

    test('lies no screen', async ({ page }) => {
      await everyScreen(page, (where) => expectClear(page, where));
      await page.getByRole('button', { name: t('menu') }).click();
      await expectClear(page, 'menu');
    });

    for (const game of games)
      test(`lies nothing of ${game}`, async ({ page }) => {
        test.slow();
        await everythingOf(game, page, (where) => expectClear(page, where));
      });
  });

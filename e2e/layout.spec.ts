/** On every screen, in the longest words, with letters of every size, nothing is cut off, covered, too small to touch or to be scrolled sideways. */
import type { Page } from '@playwright/test';
import { everyMoment as everyMomentOfFour } from './four_musketeers/moments';
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { expectNoSidewaysScroll } from './kit/dom';
import { storeFinished } from './kit/finished';
import { coveredByScreen, coveredWords, cutWords, type Insets, smallTargets } from './kit/fit';
import { speakLongest, longest as words } from './kit/longest';
import { expect, test } from './kit/site';
import { everyMoment as everyMomentOfMousquetairesDuRoy } from './mousquetaires_du_roy/moments';
import { Table as MousquetairesDuRoyTable } from './mousquetaires_du_roy/table';
import { everyMoment as everyMomentOfMusketiere } from './musketiere/moments';
import { Table as MusketiereTable } from './musketiere/table';

const games = ['musketiere', 'four_musketeers', 'mousquetaires_du_roy'] as const;

async function everyScreen(page: Page, check: Check): Promise<void> {
  await page.goto('./');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  // On a phone what is still loading is said over the foot of the page.
  await expect(page.getByRole('progressbar', { name: words('engine-loading-label') })).toHaveCount(0);
  await check('home');
  const addresses = [
    'settings',
    'about',
    'results',
    ...games.flatMap((game) => [`daily/${game}`, `rules/${game}`, `new/${game}`]),
  ];
  for (const address of addresses) {
    await page.goto(`./#/${address}`);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.getByText(words('loading-page'))).toHaveCount(0);
    await check(address);
    if (!address.startsWith('new')) continue;
    for (const folded of await page.locator('.fold > summary').all()) await folded.click();
    await check(`${address}, all opened`);
  }
}

type AnyTable = MusketiereTable | FourMusketeersTable | MousquetairesDuRoyTable;
type Check = (where: string, table?: AnyTable) => Promise<void>;
type When = (where: string, table?: AnyTable) => boolean;
type Look = (page: Page, where: string, table?: AnyTable) => Promise<void>;

const narrowest = { width: 320, height: 568 };

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
  const look = async (moment: string, table: AnyTable) => {
    await check(moment, table);
    const story = page.getByRole('button', { name: words('story-open') });
    if (!/^(card|strike|commit)$/.test(moment) || !(await story.isVisible())) return;
    await story.click();
    await expect(page.getByRole('dialog', { name: words('story-title') })).toBeVisible();
    await check('story');
    await page.keyboard.press('Escape');
  };
  await everyMoment[game](page, look, words);
  await storeFinished(page, finished[game], 'm', words);
  await check('home with matches');
  await page.goto(`./#/watch/${game}/m`);
  const bar = page.getByRole('region', { name: words('watch-controls') });
  await expect(bar).toBeVisible();
  for (let step = 0; step < 7; step += 1) await page.keyboard.press('ArrowRight');
  await check('watched');
  await bar.getByRole('button', { name: words('watch-eyes') }).click();
  await check('from whose seat');
  await page.keyboard.press('Escape');
  await bar.getByRole('button', { name: words('watch-share') }).click();
  await expect(page.getByRole('button', { name: words('share-copy') })).toBeVisible();
  await check('the sheet to share');
}

/** Where something is asked and answered at the table itself, not on a sheet over it. */
const asks: When = (where, table) =>
  table instanceof MusketiereTable || table instanceof FourMusketeersTable
    ? /^(pay|card|stones|strike|direction|replay|missing)$/.test(where)
    : table instanceof MousquetairesDuRoyTable && !/^(curtain|scored|over)$/.test(where);
/** … in the middle of a table that may be longer than it is seen. */
const stages: When = (where, table) => table instanceof MousquetairesDuRoyTable && asks(where, table);

async function expectFit(page: Page, where: string): Promise<void> {
  await expectNoSidewaysScroll(page, where);
  expect(await smallTargets(page), `too small to touch: ${where}`).toEqual([]);
  expect(await coveredWords(page), `words upon words: ${where}`).toEqual([]);
  expect(await cutWords(page), `cut off: ${where}`).toEqual([]);
}

/** But for half a pixel, as scrolling knows none. */
const whole = { ratio: 0.98 };

/** Where the table need not be scrolled by hand, what is asked and the ways to answer are in sight. */
const fits =
  (scrolls: boolean): Look =>
  async (page, where, table) => {
    if (table && asks(where, table) && !scrolls) {
      await expect(table.asked, where).toBeInViewport(whole);
      for (const way of await table.confirm.all()) await expect(way, where).toBeInViewport(whole);
    }
    await expectFit(page, where);
  };

/** Nothing of it has to be scrolled for: neither the table nor the page, not by a pixel; and all can be touched. */
const lies: Look = async (page, where) => {
  const beyond = await page.evaluate(() =>
    [document.documentElement, ...document.querySelectorAll('.table')].map(
      (one) => one.scrollHeight - one.clientHeight,
    ),
  );
  expect(beyond, where).toEqual([0, 0]);
  expect(await smallTargets(page), `too small to touch: ${where}`).toEqual([]);
};

/** At a desk nothing of what is to be done at a place, can be chosen, or lies in wait is below the fold of the middle. */
const open: Look = async (page, where, table) => {
  await lies(page, where, table);
  const below = await page.locator('.table--roy > .midst').evaluate((middle) => {
    const fold = middle.getBoundingClientRect().bottom + 1;
    return [...middle.querySelectorAll<HTMLElement>('button, .element, .mission__effect, .mission__ambush')]
      .filter((one) => one.checkVisibility() && one.getBoundingClientRect().bottom > fold)
      .map((one) => one.innerText);
  });
  expect(below, `below the fold: ${where}`).toEqual([]);
};

const keepsClear =
  (insets: Insets): Look =>
  async (page, where) =>
    expect(await coveredByScreen(page, insets), `covered: ${where}`).toEqual([]);

const none: Insets = { top: 0, right: 0, bottom: 0, left: 0 };
const upright: Insets = { top: 47, right: 0, bottom: 34, left: 0 };
const sideways: Insets = { top: 0, right: 47, bottom: 21, left: 47 };

/** What a page is looked at on, and `when`, if not always; `letters` are those of the browser's settings, in pixels. */
const rooms: readonly {
  readonly room: string;
  readonly size: { readonly width: number; readonly height: number };
  readonly letters?: number;
  readonly insets?: Insets;
  readonly when?: When;
  readonly look: Look;
}[] = [
  { room: 'a phone held sideways', size: { width: 568, height: 320 }, look: fits(false) },
  { room: 'large letters on a phone', size: { width: 360, height: 740 }, letters: 32, look: fits(true) },
  { room: 'large letters on a tablet', size: { width: 820, height: 1180 }, letters: 32, look: fits(false) },
  { room: 'under a notch', size: { width: 390, height: 844 }, insets: upright, look: keepsClear(upright) },
  { room: 'beside a notch', size: { width: 844, height: 390 }, insets: sideways, look: keepsClear(sideways) },
  { room: 'a usual phone', size: { width: 360, height: 740 }, when: asks, look: lies },
  { room: 'a desk', size: { width: 1440, height: 900 }, when: stages, look: open },
  {
    room: 'a low desk',
    size: { width: 1280, height: 720 },
    when: asks,
    look: (page, where, table) => (stages(where, table) ? open : lies)(page, where, table),
  },
  // Last, as what follows is played there.
  { room: 'the narrowest phone', size: narrowest, look: fits(false) },
];

/** Looks at what is open in every room, one after the other: the page follows without being loaded again. */
async function lookAround(page: Page): Promise<Check> {
  const browser = await page.context().newCDPSession(page);
  await browser.send('Page.enable');
  return async (where, table) => {
    await page.mouse.move(0, 0); // a map that came to lie under it would show another place
    for (const { room, size, letters = 16, insets = none, when = () => true, look } of rooms) {
      if (!when(where, table)) continue;
      await browser.send('Page.setFontSizes', { fontSizes: { standard: letters, fixed: letters } });
      await browser.send('Emulation.setSafeAreaInsetsOverride', { insets });
      await page.setViewportSize(size);
      const drawn = await page.evaluate(async () => {
        // As whoever comes here finds it: from the top as far as the way to answer, to which the page leads him; not as the
        // last look has left it.
        scrollTo(0, 0);
        for (const part of document.querySelectorAll('main :not(svg *)')) part.scrollTop = 0;
        const way = document.querySelector<HTMLElement>('main .act__do');
        way?.blur(); // what has the focus already would not be scrolled to
        way?.focus();
        way?.blur(); // what the keyboard stands on is lifted over the rest
        for (let frame = 0; frame < 2; frame += 1) await new Promise(requestAnimationFrame);
        return getComputedStyle(document.documentElement).fontSize;
      });
      expect(drawn).toBe(`${letters}px`);
      await test.step(`${where}, ${room}`, () => look(page, where, table));
    }
  };
}

test.use({ viewport: narrowest });
test.beforeEach(({ page }) => speakLongest(page));

test('in every room every screen fits', async ({ page }) => {
  test.slow();
  const check = await lookAround(page);
  await everyScreen(page, check);
  await page.getByRole('button', { name: words('menu') }).click();
  await check('menu');
  const lines = await page
    .locator('.menu ul li')
    .evaluateAll((links) => links.map((link) => getComputedStyle(link).borderTopWidth));
  expect(new Set(lines), 'links that share a line are not ruled off from each other').toEqual(
    new Set(['0px']),
  );
});

for (const game of games)
  test(`in every room ${game} fits, and what is asked can be seen`, async ({ page }) => {
    test.slow();
    await everythingOf(game, page, await lookAround(page));
  });

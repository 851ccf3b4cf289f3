/** Watching a finished match again: step by step, by itself, from any seat, by keyboard; and what leads to it. */
import type { Locator, Page } from '@playwright/test';
import { audit } from './kit/audit';
import { facesIn } from './kit/dom';
import { names, storeFinished } from './kit/finished';
import { idOf } from './kit/kept';
import { expect, killWorker, test } from './kit/site';
import { saying, t } from './kit/words';
import { sitDown } from './musketiere/setup';

const games = [
  { game: 'musketiere', file: 'musketiere-3', chapter: /^Duel\s5 — guard\s\d+$/, open: 'watch-hand' },
  { game: 'four_musketeers', file: 'four_musketeers-KC', chapter: /^Fight 5$/, open: 'four-open-hand' },
  // Milady sits in the second seat.
  {
    game: 'mousquetaires_du_roy',
    file: 'mousquetaires_du_roy-four',
    chapter: /^Turn 2$/,
    open: 'mr-secrets',
  },
] as const;

/** The bar under a match that is watched. */
class Viewer {
  readonly slider: Locator;
  readonly table: Locator;
  readonly #bar: Locator;

  constructor(
    readonly page: Page,
    readonly last: number,
  ) {
    this.#bar = page.getByRole('region', { name: t('watch-controls') });
    this.slider = this.#bar.getByRole('slider', { name: t('watch-place') });
    this.table = page.getByRole('main');
  }

  button(id: string): Locator {
    return this.#bar.getByRole('button', { name: t(id), exact: true });
  }

  async standsAt(at: number): Promise<void> {
    await expect(this.slider).toHaveValue(String(at));
    await expect(this.slider).toHaveAttribute(
      'aria-valuetext',
      saying('watch-step', { at, last: this.last }),
    );
  }

  async choose(...choices: string[]): Promise<void> {
    await this.#bar.getByRole('button', { name: t('watch-eyes') }).click();
    const sheet = this.page.getByRole('dialog', { name: t('watch-eyes') });
    for (const name of choices) await sheet.locator('label').filter({ hasText: name }).click();
    await sheet.getByRole('button', { name: t('watch-eyes-done') }).click();
    await expect(sheet).toBeHidden();
  }

  /** All that is to be read on the table, but for what only moves the match. */
  async words(): Promise<string[]> {
    const parts = this.page.locator(
      'main :is(.rivals, .cast, .middle, .fight, .storyline, .own, .me .figure, .tracks, .places, .company)',
    );
    const ifThereIsRoom = await this.page.locator('main .pile__name').allTextContents(); // the viewer has a bar beside it
    // What somebody has said goes by itself.
    await expect(this.page.locator('.figure__voice').filter({ visible: true })).toHaveCount(0);
    const texts = await parts.allInnerTexts();
    return texts.map((text) =>
      ifThereIsRoom
        .reduce((left, name) => left.replaceAll(name, ''), text)
        .replace(/\s+/g, ' ')
        .trim(),
    );
  }
}

async function watch(page: Page, game: string, file: string, id = 'm'): Promise<Viewer> {
  const { actions } = await storeFinished(page, file, id);
  await page.goto(`./#/watch/${game}/${id}`);
  const viewer = new Viewer(page, actions);
  await viewer.standsAt(0);
  return viewer;
}

for (const { game, file, chapter, open } of games) {
  test(`${game}: steps, parts, the slider, and by itself to the end; any seat, an onlooker, all cards open`, async ({
    page,
  }) => {
    test.slow();
    const viewer = await watch(page, game, file);
    await expect(viewer.button('watch-back')).toHaveAttribute('aria-disabled', 'true');
    await viewer.button('watch-forward').click();
    await viewer.button('watch-forward').click();
    await viewer.standsAt(2);
    await viewer.button('watch-back').click();
    await viewer.standsAt(1);

    await viewer.button('watch-part-forward').click();
    await expect(viewer.slider).not.toHaveValue('1');
    const second = Number(await viewer.slider.inputValue());
    await viewer.button('watch-forward').click();
    await viewer.standsAt(second + 1);
    await viewer.button('watch-part-back').click();
    await viewer.standsAt(second);

    // The story beside the table leads to each of its parts.
    await page
      .getByRole('region', { name: t('story-title') })
      .getByRole('button', { name: chapter })
      .first()
      .click();
    await expect(viewer.slider).toHaveAttribute(
      'aria-valuetext',
      new RegExp(chapter.source.replace('$', '')),
    );
    await audit(page, 'in the middle');

    await viewer.slider.fill(String(viewer.last - 3));
    await viewer.standsAt(viewer.last - 3);
    await viewer.button('watch-play').click();
    const end = page.getByRole('dialog').filter({ has: page.getByRole('button', { name: t('end-again') }) });
    await expect(end).toBeVisible();
    await page.keyboard.press('Escape');
    await viewer.standsAt(viewer.last);
    await expect(page.getByRole('button', { name: t('end-open') })).toBeVisible();
    await audit(page, 'at the end');

    // It is the same table as the one where the match ended.
    const watched = await viewer.words();
    await page.goto(`./#/match/${game}/m`);
    await expect(end).toBeVisible();
    expect(watched).toEqual(await viewer.words());

    await page.goto(`./#/watch/${game}/m`);
    await viewer.standsAt(0);
    await viewer.slider.fill('6');
    await viewer.standsAt(6);
    const hand = page.locator('main mk-hand').getByRole('button');
    const held = hand.or(page.locator('main .secrets li'));
    await expect(hand).not.toHaveCount(0);
    const own = await hand.allInnerTexts();
    await viewer.choose(names[1] as string);
    await expect.poll(() => hand.allInnerTexts()).not.toEqual(own);
    await viewer.standsAt(6);
    const other = await held.count();
    expect(other).toBeGreaterThan(0);

    await viewer.choose(t('watch-onlooker'));
    await expect(held).toHaveCount(0);

    await viewer.choose(t('table-you'), t('watch-cards-all'));
    await expect.poll(() => hand.allInnerTexts()).toEqual(own);
    const theirs = page.getByRole('list', { name: saying(open) });
    await expect(theirs.filter({ visible: true }).first().getByRole('listitem')).toHaveCount(other);
    await audit(page, 'all cards open');
  });
}

test('a match that is watched: by keyboard alone, with nothing of playing, after a worker has died, by an address of another table', async ({
  page,
}) => {
  await test.step('by keyboard alone', async () => {
    const viewer = await watch(page, 'musketiere', 'musketiere-3');
    const { keyboard } = page;
    await keyboard.press('ArrowRight');
    await viewer.standsAt(1);
    await keyboard.press('PageDown');
    await expect(viewer.slider).toHaveAttribute('aria-valuetext', /^Duel\s1/);
    await keyboard.press('Shift+ArrowRight');
    await expect(viewer.slider).toHaveAttribute('aria-valuetext', /^Duel\s2/);
    await keyboard.press('PageUp');
    await keyboard.press('PageUp');
    await viewer.standsAt(0);
    await keyboard.press(' ');
    await expect(viewer.button('watch-pause')).toBeVisible();
    await expect(viewer.slider).not.toHaveValue('0');
    await keyboard.press(' ');
    await expect(viewer.button('watch-play')).toBeVisible();
    await keyboard.press('End');
    await viewer.standsAt(viewer.last);
    await keyboard.press('ArrowLeft');
    await viewer.standsAt(viewer.last - 1);
    await keyboard.press('Home');
    await viewer.standsAt(0);
    await viewer.slider.focus();
    await keyboard.press('ArrowRight');
    await viewer.standsAt(1);
  });

  await test.step('nothing of playing is there, and nothing is stored', async () => {
    const viewer = await watch(page, 'musketiere', 'musketiere-3');
    await viewer.slider.fill('5');
    await viewer.standsAt(5);
    await expect(page.locator('.act, .coach, .curtain')).toHaveCount(0);
    await expect(page.locator('main mk-hand button[aria-disabled="false"]')).toHaveCount(0);
    expect(await facesIn(page.locator('main mk-hand'))).not.toEqual([]);
    await page.goto('./#/');
    await expect(page.getByText(t('home-matches-none'))).toBeVisible();
  });

  await test.step('a worker that dies: it goes on where it was', async () => {
    const viewer = await watch(page, 'musketiere', 'musketiere-3');
    await viewer.choose(names[1] as string, t('watch-cards-all'));
    await viewer.slider.fill('12');
    await viewer.standsAt(12);
    const before = await viewer.words();
    await killWorker(page);
    await expect(page.getByText(t('engine-recovered'))).toBeVisible();
    await viewer.standsAt(12);
    await viewer.button('watch-forward').click();
    await viewer.button('watch-back').click();
    await viewer.standsAt(12);
    await expect.poll(() => viewer.words()).toEqual(before);
  });

  await test.step('an address that fits another table leads there', async () => {
    const { actions } = await storeFinished(page, 'musketiere-3', 'm');
    await page.goto('./#/watch/four_musketeers/m');
    await expect(page).toHaveURL(/#\/watch\/musketiere\/m$/);
    await new Viewer(page, actions).standsAt(0);

    const table = await sitDown(page);
    expect(await table.moment()).toBe('pay');
    const id = idOf(page.url());
    await page.goto(`./#/watch/musketiere/${id}`);
    await expect(page).toHaveURL(new RegExp(`#/match/musketiere/${id}$`));
    expect(await table.moment()).toBe('pay');
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

  test('the story opens over the table and leads to its parts', async ({ page }) => {
    const viewer = await watch(page, 'musketiere', 'musketiere-3');
    await page.getByRole('button', { name: t('story-open') }).tap();
    const story = page.getByRole('dialog', { name: t('story-title') });
    await story
      .getByRole('button', { name: /^Duel\s5/ })
      .first()
      .tap();
    await expect(story).toBeHidden();
    await expect(viewer.slider).toHaveAttribute('aria-valuetext', /^Duel\s5/);
    // Two rows of cards have become one: the bar lies below it.
    const cards = await page
      .locator('.hand__card')
      .evaluateAll((all) => all.map((card) => card.getBoundingClientRect().bottom));
    expect(cards.length).toBeGreaterThan(1);
    const bar = await page.locator('mk-transport').boundingBox();
    expect(Math.max(...cards)).toBeLessThanOrEqual(bar?.y ?? 0);
    await viewer.button('watch-share').tap();
    await expect(page.getByRole('dialog')).toBeVisible();
    await audit(page, 'the share sheet over a match that is watched');
  });
});

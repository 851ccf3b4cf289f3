/** The review of a finished match: what leads to it, the curve, the dearest choices, and playing on from there. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { audit } from './kit/audit';
import { names, storeFinished } from './kit/finished';
import { expect, killWorker, test } from './kit/site';
import { saying, t } from './kit/words';
import { Table } from './musketiere/table';

const links = JSON.parse(
  readFileSync(new URL('../tests/golden/links.json', import.meta.url), 'utf8'),
) as Record<string, string>;
const wide = { width: 1440, height: 900 };
const phone = { width: 360, height: 740 };

/** The review, beside the table or over it. */
class Review {
  readonly body: Locator;
  readonly findings: Locator;
  readonly slider: Locator;

  constructor(readonly page: Page) {
    this.body = page.locator('mk-review');
    this.findings = this.body.locator('.finding__head');
    this.slider = page.getByRole('slider', { name: t('watch-place') });
  }

  /** Opens the review of a stored match; some dear choice has been found. */
  static async open(page: Page, game = 'musketiere', file = 'musketiere-2'): Promise<Review> {
    await storeFinished(page, file, 'm');
    await page.goto(`./#/review/${game}/m`);
    const review = new Review(page);
    await expect(review.findings.first()).toBeVisible({ timeout: 90_000 });
    return review;
  }

  button(id: string, words: Record<string, string> = {}): Locator {
    return this.body.getByRole('button', { name: t(id, words) });
  }
}

async function expectPractice(page: Page): Promise<void> {
  await expect(page).toHaveURL(/#\/match\/musketiere\/[\w-]+$/);
  await expect(page.locator('.bar__status')).toHaveText(saying('table-practice'));
  await expect(page.locator('.asked__words--you')).toBeVisible();
}

test.describe('beside the table', () => {
  test.use({ viewport: wide });

  test('it leads to what was dear, and tells each seat its own', async ({ page }) => {
    const review = await Review.open(page);
    await test.step('one touch leads to the moment of a dear choice, and what was better is shown when it is asked for', async () => {
      await expect(review.body.getByRole('table')).toContainText(t('review-part'));
      await review.findings.first().click();
      await expect(review.findings.first()).toHaveAttribute('aria-expanded', 'true');
      // The table stands there, and so does the line on the curve.
      await expect(review.body.locator('.curve__mark[aria-pressed="true"]')).toHaveText('1');
      await expect(page.getByText(t('review-find'))).toBeVisible();
      await expect(review.body.locator('.finding__choice--better')).toHaveCount(0);
      await audit(page, 'the better choice covered');

      await review.button('review-show').click();
      await expect(review.body.locator('.finding__choice--better')).toBeVisible();
      await expect(page.getByText(t('review-find'))).toHaveCount(0);
      await audit(page, 'the better choice shown');
    });
    await test.step('each seat has choices of its own, told by keyboard alone', async () => {
      const first = await review.findings.first().innerText();
      await review.body.getByRole('radio', { name: names[1] as string }).focus();
      await page.keyboard.press(' ');
      await expect(
        page.getByText(saying('review-dearest', { you: 'no', name: names[1] as string })),
      ).toBeVisible();
      await expect(review.findings.first()).not.toHaveText(first, { timeout: 90_000 });
      await review.findings.first().focus();
      await page.keyboard.press('Enter');
      await expect(review.findings.first()).toHaveAttribute('aria-expanded', 'true');
      await review.button('review-show').focus();
      await page.keyboard.press('Enter');
      await expect(review.button('review-play-on')).toBeFocused(); // what was pressed is gone, the focus is not
    });
    await test.step('the review can be left at any time', async () => {
      await page.getByRole('button', { name: t('watch-review-leave') }).click();
      await expect(review.body).toHaveCount(0);
      await expect(review.slider).toBeVisible();
      await page.getByRole('button', { name: t('watch-review-open') }).click();
      await expect(review.findings.first()).toBeVisible({ timeout: 90_000 });
    });
    await test.step('beside it the table of four has room for every name', async () => {
      await storeFinished(page, 'musketiere-4', 'four');
      await page.goto('./#/review/musketiere/four');
      await expect(page.locator('.seat__name')).toHaveText(names.slice(1));
      const cut = await page
        .locator('.seat__name')
        .evaluateAll((all) =>
          all.flatMap((one) => (one.scrollWidth > one.clientWidth ? [one.textContent] : [])),
        );
      expect(cut).toEqual([]);
    });
  });

  test('one plays on from any moment, in a match that is marked as practice; where the worker dies, the review goes on', async ({
    page,
  }) => {
    const review = await Review.open(page);
    const again = async () => {
      await page.goto('./#/review/musketiere/m');
      await expect(review.findings.first()).toBeVisible({ timeout: 90_000 });
    };
    await test.step('any moment can be played anew, by any seat', async () => {
      await review.slider.fill('0');
      await expect(review.button('review-play-on'), 'the beginning too').toBeVisible();
      await review.slider.fill('4');
      await review.button('review-play-on').click();
      await expectPractice(page);
    });
    await test.step('a dear choice that is tried is told beside the best, and leads back to where it was found', async () => {
      await again();
      await expect(review.slider, 'one comes back to where one has left').toHaveValue('4');
      const tried = review.body.locator('.finding__head[aria-expanded="true"]');
      await review.findings.nth(1).click();
      await expect(tried.locator('small')).toHaveText(/\S/); // once the table of that moment is there
      const words = await tried.locator('.finding__words').innerText();
      await review.button('review-try').click();
      await expectPractice(page);
      await page.reload();
      await expectPractice(page);
      const table = new Table(page);
      await table.answer(await table.moment());
      const verdict = page.getByRole('complementary', { name: t('review-tried') });
      await expect(verdict.getByText(t('review-tried-now'))).toBeVisible();
      await expect(verdict).toBeFocused();
      await audit(page, 'what was tried');
      await verdict.getByRole('link', { name: t('watch-review-back') }).click();
      // Others come to stand before and behind it, or go, as the review goes on.
      await expect(tried).toBeFocused({ timeout: 90_000 });
      await expect(tried.locator('.finding__words')).toHaveText(words, { useInnerText: true });
    });
    await test.step('one plays on from a dear choice', async () => {
      await review.button('review-try').click();
      await expectPractice(page);
      await page.goto('./#/');
      await expect(page.getByText(t('home-match-practice'), { exact: true }).first()).toBeVisible();
    });
    await test.step('a worker that dies', async () => {
      await again();
      await killWorker(page);
      await expect(page.getByText(t('engine-recovered'))).toBeVisible();
      await review.findings.first().click();
      await expect(review.findings.first()).toHaveAttribute('aria-expanded', 'true');
      await review.button('review-show').click();
      await expect(review.body.locator('.finding__choice--better')).toBeVisible();
    });
  });

  test('the record of a link has its review too', async ({ page }) => {
    await page.goto(`./#/link/${links['musketiere-2']}`);
    await page.getByRole('button', { name: t('watch-review-open') }).click();
    const review = new Review(page);
    await expect(review.findings.first()).toBeVisible({ timeout: 90_000 });
    await review.findings.first().click();
    await expect(review.body.locator('.curve__mark[aria-pressed="true"]')).toHaveText('1');

    await page.setViewportSize({ width: 1250, height: 800 });
    await review.slider.fill('0');
    const lefts = () =>
      page
        .locator('mk-hand .mk-card')
        .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().left));
    await expect.poll(async () => (await lefts()).length, 'a whole hand').toBe(12);
    const shown = async () => {
      const at = (await lefts()).toSorted((one, other) => one - other);
      return Math.min(...at.slice(1).map((left, place) => left - (at[place] as number)));
    };
    await expect.poll(shown, 'of each card as much is seen as its number is wide').toBeGreaterThan(24);
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: phone });

  for (const [game, file] of [
    ['musketiere', 'musketiere-2'],
    ['four_musketeers', 'four_musketeers-AS'],
    ['mousquetaires_du_roy', 'mousquetaires_du_roy-three'],
  ] as const)
    test(`${game}: it lies over the table, leads there and back again`, async ({ page }) => {
      const review = await Review.open(page, game, file);
      await review.findings.first().click();
      await audit(page, game);
      const wider = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth);
      expect(wider).toBe(false);
      await review.button('review-to-table').click();
      await expect(review.body).toBeHidden();
      await page.getByRole('button', { name: t('watch-review-back') }).click();
      // It need not be the dearest any more: the review goes on meanwhile.
      await expect(review.body.locator('.finding__head[aria-expanded="true"]')).toHaveCount(1);
    });
});

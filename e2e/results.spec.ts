/** What became of the matches: kept when they end, told on a page of their own, and deleted only after a question. */
import type { Page } from '@playwright/test';
import { audit } from './kit/audit';
import { resize } from './kit/dom';
import { storeFinished } from './kit/finished';
import { coveredWords, smallTargets } from './kit/fit';
import { expect, test } from './kit/site';
import { oneVisit } from './kit/visit';
import { saying, t } from './kit/words';
import { laid, layOut } from './musketiere/position';
import { Table } from './musketiere/table';

const list = (page: Page) => page.getByRole('region', { name: t('results-list') });
const deletes = (page: Page) => list(page).getByRole('button', { name: saying('results-delete-named') });

const { it, all } = oneVisit();

it('a match played to its end is told, after a reload too, until it is deleted', async ({ page }) => {
  await page.goto('./#/results');
  await expect(page.getByText(t('results-none'))).toBeVisible();
  await expect(page.getByRole('link', { name: t('home-play') })).toBeVisible();

  await layOut(page, laid.last);
  const table = new Table(page);
  await table.playToEnd();
  await table.end.getByRole('link', { name: t('results-title') }).click();
  await expect(page.getByRole('heading', { level: 1, name: t('results-title') })).toBeFocused();
  await expect(deletes(page)).toHaveCount(1);
  await expect(page.getByText(t('results-figures', { count: 1 }))).toBeVisible();
  await page.reload();
  await expect(deletes(page)).toHaveCount(1);
  await audit(page, 'results');

  await list(page)
    .getByRole('link', { name: saying('results-watch-named') })
    .click();
  await expect(page).toHaveURL(/#\/watch\/musketiere\//);
  await page.goBack();
  await deletes(page).click();
  await expect(list(page).getByRole('button', { name: t('results-keep') })).toBeFocused();
  await list(page)
    .getByRole('button', { name: t('home-delete'), exact: true })
    .click();
  await expect(page.getByText(t('results-none'))).toBeVisible();
  await page.reload();
  await expect(page.getByText(t('results-none'))).toBeVisible();
  await page.goto('./#/'); // the match itself is still there
  await expect(page.getByRole('link', { name: saying('home-watch-named') })).toBeVisible();
  const hero = page.locator('.hero'); // and how it went stands before all else
  await expect(hero).toContainText(t('home-became', { won: 'no' }));
  await hero.getByRole('link', { name: t('home-again', { game: t('game-musketiere') }) }).click();
  await expect(page).toHaveURL(/#\/match\/musketiere\/(?!laid-out)/); // its own address leads on at once
});

it('opened again, a match that ended counts once', async ({ page }) => {
  await storeFinished(page, 'musketiere-2', 'ended');
  for (const _ of [1, 2]) {
    await page.goto('./#/match/musketiere/ended');
    await expect(page.locator('mk-musketiere')).toBeVisible();
    await expect
      .poll(() => page.evaluate(() => localStorage.getItem('musketiere.result.ended')))
      .toContain('"game":"musketiere"');
    await page.goto('./#/results');
    await expect(deletes(page)).toHaveCount(1);
    await page.reload();
  }
});

it('nothing is covered or too small on any screen', async ({ page }) => {
  await page.goto('./#/');
  await page.evaluate(() => {
    for (let at = 0; at < 14; at += 1) {
      const [game, part, feats] = [
        ['musketiere', null, ['far', 'zero']],
        ['four_musketeers', 'QS', ['one-life']],
        ['mousquetaires_du_roy', at % 2 ? 'milady' : 'team', ['honour', 'last-hour']],
      ][at % 3] as [string, string | null, string[]];
      const result = {
        ...{
          game,
          part,
          feats,
          when: 1.79e12 + at * 1e8,
          names: ['Anna', 'Wolfeschlegelsteinhausen', 'Clara'],
        },
        ...{ controllers: ['human', 'skilled-bold', 'novice'], winners: [at % 4 ? 0 : 1], figures: {} },
        points: game === 'musketiere' ? [90, 58, 101] : null,
      };
      localStorage.setItem(`musketiere.result.match-${at}`, JSON.stringify(result));
    }
  });
  await page.goto('./#/results');
  await expect(deletes(page).first()).toBeVisible();
  for (const [width, height] of [
    [320, 568],
    [360, 740],
    [1440, 900],
  ] as const)
    await test.step(`${width}×${height}`, async () => {
      await resize(page, { width, height });
      const beyond = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(beyond).toBeLessThanOrEqual(0);
      expect(await coveredWords(page)).toEqual([]);
      expect(await smallTargets(page)).toEqual([]);
      await audit(page, `results at ${width}`);
    });
});

test('results', all);

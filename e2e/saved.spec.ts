import { expect, test } from './kit/site';
import { oneVisit } from './kit/visit';
import { saying, t } from './kit/words';
import { beginMatch, sitDown } from './musketiere/setup';

const { it, all } = oneVisit();

it('saved matches are listed, resumed, deleted and brought back', async ({ page }) => {
  const table = await sitDown(page, { players: 3 });
  await table.playUntil((moment) => moment === 'card');
  const hand = await table.hand.count();
  await page.goto('./#/');
  await page.reload();
  await beginMatch(page, { players: 2 });
  await table.moment();
  await page.goto('./#/');

  const resume = page.getByRole('link', { name: saying('home-resume-named') });
  await expect(resume).toHaveCount(2);
  await expect(resume.first()).toHaveAccessibleName(/D’Artagnan and Aramis$/); // the newest first
  const older = page.getByRole('listitem').filter({ has: resume }).nth(1);
  await expect(older).toContainText(t('home-match-where-musketiere', { game: 1, duel: 1 }));

  await page
    .getByRole('button', { name: saying('home-delete-named') })
    .nth(1)
    .click();
  const bringBack = page.getByRole('button', { name: saying('home-undo-delete-named') });
  await expect(bringBack).toBeFocused();
  await expect(resume).toHaveCount(1);
  await bringBack.click();
  await expect(resume).toHaveCount(2);
  await resume.nth(1).click();
  expect(await table.moment()).toBe('card');
  await expect(table.hand).toHaveCount(hand);

  await page.goto('./#/');
  await page
    .getByRole('button', { name: saying('home-delete-named') })
    .first()
    .click();
  await expect(bringBack).toBeVisible();
  await page.reload();
  await expect(resume).toHaveCount(1);
});

it('forged and unknown addresses lead home with a sentence', async ({ page }) => {
  const forged = [
    '#/nowhere',
    '#/new/chess',
    '#/match/musketiere/<img src=x>',
    '#/match/a/b',
    '#/%00',
    '#/settings/x',
  ];
  await page.goto('./#/nowhere');
  await expect(page.getByRole('status').getByText(t('home-unknown'))).toBeVisible();
  await page.getByRole('button', { name: t('dismiss') }).click();
  for (const address of forged) {
    await page.evaluate((hash) => {
      location.hash = hash;
    }, address);
    await expect(page).toHaveURL(/#\/$/);
    await expect(page.getByRole('status').getByText(t('home-unknown'))).toBeVisible();
    await page.getByRole('button', { name: t('dismiss') }).click();
    await expect(page.getByRole('heading', { level: 1, name: t('site-name') })).toBeVisible();
  }
});

test('what is saved, and addresses of nothing', all);

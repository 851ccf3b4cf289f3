import { expect, test } from './kit/site';
import { t } from './kit/words';
import { beginMatch } from './musketiere/setup';
import { Table } from './musketiere/table';

test('under a path the page plays as it does at the root, and asks for nothing outside it', async ({
  page,
  baseURL,
}) => {
  const asked = new Set<string>();
  page.on('request', (request) => request.url().startsWith('blob:') || asked.add(request.url())); // of the page itself
  await page.goto('/anything/');
  await beginMatch(page);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'card');
  await table.playCard();
  await table.playUntil((moment) => moment === 'card');
  await page
    .getByRole('banner')
    .getByRole('link', { name: t('site-name') })
    .click();
  await expect(page).toHaveURL(/\/anything\/#\/$/);
  await page.goto('/anything/#/rules/musketiere');
  await expect(page.getByRole('heading', { name: t('rules-musketiere-aim-title') })).toBeVisible();
  const inside = new URL('anything/', baseURL).href;
  expect([...asked].filter((url) => !url.startsWith(inside))).toEqual([]);
  expect([...asked].filter((url) => url.endsWith('.gzip'))).toHaveLength(3); // the interpreter in two parts, and the image
});

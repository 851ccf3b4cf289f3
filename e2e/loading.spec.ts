/** The page before Python is here. */
import { catalogue } from '../web/generated/catalogue';
import { option, poster } from './kit/setup';
import { expect, holdBack, test } from './kit/site';
import { saying, t } from './kit/words';
import { beginMatch } from './musketiere/setup';
import { Table } from './musketiere/table';

test('settings, rules and help can be used while Python loads, and the bytes are counted', async ({
  page,
}) => {
  const letGo = await holdBack(page);
  await page.goto('./');
  const loading = page.getByText(saying('engine-loading'));
  await expect(loading).toBeVisible();
  // All but the interpreter has come: some of it, not all of it.
  await expect
    .poll(async () => {
      const [percent = 0, total = 0] = (await loading.innerText()).match(/\d+/g)?.map(Number) ?? [];
      return percent > 10 && percent < 90 && total > 1;
    })
    .toBe(true);
  const bar = page.getByRole('progressbar', { name: t('engine-loading-label') });
  const share = Number(await bar.getAttribute('value'));
  expect(share).toBeGreaterThan(0.1);
  expect(share).toBeLessThan(0.9);

  await page.getByRole('button', { name: t('menu') }).click();
  await page.getByRole('link', { name: t('menu-settings') }).click();
  await option(page, t('settings-theme-light')).click();
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.goBack();
  await poster(page)
    .getByRole('link', { name: t('home-rules') })
    .click();
  await expect(page.getByRole('heading', { name: t('rules-musketiere-duel-title') })).toBeVisible();
  await page.keyboard.press('?');
  await expect(page.getByRole('dialog', { name: t('help') })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.goBack();
  await expect(loading).toBeVisible();

  letGo();
  await expect(bar).toHaveCount(0);
});

test('a match begun while Python loads starts by itself once it is here', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('./');
  await poster(page)
    .getByRole('link', { name: t('home-new') })
    .click();
  await option(page, t('option-match_end-single')).click();
  await page.getByRole('button', { name: t('new-begin') }).click();
  await expect(page.getByText(t('engine-waiting'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  letGo();
  await page.waitForURL(/#\/match\//);
  expect(await new Table(page).moment()).toBe('pay');
});

test('who leaves the form while Python loads is not called to a table', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('./');
  await poster(page)
    .getByRole('link', { name: t('home-new') })
    .click();
  await page.getByRole('button', { name: t('new-begin') }).click();
  await page.goBack();
  letGo();
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await beginMatch(page); // one after the other: the one that was left would have begun by now
  await page.goto('./#/');
  await expect(page.getByRole('link', { name: saying('home-resume-named') })).toHaveCount(1);
});

test('the guide waits for Python and then begins', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto('./#/guide/musketiere');
  await expect(page.getByText(t('guide-preparing'))).toBeVisible();
  await expect(page.getByRole('progressbar')).toBeVisible();
  letGo();
  await page.waitForURL(/#\/match\//);
  expect(await new Table(page).moment()).toBe('pay');
});

test('the question of a problem can be read before its table has come, and while Python loads', async ({
  page,
}) => {
  const ofTable = /assets\/(table|kit)-[^/]*\.js$/;
  let asked = 0;
  page.on('request', (request) => {
    if (ofTable.test(request.url())) asked++;
  });
  const letPythonGo = await holdBack(page);
  const letTableGo = await holdBack(page, ofTable);
  const [{ id } = { id: '' }] = catalogue.musketiere.problems;
  const question = page.getByText(t(`problem-${id}`));
  await page.goto(`./#/problem/musketiere/${id}`);
  await expect(question).toBeVisible();
  await expect.poll(() => asked).toBeGreaterThan(1);
  await expect(page.locator('mk-musketiere')).toHaveCount(0);

  letTableGo();
  await expect(page.locator('mk-musketiere')).toContainText(t(`problem-${id}`));
  await expect(page.getByRole('progressbar')).toBeVisible();
  // To ask for one takes a phone longer than to read a small one.
  expect(asked).toBeLessThan(22);

  letPythonGo();
  await expect(page.getByRole('complementary', { name: saying('problem-number') })).toBeVisible();
});

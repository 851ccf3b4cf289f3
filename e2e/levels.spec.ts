/** Computer players: how well they play and how they like to, in the form, at the table and in the story. */
import { idOf, readKept } from './kit/kept';
import { begin, option } from './kit/setup';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { fillIn } from './musketiere/setup';
import { Table } from './musketiere/table';

const levels = ['novice', 'casual', 'skilled', 'master'];

test('the form explains the levels, and proposes that of a first match', async ({ page }) => {
  await page.goto('./#/new/musketiere');
  const who = page.getByLabel(t('new-controller', { number: 2 }));
  await expect(who).toHaveValue('novice');
  await expect(page.getByText(t('player-novice-hint')).first()).toBeVisible();
  await who.selectOption('master');
  await expect(page.getByText(t('player-master-hint')).first()).toBeVisible();
  await page.getByText(t('new-levels')).click();
  for (const level of levels) await expect(page.getByText(t(`player-${level}-hint`)).last()).toBeVisible();
});

test('three computers at a table are three persons, and one keeps the character that was chosen', async ({
  page,
}) => {
  await page.goto('./#/new/musketiere');
  await option(page, '4').click();
  for (const player of [2, 3, 4])
    await page.getByLabel(t('new-controller', { number: player })).selectOption('novice');
  await page.getByLabel(t('new-character', { number: 3 })).selectOption({ label: t('character-careful') });
  await begin(page);
  await expect(page.locator('mk-hand')).toBeVisible();
  const { text = '' } = (await readKept(page, idOf(page.url()))) ?? {};
  const sitters: string[] = JSON.parse(text).sitters;
  expect(sitters[2]).toBe('novice-careful');
  expect(new Set(sitters.slice(1)).size).toBe(3);
  expect(sitters.slice(1).every((one) => one.startsWith('novice'))).toBe(true);
  await expect(
    page.getByText(t('story-company-careful', { names: t('name-musketiere-3'), count: 1 })).first(),
  ).toBeAttached();
});

test('who was chosen before there were levels stays, by the name he had', async ({ page }) => {
  await page.addInitScript(() => {
    const players = ['human', 'rule_based', 'random'].map((sitter, at) => ({ name: `P${at}`, sitter }));
    localStorage.setItem('musketiere.setup', JSON.stringify({ musketiere: { players, wishes: {} } }));
  });
  await page.goto('./#/new/musketiere');
  const second = page.getByLabel(t('new-controller', { number: 2 }));
  await expect(second).toHaveValue('rule_based');
  await expect(second.locator('option:checked')).toHaveText(t('player-rule_based'));
  await begin(page);
  await expect(page.locator('mk-hand')).toBeVisible();
  const { text = '' } = (await readKept(page, idOf(page.url()))) ?? {};
  expect(JSON.parse(text).sitters.slice(0, 2)).toEqual(['human', 'rule_based']);
});

test('the same persons play the next match, or others above and below them, who then stay', async ({
  page,
}) => {
  const sitters = async (): Promise<string[]> =>
    JSON.parse((await readKept(page, idOf(page.url())))?.text ?? '').sitters;
  await page.goto('./#/new/musketiere');
  await fillIn(page, { players: 3 });
  for (const number of [2, 3]) await page.getByLabel(t('new-controller', { number })).selectOption('casual');
  await begin(page);
  const table = new Table(page);
  await table.playToEnd();
  const before = await sitters();
  const old = page.url();
  await table.end.getByRole('button', { name: t('end-again') }).click();
  await page.waitForURL((url) => url.href !== old);
  await expect(page.locator('mk-hand')).toBeVisible();
  expect(await sitters()).toEqual(before);
  await page.goto(old);
  const stronger = table.end.getByRole('button', { name: t('end-stronger', { level: 'skilled' }) });
  const weaker = table.end.getByRole('button', { name: t('end-weaker', { level: 'novice' }) });
  const next = stronger.or(weaker);
  await expect(next).toBeVisible();
  const level = (await stronger.count()) > 0 ? 'skilled' : 'novice';
  await next.click();
  await page.waitForURL((url) => url.href !== old);
  await expect(page.locator('mk-hand')).toBeVisible();
  const risen = before.map((one) => one.replace('casual', level));
  expect(await sitters()).toEqual(risen);
  await page.goto('./#/play/musketiere');
  await expect(page.locator('mk-hand')).toBeVisible();
  expect((await sitters()).map((one) => one.split('-')[0])).toEqual(['human', level, level]);
});

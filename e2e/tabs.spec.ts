import { idOf, readRecord } from './kit/kept';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { beginMatch } from './musketiere/setup';
import { Table } from './musketiere/table';

test('two tabs on one match: the one that fell behind says so and loads the newer state', async ({
  page,
  context,
}) => {
  await page.goto('./');
  await beginMatch(page);
  const behind = new Table(page);
  expect(await behind.moment()).toBe('pay');

  const other = await context.newPage();
  await other.goto(page.url());
  const ahead = new Table(other);
  await ahead.playUntil((moment) => moment === 'card');
  await ahead.playCard();
  await ahead.playUntil((moment) => moment === 'card');
  const { actions } = await readRecord(other, idOf(other.url()));
  const hand = await ahead.hand.count();

  await behind.layPay();
  await expect(page.getByRole('alert')).toContainText(t('error-storage-conflict'));
  expect((await readRecord(other, idOf(other.url()))).actions).toEqual(actions);

  expect(await behind.moment()).toBe('card');
  await expect(behind.hand).toHaveCount(hand);
  await behind.playCard();
  await behind.playUntil((moment) => moment !== 'stones');
  expect((await readRecord(other, idOf(other.url()))).actions.slice(0, actions.length)).toEqual(actions);
});

/** What shows nothing new can be taken back while it is the same player's turn (FM-12.8, FM-19.2). */
import { heardIn } from '../kit/dom';
import { expect, test, unhurried } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

test.use({ settings: unhurried });

const { it, all } = oneVisit();

it('a direction can be taken back before the first strike, a strike of one’s own cannot', async ({
  page,
}) => {
  await layOut(page, { ...laid.cyclical, random: [] });
  const table = new Table(page);
  expect(await table.moment()).toBe('direction');
  await expect(table.takeBack).toHaveCount(0);
  await table.turn('left');
  await table.takeBack.click();
  expect(await table.moment()).toBe('direction');
  const heard = await heardIn(page, '.asked__words');
  await table.turn('right');
  expect(await table.moment()).toBe('strike');
  await expect(table.hand, 'the last card has struck by itself, and another hand is dealt').not.toHaveCount(
    1,
  );
  await expect(table.takeBack).toHaveCount(0);
  const right = { you: 'no', name: t('name-four_musketeers-4'), certain: 'no' };
  const told = await heard();
  for (const words of [t('four-would-a', right), t('four-last-card', { you: 'yes' })])
    expect(told).toContainEqual(expect.stringContaining(words));
});

it('a servant’s open strike can be taken back while the master strikes next, a shadow strike cannot', async ({
  page,
}) => {
  await layOut(page, laid.servant);
  const table = new Table(page);
  expect(await table.moment()).toBe('strike');
  const servant = t('seat-servant', { number: 0, name: t('name-four_musketeers-1') });
  await expect(page.getByText(t('four-whose', { name: servant }))).toBeVisible();
  await expect(table.takeBack).toHaveCount(0);
  await table.strikeWith();
  expect(await table.moment()).toBe('strike');
  await expect(page.getByText(t('four-whose', { name: servant }))).toHaveCount(0);
  await table.takeBack.click();
  expect(await table.moment()).toBe('strike');
  await expect(page.getByText(t('four-whose', { name: servant }))).toBeVisible();
  await table.hold();
  await table.shadowStrike.click();
  expect(await table.moment()).toBe('strike');
  await expect(page.getByText(t('four-whose', { name: servant }))).toHaveCount(0);
  await expect(table.takeBack).toHaveCount(0);
});

test('what is taken back', all);

import { facesIn } from '../kit/dom';
import { expect, test, unhurried } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { saying, t } from '../kit/words';
import { sitDown } from './setup';
import type { Table } from './table';

test.use({ settings: unhurried });

const { it, all } = oneVisit();

it('a reload before handing in leaves the choice as it was', async ({ page }) => {
  const table = await sitDown(page);
  expect(await table.moment()).toBe('pay');
  const hand = await cards(table);
  await table.hand.last().click();
  await page.reload();
  expect(await table.moment()).toBe('pay');
  expect(await cards(table)).toEqual(hand);
});

it('a reload while the others still choose goes on with what was handed in', async ({ page }) => {
  const table = await sitDown(page, { players: 4 });
  await table.playUntil((moment) => moment === 'card');
  const [hand, played] = [await cards(table), await table.hand.last().getAttribute('aria-label')];
  await table.playCard(table.hand.last());
  await expect(table.takeBack).toBeVisible(); // the others have not begun to choose
  await page.reload();
  await table.moment();
  expect(await cards(table)).toEqual(hand.filter((card) => card !== played));
  const story = page.getByRole('region', { name: t('story-title') });
  await expect(story).toContainText(
    saying('story-card', { who: t('table-you'), value: String(played).split(' ')[0] ?? '' }),
  );
});

it('a reload between two players on one device keeps the first choice and shows it to nobody', async ({
  page,
}) => {
  const table = await sitDown(page, { humans: 2 });
  await table.playUntil((moment) => moment === 'card');
  const first = await whose(table);
  const hand = await facesIn(page);
  await table.playCard(table.hand.last());
  const [played] = await facesIn(table.laid);
  expect(hand).toContain(played);
  await expect(table.curtain).toBeVisible();
  expect(await whose(table)).not.toBe(first);

  for (const reload of [false, true]) {
    if (reload) await page.reload();
    await expect(table.curtain).toBeVisible();
    expect(await facesIn(page)).toEqual([]);
  }
  await table.openCurtain();
  expect(await table.moment()).toBe('card');
  expect(await facesIn(page)).not.toContain(played);
  await expect(page.getByRole('article').getByText(t('says-chosen'))).toBeVisible();

  await table.playCard();
  await expect.poll(() => facesIn(table.laid)).toContain(played);
});

const cards = (table: Table) =>
  table.hand.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

/** The name on the curtain, or of the player whose side of the table is in front. */
async function whose(table: Table): Promise<string> {
  if (await table.curtain.isVisible()) return table.curtain.getByRole('heading').innerText();
  const rival = table.page.getByRole('region', { name: t('table-rivals') }).getByRole('article');
  const names = ['1', '2'].map((seat) => t(`name-musketiere-${seat}`));
  const other = await rival.getAttribute('aria-label');
  return t('curtain-title', { name: names.find((name) => name !== other) ?? '' });
}

test('matches that go on', all);

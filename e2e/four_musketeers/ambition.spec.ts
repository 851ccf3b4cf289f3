/** What the own role wants is in sight all the time, and what of it is missing in the line of story. */
import { resize } from '../kit/dom';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { added, layOut } from './position';
import { Table } from './table';

const roles = ['JC', 'JS', 'JH', 'JD'] as const;

test('the card that d’Artagnan wants, on a wide page and on a phone', async ({ page }) => {
  await layOut(page, { options: { storyline: 'QS', ...added.roles }, roles });
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  const missing = t('four-wanted', { cards: t('playing-card', { rank: 'JK', suit: '' }) });
  const inFull = page.getByText(t('aim-QS-JC', { mode: 'solo', layout: 4 }));
  const line = page.getByRole('button', { name: t('four-ambition', { role: t('person-JC') }) });
  await resize(page, { width: 1440, height: 900 });
  await expect(inFull).toBeVisible();
  await expect(page.getByRole('complementary').getByText(missing)).toBeAttached();

  await resize(page, { width: 360, height: 740 });
  await expect(line).toContainText(missing);
  await line.click();
  await expect(inFull.last()).toBeVisible();
});

/** What the own role wants is in sight all the time, and what of it is missing in the line of story. */
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { added, layOut } from './position';
import { Table } from './table';

const roles = ['JC', 'JS', 'JH', 'JD'] as const;

for (const [width, height] of [
  [360, 740],
  [1440, 900],
] as const)
  test(`the card that d’Artagnan wants, ${width} × ${height}`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await layOut(page, { options: { storyline: 'QS', ...added.roles }, roles });
    const table = new Table(page);
    await table.playUntil((moment) => moment === 'strike');
    const missing = t('four-wanted', { cards: t('playing-card', { rank: 'JK', suit: '' }) });
    const inFull = page.getByText(t('aim-QS-JC', { mode: 'solo', layout: 4 }));
    const line = page.getByRole('button', { name: t('four-ambition', { role: t('person-JC') }) });
    if (width > 1000) {
      await expect(inFull).toBeVisible();
      await expect(page.getByRole('complementary').getByText(missing)).toBeAttached();
    } else {
      await expect(line).toContainText(missing);
      await line.click();
      await expect(inFull.last()).toBeVisible();
    }
  });

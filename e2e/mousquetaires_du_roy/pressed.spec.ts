/** What one press of a place does is told by what pressed: a mouse has looked before, a finger and a key have not. */
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut, TEAM } from './position';
import { Table } from './table';

test.use({ viewport: { width: 1280, height: 800 }, hasTouch: true });

test('where a device has both, a finger and a key only look, whatever the mouse rests on; a mouse goes there', async ({
  page,
}) => {
  await layOut(page, laid.chains, TEAM);
  const table = new Table(page);
  await table.moment();
  const shown = (place: 'paris' | 'louvre' | 'la_rochelle') =>
    page.locator('.focus').and(page.getByLabel(t(`place-${place}`)));
  const there = (place: 'paris' | 'la_rochelle') => page.locator(`.tile--${place} .tile__figure--active`);
  await table.place('paris').hover();
  await expect(shown('paris')).toBeVisible();
  await table.place('la_rochelle').press('Enter');
  await expect(shown('la_rochelle')).toBeVisible();
  await expect(there('la_rochelle')).toHaveCount(0);
  await table.place('paris').tap();
  await expect(shown('paris')).toBeVisible();
  await expect(there('paris')).toHaveCount(0);
  await table.place('la_rochelle').click();
  await expect(there('la_rochelle')).toHaveCount(1);
});

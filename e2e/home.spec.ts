import { poster } from './kit/setup';
import { expect, test } from './kit/site';

test('home shows the games that can be played, and says of the other that it cannot', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Musketiere');
  await expect(page.getByRole('heading', { level: 1, name: 'Musketiere' })).toBeVisible();
  for (const game of ['musketiere', 'four_musketeers']) {
    const doors = poster(page, game).getByRole('link');
    await expect(doors).toHaveText(['New match', 'Learn by playing', 'Rules', /Deal of the day/]);
    const addresses = await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    expect(addresses).toEqual([`#/new/${game}`, `#/guide/${game}`, `#/rules/${game}`, `#/daily/${game}`]);
  }
  const closed = poster(page, 'mousquetaires_du_roy');
  await expect(closed).toContainText('Not open yet');
  await expect(closed.getByRole('link')).toHaveCount(0);
  await expect(closed.getByRole('button')).toHaveCount(0);
  await expect(page.getByText('No match yet.')).toBeVisible();
});

import { expect, test } from './site';

test('home shows the game that can be played, and says of the others that they cannot', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Musketiere');
  await expect(page.getByRole('heading', { level: 1, name: 'Musketiere' })).toBeVisible();
  await expect(page.getByRole('article', { name: 'Musketiere', exact: true }).getByRole('link')).toHaveText([
    'New match',
    'Learn by playing',
    'Rules',
  ]);
  for (const name of ['Four Musketeers', 'Mousquetaires du Roy']) {
    const poster = page.getByRole('article', { name });
    await expect(poster).toContainText('Not open yet');
    await expect(poster.getByRole('link')).toHaveCount(0);
    await expect(poster.getByRole('button')).toHaveCount(0);
  }
  await expect(page.getByText('No match yet.')).toBeVisible();
});

import { poster } from './kit/setup';
import { expect, test } from './kit/site';

const learn = {
  musketiere: ['Learn by playing'],
  four_musketeers: ['Learn by playing'],
  mousquetaires_du_roy: ['Learn as the Musketeers', 'Learn as Milady'],
};

test('home shows the games with their doors', async ({ page }) => {
  await page.goto('./');
  await expect(page).toHaveTitle('Musketiere');
  await expect(page.getByRole('heading', { level: 1, name: 'Musketiere' })).toBeVisible();
  for (const [game, lessons] of Object.entries(learn)) {
    const doors = poster(page, game).getByRole('link');
    await expect(doors).toHaveText([
      'Play now',
      'New match',
      ...lessons,
      'Problems',
      'Rules',
      /Deal of the day/,
    ]);
    const addresses = await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const guides = lessons.map((_, at) => `#/guide/${game}${at === 0 ? '' : '/milady'}`);
    expect(addresses).toEqual([
      `#/play/${game}`,
      `#/new/${game}`,
      ...guides,
      `#/problems/${game}`,
      `#/rules/${game}`,
      `#/daily/${game}`,
    ]);
  }
  await expect(page.getByText('No match yet.')).toBeVisible();
});

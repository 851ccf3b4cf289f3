import { poster } from './kit/setup';
import { expect, test } from './kit/site';

/** The lessons of each game, by the end of their addresses. */
const learn: Record<string, Record<string, string>> = {
  musketiere: { '': 'Learn by playing', '/stones': 'Lesson 2: gems and prisons' },
  four_musketeers: { '': 'Learn by playing', '/shadow': 'Lesson 2: shadow strikes' },
  mousquetaires_du_roy: {
    '': 'Learn as the Musketeers',
    '/siege': 'Lesson 2: siege and ambush',
    '/milady': 'Learn as Milady',
  },
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
      ...Object.values(lessons),
      'Problems',
      'Everybody on their own phone',
      'Rules',
      /Deal of the day/,
    ]);
    // One of them is gold, two are framed; the others wait as links.
    const weight = (kind: string) => poster(page, game).locator(`.poster__doors > ${kind}`);
    await expect(weight('.button--gold')).toHaveText('Play now');
    await expect(weight('.button:not(.button--gold, .button--quiet)')).toHaveCount(2);
    const addresses = await doors.evaluateAll((links) => links.map((link) => link.getAttribute('href')));
    const guides = Object.keys(lessons).map((end) => `#/guide/${game}${end}`);
    expect(addresses).toEqual([
      `#/play/${game}`,
      `#/new/${game}`,
      ...guides,
      `#/problems/${game}`,
      `#/stage/${game}`,
      `#/rules/${game}`,
      `#/daily/${game}`,
    ]);
  }
  await expect(page.getByText('No match yet.')).toBeVisible();
});

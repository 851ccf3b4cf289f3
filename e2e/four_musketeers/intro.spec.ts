/** What is said the first time: an introduction to each storyline, in the language of the reader. */
import { groupOf } from '../../web/games/four_musketeers/storylines';
import { expect, test } from '../kit/site';
import { idsOf, t, wordsOf } from '../kit/words';
import { laid, layOut } from './position';
import { beginStoryline } from './setup';
import { Table } from './table';

test('a storyline is introduced the first time it is opened, and not the second time', async ({ page }) => {
  await page.goto('./');
  const table = new Table(page);
  for (const again of [false, true])
    for (const storyline of ['AC', 'KC', 'AS', 'KS', 'QC', 'QS'] as const) {
      await beginStoryline(page, storyline);
      const told = !again && storyline !== 'AC';
      const first = await table.moment();
      if (told) {
        expect(first, storyline).toBe('intro');
        const mode = groupOf(storyline) === 'solitaire' ? 'coop' : 'solo';
        await expect(page.locator('.strike__card .mk-card'), 'nothing has been struck').toHaveCount(0);
        await expect(table.intro).toContainText(t(`intro-${storyline}-1`, { mode }));
        await table.answer('intro');
        await expect(table.intro).toBeHidden();
      } else expect(first, storyline).not.toBe('intro');
      await page.goto('./#/');
    }
});

test.describe('in Finnish', () => {
  test.use({ settings: { language: 'fi', speed: 'fast', motion: 'off' } });

  test('a fight is played, and no message is missing', async ({ page }) => {
    const fi = wordsOf('fi');
    const ids = idsOf('en');
    const missing = async () => {
      const said = await page.evaluate(() => {
        const labels = [...document.querySelectorAll('[aria-label], [title]')];
        return [
          document.body.textContent,
          ...labels.flatMap((one) => [one.ariaLabel, one.getAttribute('title')]),
        ];
      });
      const words = new Set(said.join(' ').split(/[\s:,.…()“”"!?]+/));
      expect(ids.filter((id) => id.includes('-') && words.has(id))).toEqual([]);
    };
    await layOut(page, laid.cyclical, 1, fi);
    const table = new Table(page, { words: fi });
    expect(await table.moment()).toBe('direction');
    await missing();
    await expect(table.asked).toHaveText(fi('four-ask-direction', { you: 'yes', name: '' }));
    await table.turn('left');
    expect(await table.moment()).toBe('strike');
    await missing();
    await table.strikeWith();
    await table.moment();
    await expect(table.chapter(fi('four-story-cyclical', { fight: 6 }))).toContainText('6');
    await missing();
    await page
      .getByRole('button', { name: fi('four-goal-open') })
      .first()
      .click();
    await expect(page.getByRole('dialog').getByText(fi('four-means'))).toBeVisible();
    await missing();
  });
});

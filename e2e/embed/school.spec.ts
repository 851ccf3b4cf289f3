/** The fencing school in a page of others: a task that is set there, and a player that is named there. */
import { readFileSync } from 'node:fs';
import { codeOf } from '../../web/shell/school/link';
import { type Task, taskCode } from '../../web/shell/school/task';
import { option } from '../kit/setup';
import { saying, t } from '../kit/words';
import { choosing } from '../school/kit';
import { expect, games, inside, script, tableIn, test } from './host-page';

const task: Task = {
  game: 'musketiere',
  name: 'mine',
  text: choosing('return legal[len(legal) // 2]'),
  contest: {
    options: { match_end: 'single' },
    opponents: ['rule_based'],
    matches: 4,
    seconds: 1,
    seed: 1844,
  },
  aim: 100,
};

test('a task is set in a post: nothing is fetched before the click, then it is met and told what it has come to', async ({
  page,
  host,
}) => {
  test.slow();
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(host.site) && asked.push(request.url()));
  const code = await taskCode(task);
  await host.show(page, `${script}<musketiere-school task="${code}"></musketiere-school>`, {
    name: 'localhost',
  });
  const post = page.locator('musketiere-school');
  await expect(post.getByText(t('school-title'), { exact: true })).toBeVisible();
  await page.waitForLoadState('networkidle');
  expect(asked).toEqual([`${host.site}embed.js`]);

  await post.getByRole('button', { name: t('poster-school-do') }).click();
  const school = inside(post);
  const panel = school.getByRole('region', { name: t('school-task') });
  await expect(panel).toContainText(t('player-rule_based'));
  await expect(panel).toContainText('100%');
  await expect(school.getByRole('textbox', { name: /Source text of mine.py/ })).toContainText('legal[len');
  await expect(school.locator('iframe'), 'nothing of it runs').toHaveCount(0);
  const tournament = school.locator('mk-school-tournament');
  await expect(tournament.getByLabel(t('school-matches'))).toHaveValue('4');
  await expect(tournament.getByRole('combobox', { name: t('school-rules') })).toHaveValue('task');
  await expect(tournament.locator('.described')).toContainText(t('option-match_end-single'));
  await tournament.getByRole('button', { name: t('school-begin') }).click();
  await expect(tournament.locator('.verdict--not-yet')).toContainText(
    t('school-task-not-yet', { share: '25%', matches: 4, aim: '100%' }),
    { timeout: 120_000 },
  );

  // Other matches are not those of the task, which comes back by a press.
  await tournament.getByRole('checkbox', { name: t('player-random') }).check();
  await tournament.getByRole('button', { name: t('school-begin') }).click();
  await tournament.getByRole('button', { name: t('school-task-as') }).click();
  await expect(tournament.getByRole('checkbox', { name: t('player-random') })).not.toBeChecked();
});

test('a player that the page names is shown with its text, and sits down in its sandbox', async ({
  page,
  host,
}) => {
  test.slow();
  const player = await codeOf({ game: 'musketiere', name: 'Rosnay', text: choosing('return legal[0]') });
  await host.show(page, `${script}<musketiere-game game="musketiere" player="${player}"></musketiere-game>`, {
    name: 'localhost',
  });
  const game = games(page);
  await expect(game.getByText(t('poster-player'))).toBeVisible();
  await game.getByRole('button', { name: t('poster-game-do') }).click();
  const frame = inside(game);
  await expect(frame.getByRole('region', { name: t('against-who', { name: 'Rosnay' }) })).toBeVisible();
  await frame.getByText(t('against-text')).click();
  await expect(frame.locator('pre')).toContainText('return legal[0]');
  await expect(frame.getByLabel(saying('new-controller')).nth(1)).toHaveValue(/^own:/);
  await expect(frame.locator('iframe'), 'nothing of it runs').toHaveCount(0);
  const table = await tableIn(game);
  await option(table.page, '2').click();
  await frame.getByRole('button', { name: t('new-begin') }).click();
  await frame.getByRole('button', { name: t('goal-play') }).click(); // nobody has played here yet
  await expect(frame.locator('iframe[sandbox]')).toHaveCount(1);
  await table.playUntil((moment) => moment === 'card');
  await expect(frame.locator('.table')).toContainText('Rosnay');

  // To a deal of the page's own it sits down in the place of the first computer player.
  const setup = /setup="([^"]+)"/.exec(
    readFileSync(new URL('../../docs/embedding.md', import.meta.url), 'utf8'),
  )?.[1];
  await host.show(page, `${script}<musketiere-game player="${player}" setup="${setup}"></musketiere-game>`, {
    name: 'localhost',
  });
  await expect(game.getByText(t('poster-player'))).toBeVisible();
  await game.getByRole('button', { name: t('poster-deal-do') }).click();
  await expect(frame.locator('.seated li').nth(1)).toContainText('Rosnay');
  await expect(frame.locator('iframe'), 'nothing of it runs').toHaveCount(0);
  await frame.getByRole('button', { name: t('link-deal-enter') }).click();
  await expect(frame.locator('iframe[sandbox]')).toHaveCount(1);
  await (await tableIn(game)).playUntil((moment) => moment === 'card');
  await expect(frame.locator('.table')).toContainText('Rosnay');

  // A code that is torn says so, and nothing else.
  await host.show(page, `${script}<musketiere-game player="${player.slice(0, -9)}"></musketiere-game>`);
  await games(page)
    .getByRole('button', { name: t('poster-game-do') })
    .click();
  await expect(inside(games(page)).getByRole('alert').first()).toContainText(t('school-link-damaged'));
});

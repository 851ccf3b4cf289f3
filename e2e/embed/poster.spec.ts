/** `<musketiere-game>` before and at the click: the poster, the frame, the keyboard, the attributes. */
import { amiss } from '../kit/audit';
import { t, wordsOf } from '../kit/words';
import { code, deal, expect, games, heightOf, inside, recorded, script, tableIn, test } from './host-page';

/** Who sat on either side in a record of Mousquetaires du Roy, as its head says, and who has won. */
function sidesOf(record: string): string[] {
  const { names, summary } = JSON.parse(Buffer.from(record.split('.')[2] ?? '', 'base64').toString());
  return names.map((name: string, seat: number) =>
    summary.winners.includes(seat) ? `${name} ${t('poster-won')}` : name,
  );
}

const records = {
  four_musketeers: {
    record: code('record'),
    standing: [`Anna ${t('poster-won')} 1`, 'Athos 3', `Porthos ${t('poster-won')} 1`, 'Aramis 2'],
  },
  mousquetaires_du_roy: {
    record: recorded('mousquetaires_du_roy-four'),
    standing: sidesOf(recorded('mousquetaires_du_roy-four')),
  },
};

test('the poster: what it is drawn from, and that it goes on to the game', async ({ page, host }) => {
  test.slow(); // as many pages of others
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(host.site) && asked.push(request.url()));
  for (const [name, { record, standing }] of Object.entries(records))
    await test.step(`${name}: the poster is drawn from the record; of the site nothing but the script is fetched before the click`, async () => {
      asked.length = 0;
      await host.show(page, `${script}<musketiere-game record="${record}"></musketiere-game>`);
      const game = games(page);
      await expect(game.getByRole('listitem')).toHaveText(standing);
      await expect(game.getByText(t(`game-${name}`))).toBeVisible();
      await expect(game.getByText(t('poster-record'), { exact: true })).toBeVisible();
      await page.waitForLoadState('networkidle');
      expect(asked).toEqual([`${host.site}embed.js`]);
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        expect(await amiss(page.mainFrame(), 'musketiere-game')).toEqual([]);
      }
      await game.getByRole('button', { name: t('poster-record-do') }).click();
      await expect(inside(game).getByRole('slider', { name: t('watch-place') })).toBeVisible();
    });

  await test.step('attributes redraw the poster; what was opened stays; what is taken away and put back starts anew', async () => {
    await host.show(page, `${script}<musketiere-game game="musketiere"></musketiere-game>`);
    const game = games(page);
    await expect(game.getByText(t('game-musketiere'))).toBeVisible();
    await game.evaluate((element) => element.setAttribute('game', 'four_musketeers'));
    await expect(game.getByText(t('game-four_musketeers'))).toBeVisible();
    await game.evaluate((element, record) => element.setAttribute('record', record), code('record'));
    await game.getByRole('button', { name: t('poster-record-do') }).click();
    await expect(game.locator('iframe')).toBeVisible();
    await game.evaluate((element) => element.removeAttribute('record'));
    await expect(game.locator('iframe')).toBeVisible();
    await game.evaluate((element) => {
      element.remove();
      document.body.append(element);
    });
    await expect(game.getByRole('button', { name: t('poster-game-do') })).toBeVisible();
  });

  await test.step('a record that is damaged claims nothing, and the game says what is wrong with it', async () => {
    const head = { kind: 'record', names: 7, summary: { totals: ['<b>'] } };
    const damaged = {
      newer: code('record').replace(/^1\./, '3.'),
      markup: '"><img src=x onerror=alert(1)>',
      'another shape': `1.four_musketeers.${Buffer.from(JSON.stringify(head)).toString('base64url')}.AAAA`,
      cut: code('record').slice(0, 120),
    };
    await host.show(page, `${script}<musketiere-game game="four_musketeers"></musketiere-game>`);
    const game = games(page);
    for (const [damage, text] of Object.entries(damaged)) {
      await game.evaluate((element, record) => element.setAttribute('record', record), text);
      await expect(game.getByText(t('game-four_musketeers')), damage).toBeVisible();
      await expect(game.getByRole('listitem'), damage).toHaveCount(0);
      await expect(game.locator('img'), damage).toHaveCount(0);
    }
    await game.getByRole('button', { name: t('poster-unread-do') }).click();
    await expect(inside(game).getByRole('alert').first()).toContainText(t('error-link-damaged'));
  });

  await test.step('two games on one page have nothing to do with each other', async () => {
    await host.show(page, `${deal}<musketiere-game game="four_musketeers"></musketiere-game>${script}`);
    const [one, two] = [games(page).nth(0), games(page).nth(1)];
    await one.getByRole('button', { name: t('poster-deal-do') }).click();
    await expect(inside(one).getByRole('button', { name: t('link-deal-enter') })).toBeVisible();
    await expect(two.getByRole('button', { name: t('poster-game-do') })).toBeVisible();
    await two.getByRole('button', { name: t('poster-game-do') }).click();
    await expect(inside(two).getByRole('button', { name: t('new-begin') })).toBeVisible();
    await expect.poll(() => heightOf(two)).toBe(page.viewportSize()?.height);
    await inside(one)
      .getByRole('button', { name: t('link-deal-enter') })
      .click();
    await expect.poll(() => heightOf(one)).toBe(720);
    expect(await heightOf(two)).toBe(page.viewportSize()?.height);
    await expect((await tableIn(one)).hand).toHaveCount(12);
  });

  await test.step('language and theme are those of the attributes, and yield to the reader', async () => {
    const fr = wordsOf('fr');
    await host.show(
      page,
      `${script}<musketiere-game game="musketiere" lang="fr" theme="light"></musketiere-game>`,
    );
    const game = games(page);
    await game.getByRole('button', { name: fr('poster-game-do') }).click();
    const root = inside(game).locator('html');
    await expect(root).toHaveAttribute('lang', 'fr');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await inside(game)
      .getByRole('button', { name: fr('menu'), exact: true })
      .click();
    await inside(game)
      .getByRole('link', { name: fr('menu-settings') })
      .click();
    await inside(game).getByRole('radio', { name: 'Deutsch' }).check();
    await expect(root).toHaveAttribute('lang', 'de');
    await page.goto(host.site);
    await expect(page.locator('html'), 'what was chosen is kept').toHaveAttribute('lang', 'de');
    await expect(page.locator('html'), 'what the attribute said is not').toHaveAttribute(
      'data-theme',
      'dark',
    );
  });
});

test('a deal is played in the frame, which takes the height it asks for', async ({ page, host }) => {
  await page.setViewportSize({ width: 600, height: 700 });
  await host.show(page, deal);
  const game = games(page);
  const before = (await game.boundingBox())?.height ?? 0;
  await game.getByRole('button', { name: t('poster-deal-do') }).click();
  expect(await heightOf(game), 'nothing moves at the click').toBeCloseTo(before, 0);
  await inside(game)
    .getByRole('button', { name: t('link-deal-enter') })
    .click();
  await expect.poll(() => heightOf(game), 'never higher than the window').toBe(700);
  const table = await tableIn(game);
  await table.playUntil((moment) => moment === 'card');
  await table.playCard();
  await page.setViewportSize({ width: 900, height: 900 });
  await expect.poll(() => heightOf(game), 'what a table asks for').toBe(840);
});

test('the keyboard comes in, opens the game, goes on inside and comes out again, both ways', async ({
  page,
  host,
}) => {
  await host.show(page, deal);
  const game = games(page);
  const here = () => page.evaluate(() => document.activeElement?.id || document.activeElement?.localName);
  const { keyboard } = page;
  await page.locator('#before').focus();
  await keyboard.press('Tab');
  await expect(game.getByRole('button', { name: t('poster-deal-do') })).toBeFocused();
  await keyboard.press('Enter');
  const enter = inside(game).getByRole('button', { name: t('link-deal-enter') });
  await expect(enter).toBeVisible();
  expect(await here()).toBe('musketiere-game');
  const walk = async (key: string, until: () => Promise<boolean>) => {
    for (let step = 0; step < 20 && !(await until()); step += 1) await keyboard.press(key);
  };
  await walk('Tab', () => enter.evaluate((button) => button === document.activeElement));
  await expect(enter).toBeFocused();
  await walk('Tab', async () => (await here()) === 'after');
  await expect(page.locator('#after')).toBeFocused();
  await keyboard.press('Shift+Tab');
  expect(await here()).toBe('musketiere-game');
  await walk('Shift+Tab', async () => (await here()) === 'before');
  await expect(page.locator('#before')).toBeFocused();
});

/** What a link leads to: a deal, a match in play, and links that are none. */
import type { Page } from '@playwright/test';
import * as four from '../four_musketeers/setup';
import { Table as FourTable } from '../four_musketeers/table';
import { audit } from '../kit/audit';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { laid, layOut } from '../mousquetaires_du_roy/position';
import * as roy from '../mousquetaires_du_roy/setup';
import { Table as RoyTable } from '../mousquetaires_du_roy/table';
import { sitDown } from '../musketiere/setup';
import { Table } from '../musketiere/table';
import { addressIn, countKept, friendAt, handOf, openFromMenu, sheetOn } from './friend';

const enter = (kind: 'deal' | 'play') => t(`link-${kind}-enter`);

async function dealOf(page: Page, table: Table): Promise<string> {
  await table.moment();
  await table.layPay();
  return addressIn(await openFromMenu(page), t('share-what-deal'));
}

const dealt = {
  four_musketeers: {
    sitDown: (page: Page) => four.sitDown(page, 'AC', { mode: 'team' }),
    theirs: (page: Page) => new FourTable(page),
    asks: 'strike',
    played: [t('storyline-AC'), t('mode-AC-team')],
  },
  mousquetaires_du_roy: {
    sitDown: roy.sitDown,
    theirs: (page: Page) => new RoyTable(page),
    asks: 'next',
    played: [t('option-musketeers-4'), 'Athos, Porthos, Aramis and d’Artagnan', t('side-milady')],
  },
} as const;

test('the deal of a link', async ({ page, browser }) => {
  test.slow(); // eight tables, in two browsers
  const friend = await friendAt(browser);
  await test.step('musketiere: the deal of a link is the same hand, once for each time it is asked for', async () => {
    const table = await sitDown(page, { players: 3 });
    await table.moment();
    const hand = await handOf(table.hand);
    await table.layPay();
    const address = await addressIn(await openFromMenu(page), t('share-what-deal'));

    await friend.goto(address);
    await expect(friend.getByRole('heading', { name: t('link-deal') })).toBeVisible();
    await expect(friend.getByRole('list', { name: t('new-who') }).getByRole('listitem')).toHaveCount(3);
    await audit(friend, 'a deal by link');
    await friend.reload();
    await friend.getByRole('button', { name: enter('deal') }).click();
    await friend.waitForURL(/#\/match\/musketiere\/link-/);
    const theirs = new Table(friend);
    expect(await theirs.moment()).toBe('pay');
    expect(await handOf(theirs.hand)).toEqual(hand);
    expect(await countKept(friend)).toBe(1);

    await friend.goto(address);
    await friend.getByRole('link', { name: t('home-carry-on') }).click();
    expect(await theirs.moment()).toBe('pay');
    await friend.goto(address);
    await friend.getByRole('button', { name: t('link-deal-again') }).click();
    await friend.waitForURL(/#\/match\/musketiere\/(?!link-)/);
    expect(await theirs.moment()).toBe('pay');
    expect(await handOf(theirs.hand)).toEqual(hand);
    expect(await countKept(friend)).toBe(2);
  });

  for (const [game, { sitDown, theirs, asks, played }] of Object.entries(dealt))
    await test.step(`${game}: the deal of a link is the same hand; it says what is played`, async () => {
      const table = await sitDown(page);
      await table.playUntil((moment) => moment === asks);
      const hand = await handOf(table.hand);
      expect(hand).not.toEqual([]);
      const address = await addressIn(await openFromMenu(page), t('share-what-deal'));

      await friend.goto(address);
      const main = friend.getByRole('main');
      for (const words of played) await expect(main).toContainText(words);
      await main.getByRole('button', { name: enter('deal') }).click();
      const same = theirs(friend);
      await same.playUntil((moment) => moment === asks);
      expect(await handOf(same.hand)).toEqual(hand);
    });

  await test.step('the field for a text takes a link too', async () => {
    const address = await dealOf(page, await sitDown(page));
    await friend.goto('./');
    await friend.getByText(t('import-title')).click();
    await friend.getByLabel(t('import-label')).fill(`Look what I was dealt: ${address}.`);
    await friend.getByRole('button', { name: t('import-open') }).click();
    await expect(friend.getByRole('button', { name: enter('deal') })).toBeVisible();
  });

  await test.step('while several people play, and in a lesson, nothing is shared, and a sentence says why', async () => {
    const table = await sitDown(page, { players: 3, humans: 2 });
    await table.playUntil((moment) => moment === 'card');
    const sheet = await openFromMenu(page);
    await expect(sheet.getByRole('alert')).toHaveText(t('error-share-hidden'));
    await expect(sheet.getByRole('textbox')).toHaveCount(0);
    await page.goto('./#/guide/musketiere');
    await page.waitForURL(/#\/match\//);
    const again = await openFromMenu(page);
    await expect(again.getByRole('alert')).toHaveText(t('error-share-lesson'));
  });

  await friend.context().close();
});

test('begun in another tab meanwhile, a link is not begun a second time unasked; deleted, it is begun anew', async ({
  page,
  context,
}) => {
  const table = await sitDown(page);
  const address = await dealOf(page, table);
  const way = `./${address.slice(address.indexOf('#'))}`;
  const other = await context.newPage();
  for (const tab of [page, other]) {
    await tab.goto(way);
    await expect(tab.getByRole('button', { name: enter('deal') })).toBeVisible();
  }
  await page.getByRole('button', { name: enter('deal') }).click();
  await page.waitForURL(/#\/match\/musketiere\/link-/);
  expect(await table.moment()).toBe('pay');
  await other.getByRole('button', { name: enter('deal') }).click();
  await expect(other.getByText(t('link-copy'))).toBeVisible();
  await expect(other.getByRole('heading', { name: t('link-deal') })).toBeFocused();
  expect(await countKept(other)).toBe(2);
  await other.close();

  await page.goto('./#/');
  await page
    .getByRole('button', { name: saying('home-delete-named') })
    .first()
    .click();
  await expect(page.getByRole('button', { name: saying('home-undo-delete-named') })).toBeVisible();
  await page.goto(way);
  await page.reload(); // the browser keeps it to be brought back
  await page.getByRole('button', { name: enter('deal') }).click();
  await page.waitForURL(/#\/match\/musketiere\/(?!link-)/);
  expect(await table.moment()).toBe('pay');
});

test('a match in play by link', async ({ page, browser }) => {
  test.slow(); // seven tables, in three browsers
  const friend = await friendAt(browser);
  await test.step('cut, changed, newer and foreign links are refused with a sentence, and lose nothing', async () => {
    const table = await sitDown(page);
    await table.playUntil((moment) => moment === 'card');
    const address = await addressIn(await openFromMenu(page), t('share-what-play'));
    const code = address.split('#/link/')[1] ?? '';
    const [format, game, head = '', body = ''] = code.split('.');
    const forgedHead = btoa(atob(head).replace('"human"', '"rule_based"')).replace(/=+$/, '');
    const flipped = body.replace(/.$/, (last) => (last === 'A' ? 'Q' : 'A'));
    const wrong: [string, string | RegExp][] = [
      [code.slice(0, -5), t('error-link-damaged')],
      [code.slice(0, code.length / 3), t('error-link-damaged')],
      [[format, game, head, flipped].join('.'), t('error-link-damaged')],
      [[format, game, forgedHead, body].join('.'), t('error-link-damaged')],
      [['3', game, head, body].join('.'), saying('error-link-newer', { format: 3 })],
      [[format, 'chess', head, body].join('.'), saying('error-link-other-game')],
      ['', t('error-link-damaged')],
      [`${code}${'A'.repeat(20_000)}`, t('error-link-long')],
      ['<img src=x onerror=alert(1)>', /./],
    ];
    for (const [bad, sentence] of wrong) {
      await page.goto('./#/');
      await page.goto(`./#/link/${bad}`);
      await expect(page.getByRole('heading', { name: t('link-failed') })).toBeVisible();
      await expect(page.getByRole('main').getByRole('alert')).toHaveText(sentence);
      const reload = page.getByRole('main').getByRole('button', { name: t('reload') });
      await expect(reload).toHaveCount(bad.startsWith('3.') ? 1 : 0);
      await expect(page.locator('img')).toHaveCount(0);
    }
    await page
      .getByRole('main')
      .getByRole('link', { name: t('menu-home') })
      .click();
    expect(await countKept(page)).toBe(1);
  });

  await test.step('a match in play says that the lamp was asked, and goes on saying so where it is played on', async () => {
    const table = await sitDown(page, { players: 2 });
    await table.moment();
    await page.keyboard.press('l');
    await page.locator('.lamp__do:not(.lamp__do--asleep)').click({ timeout: 60_000 });
    await table.playUntil((moment) => moment === 'card');
    const address = await addressIn(await openFromMenu(page), t('share-what-play'));
    expect(address).toContain('#/link/2.');

    await friend.goto(address);
    await expect(friend.getByText(t('lamp-used', { count: 1 }))).toBeVisible();
    await audit(friend, 'a match in play by link, with the lamp');
    await friend.getByRole('button', { name: enter('play') }).click();
    await new Table(friend).moment();
    await expect(friend.getByRole('button', { name: saying('lamp-ask') })).toHaveAccessibleName(
      t('lamp-ask-again', { used: t('lamp-used', { count: 1 }) }),
    );
  });

  await test.step('a match in play is carried on from where it was, and the first one stays', async () => {
    const table = await sitDown(page, { players: 2 });
    await table.playUntil((moment) => moment === 'card');
    await table.playCard();
    await table.playUntil((moment) => moment === 'card');
    const hand = await handOf(table.hand);
    const address = await addressIn(await openFromMenu(page));
    await page.keyboard.press('Escape');

    await friend.goto(address);
    await expect(friend.getByText(t('link-play-what'))).toBeVisible();
    await expect(
      friend.getByRole('list', { name: t('home-match-totals') }).getByRole('listitem'),
    ).toHaveCount(2);
    await friend.getByRole('button', { name: enter('play') }).click();
    const theirs = new Table(friend);
    await theirs.playUntil((moment) => moment === 'card');
    expect(await handOf(theirs.hand)).toEqual(hand);
    await theirs.playCard();
    await theirs.moment();
    expect(await handOf(table.hand)).toEqual(hand);
  });

  await test.step('a table that was laid out is carried on from where it was, and watched once it is over', async () => {
    await layOut(page, laid.won);
    const table = new RoyTable(page);
    await table.playUntil((moment) => moment === 'action');
    const asked = await table.asked.innerText();
    const hand = await handOf(table.hand);
    const address = await addressIn(await openFromMenu(page), t('share-what-play'));
    await page.keyboard.press('Escape');

    await friend.goto(address);
    await friend.getByRole('button', { name: enter('play') }).click();
    const theirs = new RoyTable(friend);
    await theirs.playUntil((moment) => moment === 'action');
    await expect(theirs.asked).toHaveText(asked);
    expect(await handOf(theirs.hand)).toEqual(hand);

    await table.playToEnd();
    await table.end.getByRole('button', { name: t('share-open') }).click();
    const watcher = await friendAt(browser, await addressIn(sheetOn(page)));
    const controls = watcher.getByRole('region', { name: t('watch-controls') });
    await controls.getByRole('button', { name: t('watch-last') }).click();
    await expect(watcher.getByRole('main')).toContainText(t('victory-quest'));
    await watcher.context().close();
  });

  await friend.context().close();
});

/** Values of one's own: a data file is loaded, played by, kept, removed and loaded again; a broken one is refused with its faults. */
import { readFileSync } from 'node:fs';
import type { Locator, Page } from '@playwright/test';
import { idOf, readKept } from '../kit/kept';
import { begin, option } from '../kit/setup';
import { beforeWorker, expect, killWorker, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { addressIn, countKept, friendAt, openFromMenu } from '../share/friend';
import { house, load, mine, unfold } from './box';
import { Table } from './table';

const FORM = './#/new/mousquetaires_du_roy';
const lineOf = (text: string, start: string) =>
  text.split('\n').findIndex((line) => line.startsWith(start)) + 1;

const editionOf = (page: Page): Locator => page.getByText(saying('edition-own', { name: 'Grandma’s box' }));

/** Opens the form, and in it the part where files are loaded. */
async function openForm(page: Page): Promise<void> {
  await page.goto(FORM);
  await expect(page.locator('.player-line__role').first()).toContainText('Athos'); // the engine has spoken
  await unfold(page);
}

async function beginMatch(page: Page): Promise<string> {
  await expect(editionOf(page).first()).toBeVisible();
  await begin(page);
  await expect(editionOf(page).first()).toBeVisible();
  return idOf(page.url());
}

async function remove(page: Page, matches: number): Promise<void> {
  await page.getByRole('button', { name: t('data-remove-named', { name: 'Grandma’s box' }) }).click();
  const question = page.getByRole('group', {
    name: t('data-remove-ask', { name: 'Grandma’s box', count: matches }),
  });
  await question.getByRole('button', { name: t('data-remove') }).click();
  await expect(page.getByText(t('data-removed', { name: 'Grandma’s box' }))).toBeVisible();
}

test('our own file is known; a broken one is refused and put right', async ({ page }) => {
  await test.step('our own file can be downloaded, and is known when it is loaded', async () => {
    await openForm(page);
    const downloading = page.waitForEvent('download');
    await page.getByRole('link', { name: t('data-copy') }).click();
    expect(readFileSync(await (await downloading).path(), 'utf8')).toBe(house);
    await load(page, house);
    await expect(page.getByText(t('data-is-house'))).toBeVisible();
    await expect(page.getByText(t('edition-house'))).toBeVisible();
  });

  await test.step('a broken file is refused with every fault and its place, and nothing is lost', async () => {
    await page.getByLabel(t('new-name', { number: 1 })).fill('Anne');
    const broken = mine.replace('blue_max = 6', 'blue_max = "six"').replace('official = false', 'extra = 1');
    await load(page, broken);
    const faults = page
      .getByRole('list', { name: t('data-faults', { file: 'box.toml' }) })
      .getByRole('listitem');
    await expect(faults).toHaveText([
      t('error-data-key-missing', { line: 1, at: 'official' }), // at the top of its table
      t('error-data-key-unknown', { line: lineOf(broken, 'extra'), at: 'extra' }),
      t('error-data-type', { line: lineOf(broken, 'blue_max'), at: 'dice.blue_max', kind: 'integer' }),
    ]);
    await expect(page.getByText(t('data-refused', { file: 'box.toml', count: 3 }))).toBeVisible();
    await expect(page.getByText(t('edition-house'))).toBeVisible();
    await expect(page.getByLabel(t('new-name', { number: 1 }))).toHaveValue('Anne');

    await load(page, Buffer.of(0x54, 0x72, 0xe9));
    await expect(page.getByText(t('data-no-text', { file: 'box.toml' }))).toBeVisible();
    await expect(faults).toHaveCount(0);

    await load(page, mine); // put right, it is taken
    await expect(page.getByText(t('data-no-text', { file: 'box.toml' }))).toHaveCount(0);
    await expect(editionOf(page)).toBeVisible();
    await expect(page.getByLabel(t('new-name', { number: 1 }))).toHaveValue('Anne');
  });
});

test('a match by a file of one’s own: it goes on, is sent to others, and needs its file', async ({
  page,
  browser,
}) => {
  let id = '';
  await test.step('it goes on after a reload, and after Python has died', async () => {
    await openForm(page);
    await load(page, mine);
    await expect(page.getByText(t('data-loaded', { name: 'Grandma’s box' }))).toBeVisible();
    await expect(option(page, 'Grandma’s box').getByRole('radio')).toBeChecked();
    id = await beginMatch(page);
    await page.reload();
    await expect(editionOf(page).first()).toBeVisible();
    await killWorker(page);
    await expect(page.getByText(t('engine-recovered'))).toBeVisible();
    await expect(editionOf(page).first()).toBeVisible();

    await page.goto(FORM); // the form remembers it
    await expect(option(page, 'Grandma’s box').getByRole('radio')).toBeChecked();
    await expect(editionOf(page)).toBeVisible();
  });

  await test.step('a text and a link that need a file which is not here say so, lose nothing, and open once it is loaded', async () => {
    await page.goto(`./#/match/mousquetaires_du_roy/${id}`);
    await new Table(page).playUntil((moment) => moment === 'next');
    const { text: kept = '' } = (await readKept(page, id)) ?? {};
    const address = await addressIn(await openFromMenu(page), t('share-what-deal'));
    await page.keyboard.press('Escape');
    const text = JSON.stringify(JSON.parse(kept).record);

    const friend = await friendAt(browser);
    const sentence = friend.getByText(saying('error-data-missing'));
    const importText = async () => {
      await friend.getByText(t('import-title')).click();
      await friend.getByLabel(t('import-label')).fill(text);
      await friend.getByRole('button', { name: t('import-open') }).click();
    };
    await importText();
    await expect(sentence).toContainText('Grandma’s box');
    await expect(friend.getByLabel(t('import-label'))).toHaveValue(text);
    await load(friend, mine.replace('blue_max = 6 ', 'blue_max = 5 '));
    await expect(friend.getByText(saying('data-other', { name: 'Grandma’s box' }))).toBeVisible();
    await expect(friend.getByLabel(t('import-label'))).toHaveValue(text);
    expect(await countKept(friend)).toBe(0);

    await friend.goto(address);
    await expect(sentence).toContainText('Grandma’s box');
    await load(friend, mine);
    await expect(friend.getByRole('button', { name: t('link-deal-enter') })).toBeVisible();
    await expect(sentence).toHaveCount(0);

    await friend.goto('./#/');
    await importText();
    await expect(editionOf(friend).first()).toBeVisible();
    await friend.waitForURL(/#\/match\/mousquetaires_du_roy\//);
    await friend.context().close();
  });

  await test.step('what needs a file that was removed says so, and goes on once it is loaded', async () => {
    await openForm(page);
    await remove(page, 1);
    await expect(page.getByText(t('edition-house'))).toBeVisible();
    await expect(page.getByRole('radio', { name: 'Grandma’s box' })).toHaveCount(0);

    for (const way of ['at once', 'after a reload']) {
      await page.goto(`./#/match/mousquetaires_du_roy/${id}`);
      if (way === 'after a reload') await page.reload();
      await expect(page.getByText(saying('error-data-missing'))).toContainText('Grandma’s box');
    }
    await load(page, mine.replace('blue_max = 6 ', 'blue_max = 5 '));
    await expect(page.getByText(saying('data-other', { name: 'Grandma’s box' }))).toBeVisible();
    await load(page, mine);
    await expect(editionOf(page).first()).toBeVisible();
  });
});

test('where storage is refused a file holds for this visit, and the page says so', async ({ page }) => {
  const refuse = `Object.defineProperty(self, 'indexedDB', { get() { throw new DOMException('no', 'SecurityError'); } })`;
  await page.addInitScript(refuse);
  await beforeWorker(page, refuse);
  await openForm(page);
  await load(page, mine);
  await expect(page.getByText(t('data-loaded-visit', { name: 'Grandma’s box' }))).toBeVisible();
  await beginMatch(page);
});

/** Everything that a player has, in one file: saved, taken to another device, refused where something is wrong with it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { audit } from './kit/audit';
import { idOf, readKept, writeKept } from './kit/kept';
import { pressKey } from './kit/keyboard';
import { expect, test } from './kit/site';
import { t } from './kit/words';
import { load, mine, unfold } from './mousquetaires_du_roy/box';
import { beginMatch, sitDown } from './musketiere/setup';
import { Table } from './musketiere/table';
import { countKept, friendAt, handOf } from './share/friend';

const saveButton = (page: Page) => page.getByRole('button', { name: t('backup-save') });
const section = (page: Page) => page.getByRole('region', { name: t('backup-title') });
const alert = (page: Page) => section(page).getByRole('alert');

async function save(page: Page): Promise<string> {
  await page.goto('./#/settings');
  const downloading = page.waitForEvent('download');
  await pressKey(saveButton(page));
  const download = await downloading;
  expect(download.suggestedFilename()).toMatch(/^musketiere-\d{4}-\d\d-\d\d\.json$/);
  return readFileSync(await download.path(), 'utf8');
}

async function restore(page: Page, text: string): Promise<void> {
  await page.goto('./#/settings');
  await page
    .getByLabel(t('backup-restore'))
    .setInputFiles({ name: 'kept.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await expect(saveButton(page)).toBeEnabled();
}

test('a match goes on, on another device, exactly where it was', async ({ page, browser }) => {
  const table = await sitDown(page, { players: 3 });
  await table.playUntil((moment) => moment === 'card');
  const [hand, match] = [await handOf(table.hand), page.url()];
  const kept = await readKept(page, idOf(match));
  await page.evaluate(() => localStorage.setItem('musketiere.solved', '["musketiere/one"]'));
  const file = await save(page);
  await expect(section(page)).toContainText(t('backup-saved', { matches: 1, data: 0 }));

  const friend = await friendAt(browser);
  await restore(friend, file);
  await expect(section(friend).getByRole('status')).toContainText(t('backup-added', { count: 1 }));
  await expect(section(friend)).toContainText(t('backup-notes'));
  expect(await friend.evaluate(() => localStorage.getItem('musketiere.solved'))).toBe('["musketiere/one"]');
  expect((await readKept(friend, idOf(match)))?.text).toBe(kept?.text);
  await audit(friend, 'what came out of a file');
  await friend.goto(match);
  const theirs = new Table(friend);
  expect(await theirs.moment()).toBe('card');
  expect(await handOf(theirs.hand)).toEqual(hand);
  await restore(friend, file);
  await expect(section(friend)).toContainText(t('backup-same', { count: 1 }));
  await friend.context().close();
});

test('a file of before gives way to what has been played since, and brings back what is behind', async ({
  page,
}) => {
  const table = await sitDown(page);
  await table.playUntil((moment) => moment === 'card');
  const match = page.url();
  const before = await save(page);
  await page.goto(match);
  await table.playUntil((moment) => moment === 'card');
  await table.playCard();
  await table.playUntil((moment) => moment === 'card');
  const further = await save(page);
  const kept = await readKept(page, idOf(match));
  await restore(page, before);
  await expect(section(page)).toContainText(t('backup-kept'));
  expect(await readKept(page, idOf(match))).toEqual(kept);

  const { text = '' } = JSON.parse(before).matches[0];
  await writeKept(page, idOf(match), text);
  await restore(page, further);
  await expect(section(page)).toContainText(t('backup-replaced'));
  expect((await readKept(page, idOf(match)))?.text).toBe(kept?.text);
  await page.goto(match);
  expect(await table.moment()).toBe('card');
});

test('a file that is wrong is refused with a sentence, and a match that is damaged is named', async ({
  page,
  browser,
}) => {
  await sitDown(page);
  await new Table(page).moment();
  await page.goto('./#/');
  await beginMatch(page, { players: 3 });
  await new Table(page).moment();
  const file = await save(page);
  const friend = await friendAt(browser);
  const refused: [text: string, sentence: string][] = [
    [file.slice(0, -20), t('error-backup-torn')],
    ['{"kind": "a list of tunes"}', t('error-backup-foreign')],
    [file.replace('"format":1', '"format":2'), t('error-backup-newer')],
  ];
  for (const [text, sentence] of refused) {
    await restore(friend, text);
    await expect(alert(friend)).toHaveText(sentence);
  }
  expect(await countKept(friend)).toBe(0);

  const changed = JSON.parse(file);
  changed.matches[0].text = changed.matches[0].text.replace('"player_seed": ', '"player_seed": 1');
  await restore(friend, JSON.stringify(changed));
  await expect(section(friend)).toContainText(t('backup-added', { count: 1 }));
  await expect(section(friend)).toContainText(t('backup-refused'));
  await expect(section(friend).getByRole('listitem')).toHaveText(new RegExp(t('error-backup-entry')));
  await expect(section(friend).getByRole('listitem')).toContainText('D’Artagnan');
  expect(await countKept(friend)).toBe(1);

  changed.matches.pop();
  await restore(friend, JSON.stringify(changed));
  await expect(section(friend)).toContainText(t('backup-altered'));
  await friend.context().close();
});

test('a data file of one’s own goes along', async ({ page, browser }) => {
  const open = async (at: Page) => {
    await at.goto('./#/new/mousquetaires_du_roy');
    await unfold(at);
  };
  await open(page);
  await load(page, mine);
  await expect(page.getByText(t('data-loaded', { name: 'Grandma’s box' }))).toBeVisible();
  const file = await save(page);

  const friend = await friendAt(browser);
  await restore(friend, file);
  await expect(section(friend)).toContainText(t('backup-data', { count: 1 }));
  await open(friend);
  await expect(
    friend.getByRole('button', { name: t('data-remove-named', { name: 'Grandma’s box' }) }),
  ).toBeVisible();
  await friend.context().close();
});

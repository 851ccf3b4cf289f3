/** A player of the visitor's own at an ordinary table: chosen in the form, asked in its sandbox, with faults that end nothing. */
import { execFileSync } from 'node:child_process';
import type { Page } from '@playwright/test';
import { Table as FourTable } from '../four_musketeers/table';
import { audit } from '../kit/audit';
import { begin, option } from '../kit/setup';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { Table as RoyTable } from '../mousquetaires_du_roy/table';
import { Table } from '../musketiere/table';
import { choosing, keep } from './kit';

const root = new URL('../../', import.meta.url).pathname;
const FIRST = choosing('return legal[0]');

/** What crosses from the page to the sandboxes from here on. */
async function listen(
  page: Page,
): Promise<() => Promise<{ type: string; work?: { text: string }; packed?: string }[]>> {
  await page.addInitScript(() => {
    const sent: unknown[] = [];
    const post = MessagePort.prototype.postMessage;
    Object.assign(globalThis, { sentToSandbox: sent });
    MessagePort.prototype.postMessage = function (message: { type?: unknown }, ...more: never[]) {
      if (['begin', 'ask', 'end'].includes(String(message?.type))) sent.push(message);
      post.call(this, message, ...more);
    };
  });
  return () => page.evaluate(() => (globalThis as never as { sentToSandbox: [] }).sentToSandbox);
}

/** Those of the visitor's own, among who may sit down. */
const group = (page: Page) => page.locator(`optgroup[label="${t('new-controller-own')}"]`);

/** The form with a player of one's own at the last seat. */
async function choose(page: Page, game: string, name: string): Promise<void> {
  await page.goto(`./#/new/${game}`);
  if (game === 'musketiere') {
    await option(page, '2').click();
    await option(page, t('option-match_end-single')).click();
  }
  const last = page.getByLabel(saying('new-controller')).last();
  await expect(group(page).last()).toBeAttached();
  await last.selectOption({ label: name });
}

async function sitDown(page: Page, text: string): Promise<Table> {
  await keep(page, { name: 'mine', text });
  await choose(page, 'musketiere', 'mine');
  await begin(page);
  return new Table(page);
}

/** Takes part until the player has been asked so often. */
async function playOn(
  table: Table | FourTable | RoyTable,
  asked: () => Promise<number>,
  wanted: number,
): Promise<void> {
  const play = table as Table;
  await play
    .playUntil(
      () => false,
      async (moment) => {
        if (moment === 'over' || (await asked()) >= wanted) throw ENOUGH;
      },
    )
    .catch((error) => {
      if (error !== ENOUGH) throw error;
    });
}
const ENOUGH = new Error('enough');

const tables = { musketiere: Table, four_musketeers: FourTable, mousquetaires_du_roy: RoyTable };

for (const [game, AtTable] of Object.entries(tables))
  test(`${game}: an own player is chosen in the form and plays like one of ours`, async ({ page }) => {
    test.slow();
    const sent = await listen(page);
    await keep(page, { name: 'mine', text: FIRST, game }, { name: 'other', text: FIRST, game: 'none' });
    await choose(page, game, 'mine');
    await expect(group(page).last().locator('option')).toHaveText(['mine']);
    await audit(page, 'the form with a player of one’s own');
    await begin(page);
    const table = new AtTable(page);
    await expect.poll(async () => (await sent()).filter(({ type }) => type === 'begin').length).toBe(1);
    // What is asked first is only to read the source.
    const asks = async () => (await sent()).filter(({ type, packed }) => type === 'ask' && packed !== '');
    await playOn(table, async () => (await asks()).length, 4);
    expect((await asks()).length).toBeGreaterThanOrEqual(4);
    await expect(page.getByRole('alert')).not.toContainText('mine');

    // All that has reached it is its seat's own.
    const seen = JSON.parse(
      execFileSync(
        'python3',
        [
          '-c',
          `import base64, json, sys
from musketiere.school.question import Asked
asked = [Asked.unpacked(base64.b64decode(one)) for one in json.load(sys.stdin)]
dealt = [event for one in asked for event in one.events if event["type"] in ("hand_dealt", "cards_dealt")]
print(json.dumps({
    "seats": [one.seat for one in asked],
    "viewers": [one.view.seat for one in asked],
    "begins": [one.begins is not None for one in asked],
    "legal": [len(one.legal) for one in asked],
    "others": [event for event in dealt if event.get("seat") != asked[0].seat and event.get("cards")],
}))`,
        ],
        {
          input: JSON.stringify((await asks()).map(({ packed }) => packed)),
          env: { ...process.env, PYTHONPATH: `${root}py` },
          encoding: 'utf8',
        },
      ),
    );
    expect(new Set(seen.seats).size).toBe(1);
    expect(seen.viewers).toEqual(seen.seats);
    expect(seen.begins).toEqual(seen.seats.map((_: number, at: number) => at === 0));
    expect(Math.min(...seen.legal)).toBeGreaterThan(0);
    expect(seen.others).toEqual([]);

    // Whoever leaves the table takes the sandbox along.
    const sandboxes = page.locator('iframe[sandbox]');
    await expect(sandboxes).toHaveCount(1);
    await page.goto('./#/');
    await expect(sandboxes).toHaveCount(0);
  });

test('who has written none is offered none, and nothing of the school is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(request.url()));
  await page.goto('./#/new/musketiere');
  await expect(page.getByLabel(saying('new-controller')).last()).toBeVisible();
  await expect(group(page)).toHaveCount(0);
  expect(fetched.filter((url) => /seated|editor|codemirror|school/.test(url))).toEqual([]);
});

test('whatever it does wrong is said at the table, and the match goes on to its end', async ({ page }) => {
  test.slow();
  const text = choosing(`
print("my cards:", view.hand)
if view.phase == "play_card":
    if view.duel == 1:
        raise ValueError("no idea")
    if view.duel == 2:
        return "a joke"
    if view.duel == 3:
        while True:
            pass
    if view.duel == 4:
        import os
        os._exit(0)
return legal[0]`);
  const line = text.split('\n').findIndex((one) => one.includes('no idea')) + 1;
  const table = await sitDown(page, text);
  const name = t('name-musketiere-2');
  const alert = page.getByRole('alert');
  for (const fault of ['raised', 'illegal', 'move-time', 'died']) {
    await table.playUntil((moment) => moment === 'card');
    await table.answer('card');
    await expect(alert).toContainText(t(`own-fault-${fault}`, { player: 'mine', name }), { timeout: 20_000 });
    if (fault === 'raised') await expect(alert).toContainText(t('own-fault-line', { line }));
  }
  await table.playToEnd();

  // What it wrote is for whoever watches the match; while it was played it could have told its hand.
  await expect(page.getByRole('region', { name: t('school-notes') })).toHaveCount(0);
  await table.end.getByRole('link', { name: t('home-watch') }).click();
  const next = page.getByRole('button', { name: t('school-notes-next') });
  await next.press('Enter');
  await next.press('Enter');
  await expect(page.getByRole('region', { name: t('school-notes') })).toContainText('my cards: (');
  await page.goBack();

  // Once more with the same player, though it is kept in the school no longer.
  await page.evaluate(() => localStorage.removeItem('musketiere.players'));
  await table.end.getByRole('button', { name: t('end-again') }).click();
  await expect(table.end).toBeHidden(); // until the next one is begun
  await table.playUntil((moment) => moment === 'card');
  await table.answer('card');
  await expect(alert).toContainText(t('own-fault-raised', { player: 'mine', name }));
});

test('a reload goes on with the player as it was when it sat down, whatever became of it since', async ({
  page,
}) => {
  test.slow();
  const table = await sitDown(page, FIRST);
  await table.playUntil((moment) => moment === 'card');
  await page.evaluate(() => localStorage.removeItem('musketiere.players'));
  const sent = await listen(page);
  await page.reload();
  await playOn(table, async () => (await sent()).filter(({ type }) => type === 'ask').length, 3);
  const begun = (await sent()).filter(({ type }) => type === 'begin');
  expect(begun.map(({ work }) => work?.text)).toEqual([FIRST]);
  await expect(page.getByRole('alert')).not.toContainText('mine');

  // As after a backup of somebody else: nothing is known here of this player, and it is shown before it begins.
  const begins = async () => (await sent()).filter(({ type }) => type === 'begin').length;
  await page.evaluate(() => localStorage.removeItem('musketiere.allowed'));
  await page.reload();
  const strangers = page.locator('.strangers');
  await expect(strangers).toContainText('mine.py');
  await audit(page, 'a player that came with a match');
  await strangers.locator('summary').click();
  await expect(strangers.locator('pre')).toHaveText(FIRST);
  expect(await begins()).toBe(0);
  await expect(page.locator('iframe[sandbox]')).toHaveCount(0);
  await strangers.getByRole('button', { name: t('strangers-run', { count: 1 }) }).press('Enter');
  await expect.poll(begins).toBe(1);
  await page.reload();
  await expect.poll(begins).toBe(1); // what was said once is known

  // In the form somebody of ours sits there again.
  await page.goto('./#/new/musketiere');
  const last = page.getByLabel(t('new-controller', { number: 2 }));
  await expect(last).toHaveValue('novice');
});

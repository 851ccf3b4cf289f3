/** A match goes on after the page was loaded again, or Python was lost; one that is damaged is refused. */
import { forge, idOf, readKept } from '../kit/kept';
import { expect, killWorker, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { saying, t } from '../kit/words';
import { laid, layOut } from './position';
import { sitDown } from './setup';
import { type Moment, Table } from './table';

const cards = (table: Table) =>
  table.hand.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));

const decisions = {
  strike: laid.last,
  direction: laid.cyclical,
  replay: laid.replay,
  settings: laid.lost,
} as const;

test('a reload, and the loss of Python, before a decision leave it as it is', async ({ page }) => {
  test.slow();
  for (const [decision, position] of Object.entries(decisions))
    await test.step(decision, async () => {
      await layOut(page, position);
      const table = new Table(page);
      await table.playUntil((moment) => moment === decision);
      const [asked, hand] = [await table.asked.innerText(), await cards(table)];
      const same = async () => {
        expect(await table.moment()).toBe(decision);
        await expect(table.asked).toHaveText(asked);
        expect(await cards(table)).toEqual(hand);
      };
      await page.reload();
      await same();
      await killWorker(page);
      await expect(page.getByText(t('engine-recovered'))).toBeVisible();
      await same();
      await table.answer(decision as Moment);
      await table.moment();
    });
});

const { it, all } = oneVisit();

it('a reload before the missing suit is named deals nothing', async ({ page }) => {
  const table = await sitDown(page, 'QS', { players: 3, layout: 3, lead: 2 });
  await table.playUntil((moment) => moment === 'missing');
  await page.reload();
  expect(await table.moment()).toBe('missing');
  await expect(table.hand).toHaveCount(0);
  await table.answer('missing');
  await table.playUntil((moment) => moment === 'strike');
  await expect(table.hand).toHaveCount(4);
});

it('a reload in the middle of a fight goes on with what was struck', async ({ page }) => {
  await layOut(page, laid.last);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  const played = await table.hand.last().getAttribute('aria-label');
  const hand = await cards(table);
  await table.strikeWith();
  await expect(table.hand).not.toHaveCount(hand.length); // what was pressed has been heard
  await page.reload();
  await table.moment();
  expect(await cards(table)).toEqual(hand.filter((card) => card !== played));
  await expect(table.chapter(t('four-story-fight', { fight: 1 }))).toContainText(
    t('four-story-strike', { who: t('table-you'), number: Number.parseInt(played ?? '', 10), shadow: 'no' }),
  );
});

it('a forged or torn match is refused with its reason and left as it is', async ({ page }) => {
  await layOut(page, laid.cyclical);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'direction');
  const id = idOf(page.url());
  const match = page.url();
  const { text: whole = '' } = (await readKept(page, id)) ?? {};
  const unreadable: [text: string, sentence: RegExp][] = [
    [whole.slice(0, whole.length / 2), saying('error-record-damaged')],
    [whole.replace('in_hand 6', 'in_hand 5'), saying('error-record-damaged')],
    [forge(whole, { position: 'storyline XX' }), saying('error-record-damaged')],
    [
      forge(whole, { actions: [[0, { type: 'choose_direction', direction: 'up' }]] }),
      saying('error-record-action'),
    ],
    [
      forge(whole, { actions: [[0, { type: 'strike', card: '10S', shadow: false }]] }),
      saying('error-record-action'),
    ],
  ];
  for (const [text, sentence] of unreadable) await table.refuses(match, text, sentence);
});

it('an address that names another game leads to the match', async ({ page }) => {
  await layOut(page, laid.last);
  const table = new Table(page);
  expect(await table.moment()).toBe('strike');
  const address = page.url();
  await page.goto('./#/match/musketiere/laid-out');
  await expect(page).toHaveURL(address);
  expect(await table.moment()).toBe('strike');
});

test('matches that go on', all);

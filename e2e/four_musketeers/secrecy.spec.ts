/**
 * Nobody's secrets reach the page: neither the document nor what the worker sends, what the page stores and logs. The
 * table is laid out, so the test knows every card; a hand is played on it, and whatever nobody has turned up may not be
 * found anywhere (FM-20).
 */
import type { Page } from '@playwright/test';
import type { Frame } from '../../web/generated/bridge';
import type { Action, GameTypes, Options, Seat } from '../../web/generated/four_musketeers';
import { answersTo, lastFrame, listenToWorker, updateIn } from '../kit/heard';
import { idOf, readByPage, readKept } from '../kit/kept';
import { expect, test, unhurried } from '../kit/site';
import { t } from '../kit/words';
import { added, laid, layOut } from './position';
import { Table } from './table';

const roles = ['JC', 'JH', 'JS', 'JD'] as const;
const portrayed = { JC: 'dartagnan', JH: 'aramis', JS: 'athos', JD: 'porthos' };
const hands = [
  ['3S', '5H', '8D', '10C'],
  ['4S', '6H', '9D', '7C'],
  ['3H', '6S', '8C', '10D'],
  ['5S', '7H', '9C', '4D'],
];
const random = ['9H', '3C', '7S', '4H', '10S', '5C', '8H', '6D'];
const FIRST_FIGHT = 3;

type Told = [player: number, action: Action];

const cardsIn = (text: string): string[] => [...new Set(text.match(/\b(?:10|[3-9]|J)[SHDC]\b/g) ?? [])];
const words = (card: string) => t('playing-card', { rank: card.slice(0, -1), suit: card.slice(-1) });

/** Every card that can be recognised in the document: by a key, an address, a picture or its name. */
async function cardsOn(page: Page): Promise<string[]> {
  const all = [...hands.flat(), ...random];
  const { source, pictures } = await page.evaluate(() => ({
    source: document.documentElement.outerHTML,
    pictures: [...document.querySelectorAll('.mk-card--sword')].map((card) => {
      const suit = /suit-([SHDC])/.exec(card.className)?.[1] ?? '';
      return (card.querySelector('.mk-card__number')?.textContent ?? '') + suit;
    }),
  }));
  const drawn = (source.match(/data-key="(?:card|life)-\w+"/g) ?? []).flatMap(cardsIn);
  const portraits = roles.filter((role) => source.includes(`href="#mk-person-${portrayed[role]}"`));
  const named = all.filter((card) => new RegExp(`(^|\\D)${words(card)}`).test(source));
  const people = roles.filter((role) => source.includes(`${t(`person-${role}`)}.`));
  return [...new Set([...pictures, ...drawn, ...portraits, ...named, ...people])];
}

interface Company {
  readonly humans: number;
  readonly options: Partial<Options>;
  /** By player: the seats he decides for, and those whose role alone he knows. */
  readonly seats: readonly (readonly Seat[])[];
  readonly partners?: readonly (readonly Seat[])[];
  /** Seats whose hand lies open, and those that play from a pile. */
  readonly open?: readonly Seat[];
  readonly piles?: readonly Seat[];
}

const companies: Record<string, Company> = {
  'one player and three computers': {
    humans: 1,
    options: { storyline: 'QC', ...added.roles },
    seats: [[0], [1], [2], [3]],
  },
  'two friends, each with a servant': {
    humans: 2,
    options: { players: 2, replacement: 'servant' },
    seats: [
      [0, 2],
      [1, 3],
    ],
    open: [2, 3],
  },
  'two friends, a computer and a dazed Musketeer in teams': {
    humans: 2,
    options: { storyline: 'QS', ...added.roles, mode: 'team', players: 3 },
    seats: [[0], [1], [2]],
    partners: [[2], [3], [0]],
    piles: [3],
  },
};

/** What the viewer may know after so many actions of the first hand. */
function known(
  { seats, partners, open = [], piles = [] }: Company,
  told: readonly Told[],
  { viewer, actions, view }: Frame<GameTypes>,
): string[] {
  const own = viewer === null ? [] : (seats[viewer] ?? []);
  const friends = viewer === null ? [] : (partners?.[viewer] ?? []);
  const done = told.slice(0, actions).flatMap(([, action]) => (action.type === 'strike' ? [action] : []));
  const shadows = done.filter(({ shadow }) => shadow).length;
  return [
    ...[...own, ...friends].flatMap((seat) => roles[seat] ?? []),
    ...[...own, ...open].flatMap((seat) => hands[seat] ?? []),
    ...piles.flatMap((seat) => hands[seat]?.slice(0, view.fight - FIRST_FIGHT + 2) ?? []),
    ...done.filter(({ shadow }) => !shadow).map(({ card }) => card),
    ...random.slice(0, shadows),
  ];
}

for (const [who, company] of Object.entries(companies))
  test(`the page is told, shows, stores and logs only what the one in front may know: ${who}`, async ({
    page,
  }) => {
    const logged: string[] = [];
    page.on('console', (message) => logged.push(message.text()));
    await listenToWorker(page);
    const { humans, options } = company;
    await layOut(page, { options, roles, hands, random, more: { in_hand: `${FIRST_FIGHT}` } }, humans);
    const table = new Table(page);
    const shown: { frame: Frame<GameTypes>; cards: string[] }[] = [];
    for (let strikes = 0; ; ) {
      const moment = await table.moment();
      const frame = await lastFrame<GameTypes>(page);
      if (frame.view.hand !== 1 || moment === 'scored') break;
      shown.push({ frame, cards: await cardsOn(page) });
      const shadow = moment === 'strike' && strikes++ % 2 === 1 && (await table.shadowStrike.isVisible());
      if (!shadow) await table.answer(moment);
      else {
        await table.hold();
        await table.shadowStrike.click();
      }
    }

    const { text = '' } = (await readKept(page, idOf(page.url()))) ?? {};
    const { record } = JSON.parse(text);
    const told: Told[] = record.actions;
    expect(told.filter(([, action]) => action.type === 'strike' && action.shadow).length).toBeGreaterThan(0);
    const answers = (await answersTo(page)).flatMap((answer) => {
      const { frame } = updateIn<GameTypes>(answer);
      return frame?.view.hand === 1 ? [{ answer, frame }] : [];
    });
    expect(answers.length).toBeGreaterThan(10);
    for (const { answer, frame } of answers) {
      const may = known(company, told, frame);
      const hidden = cardsIn(answer).filter((card) => !may.includes(card));
      expect(hidden, `told to ${frame.viewer} after ${frame.actions} actions`).toEqual([]);
      expect(answer).not.toMatch(/"seed"|"record"|"save"|"player_seed"|"position":/);
    }
    expect(shown.length).toBeGreaterThan(3);
    for (const { frame, cards } of shown) {
      const may = known(company, told, frame);
      const hidden = cards.filter((card) => !may.includes(card));
      expect(hidden, `shown to ${frame.viewer} after ${frame.actions} actions`).toEqual([]);
    }
    for (const kept of [await readByPage(page), ...logged]) {
      expect(cardsIn(kept)).toEqual([]);
      expect(kept).not.toMatch(new RegExp(`seed|${record.check}`));
    }
  });

test('when a round ends the roles are shown, and the hands are not', async ({ page }) => {
  await listenToWorker(page);
  await layOut(page, laid.over);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  await table.strikeWith(table.hand.first());
  const played: string[] = [];
  const left = () => [...laid.over.hands[2], ...laid.over.hands[3]].filter((card) => !played.includes(card));
  await table.playToEnd(async (moment) => {
    if (moment !== 'scored' && moment !== 'over') return;
    if (played.length === 0) {
      const { text = '' } = (await readKept(page, idOf(page.url()))) ?? {};
      for (const [, action] of JSON.parse(text).record.actions as Told[])
        if (action.type === 'strike') played.push(action.card);
      expect(left().length).toBe(2);
    }
    const source = await page.content();
    for (const card of left()) {
      expect(source).not.toMatch(new RegExp(`(^|\\D)${words(card)}|card-${card}"`));
      for (const answer of await answersTo(page)) expect(cardsIn(answer)).not.toContain(card);
    }
    const sheet = moment === 'scored' ? table.scoring : table.end;
    for (const role of ['JS', 'JH', 'JD', 'JC']) await expect(sheet).toContainText(t(`person-${role}`));
  });
  expect(played.length).toBeGreaterThan(0);
});

test.describe('on one device, with time to look something up', () => {
  test.use({ settings: unhurried });

  test('what one player has opened is closed before the next one sits down', async ({ page }) => {
    const options = { storyline: 'QC', ...added.roles } as const;
    await layOut(page, { options, roles, hands, random, more: { starter: '0' } }, 2);
    const table = new Table(page);
    await table.playUntil((moment) => moment === 'strike');
    await table.hold();
    await table.strike.click();
    await page
      .getByRole('button', { name: t('four-goal-open') })
      .first()
      .click();
    const goal = page.getByRole('dialog').filter({ hasText: t('four-means') });
    await expect(goal).toBeVisible();
    await expect(table.curtain).toBeVisible();
    await expect(goal).toBeHidden();
    await table.openCurtain();
    await expect(table.hand.first()).toBeVisible();
    await expect(goal).toBeHidden();
  });
});

test('a sheet that is closed over a decision leads to the decision', async ({ page }) => {
  await layOut(page, laid.last);
  const open = page.getByRole('button', { name: t('four-goal-open') }).first();
  await open.click();
  const table = new Table(page);
  expect(await table.moment()).toBe('strike');
  await page.keyboard.press('Escape');
  await expect(table.hand.locator(':focus').or(page.locator('mk-hand :focus'))).toHaveCount(1);
});

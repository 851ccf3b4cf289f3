/** What is put together from small decisions can be left in the middle, and taken back until it takes effect. */
import type { Page } from '@playwright/test';
import { expect, killWorker, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut, MILADY, TEAM } from './position';
import { type Moment, Table } from './table';

/** All that a player reads of his own side. */
async function seen(page: Page): Promise<string[]> {
  const parts = page.locator(
    'main :is(.asked__words, .team, .purse, .trade, .chosen, .duel, .options, .secrets)',
  );
  const cards = page.locator('main .hand__card:not(.hand__card--away) > button');
  const names = await cards.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label') ?? ''));
  return [...(await parts.allInnerTexts()), ...names].map((words) => words.replace(/\s+/g, ' '));
}

interface Chain {
  readonly of: 'team' | 'milady';
  /** Python dies in the middle, too. */
  readonly dies?: true;
  readonly links: readonly (readonly [(table: Table) => Promise<unknown>, Moment])[];
}

const drawer = async (table: Table, name: string, option: string) => {
  await table.button(`mr-open-${name}`).click();
  await table.option(option).click();
};
const lay = (table: Table, name: string) =>
  table.hand
    .and(table.page.getByLabel(name))
    .and(table.page.locator(':not([aria-disabled="true"])'))
    .first()
    .click();

const chains: Record<string, Chain> = {
  'two purchases': {
    of: 'team',
    links: [[(table) => drawer(table, 'buy', t('token-pistol')), 'buy']],
  },
  'an improvement and its price': {
    of: 'team',
    links: [[(table) => drawer(table, 'buy', t('token-improved_panache')), 'pay']],
  },
  'an exchange': {
    of: 'team',
    links: [[(table) => table.button('mr-open-exchange').click(), 'offer']],
  },
  'cards for a challenge': {
    of: 'team',
    links: [[(table) => table.mean(table.attempts.filter({ hasText: t('skill-erudition') })), 'cards']],
  },
  'cards for a duel': {
    of: 'team',
    dies: true,
    links: [
      [(table) => table.mean(table.attempts.filter({ hasText: t('adversary-laffemas') })), 'commit'],
      [(table) => lay(table, t('adventure-combat')), 'commit'],
      [(table) => lay(table, t('adventure-combat')), 'commit'], // his last: he says himself when it is enough
    ],
  },
  'who guards a mission': {
    of: 'milady',
    dies: true,
    links: [
      [(table) => table.option(t('adversary-lubin')).click(), 'man'],
      [(table) => table.option(t('adversary-brisemont')).click(), 'man'],
    ],
  },
};

/** Lays a table out, and looks at what is shown after each link. */
async function walk(page: Page, { of, dies, links }: Chain): Promise<void> {
  const milady = of === 'milady';
  await layOut(page, milady ? laid.lost : laid.chains, milady ? MILADY : TEAM);
  const table = new Table(page);
  if (milady) await table.playUntil((moment) => moment === 'man');
  const states: [Moment, string[]][] = [[await table.moment(), await seen(page)]];
  for (const [link, asks] of links) {
    await link(table);
    expect(await table.moment()).toBe(asks);
    const state = await seen(page);
    expect(state, 'shows what has been put down').not.toEqual(states.at(-1)?.[1]);
    states.push([asks, state]);
  }
  await page.reload();
  expect(await table.moment()).toBe(states.at(-1)?.[0]);
  expect(await seen(page)).toEqual(states.at(-1)?.[1]);
  if (dies) {
    await killWorker(page);
    await expect(page.getByText(t('engine-recovered'))).toBeVisible();
  }
  for (const [asks, state] of states.toReversed().slice(1)) {
    await table.moment();
    await table.takeBack.click();
    await expect.poll(() => seen(page)).toEqual(state);
    expect(await table.moment()).toBe(asks);
  }
  for (const [link, asks] of links) {
    await link(table);
    expect(await table.moment()).toBe(asks);
  }
}

/** A card for a card with one of two who are there: four touches, or four keys. */
async function fourTouches(page: Page): Promise<void> {
  const { lines } = laid.chains;
  await layOut(page, { lines: { ...lines, where: 'louvre louvre louvre' } }, TEAM);
  const table = new Table(page);
  const names = () => table.hand.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  await table.moment();
  const before = await names();
  const after = [...before.toSpliced(2, 1), t('adventure-skill', { skill: t('skill-panache'), value: 2 })];
  await table.button('mr-open-exchange').click();
  await page.getByRole('button', { name: after.at(-1) ?? '' }).click();
  expect(await table.moment()).toBe('offer');
  await table.hand.nth(0).click();
  await page.locator('.offer__back').first().click(); // after all he keeps it
  await table.hand.nth(2).click();
  expect(await table.moment()).toBe('offer');
  const isFree = await table.hand.nth(1).evaluate((card) => {
    const { left, top, width, height } = card.getBoundingClientRect();
    return card.contains(document.elementFromPoint(left + 0.9 * width, top + height / 2));
  });
  expect(isFree, 'the gap beside it covers nothing').toBe(true);
  await table.confirm.click();
  expect(await table.moment()).toBe('action');
  expect((await names()).toSorted()).toEqual(after.toSorted());

  await layOut(page, { lines: { ...lines, where: 'louvre louvre louvre' } }, TEAM);
  await table.moment();
  await table.button('mr-open-exchange').focus();
  await page.keyboard.press('Enter');
  await expect(table.option(t('hero-porthos'))).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await table.moment()).toBe('offer');
  await table.button('mr-weigh-back').click(); // there is a way out of it, and in again
  expect(await table.moment()).toBe('action');
  await table.button('mr-open-exchange').click();
  await table.option(t('hero-porthos')).click();
  expect(await table.moment()).toBe('offer');
  await page.keyboard.press('1');
  await expect(table.confirm).toBeFocused();
  await page.keyboard.press('Enter');
  expect(await table.moment()).toBe('action');
  expect(await names()).toEqual(before.slice(1));
}

/** What is counselled changes hands by one press: two cards for one of which he has more use. */
async function onePress(page: Page): Promise<void> {
  await layOut(page, laid.counselled, TEAM);
  const table = new Table(page);
  await table.moment();
  const names = () => table.hand.evaluateAll((all) => all.map((card) => card.getAttribute('aria-label')));
  const skill = (name: string) => t('adventure-skill', { skill: t(`skill-${name}`), value: 1 });
  expect((await names()).toSorted()).toEqual([skill('erudition'), skill('gallantry')].toSorted());
  await page.locator('.act__direct').click();
  await expect.poll(names).toEqual([skill('nobility')]);
  expect(await table.moment()).toBe('action');
}

// One page for all of them: what lasts is to open it.
test('every chain: loaded again in the middle, and taken back link by link', async ({ page }) => {
  for (const [what, chain] of Object.entries(chains)) await test.step(what, () => walk(page, chain));
  await test.step('an exchange of four touches', () => fourTouches(page));
  await test.step('one that is counselled, of one touch', () => onePress(page));
});

/** Whole matches of Four Musketeers, to the ending that tells why everybody scored. */
import type { Locator } from '@playwright/test';
import { groupOf } from '../../web/games/four_musketeers/storylines';
import type { Storyline } from '../../web/generated/four_musketeers';
import { expectNoSidewaysScroll, resize } from '../kit/dom';
import { pressKey, walkTo } from '../kit/keyboard';
import { type Press, poster } from '../kit/setup';
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { saying, t } from '../kit/words';
import { ending, laid, layOut } from './position';
import { beginStoryline, sitDown } from './setup';
import { type Moment, Table } from './table';

/** Who has come where, when all is over. */
const standing = (table: Table): Locator => table.end.getByRole('list').first().getByRole('listitem');

const names = ['1', '2', '3', '4'].map((player) => t(`name-four_musketeers-${player}`));
const reasons: Readonly<Record<string, readonly string[]>> = {
  QC: [
    'villain-alive',
    'villain-alive-and-self',
    'villain-defeated',
    'served',
    'served-both',
    'served-defeated',
    'failed',
  ],
  QS: ['ambition', 'ambition-cards', 'ambition-defeated', 'ambition-team'],
};

/** The sheet says how it ended, who everybody was, and of each side what it gained and why. */
async function expectReasons(sheet: Locator, storyline: Storyline, sides: number): Promise<void> {
  const group = groupOf(storyline);
  const endings = ['good', 'bad'].map((ending) => t(`ending-${storyline}-${ending}`));
  const own = saying('four-end-own', { storyline, mood: 'won' }).source; // to who has won as others lie there
  await expect(sheet).toContainText(new RegExp([...endings, own].join('|')));
  const scores = sheet.getByRole('listitem').filter({ has: sheet.page().getByRole('heading') });
  await expect(scores).toHaveCount(sides);
  const ids = reasons[storyline] ?? [];
  const known = ids.flatMap((id) =>
    ['JC', 'JS'].flatMap((role) =>
      ['solo', 'team'].map((mode) => saying(`reason-${id}`, { mode, role }).source),
    ),
  );
  for (const side of await scores.all()) {
    await expect(side.locator('.round__gained')).toHaveText(/\d/);
    await expect(side.locator('.round__total'), 'of one round it would say the same again').toHaveCount(0);
    const why = await side.getByRole('listitem').allInnerTexts();
    // Won or lost together the ending is the reason; in a survival it stands above who is defeated.
    if (group !== 'roles') {
      expect(why).toEqual([]);
      continue;
    }
    expect(why.length).toBeGreaterThan(0);
    for (const reason of why) expect(reason).toMatch(new RegExp(`^(${known.join('|')})$`));
  }
}

test('a whole match with the mouse', async ({ page }) => {
  const table = await sitDown(page, 'KC');
  const asked = await table.playToEnd();
  expect(asked.get('intro')).toBe(1);
  expect(asked.get('scored'), 'the end tells the only round').toBeUndefined();
  expect(asked.get('strike')).toBeGreaterThan(4);
  await expectReasons(table.end, 'KC', 4);
  await resize(page, { width: 1440, height: 900 });
  const edges = await table.end.evaluate((end) => {
    const [ways, onward] = ['.end__ways', '.end__onward'].map((one) => end.querySelector(one));
    return {
      ways: ways?.getBoundingClientRect().bottom ?? Number.NaN,
      onward: onward?.getBoundingClientRect().top ?? Number.NaN,
    };
  });
  expect(edges.ways, 'at a desk nothing that can be done lies below what stays in sight').toBeLessThan(
    edges.onward,
  );
});

test('every storyline ends with its own reasons', async ({ page }) => {
  const table = new Table(page);
  for (const storyline of ['AC', 'KC', 'AS', 'KS', 'QC', 'QS'] as const) {
    const sides = groupOf(storyline) === 'solitaire' ? 1 : 4;
    await layOut(page, ending(storyline));
    await table.playToEnd();
    await expectReasons(table.end, storyline, sides);
    await expect(standing(table)).toHaveCount(4);
  }
});

const { it, all } = oneVisit();

it('a team match: those who face each other win and lose together', async ({ page }) => {
  await layOut(page, { ...laid.over, options: { mode: 'team' } });
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  await page
    .getByRole('button', { name: t('four-goal-open') })
    .first()
    .click();
  const [, second, third, fourth] = names;
  const goal = page.getByRole('dialog');
  for (const pair of [`${t('table-you')} and ${third}`, `${second} and ${fourth}`])
    await expect(goal).toContainText(pair);
  await page.keyboard.press('Escape');
  await table.playToEnd();
  await expectReasons(table.end, 'AC', 2);
  const totals = await standing(table).allInnerTexts();
  const totalOf = (name = '') =>
    totals
      .find((line) => line.includes(name))
      ?.replace(/\D+/g, ' ')
      .trim();
  expect(totalOf(t('table-you'))).toBe(totalOf(third));
  expect(totalOf(second)).toBe(totalOf(fourth));
});

it('alone at the table: the other two Musketeers are dazed', async ({ page }) => {
  const table = await sitDown(page, 'AS', { players: 1 });
  for (const number of [1, 2]) await expect(table.figure(t('seat-dazed', { number }))).toBeVisible();
  await table.playUntil((moment) => moment === 'strike');
  await expect(table.hand).toHaveCount(4);
});

it('a round is lost, a setting is changed, the next one is played by it', async ({ page }) => {
  await layOut(page, laid.lost);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'settings');
  const field = (setting: string) => table.settings.getByLabel(t(`four-setting-${setting}`));
  await expect(field('prepopped')).toHaveValue('1');
  await field('prepopped').selectOption('5');
  await expect(field('prepopped')).toHaveValue('5');
  const joker = t('four-setting-joker_to_villain-yes');
  await field('joker_to_villain').selectOption(joker);
  await expect(field('joker_to_villain').locator(':checked')).toHaveText(joker);
  await table.answer('settings');
  await table.playUntil((moment) => moment === 'strike');
  await expect(page.getByRole('heading', { level: 1 })).toContainText(saying('four-title', { round: 2 }));
  const story = page.getByRole('region', { name: t('story-title') });
  await expect(story).toContainText(t('four-tell-prepopped', { count: 5 }));
  await expect(table.figure(t('four-short-AS'))).toContainText(t('playing-card', { rank: 'JK', suit: '' }));
});

it('two at one device, each with a servant: both decide for their own', async ({ page }) => {
  const table = await sitDown(page, 'AC', { players: 2, humans: 2, layout: 4, replacement: 'servant' });
  const servants = new Set<string>();
  const asked = await table.playUntil(
    () => servants.size === 2,
    async (moment) => {
      if (moment !== 'strike') return;
      await expect(table.curtain).toBeHidden();
      const words = await table.asked.innerText();
      for (const name of names.slice(0, 2))
        if (words.includes(t('seat-servant', { number: 0, name }))) servants.add(name);
    },
  );
  expect(asked.get('curtain')).toBeGreaterThan(1);
  await layOut(page, { ...laid.over, options: { players: 2, replacement: 'servant' } }, 2);
  await table.playToEnd();
  await expect(standing(table)).toHaveCount(2);
});

it('computers alone are watched to the end, and no hand is shown', async ({ page }) => {
  await layOut(page, ending('QC'), 0);
  const table = new Table(page);
  const asked = await table.playToEnd(async () => expect(table.hand).toHaveCount(0));
  expect(asked.get('strike')).toBeUndefined();
});

test('from the form to the end of a round with the keyboard alone', async ({ page }) => {
  await page.addInitScript(() => {
    for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'touchstart'])
      addEventListener(kind, () => console.error(`keyboard alone, but there was ${kind}`), true);
  });
  await page.goto('./');
  await pressKey(poster(page, 'four_musketeers').getByRole('link', { name: t('home-new') }));
  await walkTo(page.getByRole('radio', { name: t('option-match-standard') }));
  for (const _ of [1, 2]) await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('radio', { name: t('option-match-single'), exact: true })).toBeChecked();
  await pressKey(page.getByRole('button', { name: t('new-begin') }));
  const table = new Table(page, { press: pressKey, hurry: 'space' });
  await table.playUntil((moment) => moment === 'strike');
  const [card] = await table.hand.all();
  const number = /\d/.exec((await card?.getAttribute('aria-label')) ?? '')?.[0] ?? 'none is said';
  await page.keyboard.press(number);
  await expect(table.hand.first(), 'its number chooses it').toHaveAttribute('aria-pressed', 'true');
  await page.keyboard.press('Escape');
  let strikes = 0;
  await table.playUntil((moment) => moment === 'strike' && ++strikes > 2);
  await layOut(page, laid.over); // the fights between are the same
  const asked = await table.playToEnd();
  expect(asked.get('strike')).toBeGreaterThan(0);
  await pressKey(table.end.getByRole('link', { name: t('end-home') }));
  await expect(page.getByRole('link', { name: saying('home-look-named') })).toBeVisible();
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  test('the form, a fight and the end', async ({ page }) => {
    const press: Press = (target) => target.tap();
    await page.goto('./');
    await beginStoryline(page, 'KC', { press });
    const table = new Table(page, { press });
    const look = async (moment: Moment) => {
      await expectNoSidewaysScroll(page, `the table (${moment})`);
      if (moment !== 'strike' && moment !== 'direction') return;
      for (const button of await table.confirm.all()) {
        await expect(button).toBeInViewport({ ratio: 1 });
        expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await expect(table.asked).toBeInViewport({ ratio: 1 });
      await expect(table.hand.last()).toBeInViewport();
      expect((await table.hand.last().boundingBox())?.height).toBeGreaterThanOrEqual(44);
    };
    let strikes = 0;
    await table.playUntil((moment) => moment === 'strike' && ++strikes > 2, look);
    await layOut(page, laid.over);
    const asked = await table.playToEnd(look);
    expect(asked.get('strike')).toBeGreaterThan(0);
  });
});

test('matches of every kind', all);

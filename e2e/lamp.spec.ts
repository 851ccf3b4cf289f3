/** The lamp: asked at one's own decision in every game, by mouse and keyboard, and by nobody else; and that it was. */
import type { Page } from '@playwright/test';
import { sitDown as sitDownFour } from './four_musketeers/setup';
import { audit } from './kit/audit';
import { boxesOf, resize } from './kit/dom';
import { smallTargets } from './kit/fit';
import { speakLongest, longest as words } from './kit/longest';
import { expect, test } from './kit/site';
import { oneVisit } from './kit/visit';
import { saying, t } from './kit/words';
import * as roy from './mousquetaires_du_roy/position';
import { Table as RoyTable } from './mousquetaires_du_roy/table';
import { layOut } from './musketiere/position';
import { sitDown } from './musketiere/setup';
import { Table } from './musketiere/table';

/** What a table has of the lamp. */
class Lamp {
  readonly button;
  /** How often it was asked. */
  readonly count;
  readonly panel;
  readonly choices;
  readonly act;
  /** The numbers of the choices: those that nothing sets apart share one. */
  readonly medals;
  /** The same on the cards of the hand. */
  readonly marks;

  constructor(
    readonly page: Page,
    words = t,
  ) {
    this.button = page.locator('.lamp-button');
    this.count = page.locator('.lamp-button__count');
    this.panel = page.getByRole('dialog', { name: words('lamp-title') });
    this.choices = this.panel.getByRole('radio');
    this.act = this.panel.locator('.lamp__do:not(.lamp__do--asleep)');
    this.medals = this.panel.locator('.lamp-mark');
    this.marks = page.locator('.hand .lamp-mark');
  }

  async ask(): Promise<void> {
    await this.button.click();
    await this.answers();
  }

  async answers(): Promise<void> {
    await expect(this.act).toBeVisible({ timeout: 60_000 });
  }
}

/** How often the lamp was asked, as the button says. */
const used = (count: number) => t('lamp-ask-again', { used: t('lamp-used', { count }) });

const { it, all } = oneVisit();

it('a hand of cards bears the numbers of the choices, and what the lamp says is played', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await sitDown(page, { players: 3 });
  await table.moment();
  await table.press(table.hand.nth(4));
  const swords = page.locator('.pay--own .mk-card__swords');
  await expect(swords.first(), 'of what is only chosen they are seen').toBeVisible();
  await table.press(table.hand.nth(4));
  await table.layPay();
  expect(await table.moment()).toBe('card');
  await expect(swords.first()).toBeHidden();
  const lamp = new Lamp(page);
  await expect(lamp.panel).toBeHidden();
  await lamp.ask();
  await expect(lamp.choices).toHaveCount(3);
  const medals = await lamp.medals.allTextContents();
  expect(medals[0]).toBe('1');
  expect((await lamp.marks.allTextContents()).sort()).toEqual(medals.sort());
  await expect(lamp.button).toHaveAccessibleName(t('lamp-put-out'));
  await expect(lamp.count).toHaveText('1');
  await expect(page.locator('.lamp [role="status"]')).toHaveText(saying('lamp-says', {}));
  await audit(page, 'the lamp at the table of Musketiere');
  const missed = await smallTargets(page);
  expect(missed.filter((one) => !one.endsWith(' × 0'))).toEqual([]); // what lies under it cannot be touched
  const inView = await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth);
  expect(inView).toBe(true);
  const onSwords = await page.locator('.hand__card:has(.lamp-mark)').evaluateAll(
    (cards) =>
      cards.filter((card) => {
        const medal = card.querySelector('.lamp-mark')?.getBoundingClientRect() ?? new DOMRect();
        return [...card.querySelectorAll('.mk-card__swords use')]
          .map((sword) => sword.getBoundingClientRect())
          .some(
            ({ left, top, right }) =>
              top < medal.bottom - 1 && left < medal.right - 1 && right > medal.left + 1,
          );
      }).length,
  );
  expect(onSwords, 'medals lie clear of the swords').toBe(0);
  const astray = await page.locator('.hand__card:has(.lamp-mark)').evaluateAll((cards) =>
    cards.flatMap((card) => {
      const { left, right, top, bottom } =
        card.querySelector('.lamp-mark')?.getBoundingClientRect() ?? new DOMRect();
      const seen = [top + 2, bottom - 2].map((y) => document.elementFromPoint((left + right) / 2, y));
      return seen.every((one) => card.contains(one)) ? [] : [card.getAttribute('data-key')];
    }),
  );
  expect(astray, 'each on its own card').toEqual([]);

  const covered = await page.evaluate(() => {
    const lamp = document.querySelector('.lamp')?.getBoundingClientRect() ?? { top: 0, bottom: 0 };
    const asked = [...document.querySelectorAll('.rivals, .guard__card, .pay--own')];
    const lies = ({ top, bottom }: DOMRect) => bottom > lamp.top && top < lamp.bottom;
    return asked.filter((one) => lies(one.getBoundingClientRect())).map((one) => one.className);
  });
  expect(covered).toEqual([]); // one sees what the question is about, and what is at stake

  const name = (await page.locator('#lamp-name-1').textContent())?.trim() ?? '';
  await expect(table.hand.and(page.locator(`[aria-label^="${name}, "]`))).toHaveAccessibleName(
    saying('hand-marked', {}),
  );
  await lamp.choices.nth(1).check({ force: true });
  await lamp.act.click();
  await expect(lamp.panel).toBeHidden();
  await expect(table.hand).toHaveCount(8);
  const left = await table.hand.evaluateAll((cards) => cards.map((card) => card.getAttribute('aria-label')));
  expect(left).not.toContain(name);
});

test('by keyboard: L asks, the arrows choose, Escape puts it out, and the focus goes back', async ({
  page,
}) => {
  await page.addInitScript(() => localStorage.removeItem('musketiere.told'));
  const table = await sitDown(page, { players: 2 });
  await table.moment();
  const lamp = new Lamp(page);
  await page.keyboard.press('l');
  await expect(lamp.panel).toHaveAccessibleDescription(t('lamp-offer'));
  await expect(lamp.button, 'nothing burns that could be put out').toHaveAccessibleName(t('close'));
  const word = page.locator('.lamp-button__word');
  await expect(word).toHaveText(t('close'));
  await page.keyboard.press('Enter');
  await lamp.answers();
  await expect(word).toHaveText(t('lamp-put-out'));
  await expect(lamp.panel.getByRole('heading')).toBeFocused();
  const why = page.locator('.why-page');
  await page.locator('.why').press('Enter');
  await expect(why).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(why, 'the note lies over the table, and goes first').toBeHidden();
  await expect(lamp.panel).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(lamp.panel).toBeHidden();
  await expect(lamp.button).toBeFocused();
  await expect(lamp.button).toHaveAccessibleName(used(1));
  await expect(lamp.marks).toHaveCount(0);
  await page.keyboard.press('l');
  await lamp.answers();
  await expect(lamp.count, 'the same decision counts once').toHaveText('1');
  await lamp.choices.first().focus();
  const marked = () =>
    page
      .locator('.hand__card:has(.lamp-mark)')
      .evaluateAll((all) => all.map((one) => one.getAttribute('data-key')));
  const first = await marked();
  await page.keyboard.press('ArrowDown');
  await expect(lamp.choices.nth(1)).toBeChecked();
  expect(await marked(), 'the cards of the one in hand').not.toEqual(first);
  const medal = (await lamp.medals.allInnerTexts())[1] ?? ''; // without a number where nothing sets them apart
  await expect(lamp.marks).toHaveText([medal, medal, medal]);
  await page.keyboard.press('Tab');
  await expect(lamp.act).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(lamp.panel).toBeHidden();
  await expect(table.ownPay.locator('.place--empty')).toHaveCount(0);
});

it('what one player has asked is not there when the device is passed on', async ({ page }) => {
  const table = await sitDown(page, { humans: 2, players: 2 });
  expect(await table.moment()).toBe('curtain');
  const lamp = new Lamp(page);
  await page.keyboard.press('l');
  await expect(lamp.panel).toBeHidden();
  await table.openCurtain();
  await table.moment();
  await lamp.ask();
  await expect(lamp.marks).not.toHaveCount(0);
  await lamp.act.click();
  expect(await table.moment()).toBe('curtain');
  await expect(lamp.panel).toHaveCount(0);
  await expect(lamp.marks).toHaveCount(0);
  await table.openCurtain();
  await table.moment();
  await expect(lamp.panel).toHaveCount(0);
  await expect(lamp.button).toHaveAccessibleName(t('lamp-ask')); // he has not asked
});

it('the end of a match says that the lamp was asked', async ({ page }) => {
  const table = await sitDown(page, { players: 2 });
  await table.moment();
  const lamp = new Lamp(page);
  await lamp.ask();
  await lamp.act.click();
  await table.playUntil((moment) => moment === 'card');
  await lamp.ask();
  await lamp.act.click();
  await page.reload();
  await table.playToEnd();
  await expect(table.end.getByText(t('lamp-used', { count: 2 }))).toHaveCount(1);
});

it('the lamp of Four Musketeers marks the cards to strike with', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const table = await sitDownFour(page, 'AC');
  await table.playUntil((moment) => moment === 'strike');
  const lamp = new Lamp(page);
  const parts = '.figure, .strike-place, .asked, .act .button, .hand';
  const lain = await boxesOf(page, parts);
  await lamp.ask();
  await expect(lamp.marks.first()).toBeVisible();
  expect(await boxesOf(page, parts), 'what stood stays where it stood').toEqual(lain);
  await expect(lamp.panel.locator('.lamp__worth'), 'shares of a point are no words for a player').toHaveCount(
    0,
  );
  await expect(lamp.panel.locator('.lamp__sure').first()).toBeVisible();
  const covered = await page.locator('.fight .strike__none, .fight .strike__card').evaluateAll((cards) => {
    const lamp = document.querySelector('.lamp')?.getBoundingClientRect() ?? new DOMRect();
    return cards
      .map((card) => card.getBoundingClientRect())
      .filter(({ top, bottom }) => top < lamp.bottom && bottom > lamp.top).length;
  });
  expect(covered).toBe(0);
  await audit(page, 'the lamp at the table of Four Musketeers');
});

it('the lamp of Mousquetaires du Roy speaks of what can be done', async ({ page }) => {
  await roy.layOut(page, roy.laid.doubt);
  await new RoyTable(page).moment();
  const lamp = new Lamp(page);
  const lead = page.locator('.now__lead');
  await expect(lead).toBeVisible();
  const buttons = page.locator('.act .button');
  const named = await buttons.allInnerTexts();
  await lamp.ask();
  await expect(lead, 'the table says what it has found').toHaveCount(1);
  expect((await buttons.allInnerTexts()).map((one) => one.trim())).toEqual(named.map((one) => one.trim()));
  await expect(lamp.panel.locator('.lamp__name').first()).not.toBeEmpty();
  await expect(lamp.panel.locator('.lamp__worth').first()).toHaveText(/%/);
  const isAlone = (await lamp.choices.count()) === 0; // then there is nothing to weigh, and it says so
  await expect(lamp.panel.getByText(t('lamp-nothing-to-weigh'))).toHaveCount(isAlone ? 1 : 0);
  await audit(page, 'the lamp at the table of Mousquetaires du Roy');
  await page.keyboard.press('Escape');
  await expect(lead).toBeVisible();
});

it('put out while it thinks, it is not counted', async ({ page }) => {
  await roy.layOut(page, roy.laid.doubt);
  await new RoyTable(page).moment();
  const lamp = new Lamp(page);
  await lamp.button.click();
  await page.keyboard.press('Escape');
  await expect(lamp.panel).toBeHidden();
  await expect(lamp.button).toHaveAccessibleName(t('lamp-ask'));
});

test('the lamp', all);

test('on a phone all that it says is in sight in the longest words, also how a match is turned', async ({
  page,
}) => {
  await speakLongest(page);
  await page.setViewportSize({ width: 360, height: 740 });
  const position = {
    duel: '3',
    rows: '-P- GP- P-G ---',
    pay: '9/1 7/2 8/0 | 9/0 7/1 6/0 | 8/3 6/1 9/3 | 9/2 8/1 5/0',
    hands: '10/3 3/2 2/4 1/1 1/2 | 10/4 | 9/4 | 10/2',
  };
  await layOut(page, position, 1, {}, words);
  await new Table(page, { words }).moment();
  const lamp = new Lamp(page, words);
  for (const [width, height] of [
    [360, 740],
    [320, 640],
  ] as const) {
    await resize(page, { width, height });
    await lamp.ask();
    await expect(lamp.panel).toContainText(words('lamp-turn', { high: 9, jailed: 7, how: 'either' }));
    for (const place of [2, 1, 0]) {
      await lamp.choices.nth(place).check({ force: true });
      const hidden = await page
        .locator('.lamp')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
      expect(hidden, `choice ${place}, ${width}×${height}`).toBe(0);
    }
    await expect(lamp.act, 'what is scrolled is not read through it').not.toHaveCSS(
      'background-color',
      'rgba(0, 0, 0, 0)',
    );
    await page.keyboard.press('Escape');
  }
});

/** The form for a new match of Mousquetaires du Roy: which side one plays in one touch, and who moves whom. */
import type { Locator, Page } from '@playwright/test';
import { begin, option } from '../kit/setup';
import { expect, holdBack, test } from '../kit/site';
import { t } from '../kit/words';

const FORM = './#/new/mousquetaires_du_roy';
const side = (page: Page, id: string): Locator => page.locator('label', { hasText: t(`play-as-${id}-hint`) });
const controllers = (page: Page): Locator => page.locator('.player-line select.input');
const roles = (page: Page): Locator => page.locator('.player-line__role');
const team = (heroes: string): string => `${t('side-team-of')} · ${heroes}`;
const human = t('new-controller-human');
/** Who plays in a first match, and who does as usual. */
const computer = t('player-novice');
const usual = t('player-skilled');

async function expectControllers(page: Page, ...expected: string[]): Promise<void> {
  await expect(controllers(page)).toHaveCount(expected.length);
  for (const [seat, controller] of expected.entries())
    await expect(controllers(page).nth(seat).locator('option:checked')).toHaveText(controller);
}

test('one touch chooses the side; Milady sits last and is the same person, however many play', async ({
  page,
}) => {
  await page.goto(FORM);
  await expect(roles(page)).toHaveText([team('Athos, Porthos, Aramis and d’Artagnan'), t('side-milady-of')]);
  await expect(side(page, 'team').getByRole('radio')).toBeChecked();
  await expectControllers(page, human, computer);

  await side(page, 'milady').click();
  await expectControllers(page, computer, human);
  await page.getByLabel(t('new-name', { number: 2 })).fill('Anne');
  await option(page, '3').click();
  await expect(roles(page)).toHaveText([
    team('Athos and Porthos'),
    team('Aramis'),
    team('d’Artagnan'),
    t('side-milady-of'),
  ]);
  await expectControllers(page, computer, computer, computer, human);
  await expect(page.getByLabel(t('new-name', { number: 4 }))).toHaveValue('Anne');
  await side(page, 'both').click();
  await expectControllers(page, human, computer, computer, human);

  await page.getByLabel(t('option-split')).selectOption({ label: 'Athos · Porthos · Aramis and d’Artagnan' });
  await expect(roles(page)).toHaveText([
    team('Athos'),
    team('Porthos'),
    team('Aramis and d’Artagnan'),
    t('side-milady-of'),
  ]);

  await option(page, t('option-milady-automatic')).click();
  await expect(side(page, 'team')).toHaveCount(0);
  await expectControllers(page, human, computer, computer);
  await expect(page.getByRole('group', { name: t('option-auto_level') })).toBeVisible();
  await option(page, t('option-milady-seat')).click();
  await expect(page.getByLabel(t('new-name', { number: 4 }))).toHaveValue('Anne');
});

test('whom one plays as and how long is remembered, and the match begins so', async ({ page }) => {
  await page.addInitScript(() => {
    Math.random = () => 0.5; // by chance a computer player may like to play in no way of its own
  });
  await page.goto(FORM);
  await side(page, 'milady').click();
  await option(page, t('option-musketeers-5')).click();
  await expect(roles(page).first()).toContainText('Tréville');
  await option(page, t('option-length-short')).click();
  await begin(page);
  // One computer player leads them all: how it likes to play is said once, and below what all of them are.
  const led = page.locator('.led');
  await expect(led).toHaveCount(1);
  await expect(page.locator('.fellow__likes')).toHaveCount(0);
  const top = (await led.boundingBox())?.y ?? 0;
  for (const one of await page.locator('.fellow').all()) {
    const box = await one.boundingBox();
    expect((box?.y ?? 0) + (box?.height ?? 0), 'no Musketeer is covered').toBeLessThanOrEqual(top + 1);
  }
  await page.goto(FORM);
  await expect(option(page, t('option-length-short')).getByRole('radio')).toBeChecked();
  await expect(side(page, 'milady').getByRole('radio')).toBeChecked();
  await expect(option(page, t('option-musketeers-5')).getByRole('radio')).toBeChecked();
  await expectControllers(page, computer, human);
  await page.getByRole('button', { name: t('new-defaults') }).click();
  await expectControllers(page, human, usual);
});

test('sides and players can be chosen while Python is on its way', async ({ page }) => {
  const letGo = await holdBack(page);
  await page.goto(FORM);
  await option(page, '2').click();
  await side(page, 'milady').click();
  await expectControllers(page, computer, computer, human);
  letGo();
  await expect(roles(page)).toHaveText([
    team('Athos and Porthos'),
    team('Aramis and d’Artagnan'),
    t('side-milady-of'),
  ]);
  await expectControllers(page, computer, computer, human);
});

test('the list of matches says who is on which side and how far it has come', async ({ page }) => {
  await page.goto(FORM);
  await expect(roles(page).last()).toHaveText(t('side-milady-of'));
  await begin(page);
  await page.goto('./#/');
  const line = page.getByRole('region', { name: t('home-matches') }).getByRole('article');
  await expect(line).toContainText(t('side-team'));
  await expect(line.getByRole('list', { name: t('home-match-totals') }).getByRole('listitem')).toHaveCount(2);
});

/** Matches of Mousquetaires du Roy to their end, from either side. */
import { expectNoSidewaysScroll, resize } from '../kit/dom';
import { pressKey } from '../kit/keyboard';
import { tap } from '../kit/setup';
import { expect, test } from '../kit/site';
import { saying, t } from '../kit/words';
import { laid, layOut, MILADY, TEAM } from './position';
import { type Moment, Table } from './table';

/** Who has won, and by what. */
async function expectEnd(table: Table, winner: 'you' | 'they', reason: string): Promise<void> {
  const places = table.end.getByRole('list').first().getByRole('listitem');
  await expect(places).toHaveCount(2);
  const winners = table.end.locator('.end__winner');
  await expect(winners).toHaveCount(1);
  await expect(winners.locator('.end__side')).toHaveText(t(`side-${reason === 'quest' ? 'team' : 'milady'}`));
  const own = places.filter({ hasText: t('table-you') });
  await expect(own).toHaveClass(winner === 'you' ? 'end__winner' : '');
  await expect(table.end).toContainText(t(`victory-${reason}-why`));
}

test.describe('with the mouse', () => {
  test.use({ settings: { language: 'en', speed: 'fast', motion: 'full' } });

  test('a duel, the last gallery, and the team has won', async ({ page }) => {
    await layOut(page, laid.won);
    const table = new Table(page);
    expect(await table.moment()).toBe('next');
    await table.fellow('porthos').dblclick();
    expect(await table.moment(), 'nobody begins by a second press').toBe('next');
    await table.begin(table.fellow('athos'));
    expect(await table.moment()).toBe('action');
    const looked = page.locator('.tile--richelieu.tile--chosen');
    await table.place('richelieu').click();
    await expect(looked).toHaveCount(1);
    await page.locator('.act__back').click();
    expect(await table.moment()).toBe('next');
    await table.begin(table.fellow('athos'));
    expect(await table.moment()).toBe('action');
    await expect(looked, 'begun anew he looks at where he stands').toHaveCount(0);
    await table.mean(table.attempts.filter({ hasText: t('adversary-laffemas') }));
    expect(await table.moment()).toBe('commit');
    await table.hand.first().click();
    expect(await table.moment()).toBe('commit');
    await expect(page.locator('.duel__side--blue .dice li')).toHaveCount(4);
    await table.button('mr-do-done', { asking: 'commit' }).click();
    expect(await table.moment()).toBe('action');
    await expect(table.story).toContainText(t('adversary-laffemas'));
    await table.stop();
    expect(await table.moment()).toBe('next');
    await table.begin(table.fellow('porthos'));
    expect(await table.moment()).toBe('action');
    await table.mean(table.button('mr-passage', { count: 3 }));
    expect(await table.moment()).toBe('over');
    await expectEnd(table, 'you', 'quest');
    await resize(page, { width: 1440, height: 900 });
    const ways = page.locator('.end__ways .button');
    const covered = await ways.evaluateAll(
      (all) =>
        all.filter((one) => {
          const { left, bottom } = one.getBoundingClientRect();
          return !one.contains(document.elementFromPoint(left + 20, bottom - 4));
        }).length,
    );
    expect(covered, 'at a desk each way on is whole').toBe(0);
    await table.end.getByRole('link', { name: t('end-home') }).click();
    await expect(page.getByText(t('home-match-over'))).toBeVisible();
  });

  test('Milady’s last turn, and time has run out', async ({ page }) => {
    await layOut(page, laid.lost, MILADY);
    const table = new Table(page);
    expect(await table.moment()).toBe('destination');
    await table.place('la_rochelle').click();
    expect(await table.moment()).toBe('paris');
    await expect(table.secrets).toContainText(t('mr-destination', { place: t('place-la_rochelle') }));
    await table.option(t('paris-complot')).click();
    expect(await table.moment()).toBe('man');
    await test.step('nothing moves while she chooses guards, by pointer and by key', async () => {
      const lie = () =>
        page
          .locator('.option')
          .evaluateAll((all) =>
            all.map((one) => [one.querySelector('b')?.textContent, one.getBoundingClientRect().top]),
          );
      await table.option(t('adversary-lubin')).scrollIntoViewIfNeeded();
      const before = await lie();
      const chosen = page.locator('.option[aria-pressed="true"]');
      await table.option(t('adversary-lubin')).click();
      expect(await table.moment()).toBe('man');
      await expect(chosen).toBeFocused();
      expect(await lie()).toEqual(before);
      await page.keyboard.press('Enter'); // he is chosen already
      await page.keyboard.press('Tab');
      await page.keyboard.press('Enter');
      await expect(chosen).toHaveText([
        new RegExp(t('adversary-lubin')),
        new RegExp(t('adversary-brisemont')),
      ]);
      expect(await lie()).toEqual(before);
    });
    const asked = await table.playToEnd();
    expect(asked.get('ambush')).toBe(1);
    expect(asked.get('perfidy')).toBe(1);
    await expectEnd(table, 'you', 'time');
  });
});

test('computers alone are watched to the end, and nobody’s hand is shown', async ({ page }) => {
  await layOut(page, laid.lost, []);
  const table = new Table(page);
  const asked = await table.playToEnd(async () => {
    await expect(table.hand).toHaveCount(0);
    await expect(table.secrets).toHaveCount(0);
  });
  expect([...asked.keys()]).toEqual(['over']);
});

test.describe('by touch on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, deviceScaleFactor: 2 });

  for (const [side, seats, position] of [
    ['the team', TEAM, laid.won],
    ['Milady', MILADY, laid.lost],
  ] as const)
    test(`the last turn of ${side}`, async ({ page }) => {
      await layOut(page, position, seats);
      const table = new Table(page, { press: tap });
      const asked = await table.playToEnd(async (moment: Moment) => {
        await expectNoSidewaysScroll(page, `the table (${moment})`);
        if (moment === 'over') return;
        await expect(table.asked).toBeInViewport({ ratio: 1 });
        for (const button of await table.confirm.all()) {
          await expect(button).toBeInViewport({ ratio: 1 });
          expect((await button.boundingBox())?.height).toBeGreaterThanOrEqual(44);
        }
        if ((await table.options.count()) > 0) await expect(table.options.first()).toBeInViewport();
      });
      expect(asked.size).toBeGreaterThan(2);
      await expectEnd(table, 'you', side === 'Milady' ? 'time' : 'quest');
    });
});

test.describe('with the keyboard alone', () => {
  test.beforeEach(({ page }) =>
    page.addInitScript(() => {
      for (const kind of ['mousedown', 'mousemove', 'pointerdown', 'touchstart'])
        addEventListener(kind, () => console.error(`keyboard alone, but there was ${kind}`), true);
    }),
  );
  const sides = [
    ['the team', TEAM, laid.won],
    ['Milady', MILADY, laid.lost],
  ] as const;
  for (const [side, seats, position] of sides)
    test(`a turn of ${side}: the focus goes where the decision is made`, async ({ page }) => {
      await layOut(page, position, seats);
      const table = new Table(page, { press: pressKey, hurry: 'space' });
      await table.playToEnd(async (moment) => {
        if (moment === 'over') return;
        await expect(table.main.locator(':focus'), moment).toHaveCount(1);
        await expect(table.chosen, moment).toBeVisible();
        // On whom the button names; Enter does what it says.
        if (moment === 'next') await expect(table.main.locator(':focus')).toHaveClass(/fellow--shown/);
      });
      await pressKey(table.end.getByRole('link', { name: t('end-home') }));
      await expect(page.getByRole('link', { name: saying('home-look-named') })).toBeVisible();
    });
});

/** Single decisions, at tables laid out for them: what is shown before, and what comes of it. */
import { expect, test } from '../kit/site';
import { oneVisit } from '../kit/visit';
import { type Args, saying, t } from '../kit/words';
import { laid, layOut } from './position';
import { sitDown } from './setup';
import { Table } from './table';

const name = (player: number) => t(`name-four_musketeers-${player}`);

/** Which of the sentences it is: by its line of the hit table, and whether it speaks to the reader. */
function which(id: string, words: string, more: Args = {}): [line: string, args: Args] | undefined {
  for (const line of ['a', 'b', 'f', 'g'])
    for (const you of ['yes', 'no'])
      if (new RegExp(`^${saying(`${id}-${line}`, { you, ...more }).source}$`).test(words))
        return [line, { you }];
  return undefined;
}

const { it, all } = oneVisit();

it('before a card is played the page says what the fight would come to, and so it comes', async ({
  page,
}) => {
  await layOut(page, laid.last);
  const table = new Table(page);
  expect(await table.moment()).toBe('strike');
  await expect(table.strikes.getByText(t('table-you'))).toBeVisible();
  for (const card of await table.hand.all()) {
    const told = await card.getAttribute('aria-description'); // and its sign, before it is touched
    await expect(card.locator('.hand__prospect')).toBeVisible();
    await table.hold(card);
    await expect(table.asked).toHaveText(told ?? '');
    const held = (await card.getAttribute('aria-label')) ?? '';
    await expect(table.strikes.filter({ hasText: held })).toHaveCount(1);
    // He strikes last: what it comes to is certain.
    expect(which('four-would', await table.asked.innerText(), { certain: 'yes' })).toBeDefined();
  }
  const [line, args] = which('four-would', await table.asked.innerText(), { certain: 'yes' }) ?? [];
  await table.strike.click();
  await table.moment();
  const fight = table.chapter(t('four-story-fight', { fight: 1 }));
  await expect(fight).toContainText(saying(`four-decided-${line}`, args));
});

it('a shadow strike: the discard is gone, the top card of the random deck strikes', async ({ page }) => {
  await layOut(page, { random: ['9H', '3D', '4D'] });
  const table = new Table(page);
  expect(await table.moment()).toBe('strike');
  await expect(page.getByRole('main')).toContainText(t('four-random', { count: 3 }));
  const discard = (await table.hand.first().getAttribute('aria-label')) ?? '';
  await table.hold(table.hand.first());
  await table.shadowStrike.click();
  await expect(table.strikes.filter({ hasText: t('table-you') })).toContainText(
    t('playing-card', { rank: 9, suit: 'H' }),
  );
  await table.moment();
  await expect(page.getByRole('button', { name: discard, exact: true })).toHaveCount(0);
  const fight = table.chapter(t('four-story-fight', { fight: 1 }));
  await expect(fight).toContainText(
    t('four-story-strike', { who: t('table-you'), number: 9, shadow: 'yes' }),
  );
});

it('the Cardinal guides the sword of the protected: only a shadow strike is offered', async ({ page }) => {
  await layOut(page, laid.guided);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  await expect(table.asked).toHaveText(t('four-ask-forced'));
  await expect(table.strike).toHaveCount(0);
  await table.hold();
  await expect(table.asked).toHaveText(saying('four-ask-discard'));
  await table.shadowStrike.click();
  await table.moment();
  const fight = table.chapter(t('four-story-fight', { fight: 1 }));
  await expect(fight).toContainText(
    t('four-story-strike', { who: t('table-you'), number: 9, shadow: 'yes' }),
  );
});

it('in the last fight of the hand the starter says which way it goes, and strikes for that neighbour', async ({
  page,
}) => {
  for (const [way, neighbour] of [
    ['left', 2],
    ['right', 4],
  ] as const)
    await test.step(way, async () => {
      await layOut(page, laid.cyclical);
      const table = new Table(page);
      expect(await table.moment()).toBe('direction');
      await expect(table.asked).toHaveText(t('four-ask-direction', { you: 'yes', name: '' }));
      await table.turn(way);
      expect(await table.moment()).toBe('strike');
      const counts = { you: 'yes', name: '', otherYou: 'no', other: name(neighbour) };
      await expect(table.asked, 'whose card counts for whom').toContainText(t('four-would-for', counts));
      const [only] = await table.hand.all();
      await only?.click();
      await expect(table.hand, 'there is nothing to put back').toHaveAttribute('aria-pressed', 'true');
      await table.strikeWith();
      await table.moment();
      await expect(table.chapter(t('four-story-cyclical', { fight: 6 }))).toContainText(
        t('four-story-strike-for', {
          who: t('table-you'),
          number: 6,
          shadow: 'no',
          otherYou: 'no',
          other: name(neighbour),
        }),
      );
    });
});

it('the life dealer says which suit is missing, and its cards lie in the line of story', async ({ page }) => {
  const table = await sitDown(page, 'QS', { players: 3, layout: 3, lead: 2 });
  await table.playUntil((moment) => moment === 'missing');
  await expect(table.suits).toHaveCount(4);
  await table.suits.and(page.getByRole('button', { name: t('suit-name', { suit: 'H' }) })).click();
  await table.moment();
  for (const rank of ['J', 'Q', 'K', '2'])
    await expect(table.line).toContainText(t('playing-card', { rank, suit: 'H' }));
});

it('a free replay cancels a hit once, and then there is none left', async ({ page }) => {
  await layOut(page, laid.replay);
  const table = new Table(page);
  const asked = await table.playUntil((moment) => moment === 'replay');
  expect(asked.get('strike'), 'every card is hit, but which one he keeps is his own choice').toBe(1);
  const hearts = page.locator('.figure[data-place="own"] .figure__left .mk-icon');
  const [before, lives] = [await table.line.innerText(), await hearts.count()];
  await table.useReplay(true);
  expect(await table.moment(), 'his last card decides the fight: it waits for him').toBe('strike');
  expect(await table.line.innerText()).toBe(before);
  await expect(hearts).toHaveCount(lives);
  const fight = table.chapter(t('four-story-fight', { fight: 5 }));
  await expect(fight).toContainText(t('four-tell-replay', { left: 0 }));
});

it('a hit that the captain lets happen costs a lifeline and brings the stone', async ({ page }) => {
  await layOut(page, laid.replay);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'replay');
  const before = await table.line.innerText();
  await page.waitForTimeout(900); // what is pressed before it can have been seen does not count
  await table.useReplay(false);
  await table.moment();
  expect(await table.line.innerText()).not.toBe(before);
  await expect(table.figure(t('table-you'))).toContainText(t('four-protected'));
});

it('a hit that could be cancelled says who is hit, and goes on at a touch on the table', async ({ page }) => {
  await layOut(page, laid.replay);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'replay');
  const before = await table.line.innerText();
  await expect(table.asked).toHaveText(
    t('four-ask-replay', { you: 'yes', name: name(1), left: 1, lives: 3, lost: 'no' }),
  );
  await page.waitForTimeout(900); // a touch meant for what came before does not count
  await page.locator('.table--four').click({ position: { x: 6, y: 6 } });
  await expect(table.line).not.toHaveText(before);
  await expect(table.figure(t('table-you'))).toContainText(t('four-protected'));
});

it('a hit on the villain goes its way unasked, and can be taken back', async ({ page }) => {
  await layOut(page, laid.villain);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  const villain = page.locator('.figure--villain');
  const before = await villain.innerText();
  await table.strikeWith(table.hand.first());
  await expect.poll(() => villain.innerText()).not.toBe(before);
  await table.moment();
  await table.takeBack.click();
  await expect(page.getByRole('button', { name: t('four-button-replay') })).toBeVisible();
});

it('a defeated Musketeer fights on as a ghost', async ({ page }) => {
  await layOut(page, laid.ghost);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  await table.strikeWith(table.hand.first());
  expect(await table.moment()).toBe('direction'); // he has lost, so he begins
  await expect(table.figure(t('table-you'))).toContainText(t('four-says-ghost'));
  await expect(table.hand).toHaveCount(1);
  await table.turn('left');
  await expect(table.hand, 'his last card strikes').toHaveCount(0);
});

it('a defeated Musketeer is dazed, and the others play the round to its end', async ({ page }) => {
  await layOut(page, laid.dazed);
  const table = new Table(page);
  await table.playUntil((moment) => moment === 'strike');
  await table.strikeWith(table.hand.first());
  expect(await table.moment()).toBe('over');
  await expect(table.hand).toHaveCount(0);
  await expect(table.end.locator('.round__defeated', { hasText: t('person-JS') })).toHaveCount(1);
});

test('single decisions', all);

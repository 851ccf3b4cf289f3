/**
 * Three people at one device, two of them Musketeers: Milady's secrets are never on the page while the team looks at it,
 * nor the team's while she does (MR-30). The table is laid out, so the test knows every secret.
 */
import type { Page } from '@playwright/test';
import type { GameTypes } from '../../web/generated/mousquetaires_du_roy';
import { answersTo, listenToWorker, updateIn } from '../kit/heard';
import { readByPage } from '../kit/kept';
import { begin } from '../kit/setup';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

const MILADY = 2;

/** What neither side plays in this turn, by how the page would name it. */
const miladys = [t('perfidy-calomnie'), t('paris-complot'), t('paris-trafiquants')];
const teams = [t('adventure-kitty'), t('adventure-planchet'), t('adventure-mousqueton')];

async function expectHidden(page: Page, side: 'milady' | 'team', where: string): Promise<void> {
  const source = await page.content();
  const hidden = side === 'milady' ? teams : miladys;
  expect(
    hidden.filter((secret) => source.includes(secret)),
    where,
  ).toEqual([]);
  const marks = side === 'milady' ? 'mk-hand, .offer' : '.secrets, .tile__figure--secret';
  await expect(page.locator(marks), where).toHaveCount(0);
  if (where === 'curtain') await expect(page.locator('.drawn'), where).toHaveCount(0); // what was drawn last
}

test('no curtain among the team, one before and after Milady, and nobody’s secrets on the page', async ({
  page,
}) => {
  const logged: string[] = [];
  page.on('console', (message) => logged.push(message.text()));
  await listenToWorker(page);
  await layOut(page, laid.shared, [0, 1, MILADY]);
  const table = new Table(page);
  const course: ('curtain' | 'milady' | 'team')[] = [];
  for (let moment = await table.moment(); moment !== 'over'; moment = await table.moment()) {
    if (moment === 'curtain') {
      course.push('curtain');
      await expectHidden(page, 'milady', 'curtain');
      await expectHidden(page, 'team', 'curtain');
    } else {
      const side = (await page.locator('.table--milady').count()) > 0 ? 'milady' : 'team';
      if (course.at(-1) !== side) course.push(side);
      await expectHidden(page, side, moment);
    }
    // Milady keeps her cards.
    if (moment === 'paris' || moment === 'perfidy') await table.confirm.first().click();
    else await table.answer(moment);
  }
  expect(course.slice(0, 4)).toEqual(['curtain', 'milady', 'curtain', 'team']);
  for (const [at, now] of course.entries())
    expect(now === 'curtain', `${at} of ${course}`).toBe(at % 2 === 0);

  const answers = await answersTo(page);
  expect(answers.length).toBeGreaterThan(10);
  for (const answer of answers) {
    const { frame } = updateIn<GameTypes>(answer);
    expect(answer).not.toMatch(/"seed"|"record"|"save"|"player_seed"|"position":/);
    if (!frame) continue;
    const { viewer, view } = frame;
    if (viewer !== MILADY) {
      expect(view.milady.own).toBeNull();
      expect(/calomnie|complot|trafiquants/.exec(answer)).toBeNull();
      const tokens = view.quest.board === 'inn' ? view.quest.lines.flat() : [];
      expect(tokens.filter((token) => token && !token.up && token.kind !== null)).toEqual([]);
    }
    if (viewer === null || viewer === MILADY) {
      expect(view.musketeers.map(({ hand }) => hand)).toEqual([null, null, null]);
      expect(/kitty|planchet|mousqueton/.exec(answer)).toBeNull();
    }
  }
  for (const kept of [await readByPage(page), ...logged])
    expect(kept).not.toMatch(/seed|calomnie|trafiquants|kitty|planchet|mousqueton/);
});

test('what Milady has begun to lay and to man is told to nobody else before it is done', async ({ page }) => {
  await listenToWorker(page);
  await page.goto('./#/new/mousquetaires_du_roy');
  await page.locator('label', { hasText: t('play-as-both-hint') }).click();
  await begin(page);
  const table = new Table(page);
  /** Loads the page again: behind the curtain nobody is meant to see anything. Gives all that the page is told then. */
  const behindCurtain = async (): Promise<unknown[]> => {
    await page.reload();
    expect(await table.moment()).toBe('curtain');
    await expect(page.locator('.chosen, .option')).toHaveCount(0);
    const told = (await answersTo(page)).map((answer) => updateIn<GameTypes>(answer).frame);
    // How many deeds have been done is no secret.
    return told.flatMap((frame) => (frame ? [{ ...frame, actions: null }] : []));
  };
  const chosen = page.locator('.chosen li:not(.chosen__free), .option[aria-pressed="true"]');
  /** The weakest: a strong one may be enough for the whole mission, and then she has chosen. */
  const weak = table.options.last();

  for (const [asked, times] of [
    ['lay', 3],
    ['man', 1],
  ] as const) {
    const before = await behindCurtain();
    expect(before.length).toBeGreaterThan(0);
    await table.openCurtain();
    for (let time = 0; time < times; time += 1) {
      expect(await table.moment()).toBe(asked);
      await weak.click();
      await expect(chosen).toHaveCount(time + 1);
    }
    expect(await behindCurtain()).toEqual(before);
    await table.openCurtain();
    expect(await table.moment()).toBe(asked);
    await expect(chosen).toHaveCount(times);
    if (asked === 'lay') {
      await table.button('mr-set-up-chance').click();
      await expect(chosen, 'the whole inn, before it is done').toHaveCount(12);
    }
    await table.playUntil((moment) => moment === 'man');
  }
});

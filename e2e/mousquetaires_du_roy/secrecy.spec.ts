/**
 * Three people at one device, two of them Musketeers: Milady's secrets are never on the page while the team looks at it,
 * nor the team's while she does (MR-30). The table is laid out, so the test knows every secret.
 */
import type { Page } from '@playwright/test';
import type { View } from '../../web/tables/mousquetaires_du_roy/protocol';
import { answersTo, listenToWorker } from '../kit/heard';
import { readByPage } from '../kit/kept';
import { expect, test } from '../kit/site';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { Table } from './table';

interface Heard {
  readonly frame?: { readonly viewer: number | null; readonly view: View };
}
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
    const { frame } = JSON.parse(answer).body as Heard;
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

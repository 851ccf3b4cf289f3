/** The lessons of all games, played as they are meant to be. */
import type { Page } from '@playwright/test';
import { Table as FourMusketeersTable } from './four_musketeers/table';
import { expect } from './kit/site';
import type { Pause, Player, Table } from './kit/table';
import { t } from './kit/words';
import { Table as RoyTable } from './mousquetaires_du_roy/table';
import { Table as MusketiereTable } from './musketiere/table';

export interface Lesson {
  readonly name: string;
  readonly address: string;
  /** Sits down, and says how each decision is made, in their order; whatever comes to hand where that is not said. */
  readonly sit: (page: Page, player?: Player) => Seated;
  /** What is explained on the way, whatever else is. */
  readonly topics: readonly string[];
}
interface Seated {
  readonly table: Table<string>;
  readonly advice?: readonly (() => Promise<void>)[];
}

export const first: readonly Lesson[] = [
  {
    name: 'musketiere',
    address: './#/guide/musketiere',
    sit: (page, player) => ({ table: new MusketiereTable(page, player) }),
    topics: ['coach-pay', 'coach-guard', 'coach-swords', 'coach-prison', 'coach-end'],
  },
  {
    name: 'four_musketeers',
    address: './#/guide/four_musketeers',
    sit: (page, player) => ({ table: new FourMusketeersTable(page, player) }),
    topics: [
      ...['four-coach-aim', 'four-coach-strike', 'four-coach-hit', 'four-coach-stone'],
      ...['four-coach-shadow', 'four-coach-cyclical'],
      'four-coach-end',
    ],
  },
  {
    name: 'mousquetaires_du_roy, as the Musketeers',
    address: './#/guide/mousquetaires_du_roy',
    sit: (page, player) => ({ table: new RoyTable(page, player) }),
    topics: [
      ...['mr-coach-ask-next', 'mr-coach-ask-action', 'mr-coach-door', 'mr-coach-dice', 'mr-coach-siege'],
      'mr-coach-end',
    ],
  },
  {
    name: 'mousquetaires_du_roy, as Milady',
    address: './#/guide/mousquetaires_du_roy/milady',
    sit: (page, player) => ({ table: new RoyTable(page, player) }),
    topics: [
      ...['mr-coach-ask-destination', 'mr-coach-ask-paris', 'mr-coach-ask-man', 'mr-coach-tracks'],
      'mr-coach-end',
    ],
  },
];

export const second: readonly Lesson[] = [
  {
    name: 'musketiere, the stones',
    address: './#/guide/musketiere/stones',
    sit: (page, player) => {
      const table = new MusketiereTable(page, player);
      const [lowest, highest] = [table.hand.first(), table.hand.last()];
      return {
        table,
        advice: [
          () => table.playCard(highest),
          () => table.moveStone(1),
          () => table.playCard(lowest),
          () => table.moveStone(),
          () => table.playCard(highest),
          () => table.moveStone(),
          () => table.playCard(highest),
        ],
      };
    },
    topics: ['danger', 'rob', 'sacrifice', 'prison', 'full', 'free', 'end'].map(
      (one) => `coach-stones-${one}`,
    ),
  },
  {
    name: 'four_musketeers, hiding',
    address: './#/guide/four_musketeers/shadow',
    sit: (page, player) => {
      const table = new FourMusketeersTable(page, player);
      const { hand } = table;
      return {
        table,
        advice: [
          () => table.strikeWith(hand.nth(2)),
          () => table.strikeFromShadow(hand.first()),
          () => table.strikeWith(hand.first()),
        ],
      };
    },
    topics: ['hide', 'hidden', 'all-low', 'drawn', 'third', 'third-back', 'shadow-end'].map(
      (one) => `four-coach-${one}`,
    ),
  },
  {
    name: 'mousquetaires_du_roy, siege and ambush',
    address: './#/guide/mousquetaires_du_roy/siege',
    sit: (page, player) => {
      const table = new RoyTable(page, player);
      const { press, hand, attempts } = table;
      return {
        table,
        advice: [
          () => press(table.button('mr-pay-beggars', { price: 2 })),
          () => table.mean(attempts.first()),
          async () => {
            await press(table.place('la_rochelle')); // a finger looks first
            await press(page.locator('.act__way'));
          },
          () => table.mean(hand.first()),
          () => press(table.button('mr-do-yes', { asking: 'sacrifice' })),
        ],
      };
    },
    topics: ['beggars', 'clear', 'go', 'reinforce', 'sacrifice', 'end'].map((one) => `mr-coach-siege-${one}`),
  },
];

const PAUSES: ReadonlySet<string> = new Set<Pause>(['curtain', 'scored', 'over']);

/** How a lesson is followed. */
export interface Following {
  readonly player?: Player;
  /** Called while each thing is being said. */
  readonly look?: (topic: string) => Promise<void>;
  /** Called where something is asked: who is called then answers at once, without a word of assent to what is said there. */
  readonly decide?: (moment: string) => Promise<void>;
}

/** Plays a lesson until it has said its last. Gives what was said, and to how much of it one had to assent. */
export async function follow(
  page: Page,
  lesson: Lesson,
  { player = {}, look = async () => {}, decide }: Following,
): Promise<{ heard: string[]; assents: number }> {
  await page.goto(lesson.address);
  const { table, advice } = lesson.sit(page, player);
  const coach = page.locator('mk-coach .coach');
  // At the table of du Roy the buttons stay while one thing after another is put down.
  const asked = page.locator(
    'dialog[open], .table:not(.table--roy) .act__do, .table--roy:not([data-asking=""])',
  );
  const heard: string[] = [];
  let assents = 0;
  let step = 0;
  for (;;) {
    await expect(coach.or(asked).first()).toBeVisible();
    const topic = (await coach.count()) > 0 ? ((await coach.getAttribute('data-topic')) ?? '') : null;
    if (topic !== null) {
      heard.push(topic);
      await look(topic);
      if (topic.endsWith('-end')) return { heard, assents };
      if (!decide || (await asked.count()) === 0) {
        await table.press(
          coach
            .getByRole('button', { name: (player.words ?? t)('coach-ok') })
            .or(coach.locator('.coach__away')),
        );
        assents += 1;
        continue;
      }
    }
    const moment = await table.moment();
    await decide?.(moment);
    const advised = PAUSES.has(moment) ? undefined : advice?.[step++];
    await (advised ? advised() : table.answer(moment));
    if (topic !== null)
      await expect(coach.and(page.locator(`[data-topic="${topic}"]`)), 'goes when one acts').toHaveCount(0);
  }
}

import type { Page } from '@playwright/test';
import { firstTimes } from '../kit/table';
import { t } from '../kit/words';
import { laid, layOut } from './position';
import { type Moment, Table } from './table';

/** Goes through all that can be asked at the table, and looks at each kind once. */
export async function everyMoment(
  page: Page,
  look: (moment: Moment, table: Table) => Promise<unknown>,
  words = t,
): Promise<void> {
  const table = new Table(page, { words });
  const once = firstTimes((moment: Moment) => look(moment, table));
  await layOut(page, laid.dealt, 2, {}, words);
  await table.playUntil((moment) => moment === 'card', once);
  await layOut(page, laid.won, 1, {}, words);
  await table.playUntil((moment) => moment === 'stones', once);
  await layOut(page, laid.last, 1, {}, words);
  await table.playToEnd(once);
}

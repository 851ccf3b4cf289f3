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
  const seen = new Set<Moment>();
  const once = firstTimes((moment: Moment) => look(moment, table), seen);
  await layOut(page, laid.shadow, 2, words);
  await table.playUntil((moment) => moment === 'strike' && seen.has('settings') && seen.has('curtain'), once);
  await layOut(page, laid.cyclical, 1, words);
  await table.playUntil((moment) => moment === 'strike', once);
  await layOut(page, laid.missing, 1, words);
  await table.playUntil((moment) => moment === 'missing', once);
  await layOut(page, laid.over, 1, words);
  await table.playToEnd(once);
}

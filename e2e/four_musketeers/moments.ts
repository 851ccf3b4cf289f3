import type { Page } from '@playwright/test';
import { firstTimes } from '../kit/table';
import { laid, layOut } from './position';
import { type Moment, Table } from './table';

/** Goes through all that can be asked at the table, and looks at each kind once. */
export async function everyMoment(
  page: Page,
  look: (moment: Moment, table: Table) => Promise<unknown>,
): Promise<void> {
  const table = new Table(page);
  const seen = new Set<Moment>();
  const once = firstTimes((moment: Moment) => look(moment, table), seen);
  await layOut(page, laid.shadow, 2);
  await table.playUntil((moment) => moment === 'strike' && seen.has('settings') && seen.has('curtain'), once);
  await layOut(page, laid.cyclical);
  await table.playUntil((moment) => moment === 'strike', once);
  await layOut(page, laid.missing);
  await table.playUntil((moment) => moment === 'missing', once);
  await layOut(page, laid.over);
  await table.playToEnd(once);
}

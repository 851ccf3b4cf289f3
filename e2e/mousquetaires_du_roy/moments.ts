import type { Page } from '@playwright/test';
import { firstTimes } from '../kit/table';
import { t } from '../kit/words';
import { laid, layOut, MILADY, TEAM } from './position';
import { type Moment, Table } from './table';

/** Goes through what can be asked at the table, and looks at each kind once. */
export async function everyMoment(
  page: Page,
  look: (moment: Moment, table: Table) => Promise<unknown>,
  words = t,
): Promise<void> {
  const table = new Table(page, { words });
  const seen = new Set<Moment>();
  const once = firstTimes((moment: Moment) => look(moment, table), seen);
  await layOut(page, laid.full, [...TEAM, ...MILADY], words);
  await table.playUntil((moment) => moment === 'commit', once);
  await layOut(page, laid.chains, TEAM, words);
  await table.moment();
  await table.button('mr-open-buy').click();
  await look('action', table); // with the list open
  await table.options.first().click();
  await once(await table.moment());
  await table.takeBack.click();
  await table.moment();
  await table.mean(table.attempts.first());
  await once(await table.moment());
  await layOut(page, laid.together, TEAM, words);
  await table.moment();
  await table.button('mr-open-exchange').click();
  await look('action', table); // over whoever is there
  await table.options.first().click();
  await once(await table.moment());
  await layOut(page, laid.inn, [...TEAM, ...MILADY], words);
  await table.playUntil((moment) => moment === 'action', once);
  await table.place('quest').press('Enter'); // by key it is only looked at
  await look('action', table); // over the lines of the inn
  await layOut(page, laid.galleries, TEAM, words);
  await table.moment();
  await look('action', table);
  await layOut(page, laid.manned, TEAM, words);
  await table.moment();
  await look('action', table);
  await table.button('mr-open-buy').click();
  await look('action', table); // with all goods
  await layOut(page, laid.lost, MILADY, words);
  await table.playToEnd(once);
}

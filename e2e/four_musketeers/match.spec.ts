import type { Storyline } from '../../web/tables/four_musketeers/protocol';
import { expect, fixSeeds, test } from '../kit/site';
import { t } from '../kit/words';
import { beginStoryline } from './setup';
import { Table } from './table';

for (const storyline of ['AC', 'KC', 'AS', 'KS', 'QC', 'QS'] as const satisfies readonly Storyline[])
  test(`a whole match of ${storyline}`, async ({ page }) => {
    await fixSeeds(page, 1);
    await page.goto('./');
    let t0 = Date.now();
    await beginStoryline(page, storyline);
    console.log(storyline, 'begin', Date.now() - t0);
    t0 = Date.now();
    const table = new Table(page);
    const asked = await table.playToEnd();
    console.log(storyline, Date.now() - t0, [...asked].join(' '));
    await expect(table.end).toContainText(t('end-rank', { rank: 1 }));
  });

/** A data file of one's own, which nobody has but who loads it. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { t } from '../kit/words';

export const house = readFileSync(
  new URL('../../py/musketiere/games/mousquetaires_du_roy/house.toml', import.meta.url),
  'utf8',
);
/** With three Musketeers a match by it begins late: it has half as many turns. */
export const mine = house
  .replace('edition = "house-1"', 'edition = "Grandma’s box"')
  .replace(/(?<=\[setup\.3\][^[]*\ntime = )0/, '15');
if (!mine.includes('time = 15')) throw new Error('The values of the house stand in another form now.');

export const load = (page: Page, text: string | Buffer): Promise<void> =>
  page
    .getByLabel(t('data-load'))
    .setInputFiles({ name: 'box.toml', mimeType: 'application/toml', buffer: Buffer.from(text) });

/** In the form, the part where files are loaded. */
export const unfold = (page: Page): Promise<void> =>
  page.locator('summary', { hasText: t('data-title') }).click();

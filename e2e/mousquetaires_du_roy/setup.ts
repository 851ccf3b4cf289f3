import type { Page } from '@playwright/test';
import { begin, poster } from '../kit/setup';
import { t } from '../kit/words';
import { Table } from './table';

/** At the table of a match begun from the home page, as the form proposes it: the team against a computer. */
export async function sitDown(page: Page): Promise<Table> {
  await page.goto('./');
  await poster(page, 'mousquetaires_du_roy')
    .getByRole('link', { name: t('home-new') })
    .click();
  await begin(page);
  return new Table(page);
}

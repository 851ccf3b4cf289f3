/** The form for a new match of Musketiere, as a player fills it in. */
import type { Page } from '@playwright/test';
import { begin, type Company, click, gather, option, poster } from '../kit/setup';
import { t } from '../kit/words';
import { Table } from './table';

interface Wanted extends Company {
  readonly end?: 'single' | 'target' | 'games';
}

/** Opens the form from the home page and begins a match: of one game, with one human, if nothing else is wanted. */
export async function beginMatch(page: Page, wanted: Wanted = {}): Promise<void> {
  const { press = click } = wanted;
  await press(poster(page).getByRole('link', { name: t('home-new') }));
  await fillIn(page, wanted);
  await begin(page, press);
}

/** At the table of a match begun from the home page. */
export async function sitDown(page: Page, wanted: Wanted = {}): Promise<Table> {
  await page.goto('./');
  await beginMatch(page, wanted);
  return new Table(page);
}

export async function fillIn(page: Page, { end = 'single', ...company }: Wanted): Promise<void> {
  await gather(page, company);
  await (company.press ?? click)(option(page, t(`option-match_end-${end}`)));
}

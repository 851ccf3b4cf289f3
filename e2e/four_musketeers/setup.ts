/** The form for a new match of Four Musketeers, as a player fills it in: from the group to the storyline to the mode. */
import type { Locator, Page } from '@playwright/test';
import { groupOf } from '../../web/games/four_musketeers/storylines';
import type { Mode, Storyline } from '../../web/generated/four_musketeers';
import { begin, type Company, click, gather, option, poster } from '../kit/setup';
import { saying, t } from '../kit/words';
import { Table } from './table';

/** A value that stands on a card with its sentence. */
export const card = (page: Page, id: string): Locator =>
  page
    .locator('label')
    .filter({ hasText: t(id) })
    .filter({ hasText: saying(`${id}-about`) });

interface Wanted extends Company {
  readonly mode?: Mode;
  readonly layout?: 3 | 4;
  readonly replacement?: 'dazed' | 'servant';
  /** Who leads the first round, by number from 1. */
  readonly lead?: number;
  readonly prepopped?: number;
  readonly free_replays?: number;
  readonly match?: 'standard' | 'single';
}

/** Opens the form from the home page and begins a match: of one round, with one human, if nothing else is wanted. */
export async function beginStoryline(page: Page, storyline: Storyline, wanted: Wanted = {}): Promise<void> {
  const { mode, layout, replacement, lead, match = 'single', press = click } = wanted;
  await press(poster(page, 'four_musketeers').getByRole('link', { name: t('home-new') }));
  await press(card(page, `group-${groupOf(storyline)}`));
  await press(card(page, `storyline-${storyline}`));
  if (mode) await press(card(page, `mode-${storyline}-${mode}`));
  await gather(page, { players: 4, ...wanted });
  if (layout) await press(option(page, t(`option-layout-${layout}`)));
  if (replacement) await press(option(page, t(`option-replacement-${replacement}`)));
  await press(option(page, t(`option-match-${match}`)));
  const settings = (['prepopped', 'free_replays'] as const).filter((one) => wanted[one] !== undefined);
  if (lead || settings.length > 0) await press(page.getByText(t('new-more')));
  for (const setting of settings)
    await page.getByRole('combobox', { name: t(`option-${setting}`) }).selectOption(String(wanted[setting]));
  if (lead) await press(option(page, t(`name-four_musketeers-${lead}`)));
  await begin(page, press);
}

/** At the table of a match begun from the home page. */
export async function sitDown(page: Page, storyline: Storyline, wanted: Wanted = {}): Promise<Table> {
  await page.goto('./');
  await beginStoryline(page, storyline, wanted);
  return new Table(page);
}

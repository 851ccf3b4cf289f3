/** A player that comes with a deal sits down to it only where both are of one game. */
import { html } from 'lit';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { four_musketeers, musketiere } from '../../games';
import { Games } from '../../lib/game';
import { setLanguage, t, useCatalogues } from '../../lib/i18n';
import type { EngineClient } from '../../worker/client';
import { Against } from './against';
import { codeOf } from './link';

vi.mock('../parts', () => ({ partsOf: () => ({ form: { show: () => html`<p>form</p>` } }) }));
vi.mock('../share/link', () => ({}));
vi.mock('../../lib/outside/wheel-list', () => ({}));

beforeAll(async () => {
  await useCatalogues('school', 'shell');
  await setLanguage('en');
});
afterEach(() => document.body.replaceChildren());

/** What stands at `#/against/PLAYER/CODE`. */
async function shown(sent: string, code: string | null): Promise<Against> {
  const page = Object.assign(new Against(), {
    games: new Games([musketiere, four_musketeers]),
    engine: {} as EngineClient,
    sent,
    code,
  });
  document.body.append(page);
  await vi.waitFor(() => expect(page.querySelector('section, [role="alert"]')).not.toBeNull());
  return page;
}
const player = (game: string) => codeOf({ game, name: 'mine', text: 'pass' });
const deal = '1.musketiere.d.AAAA';

test('a deal of another game is not opened, and a sentence says so', async () => {
  const page = await shown(await player('four_musketeers'), deal);
  expect(page.querySelector('[role="alert"]')?.textContent).toBe(t('against-other-game'));
  expect(page.querySelector('mk-link')).toBeNull();
  expect(page.querySelector('pre')?.textContent).toBe('pass'); // the player is shown all the same
});

test('one of its game is', async () => {
  const page = await shown(await player('musketiere'), deal);
  expect(page.querySelector('[role="alert"]')).toBeNull();
  expect(page.querySelector('mk-link')).toHaveProperty('code', deal);
});

test('a code that names no game leads nowhere either, and a player of no game is damaged', async () => {
  const page = await shown(await player('musketiere'), 'nonsense');
  expect(page.querySelector('[role="alert"]')?.textContent).toBe(t('against-other-game'));
  const other = await shown(await player('chess'), deal);
  expect(other.querySelector('[role="alert"]')?.textContent).toBe(t('school-link-damaged'));
});

/** The form for a new match: what it begins with. */
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game } from '../games/mousquetaires_du_roy';
import { firstSetUp, remember, usualSetUp } from '../lib/form/setup';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { EngineClient } from '../worker/client';
import { NewMatch } from './new-match';

const engine = new EngineClient();
let page: NewMatch;

beforeEach(async () => {
  localStorage.clear();
  await useCatalogues('shell', 'errors', game.id, `home-${game.id}`);
  await setLanguage('en');
  vi.spyOn(engine, 'start').mockImplementation(() => {});
});
afterEach(() => page.remove());

async function sitters(): Promise<string[]> {
  page = Object.assign(new NewMatch(), { engine, game, form: await game.form() });
  document.body.append(page);
  await page.updateComplete;
  return [...page.querySelectorAll<HTMLSelectElement>('.player-line select.input')].map(
    ({ selectedOptions: [one] }) => one?.value ?? '',
  );
}

test('a first match is against those of a first match, however begun', async () => {
  const her = firstSetUp(game).players.at(-1);
  expect(await sitters()).toEqual(['human', her?.controller]);
  expect(her?.controller).not.toBe(usualSetUp(game).players.at(-1)?.controller);
});

test('who played last plays again', async () => {
  const players = usualSetUp(game).players.map((one, at) => (at ? { ...one, controller: 'master' } : one));
  remember(game, { players, wishes: {} });
  expect(await sitters()).toEqual(['human', 'master']);
});

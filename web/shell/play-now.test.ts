/** The way from one touch to a table: what is done before its button is pressed. */
import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game as musketiere } from '../games/musketiere';
import { setLanguage, useCatalogues } from '../lib/i18n';
import { EngineClient } from '../worker/client';
import { PlayNow } from './play-now';

const engine = new EngineClient();
const ask = vi.spyOn(engine, 'ask').mockResolvedValue({} as never);
const table = vi.fn(async () => () => html``);
let page: PlayNow;

beforeEach(async () => {
  localStorage.clear();
  await useCatalogues('shell', 'errors', 'musketiere', 'home-musketiere');
  await setLanguage('en');
  vi.spyOn(engine, 'start').mockImplementation(() => {});
  const game = { ...musketiere, table };
  const [form, goal] = await Promise.all([game.form(), game.goal()]);
  page = Object.assign(new PlayNow(), { engine, game, form, goal });
  document.body.append(page);
  await page.updateComplete;
});
afterEach(() => {
  page.remove();
  engine.state = 'idle';
  vi.clearAllMocks();
});

function ready(): void {
  engine.state = 'ready';
  engine.dispatchEvent(new Event('change'));
}

test('the table is fetched and the device measured while the goal is read, but not before Python is there', async () => {
  await new Promise((passed) => setTimeout(passed));
  expect(table).not.toHaveBeenCalled();
  ready();
  await vi.waitFor(() => expect(ask).toHaveBeenCalledWith('exercise', {}));
  expect(table).toHaveBeenCalledOnce();
  expect(ask).not.toHaveBeenCalledWith('start', expect.anything());
});

test('whoever has gone elsewhere has nothing fetched', async () => {
  page.remove();
  ready();
  await new Promise((passed) => setTimeout(passed));
  expect(table).not.toHaveBeenCalled();
  expect(ask).not.toHaveBeenCalled();
});

/** What becomes of a change of screen whose part is still on its way. */
import { html } from 'lit';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { game as musketiere } from '../games/musketiere';
import { type DrawTable, Games } from '../lib/game';
import { knows, setLanguage, t, useCatalogues } from '../lib/i18n';
import { EngineClient } from '../worker/client';
import { App } from './app';
import { SettingsStore } from './settings';
import { layTable } from './wishes';

const [problem = { id: '' }] = musketiere.facts.problems;
let letGo: (table: DrawTable) => void;
let app: App;

beforeEach(async () => {
  location.hash = '#/about';
  await useCatalogues('shell', 'errors', 'home-musketiere');
  await setLanguage('en');
  const table = new Promise<DrawTable>((resolve) => {
    letGo = resolve;
  });
  app = Object.assign(new App(), {
    games: new Games([{ ...musketiere, table: () => table }]),
    engine: new EngineClient(),
    store: new SettingsStore(),
  });
  document.body.append(app);
  await app.updateComplete;
});
afterEach(() => {
  app.remove();
  layTable(false);
  location.hash = '';
});

const main = () => app.querySelector('main');

test('whoever comes to a problem from another screen reads its question before the table has come', async () => {
  location.hash = `#/problem/musketiere/${problem.id}`;
  await vi.waitFor(() => expect(main()?.textContent).toContain(t('game-musketiere')));
  const question = `problem-${problem.id}`;
  await vi.waitFor(() => expect(knows(question)).toBe(true), { timeout: 20_000 });
  await vi.waitFor(() => expect(main()?.textContent).toContain(t(question)));
});

test('the focus stays on the screen when the table takes the place of what stood meanwhile', async () => {
  location.hash = '#/match/musketiere/1';
  await vi.waitFor(() => expect(main()?.textContent).toContain(t('game-musketiere')));
  await vi.waitFor(() => expect(main()?.contains(document.activeElement)).toBe(true));
  letGo(() => html`<p>the table</p>`);
  await vi.waitFor(() => expect(main()?.textContent).toContain('the table'));
  expect(main()?.contains(document.activeElement)).toBe(true);
});

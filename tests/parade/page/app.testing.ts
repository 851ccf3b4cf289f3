/** For the tests: the whole page with this game added to the others, and what a reader finds in it. */
import { html, render } from 'lit';
import { games } from '../../../web/games/registry';
import { Games } from '../../../web/lib/game';
import { useCatalogues } from '../../../web/lib/i18n';
import type { App } from '../../../web/shell/app';
import { SettingsStore } from '../../../web/shell/settings';
import type { EngineClient } from '../../../web/worker/client';
import '../../../web/shell/app';
import { game } from '.';

/** One line makes the game known. */
export const withParade = new Games([...games.all, game]);

/** The page, as `main.ts` sets it up, opened at an address. */
export async function opened(address: string, engine: EngineClient): Promise<App> {
  location.hash = address;
  const store = new SettingsStore();
  store.set({ motion: 'off' });
  await store.apply();
  await useCatalogues('shell', 'errors', 'offline', ...withParade.all.map(({ id }) => `home-${id}`));
  render(html`<mk-app .games=${withParade} .engine=${engine} .store=${store}></mk-app>`, document.body);
  const app = document.querySelector('mk-app') as App;
  await app.updateComplete;
  return app;
}

import './styles/layers.css';
import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/home.css';
import './lib/art';

import { html, render } from 'lit';
import { takePlace } from './first/place';
import { games } from './games/registry';
import { keepOnDevice } from './offline/keep';
import './shell/app';
import { useCatalogues } from './lib/i18n';
import { beginInTime } from './shell/beginning';
import { crashed } from './shell/crash';
import { parse } from './shell/router';
import { firstWords } from './shell/screens';
import './lib/notices';
import { breath } from './lib/seen';
import { SettingsStore } from './shell/settings';
import { EngineClient } from './worker/client';

addEventListener('error', (event) => crashed(event.error));
addEventListener('unhandledrejection', (event) => crashed(event.reason));

const engine = new EngineClient();
beginInTime(engine);

const store = new SettingsStore();
const words = store.apply(); // the theme stands before the first paint; the words follow
const ofGames = games.all.map(({ id }) => `home-${id}`);

async function begin(): Promise<void> {
  const ofRoute = firstWords(parse(location.hash, games));
  // They come with the HTML, but are only read where they are wanted; what is set before that is set in faces of the
  // device, for which the browser looks around a while.
  for (const style of ['normal', 'italic']) document.fonts.load(`${style} 1em "EB Garamond"`).catch(() => {}); // then the others stay
  await Promise.all([words, useCatalogues('shell', 'errors', 'offline', ...ofGames, ...ofRoute)]);
  keepOnDevice(engine, store);
  await breath(); // between reading its words and drawing itself
  await takePlace(document.body, () =>
    render(
      html`<mk-app class="app" .games=${games} .engine=${engine} .store=${store}></mk-app>`,
      document.body,
    ),
  );
}
// No `await` out here: WebKit hands out parts that import this file before they have run, as long as it waits.
void begin();

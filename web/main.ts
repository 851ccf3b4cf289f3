import './styles/tokens.css';
import './styles/base.css';
import './styles/controls.css';
import './styles/home.css';
import './art';

import { html, render } from 'lit';
import { keepOnDevice } from './offline/keep';
import './shell/app';
import { crashed } from './shell/crash';
import { useCatalogues } from './shell/i18n';
import './shell/notices';
import { SettingsStore } from './shell/settings';
import { EngineClient } from './worker/client';

addEventListener('error', (event) => crashed(event.error));
addEventListener('unhandledrejection', (event) => crashed(event.reason));

const store = new SettingsStore();
const words = store.apply(); // the theme stands before the first paint; the words follow
await Promise.all([words, useCatalogues('shell', 'errors', 'offline')]);

const engine = new EngineClient();
engine.start(); // on its way while the reader looks around
keepOnDevice(engine, store);
render(html`<mk-app .engine=${engine} .store=${store}></mk-app>`, document.body);

/** What opens over the screen: the menu, and during a match everything that must not take the table away. */
import { html, nothing } from 'lit';
import type { EngineClient } from '../worker/client';
import { about } from './about';
import { t } from './i18n';
import { keyboardHelp } from './keys';
import { type GameId, games } from './known';
import { href, lessons, type Route } from './router';
import { rules, rulesTitle } from './screens';
import type { SettingsStore } from './settings';
import { sharing } from './share/parts';

export type Overlay =
  | { readonly name: 'menu' | 'settings' | 'keys' | 'about' }
  | { readonly name: 'rules'; readonly game: GameId }
  /** Of the open match, or of a stored one. */
  | { readonly name: 'share'; readonly match?: string };

interface Tools {
  readonly route: Route;
  readonly engine: EngineClient;
  readonly store: SettingsStore;
  readonly open: (overlay: Overlay | null) => void;
  readonly redraw: () => void;
}

const titles = {
  menu: 'menu',
  settings: 'settings-title',
  keys: 'keys-title',
  about: 'about-title',
  share: 'share-title',
};
export const overlayTitle = (overlay: Overlay): string =>
  overlay.name === 'rules' ? rulesTitle(overlay.game) : t(titles[overlay.name]);

export function overlayBody(overlay: Overlay, tools: Tools) {
  switch (overlay.name) {
    case 'menu':
      return menu(tools);
    case 'rules':
      return rules(overlay.game, tools.redraw);
    case 'settings':
      return html`<mk-settings .store=${tools.store}></mk-settings>`;
    case 'share':
      return sharing.sheet.show(
        () => html`<mk-share .engine=${tools.engine} .match=${overlay.match}></mk-share>`,
        tools.redraw,
      );
    case 'keys':
      return keyboardHelp();
    case 'about':
      return html`<div class="prose">${about()}</div>`;
  }
}

function menu({ route, open }: Tools) {
  const table = route.page === 'match' || route.page === 'watch' ? route : null;
  const link = (target: Route, label: string, about = {}) =>
    html`<li><a href=${href(target)} @click=${() => open(null)}>${t(label, about)}</a></li>`;
  const over = (overlay: Overlay) =>
    html`<li><button @click=${() => open(overlay)}>${t(`menu-${overlay.name}`)}</button></li>`;
  return html`
    <nav aria-label=${t('menu')}>
      <ul class="menu">
        ${table ? over({ name: 'rules', game: table.game }) : link({ page: 'home' }, 'menu-home')}
        ${table ? over({ name: 'share' }) : nothing}
        ${
          table
            ? nothing
            : games.map(
                (game) => html`
                  <li class="menu__game">
                    <h3>${t(`game-${game}`)}</h3>
                    <ul>
                      ${link({ page: 'new', game }, 'menu-new')}
                      ${lessons[game].map((lesson) => link({ page: 'guide', game, lesson }, 'menu-guide', { lesson }))}
                      ${link({ page: 'rules', game }, 'menu-rules')}
                    </ul>
                  </li>
                `,
              )
        }
        ${table ? over({ name: 'settings' }) : link({ page: 'settings' }, 'menu-settings')}
        ${over({ name: 'keys' })}
        ${table ? over({ name: 'about' }) : link({ page: 'about' }, 'menu-about')}
        ${table ? link({ page: 'home' }, 'menu-leave') : nothing}
      </ul>
      ${table ? html`<p class="hint">${t('menu-leave-hint')}</p>` : nothing}
    </nav>
  `;
}

/** What opens over the screen: the menu, and during a match everything that must not take the table away. */
import { html, nothing } from 'lit';
import { about } from './about';
import { t } from './i18n';
import { keyboardHelp } from './keys';
import { href, type Route } from './router';
import { rules } from './screens';
import type { SettingsStore } from './settings';

export type Overlay = 'menu' | 'rules' | 'settings' | 'keys' | 'about';

interface Tools {
  readonly route: Route;
  readonly store: SettingsStore;
  readonly open: (overlay: Overlay | null) => void;
  readonly redraw: () => void;
}

const titles = {
  menu: 'menu',
  rules: 'rules-title',
  settings: 'settings-title',
  keys: 'keys-title',
  about: 'about-title',
};
export const overlayTitle = (overlay: Overlay): string => t(titles[overlay]);

export function overlayBody(overlay: Overlay, tools: Tools) {
  switch (overlay) {
    case 'menu':
      return menu(tools);
    case 'rules':
      return rules(tools.redraw);
    case 'settings':
      return html`<mk-settings .store=${tools.store}></mk-settings>`;
    case 'keys':
      return keyboardHelp();
    case 'about':
      return html`<div class="prose">${about()}</div>`;
  }
}

function menu({ route, open }: Tools) {
  const atTable = route.page === 'match';
  const link = (target: Route, label: string) =>
    html`<li><a href=${href(target)} @click=${() => open(null)}>${t(label)}</a></li>`;
  const over = (overlay: Overlay, label: string) =>
    html`<li><button @click=${() => open(overlay)}>${t(label)}</button></li>`;
  return html`
    <nav aria-label=${t('menu')}>
      <ul class="menu">
        ${atTable ? over('rules', 'menu-rules') : link({ page: 'home' }, 'menu-home')}
        ${atTable ? nothing : link({ page: 'new', game: 'musketiere' }, 'menu-new')}
        ${atTable ? nothing : link({ page: 'guide', game: 'musketiere' }, 'menu-guide')}
        ${atTable ? nothing : link({ page: 'rules', game: 'musketiere' }, 'menu-rules')}
        ${atTable ? over('settings', 'menu-settings') : link({ page: 'settings' }, 'menu-settings')}
        ${over('keys', 'menu-keys')}
        ${atTable ? over('about', 'menu-about') : link({ page: 'about' }, 'menu-about')}
        ${atTable ? link({ page: 'home' }, 'menu-leave') : nothing}
      </ul>
      ${atTable ? html`<p class="hint">${t('menu-leave-hint')}</p>` : nothing}
    </nav>
  `;
}

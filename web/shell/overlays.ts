/** What opens over the screen: the menu, and during a match everything that must not take the table away. */
import { html, nothing } from 'lit';
import type { Games } from '../lib/game';
import { t } from '../lib/i18n';
import { lessonsOf } from '../lib/lessons';
import type { Overlay } from '../lib/overlay';
import { href, isAtTable, type Route } from '../lib/routes';
import type { EngineClient } from '../worker/client';
import { together } from './guests/parts';
import { apart } from './parts';
import { rules, rulesTitle } from './screens';
import type { SettingsStore } from './settings';
import { sharing } from './share/parts';

interface Tools {
  readonly games: Games;
  readonly route: Route;
  readonly engine: EngineClient;
  readonly store: SettingsStore;
  readonly open: (overlay: Overlay | null) => void;
  readonly redraw: () => void;
}

const titles = {
  menu: 'menu',
  settings: 'settings-title',
  help: 'help',
  about: 'about-title',
  share: 'share-title',
  guests: 'together-title',
};
export const overlayTitle = (overlay: Overlay): string =>
  overlay.name === 'rules' ? rulesTitle(overlay.game) : t(titles[overlay.name]);

export function overlayBody(overlay: Overlay, tools: Tools) {
  switch (overlay.name) {
    case 'menu':
      return menu(tools);
    case 'rules':
      return rules(tools.games.get(overlay.game), tools.redraw);
    case 'settings':
      return apart.settings.show(
        () => html`<mk-settings .store=${tools.store} .engine=${tools.engine}></mk-settings>`,
        tools.redraw,
      );
    case 'share':
      return sharing.sheet.show(
        () =>
          html`<mk-share .games=${tools.games} .engine=${tools.engine} .match=${overlay.match}></mk-share>`,
        tools.redraw,
      );
    case 'guests':
      return together.company.show(() => html`<mk-company></mk-company>`, tools.redraw);
    case 'help':
      return helpAt(tools);
    case 'about':
      return apart.about.show(
        ({ about }) => html`<div class="prose">${about(tools.games)}</div>`,
        tools.redraw,
      );
  }
}

/** The keys, the signs and, where a game is, its rules. */
const helpAt = ({ games, route, open, redraw }: Tools) =>
  apart.help.show(
    ({ help }) =>
      help({
        games,
        rules: 'game' in route ? rules(games.get(route.game), redraw) : null,
        close: () => open(null),
      }),
    redraw,
  );

function menu({ games, route, open }: Tools) {
  const table = isAtTable(route) ? route : null;
  const door = (address: string, name: string) =>
    html`<li><a href=${address} @click=${() => open(null)}>${name}</a></li>`;
  const link = (target: Route, label: string) => door(href(target), t(label));
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
            : games.all.map(
                (game) => html`
                  <li class="menu__game">
                    <h3>${t(`game-${game.id}`)}</h3>
                    <ul>
                      ${link({ page: 'new', game: game.id }, 'menu-new')}
                      ${lessonsOf(game).map(({ address, name }) => door(address, name))}
                      ${game.facts.problems.length > 0 ? link({ page: 'problems', game: game.id }, 'home-problems') : nothing}
                      ${link({ page: 'rules', game: game.id }, 'menu-rules')}
                    </ul>
                  </li>
                `,
              )
        }
        ${table ? nothing : link({ page: 'results' }, 'results-title')}
        ${table ? over({ name: 'settings' }) : link({ page: 'settings' }, 'menu-settings')}
        ${table ? nothing : link({ page: 'school' }, 'school-title')}
        ${over({ name: 'help' })}
        ${table ? over({ name: 'about' }) : link({ page: 'about' }, 'menu-about')}
        ${table ? link({ page: 'home' }, 'menu-leave') : nothing}
      </ul>
      ${table ? html`<p class="hint">${t('menu-leave-hint')}</p>` : nothing}
    </nav>
  `;
}

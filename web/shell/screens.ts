/** Which screen stands at which address. The rules and the table are fetched when they are first wanted. */
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { EngineClient } from '../worker/client';
import { about } from './about';
import { type Catalogue, t, useCatalogues } from './i18n';
import { Part } from './part';
import type { GameId, Route } from './router';
import type { Rules } from './rules/page';
import type { SettingsStore } from './settings';
import './guide';
import './home';
import './new-match';
import './settings-panel';

interface Tools {
  readonly engine: EngineClient;
  readonly store: SettingsStore;
  readonly redraw: () => void;
}

export function titleOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return t('new-title');
    case 'rules':
      return rulesTitle(route.game);
    case 'guide':
      return t('guide-title');
    case 'settings':
      return t('settings-title');
    case 'about':
      return t('about-title');
    default:
      return ''; // the home page bears the name of the site
  }
}

export function screen(route: Route, { engine, store, redraw }: Tools) {
  switch (route.page) {
    case 'new':
      return sheet(route, html`<mk-new-match .engine=${engine}></mk-new-match>`);
    case 'settings':
      return sheet(route, html`<mk-settings class="panel" .store=${store}></mk-settings>`);
    case 'about':
      return sheet(route, html`<div class="panel prose">${about()}</div>`);
    case 'rules':
      return sheet(route, rules(route.game, redraw));
    case 'guide':
      return html`<mk-guide .engine=${engine} .game=${route.game}></mk-guide>`;
    case 'match':
      return tablePart.show(
        () =>
          html`${keyed(route.id, html`<mk-table .matchId=${route.id} .engine=${engine} .settings=${store.values}></mk-table>`)}`,
        redraw,
      );
    default:
      return html`<mk-home .engine=${engine}></mk-home>`;
  }
}

const tablePart = new Part(() =>
  Promise.all([import('../tables/musketiere/table'), useCatalogues('table-musketiere')]),
);

/** The words are there before the page: both are fetched together. */
function rulesPart(words: Catalogue, text: () => Promise<{ rules: Rules }>): Part<Rules> {
  return new Part(async () => {
    const [{ rules }] = await Promise.all([text(), import('./rules/page'), useCatalogues(words)]);
    return rules;
  });
}
const rulesParts: Record<GameId, Part<Rules>> = {
  musketiere: rulesPart('rules-musketiere', () => import('./rules/musketiere/text')),
};

export const rules = (game: GameId, redraw: () => void) =>
  rulesParts[game].show((text) => html`<mk-rules .rules=${text}></mk-rules>`, redraw);

export const rulesTitle = (game: GameId) => t('rules-title', { game: t(`game-${game}`) });

const sheet = (route: Route, body: unknown) =>
  html`<h1 class="page__title" tabindex="-1">${titleOf(route)}</h1>${body}`;

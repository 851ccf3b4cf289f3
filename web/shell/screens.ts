/** Which screen stands at which address. The rules and the table are fetched when they are first wanted. */
import { html, type TemplateResult } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { EngineClient } from '../worker/client';
import { about } from './about';
import { type Catalogue, t, useCatalogues } from './i18n';
import type { Form } from './new/page';
import { Part } from './part';
import type { GameId, Route } from './router';
import type { Rules } from './rules/page';
import type { SettingsStore } from './settings';
import './guide';
import './home';
import './settings-panel';

interface Tools {
  readonly engine: EngineClient;
  readonly store: SettingsStore;
  readonly redraw: () => void;
}

export function titleOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return t('new-title', { game: t(`game-${route.game}`) });
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
      return sheet(
        route,
        formParts[route.game].show(
          (form) => html`${keyed(form, html`<mk-new-match .form=${form} .engine=${engine}></mk-new-match>`)}`,
          redraw,
        ),
      );
    case 'settings':
      return sheet(route, html`<mk-settings class="panel" .store=${store}></mk-settings>`);
    case 'about':
      return sheet(route, html`<div class="panel prose">${about()}</div>`);
    case 'rules':
      return sheet(route, rules(route.game, redraw));
    case 'guide':
      return html`<mk-guide .engine=${engine} .game=${route.game}></mk-guide>`;
    case 'match':
      return tableParts[route.game].show(
        (draw) => html`${keyed(route.id, draw(route.id, { engine, store, redraw }))}`,
        redraw,
      );
    default:
      return html`<mk-home .engine=${engine}></mk-home>`;
  }
}

/** Draws the table of a match. */
type DrawTable = (id: string, tools: Tools) => TemplateResult;

function tablePart(words: Catalogue, table: () => Promise<unknown>, draw: DrawTable): Part<DrawTable> {
  return new Part(async () => {
    await Promise.all([table(), useCatalogues('table', words)]);
    return draw;
  });
}
const tableParts: Record<GameId, Part<DrawTable>> = {
  musketiere: tablePart(
    'table-musketiere',
    () => import('../tables/musketiere/table'),
    (id, { engine, store }) =>
      html`<mk-musketiere .matchId=${id} .engine=${engine} .settings=${store.values}></mk-musketiere>`,
  ),
};

/** The words are there before what they say: both are fetched together. */
const part = <T>(load: () => Promise<T>, ...words: Catalogue[]) =>
  new Part(async () => (await Promise.all([load(), useCatalogues(...words)]))[0]);

const formParts: Record<GameId, Part<Form>> = {
  musketiere: part(async () => (await import('./new/musketiere/form')).form, 'musketiere'),
  four_musketeers: part(async () => (await import('./new/four_musketeers/form')).form, 'four_musketeers'),
};
const rulesParts: Record<GameId, Part<Rules>> = {
  musketiere: part(
    async () => (await import('./rules/musketiere/text')).rules,
    'musketiere',
    'rules-musketiere',
  ),
};

export const rules = (game: GameId, redraw: () => void) =>
  rulesParts[game].show((text) => html`<mk-rules .rules=${text}></mk-rules>`, redraw);

export const rulesTitle = (game: GameId) => t('rules-title', { game: t(`game-${game}`) });

const sheet = (route: Route, body: unknown) =>
  html`<h1 class="page__title" tabindex="-1">${titleOf(route)}</h1>${body}`;

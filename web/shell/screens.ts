/** Which screen stands at which address. */
import { html } from 'lit';
import { keyed } from 'lit/directives/keyed.js';
import type { Form } from '../lib/form/form';
import type { Game, Games } from '../lib/game';
import { company } from '../lib/guests/company';
import { t } from '../lib/i18n';
import type { Route } from '../lib/routes';
import type { Source } from '../lib/table/source';
import { waiting } from '../lib/table/waiting';
import type { EngineClient } from '../worker/client';
import { together } from './guests/parts';
import { apart, partsOf } from './parts';
import type { SettingsStore } from './settings';
import { sharing } from './share/parts';
import './home';

interface Tools {
  readonly games: Games;
  readonly engine: EngineClient;
  readonly store: SettingsStore;
  readonly redraw: () => void;
}

/** What the first drawing says at that address, beside the words of every page. */
export const firstWords = (route: Route): readonly string[] =>
  route.page === 'problem' ? ['problems', `problems-${route.game}`] : [];

export function titleOf(route: Route): string {
  switch (route.page) {
    case 'new':
      return t('new-title', { game: t(`game-${route.game}`) });
    case 'play':
      return t(`game-${route.game}`);
    case 'rules':
      return rulesTitle(route.game);
    case 'guide':
      return t('guide-title');
    case 'daily':
      return t('daily-title');
    case 'problems':
      return t('problems-title', { game: t(`game-${route.game}`) });
    case 'link':
      return t('link-title');
    case 'stage':
    case 'join':
      return t('together-title');
    case 'settings':
      return t('settings-title');
    case 'about':
      return t('about-title');
    case 'results':
      return t('results-title');
    case 'school':
    case 'against':
      return t('school-title');
    default:
      return ''; // the home page bears the name of the site
  }
}

export function screen(route: Route, { games, engine, store, redraw }: Tools) {
  switch (route.page) {
    case 'new': {
      const game = games.get(route.game);
      return sheet(
        route,
        partsOf(game).form.show(
          (form) =>
            html`${keyed(form, html`<mk-new-match .game=${game} .form=${form} .engine=${engine}></mk-new-match>`)}`,
          redraw,
        ),
      );
    }
    case 'play': {
      const game = games.get(route.game);
      return partsOf(game).play.show(
        ([form, goal]) =>
          html`${keyed(game, html`<mk-play-now .engine=${engine} .game=${game} .form=${form} .goal=${goal}></mk-play-now>`)}`,
        redraw,
      );
    }
    case 'settings':
      return sheet(
        route,
        apart.settings.show(
          () => html`<mk-settings class="panel" .store=${store} .engine=${engine}></mk-settings>`,
          redraw,
        ),
      );
    case 'about':
      return sheet(
        route,
        apart.about.show(({ about }) => html`<div class="panel prose">${about(games)}</div>`, redraw),
      );
    case 'results':
      return sheet(
        route,
        apart.results.show(() => html`<mk-results .games=${games}></mk-results>`, redraw),
      );
    case 'school':
      return sheet(
        route,
        apart.school.show(
          () =>
            html`<mk-school .games=${games} .engine=${engine} .sent=${route.player ?? null} .given=${route.task ?? null}></mk-school>`,
          redraw,
        ),
      );
    case 'against':
      return sheet(
        route,
        sharing.against.show(
          () =>
            html`${keyed(`${route.player}/${route.setup}`, html`<mk-against .games=${games} .engine=${engine} .store=${store} .sent=${route.player} .code=${route.setup ?? null}></mk-against>`)}`,
          redraw,
        ),
      );
    case 'rules':
      return sheet(route, rules(games.get(route.game), redraw));
    case 'guide':
      return apart.guide.show(
        () =>
          html`<mk-guide .engine=${engine} .game=${games.get(route.game)} .lesson=${route.lesson}></mk-guide>`,
        redraw,
      );
    case 'stage': {
      const game = games.get(route.game);
      const stage = (form: Form) =>
        html`${keyed(form, html`<mk-stage .game=${game} .form=${form} .engine=${engine}></mk-stage>`)}`;
      return partsOf(game).form.show((form) => together.stage.show(() => stage(form), redraw), redraw);
    }
    case 'join':
      return together.join.show(
        () =>
          html`${keyed(route.code, html`<mk-join .games=${games} .engine=${engine} .store=${store} .code=${route.code}></mk-join>`)}`,
        redraw,
      );
    case 'daily':
      return sheet(
        route,
        sharing.daily.show(
          () =>
            html`${keyed(route.game, html`<mk-daily .engine=${engine} .game=${games.get(route.game)}></mk-daily>`)}`,
          redraw,
        ),
      );
    case 'problems':
      return sheet(
        route,
        partsOf(games.get(route.game)).problems.show(
          () => html`${keyed(route.game, html`<mk-problems .game=${games.get(route.game)}></mk-problems>`)}`,
          redraw,
        ),
      );
    case 'link':
      return sharing.link.show(
        () =>
          html`${keyed(route.code, html`<mk-link .games=${games} .engine=${engine} .store=${store} .code=${route.code}></mk-link>`)}`,
        redraw,
      );
    case 'match':
    case 'watch':
    case 'review':
    case 'problem': {
      const { id, page } = route;
      const game = games.get(route.game);
      const table = (source: Source) =>
        partsOf(game).table.show(
          (draw) => html`${keyed(`${page} ${id}`, draw({ game, source, engine, settings: store.values }))}`,
          redraw,
          waiting(game.id, page === 'problem' ? id : null, engine),
        );
      if (page !== 'match' || !company.isHostOf(id)) return table(sourceAt(page, id));
      return together.hosted.show(
        ({ hosted }) => hosted(engine, game, id, (remote) => table({ at: 'table', id, remote })),
        redraw,
      );
    }
    default:
      return html`<mk-home class="home" .games=${games} .engine=${engine}></mk-home>`;
  }
}

function sourceAt(page: 'match' | 'watch' | 'review' | 'problem', id: string): Source {
  if (page === 'match') return { at: 'table', id };
  return page === 'problem' ? { at: page, id } : { at: 'viewer', id, review: page === 'review' };
}

export const rules = (game: Game, redraw: () => void) =>
  partsOf(game).rules.show((text) => html`<mk-rules .game=${game.id} .rules=${text}></mk-rules>`, redraw);

export const rulesTitle = (game: string) => t('rules-title', { game: t(`game-${game}`) });

const sheet = (route: Route, body: unknown) =>
  html`<h1 class="page__title" tabindex="-1">${titleOf(route)}</h1>${body}`;

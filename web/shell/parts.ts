/** What each game brings to the page: its form, its rules, its table. Fetched when first wanted, its words with it. */
import { html, type TemplateResult } from 'lit';
import type { Source } from '../tables/shared/source';
import type { EngineClient } from '../worker/client';
import { type Catalogue, useCatalogues } from './i18n';
import type { GameId } from './known';
import type { Form } from './new/page';
import { Part } from './part';
import type { Rules } from './rules/page';
import type { Settings } from './settings';

interface Match {
  readonly source: Source;
  readonly engine: EngineClient;
  readonly settings: Settings;
}
interface Parts {
  readonly form: Part<Form>;
  readonly rules: Part<Rules>;
  /** Draws the table of a match. */
  readonly table: Part<(match: Match) => TemplateResult>;
}

const part = <T>(load: () => Promise<T>, ...words: Catalogue[]) =>
  new Part(async () => (await Promise.all([load(), useCatalogues(...words)]))[0]);

const form = (game: GameId, load: () => Promise<{ form: Form }>) =>
  part(async () => (await Promise.all([load(), import('./new/page')]))[0].form, game);

const rules = (game: GameId, load: () => Promise<{ rules: Rules }>) =>
  part(async () => (await Promise.all([load(), import('./rules/page')]))[0].rules, game, `rules-${game}`);

const table = (game: GameId, load: () => Promise<unknown>, draw: (match: Match) => TemplateResult) =>
  part(() => load().then(() => draw), game, 'table', 'watch', `table-${game}`);

export const parts: Record<GameId, Parts> = {
  musketiere: {
    form: form('musketiere', () => import('./new/musketiere/form')),
    rules: rules('musketiere', () => import('./rules/musketiere/text')),
    table: table(
      'musketiere',
      () => import('../tables/musketiere/table'),
      ({ source, engine, settings }) =>
        html`<mk-musketiere .source=${source} .engine=${engine} .settings=${settings}></mk-musketiere>`,
    ),
  },
  four_musketeers: {
    form: form('four_musketeers', () => import('./new/four_musketeers/form')),
    rules: rules('four_musketeers', () => import('./rules/four_musketeers/text')),
    table: table(
      'four_musketeers',
      () => import('../tables/four_musketeers/table'),
      ({ source, engine, settings }) =>
        html`<mk-four-musketeers .source=${source} .engine=${engine} .settings=${settings}></mk-four-musketeers>`,
    ),
  },
  mousquetaires_du_roy: {
    form: form('mousquetaires_du_roy', () => import('./new/mousquetaires_du_roy/form')),
    rules: rules('mousquetaires_du_roy', () => import('./rules/mousquetaires_du_roy/text')),
    table: table(
      'mousquetaires_du_roy',
      () => import('../tables/mousquetaires_du_roy/table'),
      ({ source, engine, settings }) =>
        html`<mk-mousquetaires-du-roy .source=${source} .engine=${engine} .settings=${settings}></mk-mousquetaires-du-roy>`,
    ),
  },
};

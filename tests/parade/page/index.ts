/** The manifest of Parade. */
import { html } from 'lit';
import type { Game, MatchSummary, SavedLine } from '../../../web/lib/game';
import { t } from '../../../web/lib/i18n';
import { bladeBack, bladeCard, crest, symbols } from './art';
import { catalogue } from './generated/catalogue';
import type { Summary } from './generated/parade';
import './messages';

export const game: Game = {
  id: 'parade',
  facts: catalogue.parade,

  crest,
  engravings: async () => [symbols],
  posterEngravings: async () => [symbols],
  poster: () => [bladeCard('b4'), bladeCard('b17'), bladeCard('b30'), bladeBack()],

  line,
  setUp: { kinds: ['deals', 'opener'] },

  goal: async () => () => html``,
  form: async () => (await import('./form')).form,
  rules: async () => (await import('./rules')).rules,
  results: async () => (await import('./results')).results,
  table: async () => {
    await import('./table/table');
    return ({ game, source, engine, settings }) =>
      html`<mk-parade .game=${game} .source=${source} .engine=${engine} .settings=${settings}></mk-parade>`;
  },
};

function line(match: MatchSummary): SavedLine {
  const { names, totals, deal } = match as MatchSummary & Summary;
  return {
    where: t('home-match-where-parade', { deal }),
    totals: names.map((who, seat) => ({ who, total: String(totals[seat] ?? 0) })),
  };
}

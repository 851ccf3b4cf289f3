/** The manifest of Musketiere. */
import { html } from 'lit';
import { catalogue } from '../../generated/catalogue';
import type { Game, MatchSummary, SavedLine } from '../../lib/game';
import { t } from '../../lib/i18n';
import { cardFace, guardCard } from './art/cards';
import { crest } from './art/crest';
import './messages';
import type { Summary } from '../../generated/musketiere';

export const game: Game = {
  id: 'musketiere',
  facts: catalogue.musketiere,
  author: { name: 'Franz-Josef Lamminger', year: '1991' },

  crest,
  engravings: async () => (await import('./art/sprite')).symbols,
  posterEngravings: async () => (await import('./art/poster')).symbols,
  poster: () => [...['6/1', '8/4', '10/2'].map((card) => cardFace(card)), guardCard(18)],

  line,
  setUp: {
    kinds: ['match_end', 'target_score', 'match_games'],
    counted: ['match_end-target', 'match_end-games'],
  },

  first: { match_end: 'single' },
  firstLevel: 'novice',

  goal: async () => (await import('./goal')).goal,
  form: async () => (await import('./form/form')).form,
  rules: async () => (await import('./rules/text')).rules,
  results: async () => (await import('./results')).results,
  table: async () => {
    await import('./table/table');
    return ({ game, source, engine, settings }) =>
      html`<mk-musketiere .game=${game} .source=${source} .engine=${engine} .settings=${settings}></mk-musketiere>`;
  },
};

function line(match: MatchSummary): SavedLine {
  const { names, totals, game_number, duel } = match as MatchSummary & Summary;
  const args = { game: game_number, duel };
  return {
    where: t(duel > 0 ? 'home-match-where-musketiere' : 'home-match-laying', args),
    totals: names.map((who, seat) => ({ who, total: String(totals[seat] ?? 0) })),
  };
}

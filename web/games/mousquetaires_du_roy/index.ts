/** The manifest of Mousquetaires du Roy. */
import { html } from 'lit';
import { catalogue } from '../../generated/catalogue';
import type { Game, MatchSummary, SavedLine } from '../../lib/game';
import { list, t } from '../../lib/i18n';
import { hasSides } from '../../lib/saved-line';
import type { Options } from '../../worker/protocol';
import { crest } from './art/crest';
import { playbill } from './art/playbill';
import { readId } from './data/reading';
import './messages';
import type { Seating, Summary } from '../../generated/mousquetaires_du_roy';
import './poster.css';
import { sideName, victoryLine } from './names';
import { heroesNamed, roleAt, splitInWords } from './roles';

export const game: Game = {
  id: 'mousquetaires_du_roy',
  facts: catalogue.mousquetaires_du_roy,
  author: { name: 'François Combe, Gilles Lehmann', year: '2010' },
  edition: 'edition-house',

  crest,
  engravings: async () => (await import('./art/sprite')).symbols,
  posterEngravings: async () => (await import('./art/poster')).symbols,
  poster: playbill,

  line,
  isWhole: hasSides,
  setUp: { kinds: ['musketeers', 'milady'], value: inWords },
  role: (seating, seat) => roleAt(seating as Seating, seat),

  // Milady's.
  lastNameIsASides: true,
  // Where she has a seat it is the last one, and the last player of all takes it, however many play the Musketeers.
  seated: (option, seats, all) =>
    Array.from({ length: seats }, (_, seat) =>
      option('milady') === 'seat' && seat === seats - 1 ? all - 1 : seat,
    ),

  first: { length: 'short' },
  firstLevel: 'novice',
  goal: async () => (await import('./goal')).goal,
  form: async () => (await import('./form/form')).form,
  rules: async () => (await import('./rules/text')).rules,
  results: async () => (await import('./results')).results,
  table: async () => {
    await import('./table/table');
    return ({ game, source, engine, settings }) =>
      html`<mk-mousquetaires-du-roy .game=${game} .source=${source} .engine=${engine} .settings=${settings}></mk-mousquetaires-du-roy>`;
  },
  missingData: async () => (await import('./data')).missingData,
};

function line(match: MatchSummary): SavedLine {
  const { names, sides, turn, honour, time, reason } = match as MatchSummary & Summary;
  return {
    where: t('home-match-where-mousquetaires_du_roy', { turn, honour, time }),
    ...(reason ? { ending: victoryLine(reason) } : {}),
    totals: sides.map((seats, side) => ({
      who: list(seats.map((seat) => names[seat] ?? '')),
      total: sideName(side === 0 ? 'team' : 'milady'),
    })),
  };
}

function inWords(option: string, options: Options): string | undefined {
  const value = String(options[option]);
  switch (option) {
    case 'data':
      return readId(value).name;
    case 'heroes':
      return heroesNamed(value.split(' '));
    case 'split':
      return splitInWords(value, String(options.heroes).split(' '));
    default:
      return undefined;
  }
}

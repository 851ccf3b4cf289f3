/** The manifest of Four Musketeers. */
import { html } from 'lit';
import { catalogue } from '../../generated/catalogue';
import type { Game, MatchSummary, SavedLine, SetUpWords } from '../../lib/game';
import { knows, list, t } from '../../lib/i18n';
import { hasSides } from '../../lib/saved-line';
import type { Options } from '../../worker/protocol';
import type { SavedMatch } from '../../worker/saved';
import { roleCard, swordCard } from './art/cards';
import { crest } from './art/crest';
import { stone, stoneSymbol } from './art/stone';
import './messages';
import './poster.css';
import type { Storyline, Summary } from '../../generated/four_musketeers';
import { allGroups, groupOf, storylinesIn } from './storylines';

export const game: Game = {
  id: 'four_musketeers',
  facts: catalogue.four_musketeers,

  crest,
  sprite: stoneSymbol,
  engravings: async () => (await import('./art/sprite')).symbols,
  posterEngravings: async () => (await import('./art/poster')).symbols,
  poster: () => [...['4D', '7H', '10S'].map((card) => swordCard(card)), roleCard('QS'), stone()],

  line,
  isWhole,
  setUp: {
    kinds: ['storyline', 'mode', 'match', 'target'],
    counted: ['match-target'],
    label: (option) => (option === 'target' ? t('option-match') : undefined),
    value: inWords,
  } satisfies SetUpWords,

  // Three: 18 fights and as many changes of the lead as four have in 23, and seldom shared. Lives, as half would win else.
  first: { players: 3, match: 'single', tie_rule: 'lives' },

  goal: async () => (await import('./goal')).goal,
  form: async () => (await import('./form/form')).form,
  rules: async () => (await import('./rules/text')).rules,
  results: async () => (await import('./results')).results,
  table: async () => {
    await import('./table/table');
    return ({ game, source, engine, settings }) =>
      html`<mk-four-musketeers .game=${game} .source=${source} .engine=${engine} .settings=${settings}></mk-four-musketeers>`;
  },
};

function line(match: MatchSummary): SavedLine {
  const { names, totals, storyline, round, fight, sides, lives } = match as MatchSummary & Summary;
  return {
    where: t('home-match-where-four_musketeers', { storyline: t(`storyline-${storyline}`), round, fight }),
    totals: sides.map((side, i) => ({
      who: list(side.map((player) => names[player] ?? '')),
      total: t(lives?.[i] === undefined ? `result-${groupOf(storyline)}` : 'result-lives', {
        count: lives?.[i] ?? totals[i] ?? 0,
      }),
    })),
  };
}

function isWhole(entry: SavedMatch): boolean {
  const { storyline } = entry as { readonly storyline?: unknown };
  return allGroups.some((group) => storylinesIn(group).some((one) => one === storyline)) && hasSides(entry);
}

/** An option as the story calls it. */
function inWords(option: string, options: Options): string | undefined {
  const value = String(options[option]);
  switch (option) {
    case 'storyline':
      return t(`storyline-${value}`);
    case 'mode':
      return t(`mode-${options.storyline}-${value}`);
    case 'missing':
      return knows(`option-missing-${value}`) ? undefined : t('suit-name', { suit: value });
    case 'target':
      return t(`result-${groupOf(options.storyline as Storyline)}`, { count: Number(value) });
    case 'first_lead':
      return value === 'random' ? undefined : t('share-seat', { number: Number(value) + 1 });
    default:
      return undefined;
  }
}

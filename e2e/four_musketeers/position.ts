/** Tables of Four Musketeers, laid out. */
import type { Page } from '@playwright/test';
import { groupOf } from '../../web/games/four_musketeers/storylines';
import type { LifeCard, Options, Storyline, SwordCard } from '../../web/generated/four_musketeers';
import * as kit from '../kit/position';
import { t } from '../kit/words';

/** What lies where, as the position texts of the engine say it; what is left out the engine fills in. */
export interface Position {
  readonly options?: Partial<Options>;
  readonly roles?: readonly LifeCard[];
  readonly hands?: readonly (readonly SwordCard[])[];
  /** The random deck, the top first. */
  readonly random?: readonly SwordCard[];
  readonly more?: Readonly<Record<string, string>>;
}

const survival = {
  storyline: 'AC',
  mode: 'solo',
  players: 4,
  layout: 4,
  replacement: 'dazed',
  defeated_as: 'dazed',
  first_lead: 'random',
  match: 'single',
  tie_rule: 'shared',
} as const satisfies Partial<Options>;
/** What the options of the other groups add to those of a survival. */
export const added = {
  solitaire: {
    mode: 'coop',
    prepopped: 1,
    free_replays: 1,
    joker_to_villain: false,
    stone_to_lead: false,
    bad_ending: 'two',
  },
  roles: { shadow_in_queen_games: false },
} as const satisfies Record<string, Partial<Options>>;

/** Two fights of a hand are left, without shadow strikes: whatever the others play, seat 0 has the lowest card. */
const doomed = {
  hands: [
    ['3S', '4S'],
    ['10S', '9S'],
    ['10H', '8S'],
    ['9H', '8H'],
  ],
  random: [],
} as const;
/** One Musketeer is defeated already, and the next hit defeats the human. */
const nearlyLost = 'popped 2S up | popped 2D defeated | JK QD | 2C KD | 2H QH';
const nearlyFallen = 'popped 2S up | 2D QD | JK QS | 2C KD | 2H KS';

export const laid = {
  /** The human strikes last. */
  last: { more: { lead: '1' } },
  /** The last fight of a hand; the human says which way it goes. */
  cyclical: {
    hands: [['6S'], ['10S'], ['9S'], ['8S']],
    more: { in_hand: '6', starter: '0' },
  },
  /** The servant strikes first, and right after him the human who is his master. */
  servant: {
    options: { players: 2, layout: 3, replacement: 'servant', missing: 'random' },
    more: { starter: '2' },
  },
  /** The Cardinal guides the sword of the human. */
  guided: {
    options: { storyline: 'AS', ...added.solitaire },
    random: ['9H', '8H'],
    more: { stone: '0' },
  },
  /** The captain is about to be hit. */
  replay: {
    options: { storyline: 'AS', ...added.solitaire },
    ...doomed,
    more: { in_hand: '5', starter: '1' },
  },
  /** The captain holds the stone and is about to lose: the hit is the villain's. */
  villain: {
    options: { storyline: 'AS', ...added.solitaire },
    ...doomed,
    more: { in_hand: '5', starter: '1', stone: '0' },
  },
  /** The next hit defeats the human. */
  ghost: {
    options: { storyline: 'QC', ...added.roles, defeated_as: 'ghost' },
    ...doomed,
    more: { in_hand: '5', stacks: nearlyFallen },
  },
  dazed: { ...doomed, more: { in_hand: '5', stacks: nearlyFallen } },
  /** The next hit loses the round, but not the match. */
  lost: {
    options: { storyline: 'AS', ...added.solitaire, match: 'standard' },
    ...doomed,
    more: { in_hand: '5', replays: '0', stacks: nearlyLost },
  },
  /** The same with the Shadow Musketeer, whose strike is empty, and a free replay before. */
  shadow: {
    options: { storyline: 'KS', ...added.solitaire, match: 'standard' },
    ...doomed,
    more: { in_hand: '5', starter: '0', stacks: nearlyLost },
  },
  /** The next hit ends the match. */
  over: { ...doomed, more: { in_hand: '5', stacks: nearlyLost } },
  /** The same with three Musketeers; in the next round the human deals the lifelines. */
  missing: {
    options: { players: 3, layout: 3, missing: 'dealer', match: 'standard' },
    hands: doomed.hands.slice(0, 3),
    random: [],
    more: { hand: '2', in_hand: '3', stacks: 'popped 2H up | popped 2D defeated | JK QH | 2C KD' },
  },
} as const satisfies Record<string, Position>;

/** The next hit ends the match, in any storyline. */
export function ending(storyline: Storyline): Position {
  const group = groupOf(storyline);
  return { ...laid.over, options: { storyline, ...(group === 'survival' ? {} : added[group]) } };
}

/** Opens a match that begins so. One human, the rest computers, if it is not said otherwise. */
export function layOut(page: Page, position: Position, humans = 1, words = t): Promise<void> {
  const options = { ...survival, ...position.options };
  return kit.layOut(
    page,
    { game: 'four_musketeers', options, lines: linesOf(options, position) },
    humans,
    words,
  );
}

function linesOf(options: Partial<Options>, { roles, hands, random, more = {} }: Position): kit.Lines {
  return {
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, wordOf(value)])),
    roles: roles?.join(' '),
    hands: hands?.map((hand) => hand.join(' ')).join(' | '),
    random: random && (random.join(' ') || '-'),
    ...more,
  };
}

const wordOf = (value: number | boolean | string): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

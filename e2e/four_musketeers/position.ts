/** Tables laid out as a test needs them: the page finds the match as if it had been kept. */
import type { Page } from '@playwright/test';
import type { LifeCard, Options, SwordCard } from '../../web/tables/four_musketeers/protocol';
import { forge, writeKept } from '../kit/kept';
import { expect } from '../kit/site';
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

const survival: Partial<Options> = {
  storyline: 'AC',
  mode: 'solo',
  players: 4,
  layout: 4,
  replacement: 'dazed',
  defeated_as: 'dazed',
  first_lead: 'random',
  match: 'single',
  tie_rule: 'shared',
};
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

/** Opens a match that begins so. One human, the rest computers, if it is not said otherwise. */
export async function layOut(page: Page, position: Position, humans = 1): Promise<void> {
  await page.goto('./');
  await expect(page.getByText(t('home-matches-none'))).toBeVisible(); // the database is there
  const options = { ...survival, ...position.options };
  const players = options.players ?? 4;
  const people = Array.from({ length: players }, (_, player) => ({
    name: t(`four_musketeers-name-${player + 1}`),
    sitter: player < humans ? 'human' : 'rule_based',
  }));
  const kept = {
    names: people.map(({ name }) => name),
    sitters: people.map(({ sitter }) => sitter),
    player_seed: 1,
    record: {},
  };
  const text = forge(JSON.stringify(kept), {
    format: 1,
    game: 'four_musketeers',
    rules_version: 1,
    options,
    seed: 1,
    position: textOf(options, position),
    actions: [],
  });
  await writeKept(page, 'laid-out', text);
  await page.goto('./#/match/four_musketeers/laid-out');
}

function textOf(options: Partial<Options>, { roles, hands, random, more = {} }: Position): string {
  const words: Record<string, string | undefined> = {
    ...Object.fromEntries(Object.entries(options).map(([name, value]) => [name, wordOf(value)])),
    roles: roles?.join(' '),
    hands: hands?.map((hand) => hand.join(' ')).join(' | '),
    random: random && (random.join(' ') || '-'),
    ...more,
  };
  return Object.entries(words)
    .flatMap(([name, word]) => (word === undefined ? [] : [`${name} ${word}`]))
    .join('\n');
}

const wordOf = (value: number | boolean | string): string =>
  typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);

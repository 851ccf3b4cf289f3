/** Tables of Mousquetaires du Roy, laid out. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import * as kit from '../kit/position';
import { t } from '../kit/words';

/** Our own data file by its id, as a recorded match names it. */
const recorded = new URL('../../tests/golden/mousquetaires_du_roy-four.match', import.meta.url);
const { data } = JSON.parse(readFileSync(recorded, 'utf8')).options as { data: string };

const three = {
  musketeers: 3,
  heroes: 'athos porthos aramis',
  players: 1,
  milady: 'seat',
  rochefort: 'ask',
  strict_bastille: false,
  beggars_presence: false,
  data,
} as const;
/** Athos and Porthos are moved by one player, Aramis by another. */
const split = { players: 2, split: '001', auto_trade: true } as const;

export interface Position {
  readonly options?: Partial<typeof split> & { readonly musketeers?: number; readonly heroes?: string };
  readonly lines: kit.Lines;
}

/** By seat: with one player for the team. */
export const TEAM = [0];
export const MILADY = [1];

const musketeers = { phase: 'musketeers', destination: 'miladys_house' } as const;
/** The last gallery can be passed by three Epic tokens: then the team has won. */
const galleries = { board: 'galleries', stage: '3', epic: '3' } as const;
/** At the end of the turn the Time token comes to the Cardinal's space: then Milady has won. */
const late = { turn: '5', time: '19' } as const;

export const laid = {
  /** Porthos can end the match; Athos has a duel at hand. */
  won: {
    lines: {
      ...musketeers,
      ...galleries,
      where: 'louvre quest paris',
      louvre: 'dette_de_jeu | 1 2 | laffemas',
      hands: 'combat double_combat erudition_2 | combat | kitty',
    },
  },
  /** The last turn, from its beginning. */
  lost: {
    lines: { ...late, where: 'louvre louvre quest', perfidy_hand: 'calomnie baume', paris_hand: 'complot' },
  },
  /** The same with a hand for everything: whatever can be asked in a turn is asked. */
  full: {
    lines: {
      ...late,
      siege: '6',
      one_for_all: 'yes',
      pistoles: '9',
      where: 'louvre louvre louvre',
      tokens: 'toledo horse | |',
      louvre: 'dette_de_jeu | | laffemas',
      hands: 'combat erudition_1 erudition_2 gallantry_2 | combat mousqueton | double_combat planchet',
      perfidy_hand: 'embastille',
      paris_hand: 'message_reine',
      spaces: 'combat double_combat -',
    },
  },
  /** The last turn of two players of the team and Milady; what they hold nobody plays. */
  shared: {
    options: split,
    lines: {
      ...late,
      where: 'louvre paris louvre',
      hands: 'kitty combat | planchet | mousqueton',
      louvre: 'dette_de_jeu | | laffemas',
      perfidy_hand: 'calomnie',
      paris_hand: 'complot trafiquants',
    },
  },
  /** In the inn: some doors are open, and Musketeers stand in two lines; Athos has little life left. */
  inn: {
    lines: {
      ...musketeers,
      where: 'quest/1.1 quest quest',
      life: '2 5 4',
      inn: 'force_2/up force_3 decoy trap | - force_4 decoy force_2 | decoy force_2 force_3 trap',
      active: 'athos',
    },
  },
  /** Behind the third gallery Athos has a passage, a challenge and two guards to choose from. */
  galleries: {
    lines: {
      ...musketeers,
      board: 'galleries',
      stage: '2',
      epic: '9',
      where: 'quest quest paris',
      hands: 'combat gallantry_2 | panache_2 | kitty',
      active: 'athos',
    },
  },
  /** As much as can lie at one place: an effect, an ambush, challenges and an adversary; and all goods can be paid. */
  manned: {
    lines: {
      ...musketeers,
      pistoles: '9',
      where: 'paris paris paris',
      paris: 'message_reine | | felton | nemesis athos',
      hands: 'combat double_combat erudition_1 nobility_1 | panache_2 | kitty',
      active: 'aramis',
    },
  },
  /** Athos can end the mission at the Louvre, for pistoles, honour and a life. */
  rewarded: {
    lines: {
      ...musketeers,
      where: 'louvre louvre paris',
      honour: '3',
      louvre: 'dette_de_jeu | 0 2 | laffemas/beaten',
      hands: 'gallantry_2 gallantry_2 gallantry_1 | combat | kitty',
      active: 'athos',
    },
  },
  /** As many tasks as can lie at one place, with an effect and an ambush; Athos can meet one of them. */
  crowded: {
    lines: {
      ...musketeers,
      pistoles: '9',
      where: 'paris paris louvre',
      paris: 'enlevement_constance | | boisrenard lubin brisemont | courtisane',
      hands: 'combat combat double_combat panache_1 panache_2 gallantry_2 | combat | kitty',
      active: 'athos',
    },
  },
  /** Athos on the walls, with a card of each kind to place there. */
  walls: {
    lines: {
      ...musketeers,
      where: 'la_rochelle paris paris',
      hands: 'combat double_combat erudition_1 erudition_2 nobility_1 panache_2 | combat | kitty',
      active: 'athos',
    },
  },
  /** All is at stake, which takes two lines, and Athos has three tasks to choose from below what lies in wait. */
  dire: {
    lines: {
      ...musketeers,
      turn: '12',
      time: '18',
      honour: '1',
      siege: '-5',
      where: 'paris paris louvre',
      paris: 'message_reine | | boisrenard lubin | nemesis porthos',
      hands: 'combat erudition_1 | combat | kitty',
      active: 'athos',
    },
  },
  /** Four of them in Paris, the smallest place; Athos holds as many cards as bear their names. */
  together: {
    options: { musketeers: 4, heroes: 'athos porthos aramis dartagnan' },
    lines: {
      ...musketeers,
      where: 'paris paris paris paris',
      paris: 'complot | | lubin',
      hands:
        'combat double_combat erudition_2 gallantry_1 bassompierre kitty | panache_2 | mousqueton | combat',
      active: 'athos',
    },
  },
  /** Porthos before a duel that may put him out of action, and into which Rochefort may step for all he knows. */
  doubt: {
    lines: {
      ...musketeers,
      life: '4 2 4',
      where: 'louvre paris louvre',
      paris: 'message_reine | | felton',
      hands: 'gallantry_1 | combat panache_2 | kitty',
      active: 'porthos',
    },
  },
  /** With a card of Porthos Athos can do what the Queen needs, and two of his own are of more use to Porthos. */
  counselled: {
    lines: {
      ...musketeers,
      honour: '2',
      pistoles: '0',
      where: 'louvre louvre louvre',
      louvre: 'dette_de_jeu | | laffemas',
      hands: 'erudition_1 gallantry_1 | nobility_1 combat | nobility_1',
      active: 'athos',
    },
  },
  /** Athos is at the Louvre with Porthos, and can buy, exchange, attempt and fight. */
  chains: {
    lines: {
      ...musketeers,
      pistoles: '9',
      where: 'louvre louvre paris',
      louvre: 'dette_de_jeu | | laffemas',
      hands: 'combat combat erudition_1 erudition_1 erudition_2 nobility_1 | combat panache_2 | kitty',
      active: 'athos',
    },
  },
} as const satisfies Record<string, Position>;

export function lay({ options: own, lines }: Position): kit.Laid {
  const options = { ...three, ...own };
  const { data: _, ...written } = Object.fromEntries(
    Object.entries(options).map(([name, value]) => [
      name,
      value === true ? 'yes' : value === false ? 'no' : `${value}`,
    ]),
  );
  return {
    game: 'mousquetaires_du_roy',
    options,
    seats: options.players + 1,
    lines: { ...written, ...lines },
  };
}

/** Opens a match that begins so. `humans`: by seat. */
export const layOut = (
  page: Page,
  position: Position,
  humans: readonly number[] = TEAM,
  words = t,
): Promise<void> => kit.layOut(page, lay(position), humans, words);

/** Tables of Musketiere, laid out. */
import type { Page } from '@playwright/test';
import * as kit from '../kit/position';
import { t } from '../kit/words';

interface End {
  readonly match_end: 'single' | 'target' | 'games';
  readonly match_games: number;
}

const options = {
  players: 4,
  match_end: 'single',
  target_score: 100,
  match_games: 3,
  tie_rule: 'shared',
  guard_deck: [4, 5, 7, 8, 10, 11, 12, 14, 15, 18, 20, 25, 30, 35, 40],
} as const;

export const laid = {
  /** Nobody has chosen his pay. */
  dealt: { duel: '0' },
  /** In the fifth duel the first player has won, and stones lie everywhere. */
  won: { duel: '5', guard: '25', rows: 'G-- -P- P-G ---', turned: '10/4 9/1 3/0 6/2' },
  /** The same in the last duel, with one card left to each. */
  last: { duel: '9', guard: '25', rows: 'GP- -P- P-G -G-', hands: '10/4 | 9/1 | 3/0 | 6/2' },
} as const satisfies Record<string, kit.Lines>;

/** Opens a match with four players that begins so; of one game, if it is not said otherwise. */
export function layOut(
  page: Page,
  position: kit.Lines,
  humans = 1,
  end: Partial<End> = {},
  words = t,
): Promise<void> {
  const { guard_deck, ...rest } = options;
  const chosen = Object.entries({ ...rest, ...end }).map(([name, value]) => [name, String(value)]);
  const lines = { ...Object.fromEntries(chosen), ...position };
  return kit.layOut(page, { game: 'musketiere', options: { ...options, ...end }, lines }, humans, words);
}

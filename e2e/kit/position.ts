/** Tables laid out as a test needs them: the page finds the match as if it had been kept. */
import type { Page } from '@playwright/test';
import { forge, keep } from './kept';
import { t } from './words';

/** The lines of a position, as the engine reads them: a keyword and what stands behind it. */
export type Lines = Readonly<Record<string, string | undefined>>;

export interface Laid {
  readonly game: string;
  readonly options: { readonly players: number };
  /** Where more decide than `players` says. */
  readonly seats?: number;
  readonly lines: Lines;
}

/** The record of a match that begins so, and in which nothing has been done yet. */
export const recordOf = ({ game, options, lines }: Laid) => ({
  format: 1,
  game,
  rules_version: 1,
  options: { ...options },
  seed: 1,
  position: Object.entries(lines)
    .flatMap(([name, word]) => (word === undefined ? [] : `${name} ${word}`))
    .join('\n'),
  actions: [],
});

/** Opens a match that begins so. `humans`: so many from the first on, or which; the rest are computers. */
export async function layOut(
  page: Page,
  laid: Laid,
  humans: number | readonly number[] = 1,
  words = t,
): Promise<void> {
  const { game, options, seats = options.players } = laid;
  const isHuman = (seat: number) => (typeof humans === 'number' ? seat < humans : humans.includes(seat));
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: words(`name-${game}-${seat + 1}`),
    sitter: isHuman(seat) ? 'human' : 'rule_based',
  }));
  const kept = {
    names: people.map(({ name }) => name),
    sitters: people.map(({ sitter }) => sitter),
    player_seed: 1,
    record: {},
  };
  await keep(page, 'laid-out', forge(JSON.stringify(kept), recordOf(laid)), words);
  await page.goto(`./#/match/${game}/laid-out`);
}

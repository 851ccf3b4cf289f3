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

/** Opens a match that begins so. `humans`: so many from the first on, or which; the rest are computers. */
export async function layOut(
  page: Page,
  { game, options, seats = options.players, lines }: Laid,
  humans: number | readonly number[] = 1,
  words = t,
): Promise<void> {
  const isHuman = (seat: number) => (typeof humans === 'number' ? seat < humans : humans.includes(seat));
  const people = Array.from({ length: seats }, (_, seat) => ({
    name: words(`${game}-name-${seat + 1}`),
    sitter: isHuman(seat) ? 'human' : 'rule_based',
  }));
  const kept = {
    names: people.map(({ name }) => name),
    sitters: people.map(({ sitter }) => sitter),
    player_seed: 1,
    record: {},
  };
  const written = Object.entries(lines).flatMap(([name, word]) =>
    word === undefined ? [] : `${name} ${word}`,
  );
  const text = forge(JSON.stringify(kept), {
    format: 1,
    game,
    rules_version: 1,
    options: { ...options },
    seed: 1,
    position: written.join('\n'),
    actions: [],
  });
  await keep(page, 'laid-out', text, words);
  await page.goto(`./#/match/${game}/laid-out`);
}

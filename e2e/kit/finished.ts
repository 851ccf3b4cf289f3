/** A finished match in the store, as if it had been played here: one of the recorded ones of the engine's tests. */
import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { keep } from './kept';
import { t } from './words';

const golden = new URL('../../tests/golden/', import.meta.url);

export const names = ['Anna', 'Bruno', 'Clara', 'David'];

/** Stores the match; seat 0 was a human's. */
export async function storeFinished(
  page: Page,
  name: string,
  id: string,
  words = t,
): Promise<{ actions: number }> {
  const record = JSON.parse(readFileSync(new URL(`${name}.match`, golden), 'utf8')) as {
    options: { players: number; milady?: string };
    actions: unknown[];
  };
  const { players, milady } = record.options;
  const seats = names.slice(0, milady === 'seat' ? players + 1 : players); // hers comes after those of the team
  const kept = {
    names: seats,
    sitters: seats.map((_, seat) => (seat === 0 ? 'human' : 'rule_based')),
    player_seed: 1,
    record,
  };
  await keep(page, id, JSON.stringify(kept), words);
  return { actions: record.actions.length };
}

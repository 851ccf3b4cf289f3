/** Where something cannot be opened without a data file. What says so and loads it is fetched when first wanted. */
import { nothing, type TemplateResult } from 'lit';
import type { Game, MissingData } from './game';
import { useCatalogues } from './i18n';
import { Part } from './part';

const parts = new WeakMap<Game, Part<(missing: MissingData) => TemplateResult>>();

/** Nothing where the game reads no data files. */
export function missingDataOf(
  game: Game,
  missing: MissingData & { readonly redraw: () => void },
): TemplateResult | typeof nothing {
  const { missingData: load, id } = game;
  if (!load) return nothing;
  const part = parts.get(game) ?? new Part(async () => (await Promise.all([load(), useCatalogues(id)]))[0]);
  parts.set(game, part);
  return part.show((draw) => draw(missing), missing.redraw);
}

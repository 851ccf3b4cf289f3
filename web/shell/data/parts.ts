/** Loading data files. Fetched when first wanted, its words with it. */
import { html } from 'lit';
import type { EngineClient } from '../../worker/client';
import { useCatalogues } from '../i18n';
import { Part } from '../part';

const missing = new Part(async () => {
  await Promise.all([import('./missing'), useCatalogues('mousquetaires_du_roy')]);
});

interface Missing {
  readonly engine: EngineClient;
  /** The id of the file. */
  readonly wanted: string;
  readonly found: () => void;
  readonly redraw: () => void;
}

/** Where something cannot be opened without a data file. */
export const dataMissing = ({ engine, wanted, found, redraw }: Missing) =>
  missing.show(
    () => html`<mk-data-missing .engine=${engine} .wanted=${wanted} @mk-found=${found}></mk-data-missing>`,
    redraw,
  );

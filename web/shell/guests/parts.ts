/** What only those need who play at several devices. Fetched when first wanted, its words with it. */
import { useCatalogues } from '../../lib/i18n';
import { Part } from '../../lib/part';

const part = <T>(load: () => Promise<T>) =>
  new Part(async () => (await Promise.all([load(), useCatalogues('guests', 'share', 'table')]))[0]);

export const together = {
  stage: part(() => import('./stage')),
  join: part(() => import('./join')),
  hosted: part(() => import('./host-of')),
  company: part(() => import('./company')),
};

/** What only those need who share something or come to something shared. Fetched when first wanted, its words with it. */
import { useCatalogues } from '../../lib/i18n';
import { Part } from '../../lib/part';

const part = (load: () => Promise<unknown>) =>
  new Part(async () => {
    await Promise.all([load(), useCatalogues('share', 'table')]);
  });

export const sharing = {
  sheet: part(() => import('./sheet')),
  link: part(() => import('./link')),
  daily: part(() => import('./daily')),
  against: part(() => Promise.all([import('../school/against'), useCatalogues('school', 'wheels')])),
};

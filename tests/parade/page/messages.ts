/** The sentences of the game: each catalogue is fetched when something needs it. */
import { addCatalogues } from '../../../web/lib/i18n';

addCatalogues(import.meta.glob<string>('./messages/*/*.ftl', { query: '?raw', import: 'default' }));

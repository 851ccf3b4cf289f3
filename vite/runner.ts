/** For what the build learns from the page's own modules, which run in Node then. */
import type { Plugin } from 'vite';

export const web = new URL('../web', import.meta.url).pathname;

/** Only what is drawn is wanted, not how it is styled. */
export const withoutStyles: Plugin = {
  name: 'without-styles',
  enforce: 'pre',
  resolveId: (file) => (file.endsWith('.css') ? '\0without-styles' : undefined),
  load: (id) => (id === '\0without-styles' ? '' : undefined),
};

/**
 * Files of tests share a page and its modules, one after another: each leaves the page as it found it. What a module has
 * loaded stays: catalogues, elements and drawings.
 */
import { afterAll, beforeAll, vi } from 'vitest';
import { setLanguage, useCatalogues } from '../lib/i18n';

// The words of the page are there wherever it is.
beforeAll(() => useCatalogues('shell'));

afterAll(async () => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  localStorage.clear();
  sessionStorage.clear();
  location.hash = '';
  document.body.replaceWith(document.createElement('body')); // Lit remembers where it has drawn
  await setLanguage('en');
});

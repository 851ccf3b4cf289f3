/**
 * Files of tests share a page and its modules, one after another: each leaves the page as it found it. What a module has
 * loaded stays: catalogues, elements and drawings.
 */
import { afterAll, vi } from 'vitest';
import { setLanguage } from '../lib/i18n';

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

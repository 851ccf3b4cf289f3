/** Files of tests share a page and its modules, one after another: each leaves them as it found them. */
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

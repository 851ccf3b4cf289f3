/** When Python is fetched: at once where it is wanted, else once the page is quiet, or its visitor stirs. */
import type { EngineClient } from '../worker/client';
import { isHome } from './router';

/** Milliseconds after which a page that never comes to rest counts as quiet. */
const AT_LAST = 3000;
/** Where the browser does not tell when it is idle. */
const A_WHILE = 200;

/** Whoever asks it anything begins it too. */
export function beginInTime(engine: EngineClient): void {
  if (!isHome(location.hash)) {
    engine.start();
    return;
  }
  const stirring = new AbortController();
  const begin = () => {
    stirring.abort();
    engine.start();
  };
  for (const sign of ['pointermove', 'pointerdown', 'keydown', 'hashchange'])
    addEventListener(sign, begin, { signal: stirring.signal, passive: true });
  const atRest = () =>
    'requestIdleCallback' in window
      ? requestIdleCallback(begin, { timeout: AT_LAST })
      : setTimeout(begin, A_WHILE);
  // In a tab that nobody sees nothing is painted, and nothing begun.
  requestAnimationFrame(() => {
    if (document.readyState === 'complete') atRest();
    else addEventListener('load', atRest, { once: true });
  });
}

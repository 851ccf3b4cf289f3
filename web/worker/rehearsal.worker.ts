/** The worker in which Python starts while nobody waits for it, once for each build. */
import { type RuntimeManifest, rehearse } from './runtime';

declare const __RUNTIME__: RuntimeManifest; // put in by the build

const page = new URL(/* @vite-ignore */ '../', import.meta.url); // the build lays this script into assets/

self.postMessage('begun'); // so this script has been read
rehearse(__RUNTIME__, page)
  .catch(() => {}) // later starts do without
  .finally(() => self.close());

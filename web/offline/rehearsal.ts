/** Has the memory of Python made with which later visits begin, once for each build. */
import { workerFromPage } from '../worker/from-page';
import script from '../worker/rehearsal.worker.ts?worker&url';
import type { RuntimeManifest } from '../worker/runtime';
import { isMade } from '../worker/snapshot';

declare const __RUNTIME__: RuntimeManifest; // put in by the build

/** To be called when nobody waits for anything, and the device keeps the build. */
export async function rehearse(): Promise<void> {
  if (!(await isMade(__RUNTIME__.image))) workerFromPage(script, 'rehearsal');
}

import type { MkElement } from '../lib/element';
import { FIRST } from './parts';

/** What the build has drawn goes once the page itself stands: before anything is painted in between. */
export async function takePlace(body: HTMLElement): Promise<void> {
  await body.querySelector<MkElement>('mk-app')?.updateComplete;
  await body.querySelector<MkElement>('main > *')?.updateComplete;
  document.getElementById(FIRST)?.remove();
}

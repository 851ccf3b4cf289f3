import type { MkElement } from '../lib/element';
import { languages } from '../lib/languages';
import { FIRST, picturesOf } from './parts';

/** What the build has drawn goes once the page itself stands: before anything is painted in between. */
export async function takePlace(body: HTMLElement): Promise<void> {
  await body.querySelector<MkElement>('mk-app')?.updateComplete;
  await body.querySelector<MkElement>('main > *')?.updateComplete;
  for (const id of [FIRST, ...languages.flatMap(picturesOf)]) document.getElementById(id)?.remove();
}

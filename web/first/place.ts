import type { MkElement } from '../lib/element';
import { languages } from '../lib/languages';
import { DRAWN, FIRST, picturesOf } from './parts';

const foldsOf = (part: Element) => part.querySelectorAll('details');

/**
 * Draws the page itself, unseen, and puts it in place of what the build has drawn: nothing else is painted in between, and
 * not under a finger, as a press that ends on something else goes nowhere. What has been unfolded stays so.
 */
export async function takePlace(body: HTMLElement, draw: () => void): Promise<void> {
  await untilLetGo();
  draw();
  const page = body.querySelector<MkElement>('mk-app');
  await page?.updateComplete;
  await page?.querySelector<MkElement>('main > *')?.updateComplete;
  await untilLetGo();
  const first = document.getElementById(FIRST);
  if (page && first) {
    const folds = foldsOf(page);
    for (const [at, { open }] of foldsOf(first).entries()) if (open) folds[at]?.setAttribute('open', '');
  }
  for (const id of [FIRST, ...languages.flatMap(picturesOf)]) document.getElementById(id)?.remove();
}

async function untilLetGo(): Promise<void> {
  while (document.getElementById(FIRST)?.matches(':active')) await new Promise(requestAnimationFrame);
}

/** Takes away what the build has drawn it with: the page's own drawings are there. */
export const letGo = (): void => document.getElementById(DRAWN)?.remove();

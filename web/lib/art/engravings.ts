/**
 * Drawings that come once the page stands, as those of cards. They are put into the page a few at a time, so that it
 * answers in between. They are not displayed, which spares the browser their styles; so there can be no gradient among
 * them, they count only where they are.
 */
import { render, type TemplateResult } from 'lit';
import { breath } from '../seen';

/** A symbol, or how it is made when its turn comes: hatching takes time to reckon. */
type Drawing = TemplateResult | (() => TemplateResult);
export type Engraving = Drawing | readonly Engraving[];

export function* each(engravings: readonly Engraving[]): Generator<Drawing> {
  for (const one of engravings)
    if (typeof one === 'function' || 'strings' in one) yield one;
    else yield* each(one);
}

export const symbolOf = (drawing: Drawing): TemplateResult =>
  typeof drawing === 'function' ? drawing() : drawing;

/** Milliseconds for which the page may be held up: an eighth of what a player notices, on a phone four times as slow. */
const SLICE = 4;

/** Where they are, as long as that is in the page, and which. */
let sheet: Element | undefined;
let known = new Set<Drawing>();

/** Puts symbols into the page that are not in it yet. Resolves when all of them are there. */
export async function engrave(symbols: readonly Engraving[]): Promise<void> {
  let end = 0;
  for (const symbol of each(symbols)) {
    if (performance.now() >= end) {
      await breath();
      if (!globalThis.document) return new Promise(() => {}); // the page of a test or of the build is gone: never
      end = performance.now() + SLICE;
    }
    if (!sheet?.isConnected) sheet = layOut();
    if (known.has(symbol)) continue;
    known.add(symbol);
    const place = document.createDocumentFragment();
    render(symbolOf(symbol), place);
    sheet.append(place);
  }
}

function layOut(): Element {
  const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
  svg.classList.add('mk-engravings');
  svg.setAttribute('aria-hidden', 'true');
  document.body.append(svg);
  known = new Set();
  return svg;
}

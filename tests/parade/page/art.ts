/** The drawings of Parade: its crest, and the blades as cards by their names (`b17`). */
import { html, svg, type TemplateResult } from 'lit';
import { back } from '../../../web/lib/art/back';
import { type CardState, card, fullPlate } from '../../../web/lib/art/card';
import { roundel, silhouette } from '../../../web/lib/art/crest';
import { plate } from '../../../web/lib/art/plate';
import { rapier } from '../../../web/lib/art/rapier';

/** What stands on a blade: the number that hits any lower one (PA-1.1). */
export const numberOf = (blade: string): number => Number(blade.slice(1));

const crossed = (turn: number) =>
  svg`<g transform="rotate(${turn} 32 34) translate(32 32)">${silhouette}</g>`;

/** Two blades that meet. */
export const crest = roundel(crossed(-42), crossed(42));

export const symbols = svg`
${plate('mk-parade-blade', '0 0 72 100', svg`<g transform="translate(22 76) rotate(26) scale(.72)">${rapier}</g>`)}
${back('mk-parade-back', 'var(--card-back-line)', 'var(--card-back)', svg`<g transform="translate(18 36)">${crossed(-42)}${crossed(42)}</g>`)}`;

export const bladeCard = (blade: string, ...states: CardState[]): TemplateResult =>
  card(
    ['up', ...states],
    html`<svg class="mk-card__device" viewBox="0 0 72 100"><use href="#mk-parade-blade"></use></svg>
      <span class="mk-card__value">${numberOf(blade)}</span>`,
  );

/** A blade that nobody is to see. */
export const bladeBack = (...states: CardState[]): TemplateResult =>
  card(['back', ...states], fullPlate('mk-parade-back'));

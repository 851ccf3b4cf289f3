import { html, svg, type TemplateResult } from 'lit';
import { plate, type Work } from './plate';
import { blade } from './rapier';

/** On a field of 64 by 64: a roundel, with the thing a game turns on. */
export const roundel = (...work: Work[]): Work[] => [
  svg`<circle cx="32" cy="32" r="30.5" fill="var(--plate-paper)"/><circle cx="32" cy="32" r="27.5" stroke-width=".6"/>`,
  ...work,
];

/** A sword, to be laid into a roundel. */
export const silhouette = svg`<path fill="currentColor" stroke="none" d=${blade} />`;

/** The oath: four points raised to one. It stands for the whole site, too. */
export const oath = roundel(
  ...[-57, 57, -19, 19].map(
    (turn) => svg`<g transform="rotate(${turn} 32 25) translate(32 34.5) scale(.7 .82)">${silhouette}</g>`,
  ),
);

export const crestSymbol = (game: string, work: readonly Work[]): Work =>
  plate(`mk-crest-${game}`, '0 0 64 64', ...work);

/** The crest of a game, by its id. */
export const crest = (game: string): TemplateResult =>
  html`<svg class="mk-crest" viewBox="0 0 64 64" aria-hidden="true"><use href="#mk-crest-${game}"></use></svg>`;

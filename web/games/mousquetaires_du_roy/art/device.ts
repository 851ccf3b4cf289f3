import { svg } from 'lit';
import { plate, type Work } from '../../../lib/art/plate';

/** What a card or a token shows, on a field of 64 by 64: `mk-roy-<name>`. */
export const device = (name: string, ...work: Work[]): Work => plate(`mk-roy-${name}`, '0 0 64 64', ...work);

/** Another drawing of the page, laid into the field: as large as asked, or only the window of it that is asked for. */
export const inlay = (
  id: string,
  [x, y, width, height]: readonly [number, number, number, number],
  field: readonly [number, number],
  window = `0 0 ${field.join(' ')}`,
): Work =>
  svg`<svg x=${x} y=${y} width=${width} height=${height} viewBox=${window}><use href="#${id}" width=${field[0]} height=${field[1]}></use></svg>`;

/** A part of another field, laid into this one. */
export const inset = (
  [x, y, width, height]: readonly [number, number, number, number],
  window: string,
  ...work: Work[]
): Work => svg`<svg x=${x} y=${y} width=${width} height=${height} viewBox=${window}>${work}</svg>`;

/** Moved, turned and scaled. */
export const laid = (x: number, y: number, scale: number | string, turn: number, ...work: Work[]): Work =>
  svg`<g transform="translate(${x} ${y}) rotate(${turn}) scale(${scale})">${work}</g>`;

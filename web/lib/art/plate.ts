import { svg, type TemplateResult } from 'lit';
import { along, line } from './burin';

/** The ways a plate is worked: outlined paper, a wash of tint, a colour laid on by hand, burin cuts. */
export type Work = TemplateResult<2>;

export const paper = (d: string): Work => svg`<path fill="var(--plate-paper)" d=${d} />`;
export const wash = (d: string): Work => svg`<path fill="var(--plate-wash)" d=${d} />`;
/** Paper coloured by hand, as prints were: `colour` is one of the plate's inks. */
export const tint = (
  colour: 'accent' | 'blue' | 'dark' | 'felt' | 'gold' | 'green' | 'ink' | 'red' | 'skin' | 'steel',
  d: string,
): Work => svg`<path fill="var(--plate-${colour})" d=${d} />`;
export const outline = (d: string, width = 1.1): Work => svg`<path stroke-width=${width} d=${d} />`;
export const cuts = (...paths: string[]): Work =>
  svg`<path fill="currentColor" stroke="none" d=${paths.join('')} />`;

/** Lines of light on what is dark. */
export const highlight = (d: string, opacity = 0.55): Work =>
  svg`<path fill="var(--plate-paper)" stroke="none" opacity=${opacity} d=${d} />`;

/** A plate: everything on it is outlined in ink unless it is cut. */
export const plate = (
  id: string,
  viewBox: string,
  ...work: Work[]
): Work => svg`<symbol id=${id} viewBox=${viewBox}><g
  fill="none" stroke="currentColor" stroke-width="1.05" stroke-linejoin="round" stroke-linecap="round">${work}</g></symbol>`;

/** The level lines of shadow a thing stands on. */
export const ground = (x0: number, x1: number, y: number): Work =>
  cuts(along(line(x0, y, x1, y), line(x0 + (x1 - x0) * 0.35, y + 5, x1 - 3, y + 5), 4, 0.5, 0.3));

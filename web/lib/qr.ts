/** A link as a code to be photographed, drawn here. */
import { correction, generate } from 'lean-qr';
import { toSvgPath } from 'lean-qr/extras/svg';

/**
 * Version 20 has 97 modules a side. With its quiet zone on a sheet of 286 px, as on a phone, a module is 2.7 px
 * wide, about 0.4 mm: the least that cameras tell apart across a table. At the lowest correction it holds 858 letters.
 */
const VERSION = 20;
export const longestQr = 858;
/** The quiet zone that readers need on every side, in modules. */
export const quiet = 4;

export interface Qr {
  /** Modules a side. */
  readonly size: number;
  /** All dark modules, as the outline of an SVG path; a module is 1 by 1. */
  readonly path: string;
}

/** null where the text would need a finer code than can be read. */
export function qrOf(text: string): Qr | null {
  if (new TextEncoder().encode(text).length > longestQr) return null;
  const code = generate(text, { minCorrectionLevel: correction.L, maxVersion: VERSION });
  return { size: code.size, path: toSvgPath(code) };
}

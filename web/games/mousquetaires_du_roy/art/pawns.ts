import { html, type TemplateResult } from 'lit';
import { along, line } from '../../../lib/art/burin';
import { cuts, outline, paper, plate, tint } from '../../../lib/art/plate';
import { initial } from './figures';
import './pawns.css';

// Who stands on the map: figures from hat to boots on a base of their colour, and a hood for Milady.

const gentleman = plate(
  'mk-roy-pawn',
  '0 0 40 56',
  tint('accent', 'M3 50c0-4 8-6 17-6s17 2 17 6v2c0 3-8 4-17 4S3 55 3 52z'),
  outline('M3 50c0 3 8 5 17 5s17-2 17-5', 0.9),
  outline('M31 44 37 27M33.5 30l5 2', 1.8),
  tint('dark', 'M13 36h6l1 12h-8zM21 36h6l1 12h-8z'),
  tint('felt', 'M14 20c-8 5-9 17-8 25 3 1 6 0 8-2zM26 20c8 5 9 17 8 25-3 1-6 0-8-2z'),
  tint('accent', 'M13 19h14c3 6 4 14 3 20-5 2-15 2-20 0-1-6 0-14 3-20z'),
  cuts(along(line(29, 22, 29.5, 38), line(23, 22, 23, 39), 5, 1, 0.3)),
  paper('M18.7 22h2.6v5h4v2.6h-4V38h-2.6v-8.4h-4V27h4z'),
  paper('M14 19c3 3 9 3 12 0l1 2c-4 4-10 4-14 0z'),
  tint('skin', 'M15 12c0-4 10-4 10 0 0 5-2 8-5 8s-5-3-5-8z'),
  outline('M17.5 16.5c1 1 4 1 5 0M20 17.5v2', 1),
  tint('felt', 'M6 11c4-4 24-5 29-1-4 4-24 5-29 1zM13 9.5C13 3 16 2 20 2s7 1 7 7c-4 1-10 1-14 .5z'),
  outline('M26 6c4-6 10-5 11 0', 2.6),
  tint('red', 'M25 7c3-7 10-7 12-2-3-1-7 0-9 4z'),
);

const hood = plate(
  'mk-roy-suspect',
  '0 0 40 56',
  tint('ink', 'M3 50c0-4 8-6 17-6s17 2 17 6v2c0 3-8 4-17 4S3 55 3 52z'),
  tint('ink', 'M20 3c8 2 11 9 11 16 4 8 6 18 5 29-9 4-23 4-32 0-1-11 1-21 5-29 0-7 3-14 11-16z'),
  cuts(along([33, 46, 33, 34, 30, 24, 27, 17], [24, 49, 24, 38, 24, 28, 24, 20], 5, 1.1, 0.4)),
  outline('M12 24c2 4 14 4 16 0', 1),
);

export const pawnSymbols = [gentleman, hood];

/** One of the team where he stands on the map. */
export const pawn = (
  id: string,
): TemplateResult => html`<span class="mk-pawn mk-pawn--${id}" aria-hidden="true">
  <svg viewBox="0 0 40 56"><use href="#mk-roy-pawn" width="40" height="56"></use></svg>
  <b class="mk-pawn__mark">${initial(id)}</b>
</span>`;

/** Milady on the map: by her mark if she is known to be there, as a question if she only may be. */
export const suspect = (
  known: boolean,
): TemplateResult => html`<span class="mk-pawn mk-pawn--milady" aria-hidden="true">
  <svg viewBox="0 0 40 56"><use href="#mk-roy-suspect" width="40" height="56"></use></svg>
  <b class="mk-pawn__mark">${known ? 'M' : '?'}</b>
</span>`;

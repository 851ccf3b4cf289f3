import { html, svg, type TemplateResult } from 'lit';
import { plate, tint } from '../../../lib/art/plate';
import { initial, portrait } from './figures';
import './pawns.css';

// Who stands on the map: a face above a foot of its colour, which can be told from others however small it is; and a hood
// where Milady may be.

const stand = plate(
  'mk-roy-pawn',
  '0 0 40 47',
  tint('accent', 'M13 34h14l5 8c2 1 2 4-1 4H9c-3 0-3-3-1-4z'),
  tint('accent', 'M20 1a19 19 0 1 1 0 38 19 19 0 1 1 0-38z'),
  svg`<path stroke="var(--gold-pale)" stroke-width="1.6" d="M20 2.4a17.6 17.6 0 1 1 0 35.2 17.6 17.6 0 1 1 0-35.2z"/>`,
);

const question = plate(
  'mk-roy-pawn-question',
  '0 0 40 56',
  tint('ink', 'M3 50c0-4 8-6 17-6s17 2 17 6v2c0 3-8 4-17 4S3 55 3 52z'),
  tint('ink', 'M20 1c9 2 13 9 13 17 4 8 6 19 5 31-9 4-27 4-36 0-1-12 1-23 5-31 0-8 4-15 13-17z'),
  svg`<path stroke="var(--plate-gold)" stroke-width="5" d="M12 17c0-11 16-11 16 0 0 7-8 7-8 14M20 40v1"/>`,
);

export const pawnSymbols = [stand, question];

const standing = (
  id: string,
  mark: string,
): TemplateResult => html`<span class="mk-pawn mk-pawn--${id}" aria-hidden="true">
  <svg viewBox="0 0 40 47"><use href="#mk-roy-pawn" width="40" height="47"></use></svg>
  <svg class="mk-pawn__face" viewBox="2 19 84 84"><use href="#${portrait(id)}" width="88" height="124"></use></svg>
  <b class="mk-pawn__mark">${mark}</b>
</span>`;

/** One of the team where he stands on the map. */
export const pawn = (id: string): TemplateResult => standing(id, initial(id));

/** Milady on the map where she is, or as a question where she may be. */
export const suspect = (known: boolean): TemplateResult =>
  known
    ? standing('milady', 'M')
    : html`<span class="mk-pawn mk-pawn--hood" aria-hidden="true">
        <svg viewBox="0 0 40 56"><use href="#mk-roy-pawn-question" width="40" height="56"></use></svg>
      </span>`;

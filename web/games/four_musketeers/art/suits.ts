import { html, svg, type TemplateResult } from 'lit';
import { type Suit, suitMarks } from '../../../lib/art/suits';

/** The joker has a fool's cap where others have a suit. */
const foolMark =
  'M12 9.5C10.5 6 6.5 4.5 3.8 7 2 8.6 1.6 11 1.8 13.2a2 2 0 1 0 2 .3c.6-1.6 2.2-1.8 2.9-.2.5 1.3.5 3.2.4 5.2h9.8c-.1-2-.1-3.9.4-5.2.7-1.6 2.3-1.4 2.9.2a2 2 0 1 0 2-.3c.2-2.2-.2-4.6-2-6.2C17.5 4.5 13.5 6 12 9.5zM12 7.5c.7-1.6 1.7-2.7 3-3.4a2 2 0 1 0-2.6-1.8c-1.2.6-2 1.6-2.3 2.9.9.5 1.5 1.3 1.9 2.3zM6.8 19.7h10.4v2.6H6.8z';

export const suitSymbols = Object.entries({ ...suitMarks, JK: foolMark }).map(
  ([suit, mark]) =>
    svg`<symbol id="mk-suit-${suit}" viewBox="0 0 24 24"><path fill="currentColor" d=${mark} /></symbol>`,
);

/** A suit in the colour of the text around it; the joker's is its cap. */
export const suitMark = (suit: Suit | 'JK'): TemplateResult =>
  html`<svg class="mk-suit" viewBox="0 0 24 24" aria-hidden="true"><use href="#mk-suit-${suit}"></use></svg>`;

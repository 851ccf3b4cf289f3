import { html, svg, type TemplateResult } from 'lit';

export type Suit = 'S' | 'H' | 'D' | 'C';

/** Our suit marks, each in a field of 24 by 24. */
export const suitMarks: Record<Suit, string> = {
  S: 'M12 1.5C9.6 6.6 2.5 9.4 2.5 14.6c0 2.7 2 4.5 4.3 4.5 1.7 0 3.1-.9 4-2.3-.1 2.3-1 4.2-2.7 5.7h7.8c-1.7-1.5-2.6-3.4-2.7-5.7.9 1.4 2.3 2.3 4 2.3 2.3 0 4.3-1.8 4.3-4.5C21.5 9.4 14.4 6.6 12 1.5z',
  H: 'M12 22C9.5 16.8 2 13.4 2 7.8 2 4.7 4.3 2.5 7 2.5c2.3 0 4 1.4 5 3.8 1-2.4 2.7-3.8 5-3.8 2.7 0 5 2.2 5 5.3C22 13.4 14.5 16.8 12 22z',
  D: 'M12 1c2.1 4.3 4.8 7.9 8.3 11-3.5 3.1-6.2 6.7-8.3 11-2.1-4.3-4.8-7.9-8.3-11C7.2 8.9 9.9 5.3 12 1z',
  C: 'M12 1.8a4.7 4.7 0 0 1 3.5 7.8 4.7 4.7 0 1 1-2.6 7.2c.2 2.3 1.1 4.2 2.9 5.7H8.2c1.8-1.5 2.7-3.4 2.9-5.7a4.7 4.7 0 1 1-2.6-7.2A4.7 4.7 0 0 1 12 1.8z',
};

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

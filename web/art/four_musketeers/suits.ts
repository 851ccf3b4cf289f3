import { html, svg, type TemplateResult } from 'lit';

export type Suit = 'S' | 'H' | 'D' | 'C';

/** Our suit marks, each in a field of 24 by 24. */
export const suitMarks: Record<Suit, string> = {
  S: 'M12 1.5C9.6 6.6 2.5 9.4 2.5 14.6c0 2.7 2 4.5 4.3 4.5 1.7 0 3.1-.9 4-2.3-.1 2.3-1 4.2-2.7 5.7h7.8c-1.7-1.5-2.6-3.4-2.7-5.7.9 1.4 2.3 2.3 4 2.3 2.3 0 4.3-1.8 4.3-4.5C21.5 9.4 14.4 6.6 12 1.5z',
  H: 'M12 22C9.5 16.8 2 13.4 2 7.8 2 4.7 4.3 2.5 7 2.5c2.3 0 4 1.4 5 3.8 1-2.4 2.7-3.8 5-3.8 2.7 0 5 2.2 5 5.3C22 13.4 14.5 16.8 12 22z',
  D: 'M12 1c2.1 4.3 4.8 7.9 8.3 11-3.5 3.1-6.2 6.7-8.3 11-2.1-4.3-4.8-7.9-8.3-11C7.2 8.9 9.9 5.3 12 1z',
  C: 'M12 1.8a4.7 4.7 0 0 1 3.5 7.8 4.7 4.7 0 1 1-2.6 7.2c.2 2.3 1.1 4.2 2.9 5.7H8.2c1.8-1.5 2.7-3.4 2.9-5.7a4.7 4.7 0 1 1-2.6-7.2A4.7 4.7 0 0 1 12 1.8z',
};

export const suitSymbols = Object.entries(suitMarks).map(
  ([suit, mark]) =>
    svg`<symbol id="mk-suit-${suit}" viewBox="0 0 24 24"><path fill="currentColor" d=${mark} /></symbol>`,
);

export const suitMark = (suit: Suit): TemplateResult =>
  html`<svg class="mk-suit mk-suit--${suit}" viewBox="0 0 24 24" aria-hidden="true"><use href="#mk-suit-${suit}"></use></svg>`;

import { html, svg, type TemplateResult } from 'lit';

/** A gem is told by its pointed silhouette, a prison by its arch and bars: neither needs its colour. */
export const stoneSymbols = svg`
<symbol id="mk-gem" viewBox="0 0 24 24">
  <path fill="var(--gem)" d="M6.5 3h11L22.5 9 12 22.5 1.5 9z"/>
  <path fill="var(--gem-light)" d="M6.5 3 8.3 9 12 3zM1.5 9h6.8L12 22.5z"/>
  <path fill="#d3fff2" d="M12 3 8.3 9h7.4z"/>
  <path fill="#1c7a66" d="M17.5 3l5 6h-6.8zM15.7 9h6.8L12 22.5z"/>
  <path fill="none" stroke="var(--gem-deep)" stroke-linejoin="round" d="M6.5 3h11L22.5 9 12 22.5 1.5 9z"/>
  <path fill="none" stroke="var(--gem-deep)" stroke-width=".6" stroke-linejoin="round" d="M1.5 9h21M6.5 3l1.8 6L12 22.5 15.7 9l1.8-6M8.3 9 12 3l3.7 6"/>
</symbol>
<symbol id="mk-prison" viewBox="0 0 24 24">
  <path fill="var(--iron-deep)" stroke="#0a0d14" stroke-width=".6" d="M2.5 22.7V11a9.5 9.5 0 0 1 19 0v11.7z"/>
  <path fill="none" stroke="var(--iron)" stroke-width="1.9" d="M4 21.5V11a8 8 0 0 1 16 0v10.5z"/>
  <path fill="none" stroke="var(--iron)" stroke-width="1.7" d="M8.3 21V4.3M12 21V3m3.7 18V4.3M4 10.7h16M4 16h16"/>
</symbol>
<symbol id="mk-sword" viewBox="0 0 24 24">
  <path fill="currentColor" transform="translate(9 15) rotate(45) scale(.97)"
    d="M0-20.5 2-15 2.2 1.5h2.4a1.4 1.4 0 1 1 .2 2.7H1.4V8a2.1 2.1 0 1 1-2.8 0V4.2h-3.4a1.4 1.4 0 1 1 .2-2.7h2.4L-2-15z"/>
</symbol>`;

const stone = (name: string): TemplateResult =>
  html`<svg class="mk-stone mk-stone--${name}" viewBox="0 0 24 24" aria-hidden="true"><use href="#mk-${name}"></use></svg>`;

export const gem = (): TemplateResult => stone('gem');
export const prison = (): TemplateResult => stone('prison');
export const ducat = (): TemplateResult => stone('ducat');

/** Where the page is adorned; the drawings themselves come later (`page.ts`). */
import { html, type TemplateResult } from 'lit';

/** The page's own arms: a plumed hat over a shield and two rapiers. */
export const emblem = (): TemplateResult =>
  html`<svg class="mk-emblem" viewBox="0 0 180 180" aria-hidden="true"><use href="#mk-emblem"></use></svg>`;

/** The scene above the home page; give it a height, it fills its width. */
export const frieze = (): TemplateResult =>
  html`<svg class="mk-frieze" viewBox="0 0 800 200" preserveAspectRatio="xMidYMax slice" aria-hidden="true"><use href="#mk-frieze"></use></svg>`;

import { html, type TemplateResult } from 'lit';

/** Drawings with gradients, which count only where they are displayed, for the shell to render at the top of the page. */
export const artSprite = (symbols: unknown): TemplateResult =>
  html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">${symbols}</svg>`;

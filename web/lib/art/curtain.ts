import { html, svg, type TemplateResult } from 'lit';
import { across, along, type Curve } from './burin';

// The valance: one swag with its fringe, hung side by side. The folds of the curtain itself are CSS.

const hem: Curve = [0, 10, 22, 58, 98, 58, 120, 10];
const fringe: Curve = [0, 18, 20, 70, 100, 70, 120, 18];

export const curtainSymbol = svg`<symbol id="mk-swag" viewBox="0 0 120 84" overflow="visible">
  <path fill="var(--gold-deep)" d=${across(hem, fringe, 61, 0, 1.9)} />
  <path fill="var(--velvet)" d="M0-10V10C22 58 98 58 120 10v-20z"/>
  <path fill="var(--velvet-deep)" d=${
    along([4, 0, 30, 40, 90, 40, 116, 0], [1, 6, 24, 54, 96, 54, 119, 6], 4, 2.2, 1.4) +
    along([16, -10, 40, 22, 80, 22, 104, -10], [8, -6, 34, 32, 86, 32, 112, -6], 3, 2.4)
  } />
  <path fill="var(--velvet-light)" d=${along(
    [10, -4, 36, 33, 84, 33, 110, -4],
    [3, 3, 28, 46, 92, 46, 117, 3],
    3,
    1.3,
  )} />
  <path fill="none" stroke="var(--gold)" stroke-width="2.2" d="M0 10C22 58 98 58 120 10"/>
  <path fill="none" stroke="var(--gold-deep)" stroke-width=".7" stroke-dasharray="1.5 2" d="M0 10C22 58 98 58 120 10"/>
  <g transform="translate(0 8)">
    <path fill="var(--velvet-deep)" d="M-9-20h18l-4 22h-10z"/>
    <path fill="var(--gold)" d="M-6 0h12l1.5 6h-15z"/><circle cy="-1" r="4.5" fill="var(--gold-pale)"/>
    <path fill="var(--gold)" d=${across([-7, 6, -3, 6, 3, 6, 7, 6], [-9, 36, -4, 39, 4, 39, 9, 36], 11, 0, 2)} />
    <path fill="var(--gold-deep)" d=${across([-6, 6, -3, 6, 3, 6, 6, 6], [-8, 34, -4, 37, 4, 37, 8, 34], 8, 0, 0.8)} />
  </g>
</symbol>`;

const swags = Array.from(
  { length: 13 },
  (_, i) => svg`<use href="#mk-swag" x=${i * 120} width="120" height="84"></use>`,
);

/** A curtain over its positioned parent; it draws shut when it is put there. */
export const curtain = (): TemplateResult => html`<div class="mk-curtain" aria-hidden="true">
  <div class="mk-curtain__half"></div>
  <div class="mk-curtain__half mk-curtain__half--right"></div>
  <svg class="mk-curtain__valance" viewBox="0 0 1440 84" preserveAspectRatio="xMidYMin slice">${swags}</svg>
</div>`;

import { html, type TemplateResult } from 'lit';

/** How a card stands at the table; each is a class `mk-card--…`. */
export type CardState = 'chosen' | 'dim' | 'small' | 'won' | 'lost';

/** A card: its stock as classes `mk-card--…`, and what is printed on it. The table says in words what it is. */
export const card = (stock: readonly string[], print: unknown): TemplateResult =>
  html`<span class=${['mk-card', ...stock.map((name) => `mk-card--${name}`)].join(' ')} aria-hidden="true">${print}</span>`;

/** A drawing that fills the whole card. */
export const fullPlate = (id: string): TemplateResult =>
  html`<svg class="mk-card__plate" viewBox="0 0 100 140"><use href="#${id}"></use></svg>`;

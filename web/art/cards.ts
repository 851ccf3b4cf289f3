import { html, svg, type TemplateResult } from 'lit';

/** How a card stands at the table; each is a class `mk-card--…`. */
export type CardState = 'chosen' | 'dim' | 'small' | 'won' | 'lost';

const classes = (kind: string, states: readonly CardState[]) =>
  ['mk-card', `mk-card--${kind}`, ...states.map((state) => `mk-card--${state}`)].join(' ');

/** A musketeer card, face up: `card` is "value/swords". The table says in words what it is. */
export function cardFace(card: string, ...states: CardState[]): TemplateResult {
  const [value, swords] = card.split('/');
  return html`<span class=${classes('up', states)} aria-hidden="true">
    <svg class="mk-card__device" viewBox="0 0 72 100"><use href="#mk-device-${value}"></use></svg>
    <span class="mk-card__value">${value}</span>
    <svg class="mk-card__swords" viewBox="0 0 24 92">${blades(Number(swords))}</svg>
  </span>`;
}

const blades = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => svg`<use href="#mk-sword" y=${i * 22} width="24" height="24"></use>`,
  );

/** A musketeer card, face down. */
export function cardBack(...states: CardState[]): TemplateResult {
  return html`<span class=${classes('back', states)} aria-hidden="true">
    <svg class="mk-card__back" viewBox="0 0 100 140"><use href="#mk-card-back"></use></svg>
  </span>`;
}

/** A card of the Cardinal's guard; `null` is one not yet turned. */
export function guardCard(strength: number | null, ...states: CardState[]): TemplateResult {
  if (strength === null) return guardBack(...states);
  return html`<span class=${classes('guard', states)} aria-hidden="true">
    <svg class="mk-card__back" viewBox="0 0 100 140"><use href="#mk-guard-face"></use></svg>
    <span class="mk-card__strength">${strength}</span>
  </span>`;
}

/** A card of the Cardinal's guard, face down. */
export function guardBack(...states: CardState[]): TemplateResult {
  return html`<span class=${classes('guard-back', states)} aria-hidden="true">
    <svg class="mk-card__back" viewBox="0 0 100 140"><use href="#mk-guard-back"></use></svg>
  </span>`;
}

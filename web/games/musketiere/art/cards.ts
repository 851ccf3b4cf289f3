import { html, svg, type TemplateResult } from 'lit';
import { type CardState, card, fullPlate } from '../../../lib/art/card';

/** A musketeer card, face up: `name` is "value/swords". */
export function cardFace(name: string, ...states: CardState[]): TemplateResult {
  const [value, swords] = name.split('/');
  return card(
    ['up', ...states],
    html`<svg class="mk-card__device" viewBox="0 0 72 100"><use href="#mk-device-${value}"></use></svg>
      <span class="mk-card__value">${value}</span>
      <svg class="mk-card__swords" viewBox="0 0 24 92">${blades(Number(swords))}</svg>`,
  );
}

const blades = (count: number) =>
  Array.from(
    { length: count },
    (_, i) => svg`<use href="#mk-sword" y=${i * 22} width="24" height="24"></use>`,
  );

/** A musketeer card, face down. */
export const cardBack = (...states: CardState[]): TemplateResult =>
  card(['back', ...states], fullPlate('mk-card-back'));

/** A card of the Cardinal's guard; `null` is one not yet turned. */
export function guardCard(strength: number | null, ...states: CardState[]): TemplateResult {
  if (strength === null) return guardBack(...states);
  return card(
    ['guard', ...states],
    html`${fullPlate('mk-guard-face')}<span class="mk-card__strength">${strength}</span>`,
  );
}

/** A card of the Cardinal's guard, face down. */
export const guardBack = (...states: CardState[]): TemplateResult =>
  card(['guard-back', ...states], fullPlate('mk-guard-back'));

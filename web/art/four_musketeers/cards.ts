import { html, type TemplateResult } from 'lit';
import { type CardState, card, fullPlate } from '../card';
import { type Suit, suitMark } from './suits';

/** "10H" is 10 of H; the joker "JK" has no suit. */
const parts = (name: string): [string, Suit] => [name.slice(0, -1), name.slice(-1) as Suit];

/** A sword card 3 to 10, face up, by its name in the rules: "3S" … "10C". */
export function swordCard(name: string, ...states: CardState[]): TemplateResult {
  const [number, suit] = parts(name);
  return card(
    ['up', 'sword', `suit-${suit}`, ...states],
    html`<svg class="mk-card__swords-ring" viewBox="0 0 88 88"><use href="#mk-swords-${number}"></use></svg>
      <span class="mk-card__number">${number}</span>${suitMark(suit)}`,
  );
}

/** A sword card, face down. */
export const swordBack = (...states: CardState[]): TemplateResult =>
  card(['deck-back', ...states], fullPlate('mk-deck-back'));

/** A role card, face down. */
export const roleBack = (...states: CardState[]): TemplateResult =>
  card(['deck-back', ...states], fullPlate('mk-role-back'));

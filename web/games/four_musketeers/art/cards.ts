import { html, type TemplateResult } from 'lit';
import { type CardState, card, fullPlate } from '../../../lib/art/card';
import type { Suit } from '../../../lib/art/suits';
import './cards.css';
import { drawingOf } from './people';
import { suitMark } from './suits';

/** "10H" is 10 of H; the joker "JK" has no suit. */
const parts = (name: string): [string, Suit] => [name.slice(0, -1), name.slice(-1) as Suit];

/** A sword card 3 to 10, face up, by its name in the rules: "3S" … "10C". */
export function swordCard(name: string, ...states: CardState[]): TemplateResult {
  const [number, suit] = parts(name);
  return card(
    ['up', 'sword', `suit-${suit}`, ...states],
    html`<svg class="mk-card__iris" viewBox="0 0 88 88"><use href="#mk-swords-${number}"></use></svg>
      <span class="mk-card__number">${number}</span>${suitMark(suit)}`,
  );
}

/** A sword card, face down. */
export const swordBack = (...states: CardState[]): TemplateResult =>
  card(['deck-back', ...states], fullPlate('mk-deck-back'));

/**
 * A life card, face up: "2S", "JH", "QH", "KD", "AC", "JK"; a jack is always a musketeer. In a stack the top 0.31 of its width still tells which it is.
 * The cards that can only be last lifelines have borders of their own: mourning for a 2, motley for the joker.
 */
export function lifeCard(name: string, ...states: CardState[]): TemplateResult {
  if (name === 'JK')
    return card(
      ['up', 'life', 'joker', ...states],
      html`${fullPlate('mk-motley')}${emblem('JK')}<span class="mk-card__index">JK${suitMark('JK')}</span>`,
    );
  const [rank, suit] = parts(name);
  if (rank === 'J') return roleCard(name, ...states);
  return card(
    ['up', 'life', `suit-${suit}`, ...(rank === '2' ? ['mourning'] : []), ...states],
    html`${emblem(rank === '2' ? '2' : name)}<span class="mk-card__index">${rank}${suitMark(suit)}</span>`,
  );
}

const emblem = (name: string) =>
  html`<svg class="mk-card__emblem" viewBox="0 0 88 102"><use href="#mk-life-${name}"></use></svg>`;

/** A role card, face up: "JS", "JD", "JH", "JC" or the card of a villain. */
export function roleCard(name: string, ...states: CardState[]): TemplateResult {
  const [rank, suit] = parts(name);
  return card(
    ['up', 'life', 'role', `suit-${suit}`, ...states],
    html`${portrait(name, states.includes('small'))}<span class="mk-card__index">${rank}${suitMark(suit)}</span>`,
  );
}

/** The Shadow Musketeer, who has no card but a place (FM-8.7). */
export const shadowCard = (...states: CardState[]): TemplateResult =>
  card(['up', 'life', 'role', ...states], portrait('X', states.includes('small')));

/** Small, a figure comes nearer. */
const portrait = (name: string, near = false) =>
  html`<svg class="mk-card__portrait" viewBox=${near ? '8 20 72 84' : '0 0 88 124'}><use href="#${drawingOf(name)}" width="88" height="124"></use></svg>`;

/** A role card, face down. */
export const roleBack = (...states: CardState[]): TemplateResult =>
  card(['deck-back', ...states], fullPlate('mk-role-back'));

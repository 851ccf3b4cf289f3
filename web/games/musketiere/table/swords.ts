import './swords.css';
import { html, type TemplateResult } from 'lit';
import type { Card } from '../../../generated/musketiere';
import { swordsOf } from './cards';

/** The swords of a card that is drawn too small to bear them. */
export const swordRow = (card: Card): TemplateResult =>
  html`<span class="sword-row" aria-hidden="true">${Array.from({ length: swordsOf(card) }, () => html`<svg viewBox="0 0 24 24"><use href="#mk-sword"></use></svg>`)}</span>`;

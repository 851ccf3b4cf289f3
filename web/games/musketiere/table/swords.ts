import './swords.css';
import { html, type TemplateResult } from 'lit';
import type { Card } from '../../../generated/musketiere';
import { swordsOf } from './cards';

/** A dot for each sword of a card that is drawn too small to bear them. */
export const swordDots = (card: Card): TemplateResult =>
  html`<span class="sword-dots" aria-hidden="true">${Array.from({ length: swordsOf(card) }, () => html`<i></i>`)}</span>`;

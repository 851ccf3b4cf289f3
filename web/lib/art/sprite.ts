import { html, type TemplateResult } from 'lit';
import { iconSymbols } from './icons';

/** What every screen is drawn with, for the shell to render at the top of the page. `games`: what the games add to it. */
export function artSprite(games: unknown): TemplateResult {
  return html`<svg class="mk-sprite" width="0" height="0" aria-hidden="true">${iconSymbols}${games}</svg>`;
}

import { html, type TemplateResult } from 'lit';
import type { PlaceId } from './sprite';
import './places.css';

/**
 * One of the eight places or the four boards of the quest, as an engraved plate that fills its box: in a tile, in a header, behind words. A box that is wider or higher than
 * 160 by 110 cuts the edges and keeps the middle.
 */
export const place = (
  id: PlaceId,
): TemplateResult => html`<svg class="mk-place" viewBox="0 0 160 110" preserveAspectRatio="xMidYMid slice"
  aria-hidden="true"><use href="#mk-roy-place-${id}" width="160" height="110"></use></svg>`;

/** A challenge in points: so many are asked, so many of them are shown, and his cards could add so many. */
import './points.css';
import { html, type TemplateResult } from 'lit';

export const points = (asked: number, shown: number, more = 0): TemplateResult => html`
  <span class="points" aria-hidden="true">
    ${Array.from({ length: asked }, (_, at) => html`<i class="points__one ${at < shown ? 'points__one--shown' : at < shown + more ? 'points__one--near' : ''}"></i>`)}
  </span>
`;

import './qr.css';
import { html } from 'lit';
import { type Qr, quiet } from './qr';

export function qrPicture({ size, path }: Qr, label: string) {
  const side = size + 2 * quiet;
  return html`<svg class="qr" viewBox="${-quiet} ${-quiet} ${side} ${side}" shape-rendering="crispEdges" role="img"
    aria-label=${label}><path d=${path} /></svg>`;
}

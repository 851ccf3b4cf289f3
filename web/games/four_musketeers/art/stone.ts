import { html, svg, type TemplateResult } from 'lit';
import { along } from '../../../lib/art/burin';

// A pebble of lapis, polished by many hands; a vein of gold runs through it.

const vein =
  along([4, 25, 14, 20, 19, 33, 29, 25], [4, 25, 14, 20, 19, 33, 29, 25], 1, 3) +
  along([26, 27, 32, 23, 35, 21, 41, 14], [26, 27, 32, 23, 35, 21, 41, 14], 1, 2.6) +
  along([17, 27, 23, 31, 22, 36, 28, 41], [17, 27, 23, 31, 22, 36, 28, 41], 1, 1.9) +
  along([32, 21.5, 34, 25, 38, 26, 43, 25], [32, 21.5, 34, 25, 38, 26, 43, 25], 1, 1.3);

const pebble =
  'M20 6.5c11-2 22.5 4 24.5 14.5 2 11-6.5 20.5-19.5 21.5C11.5 43.5 3 36 3 25.5 3 15.5 9.5 8.5 20 6.5z';

export const stoneSymbol = svg`<symbol id="mk-protection" viewBox="0 0 48 48">
  <defs>
    <radialGradient id="mk-lapis" cx=".36" cy=".26" r=".82">
      <stop offset="0" stop-color="#6f93e6"/><stop offset=".28" stop-color="#3557ad"/>
      <stop offset=".62" stop-color="#182a63"/><stop offset="1" stop-color="#080f2b"/>
    </radialGradient>
    <linearGradient id="mk-polish" x1=".3" y1="0" x2=".45" y2="1">
      <stop offset="0" stop-color="#fff" stop-opacity=".9"/><stop offset="1" stop-color="#fff" stop-opacity="0"/>
    </linearGradient>
  </defs>
  <ellipse cx="25" cy="43" rx="18" ry="3.5" fill="#000" opacity=".3"/>
  <path fill="url(#mk-lapis)" d=${pebble}/>
  <path fill="#f2cf7a" stroke="#b98a2c" stroke-width=".3" d=${vein} />
  <path fill="#f6dc98" d="M14 34.5l1.2.8-1.3.6zM35.5 33l1.4.3-.9 1zM12 19.5l1 .8-1.2.4zM26 12.5l1.3.2-.8.9zM31 37l.9.8-1.1.3zM20 38.5l.8.7-1 .2z"/>
  <path fill="url(#mk-polish)" d="M20 8.5c8-1.5 15.5 1 18 5.5 1.5 3-4.5 2-12 3S12 23 8.5 23C4.5 23 9.5 10.5 20 8.5z"/>
  <path fill="none" stroke="#9db7f5" stroke-opacity=".55" stroke-width="1.1" stroke-linecap="round" d="M42.3 27c-1.5 6.3-6.5 11-14 12.9"/>
  <path fill="none" stroke="#a9bdf0" stroke-width=".8" d=${pebble}/>
</symbol>`;

/** The protection stone. */
export const stone = (): TemplateResult =>
  html`<svg class="mk-stone mk-stone--protection" viewBox="0 0 48 48" aria-hidden="true"><use href="#mk-protection"></use></svg>`;

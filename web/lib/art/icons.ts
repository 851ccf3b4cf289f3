import { html, svg, type TemplateResult } from 'lit';
import { iconSymbol } from './icon-symbol';
import type { TableIconName } from './table-icons';

/** One hand: 24 px field, 1.6 px stroke, round ends, and a small flourish where there is room for one. */
const drawings = {
  menu: svg`<path d="M4 6.5h16M4 12h16M4 17.5h16"/>`,
  close: svg`<path d="m5.5 5.5 13 13m0-13-13 13"/>`,
  undo: svg`<path d="M4 4.5V10h5.5M4.5 9.7A8 8 0 1 1 5 15.6"/>`,
  settings: svg`<path d="M4 7h9m5 0h2M4 17h2m5 0h9"/><circle cx="15.5" cy="7" r="2.5"/><circle cx="8.5" cy="17" r="2.5"/>`,
  help: svg`<path d="M8 8.5C8 6 9.6 4.3 12 4.3s4.2 1.6 4.2 3.9c0 3.3-4.2 3.6-4.2 6.6"/><path d="M12 19v.1" stroke-width="2.4"/>`,
  play: svg`<path d="M7.5 4.6v14.8c4-2.4 7.8-4.7 11.5-7.4-3.7-2.7-7.5-5-11.5-7.4z"/>`,
  retry: svg`<path d="M20 4.5V10h-5.5M19.5 9.7A8 8 0 1 0 20 13.5"/>`,
  trash: svg`<path d="M4.5 7h15M9 7c0-2 .8-3 3-3s3 1 3 3M6.5 7l1 11.5A1.8 1.8 0 0 0 9.3 20h5.4a1.8 1.8 0 0 0 1.8-1.5l1-11.5M10.2 11l.3 5m3.3-5-.3 5"/>`,
  hourglass: svg`<path d="M6 4h12M6 20h12M7.5 4c0 4 1.5 6 4.5 8 3-2 4.5-4 4.5-8m0 16c0-4-1.5-6-4.5-8-3 2-4.5 4-4.5 8"/><path d="M10 8.5h4M9.7 18c.8-1.2 1.5-1.8 2.3-2.3.8.5 1.5 1.1 2.3 2.3"/>`,
  human: svg`<path d="M3.5 8.2c2.6 1.2 14.4 1.2 17 0-2.3.1-3.6-.6-4-2.2-.4-1.8-1.6-2-4.5-2s-4.1.2-4.5 2c-.4 1.6-1.7 2.3-4 2.2zM8.2 9v2.2a3.8 3.8 0 0 0 7.6 0V9M4.5 20c.4-3.3 2.5-5 5.2-5.5L12 17l2.3-2.5c2.7.5 4.8 2.2 5.2 5.5"/>`,
  computer: svg`<circle cx="12" cy="12" r="5.8"/><circle cx="12" cy="12" r="1.9"/><path stroke-width="2.6" stroke-linecap="butt" d="M12 6.2V3m0 14.8V21m5.8-9H21M6.2 12H3m4.9-4.1L5.6 5.6m10.5 10.5 2.3 2.3m0-12.8-2.3 2.3m-8.2 8.2-2.3 2.3"/>`,
  share: svg`<path d="M12 15V4.2M7.8 8.2C9.5 7.2 11 5.9 12 4.2c1 1.7 2.5 3 4.2 4M8 11.5H5.5v8.3h13v-8.3H16"/>`,
  copy: svg`<path d="M9 8.5h10.5V20H9zM15 8.5V4.5H4.5V16H9"/>`,
  code: svg`<path d="M8.5 6.5C7 8.7 5.2 10.5 3 12c2.2 1.5 4 3.3 5.5 5.5m7-11c1.5 2.2 3.3 4 5.5 5.5-2.2 1.5-4 3.3-5.5 5.5M13.5 5l-3 14"/>`,
  qr: svg`<path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5h-2.5m6-2.5v6h-3.2"/>`,
  calendar: svg`<path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4"/><path d="M12 12.7l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-1-1.7 1 .4-1.9-1.4-1.3 1.9-.2z"/>`,
  away: svg`<path d="M12 4v11M7.8 11c1.7 1 3.2 2.3 4.2 4 1-1.7 2.5-3 4.2-4M4.5 16v4h15v-4"/>`,
  open: svg`<path d="M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M18 14v5.5H4.5V6H10"/>`,
  check: svg`<path d="M4.5 13c2 1.2 3.5 2.8 4.7 5C11.5 12.6 14.8 8.6 19.5 5"/>`,
} satisfies Record<string, TemplateResult<2>>;

export type IconName = keyof typeof drawings | TableIconName;

export const iconSymbols = Object.entries(drawings).map(iconSymbol);

/** An icon in the colour of the text around it. The control that holds it carries the name. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="mk-icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#mk-icon-${name}"></use></svg>`;
}

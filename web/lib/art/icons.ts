import { html, svg, type TemplateResult } from 'lit';

/** One hand: 24 px field, 1.6 px stroke, round ends, and a small flourish where there is room for one. */
const drawings = {
  menu: svg`<path d="M4 6.5h16M4 12h16M4 17.5h16"/>`,
  close: svg`<path d="m5.5 5.5 13 13m0-13-13 13"/>`,
  undo: svg`<path d="M4 4.5V10h5.5M4.5 9.7A8 8 0 1 1 5 15.6"/>`,
  settings: svg`<path d="M4 7h9m5 0h2M4 17h2m5 0h9"/><circle cx="15.5" cy="7" r="2.5"/><circle cx="8.5" cy="17" r="2.5"/>`,
  lamp: svg`<path d="M10.2 3.6a1.8 1.8 0 1 1 3.6 0M7.5 9c.5-2.4 2-3.6 4.5-3.6s4 1.2 4.5 3.6zM8.3 9.2v8.6m7.4-8.6v8.6M7 20.5h10l-.8-2.5H7.8z"/><path d="M12 11.2c1.5 1.5 1.8 2.4 1.5 3.3-.2.8-.8 1.2-1.5 1.2s-1.3-.4-1.5-1.2c-.3-.9 0-1.8 1.5-3.3z"/>`,
  help: svg`<path d="M8 8.5C8 6 9.6 4.3 12 4.3s4.2 1.6 4.2 3.9c0 3.3-4.2 3.6-4.2 6.6"/><path d="M12 19v.1" stroke-width="2.4"/>`,
  story: svg`<path d="M7 4h10.5A2.5 2.5 0 0 1 20 6.5V8h-4M7 4a2.5 2.5 0 0 0-2.5 2.5V8H8m-1-4a2.5 2.5 0 0 1 2 2.5v11A2.5 2.5 0 0 1 6.5 20H14a2.2 2.2 0 0 0 2.2-2.2V6.5A2.5 2.5 0 0 1 18 4M11 10h3m-3 4h3"/>`,
  play: svg`<path d="M7.5 4.6v14.8c4-2.4 7.8-4.7 11.5-7.4-3.7-2.7-7.5-5-11.5-7.4z"/>`,
  retry: svg`<path d="M20 4.5V10h-5.5M19.5 9.7A8 8 0 1 0 20 13.5"/>`,
  trash: svg`<path d="M4.5 7h15M9 7c0-2 .8-3 3-3s3 1 3 3M6.5 7l1 11.5A1.8 1.8 0 0 0 9.3 20h5.4a1.8 1.8 0 0 0 1.8-1.5l1-11.5M10.2 11l.3 5m3.3-5-.3 5"/>`,
  hourglass: svg`<path d="M6 4h12M6 20h12M7.5 4c0 4 1.5 6 4.5 8 3-2 4.5-4 4.5-8m0 16c0-4-1.5-6-4.5-8-3 2-4.5 4-4.5 8"/><path d="M10 8.5h4M9.7 18c.8-1.2 1.5-1.8 2.3-2.3.8.5 1.5 1.1 2.3 2.3"/>`,
  human: svg`<path d="M3.5 8.2c2.6 1.2 14.4 1.2 17 0-2.3.1-3.6-.6-4-2.2-.4-1.8-1.6-2-4.5-2s-4.1.2-4.5 2c-.4 1.6-1.7 2.3-4 2.2zM8.2 9v2.2a3.8 3.8 0 0 0 7.6 0V9M4.5 20c.4-3.3 2.5-5 5.2-5.5L12 17l2.3-2.5c2.7.5 4.8 2.2 5.2 5.5"/>`,
  computer: svg`<circle cx="12" cy="12" r="5.8"/><circle cx="12" cy="12" r="1.9"/><path stroke-width="2.6" stroke-linecap="butt" d="M12 6.2V3m0 14.8V21m5.8-9H21M6.2 12H3m4.9-4.1L5.6 5.6m10.5 10.5 2.3 2.3m0-12.8-2.3 2.3m-8.2 8.2-2.3 2.3"/>`,
  pause: svg`<path d="M8.2 5v14M15.8 5v14" stroke-width="2.6"/>`,
  back: svg`<path d="M14.5 5.2C12.6 8 10.6 10.2 8 12c2.6 1.8 4.6 4 6.5 6.8"/>`,
  forward: svg`<path d="M9.5 5.2C11.4 8 13.4 10.2 16 12c-2.6 1.8-4.6 4-6.5 6.8"/>`,
  first: svg`<path d="M17.5 5.2C15.6 8 13.6 10.2 11 12c2.6 1.8 4.6 4 6.5 6.8M6.5 5.2v13.6"/>`,
  last: svg`<path d="M6.5 5.2C8.4 8 10.4 10.2 13 12c-2.6 1.8-4.6 4-6.5 6.8M17.5 5.2v13.6"/>`,
  'fast-back': svg`<path d="M11.8 5.2C9.9 8 7.9 10.2 5.3 12c2.6 1.8 4.6 4 6.5 6.8M18.8 5.2C16.9 8 14.9 10.2 12.3 12c2.6 1.8 4.6 4 6.5 6.8"/>`,
  'fast-forward': svg`<path d="M5.2 5.2C7.1 8 9.1 10.2 11.7 12c-2.6 1.8-4.6 4-6.5 6.8M12.2 5.2C14.1 8 16.1 10.2 18.7 12c-2.6 1.8-4.6 4-6.5 6.8"/>`,
  eye: svg`<path d="M3 12c2.6-3.9 5.6-5.8 9-5.8s6.4 1.9 9 5.8c-2.6 3.9-5.6 5.8-9 5.8S5.6 15.9 3 12z"/><circle cx="12" cy="12" r="2.7"/>`,
  curve: svg`<path d="M4.5 4.5v15h15"/><path d="M7 15.5c2-.5 2.6-3.500 4.500-3.5s2 2.5 3.800 1.5c1.900-1.100 2.300-5.300 3.700-7.500"/>`,
  share: svg`<path d="M12 15V4.2M7.8 8.2C9.5 7.2 11 5.9 12 4.2c1 1.7 2.5 3 4.2 4M8 11.5H5.5v8.3h13v-8.3H16"/>`,
  copy: svg`<path d="M9 8.5h10.5V20H9zM15 8.5V4.5H4.5V16H9"/>`,
  code: svg`<path d="M8.5 6.5C7 8.7 5.2 10.5 3 12c2.2 1.5 4 3.3 5.5 5.5m7-11c1.5 2.2 3.3 4 5.5 5.5-2.2 1.5-4 3.3-5.5 5.5M13.5 5l-3 14"/>`,
  qr: svg`<path d="M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5h-2.5m6-2.5v6h-3.2"/>`,
  calendar: svg`<path d="M4.5 6.5h15v13h-15zM4.5 10.5h15M8.5 4v4m7-4v4"/><path d="M12 12.7l.8 1.7 1.9.2-1.4 1.3.4 1.9-1.7-1-1.7 1 .4-1.9-1.4-1.3 1.9-.2z"/>`,
  away: svg`<path d="M12 4v11M7.8 11c1.7 1 3.2 2.3 4.2 4 1-1.7 2.5-3 4.2-4M4.5 16v4h15v-4"/>`,
  open: svg`<path d="M13.5 4.5h6v6M19.5 4.5l-8.5 8.5M18 14v5.5H4.5V6H10"/>`,
  left: svg`<path d="M20.5 13.5C15.5 10.6 10 10.4 4.5 12M9.5 6.5c-1.2 2.3-2.8 4.1-5.2 5.5 2.7.6 5 1.8 7 3.7"/>`,
  right: svg`<path d="M3.5 13.5c5-2.9 10.5-3.1 16-1.5M14.5 6.5c1.2 2.3 2.8 4.1 5.2 5.5-2.7.6-5 1.8-7 3.7"/>`,
  defeated: svg`<path d="M12 3v13M8.5 7.2h7M4 20.5h16M6.8 20.5c.8-2.7 2.7-4.3 5.2-4.3s4.4 1.6 5.2 4.3"/>`,
  ghost: svg`<path d="M5.5 20.5V11a6.5 6.5 0 0 1 13 0v9.5c-1.1 0-1.7-1.6-2.7-1.6s-1.2 1.6-2.2 1.6-1.1-1.6-1.6-1.6-.7 1.6-1.7 1.6-1.2-1.6-2.2-1.6-1.5 1.6-2.6 1.6z"/><path stroke-width="2.2" d="M9.7 11.2v.6m4.6-.6v.6"/>`,
  dazed: svg`<path d="M12 9.5l1.2 3.2 3.3.2-2.6 2.1.9 3.3-2.8-1.8-2.8 1.8.9-3.3-2.6-2.1 3.3-.2zM5.5 3.5l.8 1.9 2 .2-1.5 1.3.5 2-1.8-1.1-1.8 1.1.5-2-1.5-1.3 2-.2zM18.5 3.5l.8 1.9 2 .2-1.5 1.3.5 2-1.8-1.1-1.8 1.1.5-2-1.5-1.3 2-.2z"/>`,
  servant: svg`<path d="M3 17.5h18M4.5 17.5a7.5 7.5 0 0 1 15 0M12 10V8.2M3.5 20.5h17"/><circle cx="12" cy="6.5" r="1.7"/>`,
  protected: svg`<path d="M12 3c2.5 1.8 5 2.5 8 2.5 0 7-2.5 12.5-8 15.5-5.5-3-8-8.5-8-15.5 3 0 5.5-.7 8-2.5z"/><path d="M8.3 11.8c1.3.9 2.2 2 2.9 3.4 1.2-2.7 2.6-4.6 4.6-6.3"/>`,
  vulnerable: svg`<path d="M12 3c2.5 1.8 5 2.5 8 2.5 0 7-2.5 12.5-8 15.5-5.5-3-8-8.5-8-15.5 3 0 5.5-.7 8-2.5z"/><path d="M12.7 3.5 10.5 9l3.5 2.5-3 4 1 5"/>`,
  blocked: svg`<path d="M5 4.5l14 15m0-15-14 15M3.5 16.5l4 4m13-4-4 4"/>`,
  'shadow-strike': svg`<path d="M10.5 4a8.5 8.5 0 1 0 9.7 11.3A7.3 7.3 0 0 1 10.5 4z"/><path d="M21 3.5 13.7 10.8M11.8 9.2l3.5 3.5"/>`,
  'random-deck': svg`<path d="M4.5 7.2 14 3.5l5 11.5-9.5 3.7zM6.5 19.5l1 1.5 12-4.5"/><path d="M10 9.6c.3-1.5 1.2-2.1 2.4-2 1.4.2 2 1.5 1.3 2.7-.6 1-1.6 1.1-1.7 2.5"/><path stroke-width="2" d="M12.4 15.1v.1"/>`,
  check: svg`<path d="M4.5 13c2 1.2 3.5 2.8 4.7 5C11.5 12.6 14.8 8.6 19.5 5"/>`,
} satisfies Record<string, TemplateResult<2>>;

export type IconName = keyof typeof drawings;

export const iconSymbols = Object.entries(drawings).map(
  ([name, drawing]) => svg`<symbol id="mk-icon-${name}" viewBox="0 0 24 24"><g fill="none"
    stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></symbol>`,
);

/** An icon in the colour of the text around it. The control that holds it carries the name. */
export function icon(name: IconName): TemplateResult {
  return html`<svg class="mk-icon" viewBox="0 0 24 24" aria-hidden="true"><use href="#mk-icon-${name}"></use></svg>`;
}

import { svg, type TemplateResult } from 'lit';

/** A symbol, drawn in the colour of the text around it. */
export const iconSymbol = ([name, drawing]: [string, TemplateResult<2>]) =>
  svg`<symbol id="mk-icon-${name}" viewBox="0 0 24 24"><g fill="none"
    stroke="currentColor" stroke-width="1.6" stroke-linecap="round" stroke-linejoin="round">${drawing}</g></symbol>`;

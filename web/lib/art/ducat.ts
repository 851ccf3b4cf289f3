import { svg } from 'lit';

/** A gold coin. */
export const ducatSymbol = svg`<symbol id="mk-ducat" viewBox="0 0 24 24">
  <circle cx="12" cy="12" r="10.5" fill="#d8b15f" stroke="#6b4d14"/>
  <circle cx="12" cy="12" r="8.2" fill="#f0d592" stroke="#8a6a26" stroke-width=".8" stroke-dasharray="1 .9"/>
  <path fill="#7a5a1a" d="M12 5.5c1.7 1.8 2.3 3.3 1.5 5.2 1.5-1.7 3.7-1.5 4 .3.2 1.4-1 2.2-2.2 1.7.5.7-.4 1.5-1.8 1.3l.6 3.5H9.9l.6-3.5c-1.4.2-2.3-.6-1.8-1.3-1.2.5-2.4-.3-2.2-1.7.3-1.8 2.5-2 4-.3-.8-1.9-.2-3.4 1.5-5.2z"/>
</symbol>`;

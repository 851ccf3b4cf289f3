import { html } from 'lit';
import { t } from '../lib/i18n';

const keys = ['tab', 'enter', 'arrows', 'digits', 'lamp', 'hurry', 'watch', 'escape', 'help'];

export const keyboardHelp = () => html`
  <p>${t('keys-intro')}</p>
  <dl class="keys">
    ${keys.map((key) => html`<div><dt><kbd>${t(`keys-${key}`)}</kbd></dt><dd>${t(`keys-${key}-does`)}</dd></div>`)}
  </dl>
`;

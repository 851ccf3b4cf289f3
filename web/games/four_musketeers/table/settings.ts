/** Between two rounds of a solitaire: what may be made easier or harder, and on to the next round (FM-16.8). */
import { html, type TemplateResult } from 'lit';
import { badEndings } from '../../../generated/components-four_musketeers';
import type { Action, Legal, Options, Setting, SettingValue } from '../../../generated/four_musketeers';
import { t } from '../../../lib/i18n';
import { settings } from './choice';

export function settingsSheet(
  legal: Legal | null,
  options: Options,
  act: (action: Action) => void,
  /** A change is being carried out: what is pressed meanwhile would be lost. */
  busy: boolean,
): TemplateResult {
  return html`
    <div class="settings">
      <p>${t('four-ask-settings')}</p>
      ${[...settings(legal)].map(([setting, others]) => field(setting, others, options, act))}
      <button class="button button--gold sheet__next" ?disabled=${busy} @click=${() => act({ type: 'start_round' })}>
        ${t('four-next-round')}
      </button>
    </div>
  `;
}

function field(
  setting: Setting,
  others: readonly SettingValue[],
  options: Options,
  act: (action: Action) => void,
) {
  const now = options[setting] ?? false;
  const change = (value: SettingValue) => act({ type: 'change_setting', setting, value });
  const label = t(`option-${setting}`);
  if (typeof now === 'boolean')
    return html`<label class="settings__line">
      <input type="checkbox" .checked=${now} @change=${() => change(!now)} />
      <span>${label}</span>
    </label>`;
  const known: readonly SettingValue[] = badEndings;
  const place = (value: SettingValue) => (typeof value === 'number' ? value : known.indexOf(value));
  const values = [...others, now].sort((one, other) => place(one) - place(other));
  const words = (value: SettingValue) =>
    typeof value === 'number' ? String(value) : t(`option-${setting}-${value}`);
  return html`<label class="settings__line">
    <span>${label}</span>
    <select class="input" @change=${(event: Event) => {
      const at = (event.target as HTMLSelectElement).selectedIndex;
      const chosen = values[at];
      if (chosen !== undefined && chosen !== now) change(chosen);
    }}>
      ${values.map((value) => html`<option ?selected=${value === now} .selected=${value === now}>${words(value)}</option>`)}
    </select>
  </label>`;
}

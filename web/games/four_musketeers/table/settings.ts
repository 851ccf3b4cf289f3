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
      ${[...settings(legal)].map(([setting, others]) => field(setting, others, options, act))}
      <button class="button button--gold sheet__next" ?disabled=${busy} @click=${() => act({ type: 'start_round' })}>
        ${t('four-next-round')}
      </button>
    </div>
  `;
}

/** A question, and what the answer brings that is chosen: below it, as a closed list cuts off what is long. */
function field(
  setting: Setting,
  others: readonly SettingValue[],
  options: Options,
  act: (action: Action) => void,
) {
  const now = options[setting] ?? false;
  const place = (value: SettingValue) =>
    typeof value === 'string' ? badEndings.indexOf(value) : Number(value);
  const values = [...others, now].sort((one, other) => place(one) - place(other));
  return html`<label class="settings__line">
    <span>${t(`four-setting-${setting}`)} <small>${about(setting, now)}</small></span>
    <select class="input" @change=${(event: Event) => {
      const value = values[(event.target as HTMLSelectElement).selectedIndex];
      if (value !== undefined && value !== now) act({ type: 'change_setting', setting, value });
    }}>
      ${values.map((value) => html`<option ?selected=${value === now} .selected=${value === now}>${answer(setting, value)}</option>`)}
    </select>
  </label>`;
}

const about = (setting: Setting, value: SettingValue): string =>
  typeof value === 'boolean'
    ? t(`four-setting-${setting}-${value ? 'yes' : 'no'}-about`)
    : t(`option-${setting}-hint`);

function answer(setting: Setting, value: SettingValue): string {
  if (typeof value === 'number') return String(value);
  return typeof value === 'string'
    ? t(`option-${setting}-${value}`)
    : t(`four-setting-${setting}-${value ? 'yes' : 'no'}`);
}

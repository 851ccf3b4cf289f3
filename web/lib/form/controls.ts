/** Form controls in one hand: a choice among a few, a longer list, yes or no, a number with its faults. */
import { html, nothing } from 'lit';
import { live } from 'lit/directives/live.js';
import type { Message } from '../../generated/bridge';
import { t } from '../i18n';
import { errorSentence } from '../sentences';

interface Choice<T> {
  readonly id: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => unknown;
  /** Each value with a sentence of its own, as a card. */
  readonly cards?: boolean;
  readonly help?: string | undefined;
  readonly onChoose: (value: T) => void;
}

export const choice = <T>({ id, legend, values, chosen, label, cards, help, onChoose }: Choice<T>) => html`
  <fieldset
    class="choice ${cards ? 'choice--cards' : typeof chosen === 'number' ? 'choice--numbers' : ''}"
    aria-describedby=${help ? `help-${id}` : nothing}>
    <legend>${legend}</legend>
    <div class="choice__row">
      ${values.map(
        (value) => html`
          <label>
            <input type="radio" name=${id} .checked=${live(value === chosen)} @change=${() => onChoose(value)} />
            <span>${label(value)}</span>
          </label>
        `,
      )}
    </div>
    ${helpLine(id, help)}
  </fieldset>
`;

export const dropDown = <T>({ id, legend, values, chosen, label, help, onChoose }: Choice<T>) => html`
  <div class="field">
    <label for="field-${id}">${legend}</label>
    <select
      id="field-${id}"
      class="input ${typeof chosen === 'number' ? 'input--number' : ''}"
      aria-describedby=${help ? `help-${id}` : nothing}
      @change=${(event: Event) => {
        const value = values[(event.target as HTMLSelectElement).selectedIndex];
        if (value !== undefined) onChoose(value);
      }}
    >
      ${values.map((value) => html`<option .selected=${value === chosen}>${label(value)}</option>`)}
    </select>
    ${helpLine(id, help)}
  </div>
`;

interface Flag {
  readonly id: string;
  readonly on: boolean;
  readonly help: string | undefined;
  readonly onChange: (on: boolean) => void;
}

export const flag = ({ id, on, help, onChange }: Flag) => html`
  <div class="flag">
    <label>
      <input
        type="checkbox"
        .checked=${live(on)}
        aria-describedby=${help ? `help-${id}` : nothing}
        @change=${(event: Event) => onChange((event.target as HTMLInputElement).checked)}
      />
      <span>${t(`option-${id}`)}</span>
    </label>
    ${helpLine(id, help)}
  </div>
`;

interface NumberField {
  readonly id: string;
  readonly value: string;
  readonly unit: string | undefined;
  readonly errors: readonly Message[];
  readonly onInput: (value: string) => void;
}

export const numberField = ({ id, value, unit, errors, onInput }: NumberField) => html`
  <div class="field">
    <label for="field-${id}">${t(`option-${id}`)}</label>
    <span class="field__line">
      <input
        id="field-${id}"
        class="input input--number"
        inputmode="numeric"
        autocomplete="off"
        maxlength="6"
        .value=${value}
        aria-invalid=${errors.length > 0 ? 'true' : 'false'}
        aria-describedby=${errors.length > 0 ? `fault-${id}` : nothing}
        @input=${(event: InputEvent) => onInput((event.target as HTMLInputElement).value)}
      />
      ${unit ?? nothing}
    </span>
    ${faults(id, errors)}
  </div>
`;

const helpLine = (id: string, help: string | undefined) =>
  help ? html`<p class="hint" id="help-${id}">${help}</p>` : nothing;

export const faults = (id: string, errors: readonly Message[]) =>
  errors.length > 0
    ? html`<p class="fault" id="fault-${id}">${errors.map((error) => html`<span>${errorSentence(error)}</span> `)}</p>`
    : nothing;

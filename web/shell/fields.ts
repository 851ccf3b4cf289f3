/** Form controls in one hand: a choice among a few, and a number with its faults. */
import { html, nothing } from 'lit';
import type { Message } from '../worker/protocol';
import { t } from './i18n';
import { errorSentence } from './sentences';

interface Choice<T> {
  readonly name: string;
  readonly legend: string;
  readonly values: readonly T[];
  readonly chosen: T;
  readonly label: (value: T) => string;
  readonly onChoose: (value: T) => void;
}

export const choice = <T>({ name, legend, values, chosen, label, onChoose }: Choice<T>) => html`
  <fieldset class="choice">
    <legend>${legend}</legend>
    <div class="choice__row">
      ${values.map(
        (value) => html`
          <label>
            <input type="radio" name=${name} .checked=${value === chosen} @change=${() => onChoose(value)} />
            <span>${label(value)}</span>
          </label>
        `,
      )}
    </div>
  </fieldset>
`;

interface NumberField {
  readonly name: string;
  readonly value: string;
  readonly unit?: string;
  readonly errors: readonly Message[];
  readonly onInput: (value: string) => void;
}

export const numberField = ({ name, value, unit, errors, onInput }: NumberField) => html`
  <div class="field">
    <label for="field-${name}">${t(`option-${name}`)}</label>
    <span class="field__line">
      <input
        id="field-${name}"
        class="input input--number"
        inputmode="numeric"
        autocomplete="off"
        maxlength="6"
        .value=${value}
        aria-invalid=${errors.length > 0 ? 'true' : 'false'}
        aria-describedby=${errors.length > 0 ? `fault-${name}` : nothing}
        @input=${(event: InputEvent) => onInput((event.target as HTMLInputElement).value)}
      />
      ${unit ?? nothing}
    </span>
    ${faults(name, errors)}
  </div>
`;

export const faults = (name: string, errors: readonly Message[]) =>
  errors.length > 0
    ? html`<p class="fault" id="fault-${name}">${errors.map((error) => html`<span>${errorSentence(error)}</span> `)}</p>`
    : nothing;

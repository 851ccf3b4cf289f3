import { html, nothing } from 'lit';
import type { Message } from '../../../generated/bridge';
import { namedGuards, houseGuards as ourGuards } from '../../../generated/components-musketiere';
import { icon } from '../../../lib/art';
import { faults } from '../../../lib/form/controls';
import type { Fields } from '../../../lib/form/fields';
import { t } from '../../../lib/i18n';
import { warningSentence } from '../../../lib/sentences';
import { guardCard } from '../art';
import './deck.css';

/** The fifteen guard cards: seven are fixed by the rules, eight can be set (MU-1.5, MU-1.6, MU-10.7). */
export function guardDeck(fields: Fields) {
  const guards = settable(fields);
  const errors = fields.errors('guard_deck');
  const usual = guards.every((guard, i) => guard.trim() === String(ourGuards[i]));
  const wish = (ours: readonly string[]) =>
    fields.wish({ guard_deck: [...namedGuards.map(String), ...ours] });
  const set = (index: number, value: string) => wish(guards.map((old, i) => (i === index ? value : old)));
  return html`
    <details class="fold deck">
      <summary>${usual ? t('deck-summary') : t('deck-summary-changed')}</summary>
      <p class="deck__note">${t('deck-note')}</p>
      <h3>${t('deck-named')}</h3>
      <p class="hint">${t('deck-named-why')}</p>
      <ul class="deck__named">
        ${namedGuards.map((guard) => html`<li>${guardCard(guard)}<span class="unseen">${guard}</span></li>`)}
      </ul>
      <fieldset class="deck__ours" aria-describedby=${errors.length > 0 ? 'fault-guard_deck' : nothing}>
        <legend>${t('deck-ours')}</legend>
        ${guards.map(
          (guard, i) => html`
            <input
              class="input input--guard"
              inputmode="numeric"
              autocomplete="off"
              maxlength="3"
              aria-label=${t('deck-number', { number: i + 1 })}
              aria-invalid=${wrong(guard, errors) ? 'true' : 'false'}
              .value=${guard}
              @input=${(event: InputEvent) => set(i, (event.target as HTMLInputElement).value)}
            />
          `,
        )}
      </fieldset>
      ${faults('guard_deck', errors)}
      ${fields.warnings.map((warning) => html`<p class="warning" role="status">${warningSentence(warning)}</p>`)}
      <button type="button" class="button button--quiet" ?disabled=${usual} @click=${() => wish(ourGuards.map(String))}>
        ${icon('undo')} ${t('deck-reset')}
      </button>
    </details>
  `;
}

/** The eight that are not fixed, as they were typed; behind the seven that are. */
function settable(fields: Fields): readonly string[] {
  const deck = fields.value('guard_deck');
  const typed =
    Array.isArray(deck) && deck.every((guard) => typeof guard === 'string') ? (deck as string[]) : [];
  return typed.length === namedGuards.length + ourGuards.length
    ? typed.slice(namedGuards.length)
    : ourGuards.map(String);
}

/** The engine refuses the deck as a whole; the page points at the numbers that look wrong. */
function wrong(guard: string, errors: readonly Message[]): boolean {
  const strength = Number(guard);
  return errors.length > 0 && !(Number.isInteger(strength) && strength >= 1 && strength <= 40);
}

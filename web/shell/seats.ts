import { html, nothing } from 'lit';
import { icon } from '../art';
import { t } from './i18n';
import { computerPlayers, nameLength, type Seat, type SetUp } from './setup';

/** One line per player: the name, and who plays. */
export function seatList(
  { seats, players }: SetUp,
  fault: { id: string; seat: number } | null,
  onChange: (seat: number, change: Partial<Seat>) => void,
) {
  return html`<ol class="seats">
    ${seats.slice(0, players).map(({ name, sitter }, seat) => {
      const wrong = fault?.seat === seat;
      return html`
        <li class="seat-line">
          
            <span class="seat-line__icon">${icon(sitter === 'human' ? 'human' : 'computer')}</span>
              <input
                class="input"
                aria-label=${t('new-name', { number: seat + 1 })}
                autocomplete="off"
                spellcheck="false"
                maxlength=${nameLength}
                .value=${name}
                aria-invalid=${wrong ? 'true' : 'false'}
                aria-describedby=${wrong ? 'fault-name' : nothing}
                @input=${(event: InputEvent) => onChange(seat, { name: (event.target as HTMLInputElement).value })}
              />
              <select
                class="input"
                aria-label=${t('new-sitter', { number: seat + 1 })}
                @change=${(event: Event) => onChange(seat, { sitter: (event.target as HTMLSelectElement).value })}
              >
                ${['human', ...computerPlayers].map(
                  (value) =>
                    html`<option value=${value} .selected=${value === sitter}>${sitterName(value)}</option>`,
                )}
              </select>
            ${wrong ? html`<p class="fault" id="fault-name">${t(fault.id, { name: name.trim() })}</p>` : nothing}
          
        </li>
      `;
    })}
  </ol>`;
}

const sitterName = (sitter: string) =>
  sitter === 'human' ? t('new-sitter-human') : t('new-sitter-computer', { level: t(`player-${sitter}`) });

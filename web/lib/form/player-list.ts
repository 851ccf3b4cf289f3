import { html, nothing } from 'lit';
import { computerPlayers } from '../../generated/catalogue';
import { icon } from '../art';
import { t } from '../i18n';
import { nameLength, type Player } from './player';
import { nameFault } from './players';

/** One line per seat: the name, and who plays. */
export function playerList(
  players: readonly Player[],
  onChange: (seat: number, change: Partial<Player>) => void,
  role: (seat: number) => string | null,
) {
  const fault = nameFault(players);
  const humans = players.filter(({ controller }) => controller === 'human').length;
  return html`
    <ol class="players">
      ${players.map(({ name, controller }, player) => {
        const wrong = fault?.player === player;
        return html`
          <li class="player-line">
            ${role(player) ? html`<p class="player-line__role">${role(player)}</p>` : nothing}
            <span class="player-line__icon">${icon(controller === 'human' ? 'human' : 'computer')}</span>
            <input
              class="input"
              aria-label=${t('new-name', { number: player + 1 })}
              autocomplete="off"
              spellcheck="false"
              maxlength=${nameLength}
              .value=${name}
              aria-invalid=${wrong ? 'true' : 'false'}
              aria-describedby=${wrong ? 'fault-name' : nothing}
              @input=${(event: InputEvent) => onChange(player, { name: (event.target as HTMLInputElement).value })}
            />
            <select
              class="input"
              aria-label=${t('new-controller', { number: player + 1 })}
              @change=${(event: Event) => onChange(player, { controller: (event.target as HTMLSelectElement).value })}
            >
              ${['human', ...computerPlayers].map(
                (value) =>
                  html`<option value=${value} .selected=${value === controller}>${controllerName(value)}</option>`,
              )}
            </select>
            ${wrong ? html`<p class="fault" id="fault-name">${t(fault.id, { name: name.trim() })}</p>` : nothing}
          </li>
        `;
      })}
    </ol>
    ${humans === players.length ? nothing : html`<p class="hint">${t('new-levels')}</p>`}
    ${humans === 1 ? nothing : html`<p class="hint">${humans ? t('new-pass') : t('new-watch')}</p>`}
  `;
}

const controllerName = (controller: string) =>
  controller === 'human'
    ? t('new-controller-human')
    : t('new-controller-computer', { level: t(`player-${controller}`) });

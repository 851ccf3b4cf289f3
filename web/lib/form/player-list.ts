import { html, nothing } from 'lit';
import { characters, levels } from '../../generated/catalogue';
import { plainName } from '../../worker/names';
import { icon } from '../art';
import { characterOf, hasLevel, levelOf, withCharacter } from '../computers';
import { t } from '../i18n';
import { controllerOf, type OwnPlayer } from '../outside/players';
import { levelList, levelSentence } from './levels';
import { nameLength, type Player } from './player';
import { nameFault } from './players';

type OnChange = (seat: number, change: Partial<Player>) => void;

/** One line per seat: the name, who plays, and of a computer player how it likes to. */
export function playerList(
  players: readonly Player[],
  onChange: OnChange,
  role: (seat: number) => string | null,
  own: readonly OwnPlayer[],
) {
  const fault = nameFault(players);
  const humans = players.filter(({ controller }) => controller === 'human').length;
  const chosen = new Set(players.map(({ controller }) => levelOf(controller)));
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
              @input=${(event: InputEvent) => onChange(player, { name: plainName((event.target as HTMLInputElement).value) })}
            />
            <span class="player-line__who">${whoPlays(controller, player, onChange, own)}</span>
            ${wrong ? html`<p class="fault" id="fault-name">${t(fault.id, { name: name.trim() })}</p>` : nothing}
          </li>
        `;
      })}
    </ol>
    ${humans === players.length ? nothing : [...levels.filter((level) => chosen.has(level))].map((level) => html`<p class="hint">${levelSentence(level)}</p>`)}
    ${
      humans === players.length
        ? nothing
        : html`<details class="fold"><summary>${t('new-levels')}</summary>${levelList()}</details>`
    }
    ${humans === 1 ? nothing : html`<p class="hint">${humans ? t('new-pass') : t('new-watch')}</p>`}
  `;
}

/** A person, a computer player of a level, whose character is one word that may be left open, or one of the visitor's own. */
function whoPlays(controller: string, player: number, onChange: OnChange, own: readonly OwnPlayer[]) {
  const level = levelOf(controller);
  const character = characterOf(controller);
  // Who was chosen before there were levels stays as long as nobody chooses anew.
  const isOwn = own.some((one) => controllerOf(one) === controller);
  const computers = [...(level === 'human' || isOwn || hasLevel(level) ? [] : [level]), ...levels];
  return html`
    <select
      class="input"
      aria-label=${t('new-controller', { number: player + 1 })}
      @change=${(event: Event) => {
        const chosen = (event.target as HTMLSelectElement).value;
        onChange(player, { controller: hasLevel(chosen) ? withCharacter(chosen, character) : chosen });
      }}
    >
      <option value="human" .selected=${level === 'human'}>${t('new-controller-human')}</option>
      <optgroup label=${t('new-controller-computer')}>
        ${computers.map(
          (value) =>
            html`<option value=${value} .selected=${value === level}>${t(`player-${value}`)}</option>`,
        )}
      </optgroup>
      ${
        own.length > 0
          ? html`<optgroup label=${t('new-controller-own')}>
              ${own.map((one) => {
                const value = controllerOf(one);
                return html`<option value=${value} .selected=${value === controller}>${one.name}</option>`;
              })}
            </optgroup>`
          : nothing
      }
    </select>
    ${
      hasLevel(level)
        ? html`<select
            class="player-line__character"
            aria-label=${t('new-character', { number: player + 1 })}
            @change=${(event: Event) => {
              const at = (event.target as HTMLSelectElement).selectedIndex;
              onChange(player, { controller: withCharacter(level, characters[at - 1] ?? null) });
            }}
          >
            ${[null, ...characters].map(
              (value) =>
                html`<option .selected=${value === character}>${value === null ? t('character-any') : t(`character-${value}`)}</option>`,
            )}
          </select>`
        : nothing
    }
  `;
}

/** A set-up in words: who sits down, and what of the options is worth saying. */
import './described.css';
import { html, nothing } from 'lit';
import type { OptionSpec, SeatController } from '../../generated/bridge';
import { icon } from '../../lib/art';
import { characterOf, levelOf } from '../../lib/computers';
import { calledIn } from '../../lib/form/players';
import type { Game, SetUpWords } from '../../lib/game';
import { knows, t } from '../../lib/i18n';
import type { Options } from '../../worker/protocol';

/** `specs` are those that the engine offers beside the options: what stands otherwise than there is unusual. */
export function described({ setUp }: Game, options: Options, specs: readonly OptionSpec[]) {
  const said = specs
    .filter(({ id }) => id !== 'players')
    .filter((spec) => isWorthSaying(setUp, spec, options));
  return html`<dl class="described">
    ${said.map(({ id }) => html`<div><dt>${setUp.label?.(id) ?? t(`option-${id}`)}</dt><dd>${inWords(setUp, id, options)}</dd></div>`)}
  </dl>`;
}

/** `table`: what the engine says of it. */
export function seated(
  game: Game,
  names: readonly string[],
  controllers: readonly SeatController[],
  seating: unknown,
) {
  const called = calledIn(game, names, controllers);
  return html`
    <ul class="seated" aria-label=${t('new-who')}>
      ${controllers.map(
        (controller, seat) => html`<li>
          ${icon(controller === 'human' ? 'human' : 'computer')} <b>${called[seat]}</b> ${game.role ? html`<small>${game.role(seating, seat)}</small> ` : nothing}${beside(controller, controllers, called[seat])}
        </li>`,
      )}
    </ul>
  `;
}

/** The only human is the reader. */
function beside(
  controller: SeatController,
  controllers: readonly SeatController[],
  called: string | undefined,
) {
  const you = t('table-you');
  if (called === you) return nothing;
  if (controller !== 'human') {
    const level = t('link-computer', { level: t(`player-${levelOf(controller)}`) });
    const character = characterOf(controller);
    return html`<small>${character === null ? level : `${level}, ${t(`character-${character}`)}`}</small>`;
  }
  const alone = controllers.filter((other) => other === 'human').length === 1;
  return html`<small>${alone ? you : t('new-controller-human')}</small>`;
}

function isWorthSaying({ kinds, counted = [] }: SetUpWords, spec: OptionSpec, options: Options): boolean {
  const value = options[spec.id];
  if (value === undefined || counted.includes(`${spec.id}-${value}`)) return false;
  return kinds.includes(spec.id) || JSON.stringify(value) !== JSON.stringify(spec.default);
}

function inWords(words: SetUpWords, id: string, options: Options): string {
  const value = options[id] as Options[string];
  if (typeof value === 'boolean') return t(value ? 'share-yes' : 'share-no');
  if (Array.isArray(value)) return value.join(' · ');
  const own = words.value?.(id, options);
  if (own !== undefined) return own;
  const named = `option-${id}-${value}`;
  if (knows(named)) return t(named);
  const unit = `option-${id}-unit`;
  return knows(unit) ? `${value} ${t(unit)}` : String(value);
}

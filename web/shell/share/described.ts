/** A set-up in words: who sits down, and what of the options is worth saying. */
import { html } from 'lit';
import { icon } from '../../art';
import type { OptionSpec, Options, OptionValue, Sitter } from '../../worker/protocol';
import { knows, t } from '../i18n';

/** Said even where it is as usual: what kind of match it is. */
const kinds = ['storyline', 'mode', 'match_end', 'match'];

/** `specs` are those that the engine offers beside the options: what stands otherwise than there is unusual. */
export function described(options: Options, specs: readonly OptionSpec[]) {
  const said = specs.filter(({ id }) => id !== 'players').filter((spec) => isWorthSaying(spec, options));
  return html`<dl class="described">
    ${said.map(({ id }) => html`<div><dt>${t(`option-${id}`)}</dt><dd>${inWords(id, options)}</dd></div>`)}
  </dl>`;
}

export const seated = (names: readonly string[], sitters: readonly Sitter[]) => html`
  <ul class="seated" aria-label=${t('new-who')}>
    ${sitters.map(
      (sitter, seat) => html`<li>
        ${icon(sitter === 'human' ? 'human' : 'computer')} <b>${names[seat]}</b>
        <small>${sitter === 'human' ? t('new-sitter-human') : t('new-sitter-computer', { level: t(`player-${sitter}`) })}</small>
      </li>`,
    )}
  </ul>
`;

function isWorthSaying(spec: OptionSpec, options: Options): boolean {
  const value = options[spec.id];
  if (value === undefined) return false;
  if ('only_if' in spec && spec.only_if)
    return Object.entries(spec.only_if).every(([other, needed]) => options[other] === needed);
  return kinds.includes(spec.id) || JSON.stringify(value) !== JSON.stringify(spec.default);
}

function inWords(id: string, options: Options): string {
  const value = options[id] as OptionValue;
  if (typeof value === 'boolean') return t(value ? 'share-yes' : 'share-no');
  if (Array.isArray(value)) return value.join(' · ');
  const own = [`${id}-${value}`, `mode-${options.storyline}-${value}`, `option-${id}-${value}`].find(knows);
  if (own) return t(own);
  if (id === 'missing') return t('suit-name', { suit: value });
  return id === 'first_lead' ? t('share-seat', { number: Number(value) + 1 }) : String(value);
}

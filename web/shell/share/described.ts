/** A set-up in words: who sits down, and what of the options is worth saying. */
import { html, nothing } from 'lit';
import { icon } from '../../art';
import { groupOf } from '../../tables/four_musketeers/storylines';
import type { OptionSpec, Options, OptionValue, Sitter } from '../../worker/protocol';
import { readId } from '../data/reading';
import { knows, t } from '../i18n';
import type { GameId } from '../known';
import { heroesNamed, roleAt, type Seating, splitInWords } from '../new/mousquetaires_du_roy/roles';
import { calledIn } from '../new/players';

/** Said even where it is as usual: what kind of match it is. */
const kinds = [
  'musketeers',
  'milady',
  'storyline',
  'mode',
  'match_end',
  'target_score',
  'match_games',
  'match',
  'target',
];
/** Said by the number that goes with it. */
const counted = ['match_end-target', 'match_end-games', 'match-target'];

/** `specs` are those that the engine offers beside the options: what stands otherwise than there is unusual. */
export function described(options: Options, specs: readonly OptionSpec[]) {
  const said = specs.filter(({ id }) => id !== 'players').filter((spec) => isWorthSaying(spec, options));
  return html`<dl class="described">
    ${said.map(({ id }) => html`<div><dt>${t(`option-${id === 'target' ? 'match' : id}`)}</dt><dd>${inWords(id, options)}</dd></div>`)}
  </dl>`;
}

/** What a game calls the part of a seat, from what the engine says of the table. */
const roles: Partial<Record<GameId, (table: unknown, seat: number) => string>> = {
  mousquetaires_du_roy: (table, seat) => roleAt(table as Seating, seat),
};

/** `table`: what the engine says of it. */
export function seated(game: GameId, names: readonly string[], sitters: readonly Sitter[], table: unknown) {
  const called = calledIn(game, names, sitters);
  const role = roles[game];
  return html`
    <ul class="seated" aria-label=${t('new-who')}>
      ${sitters.map(
        (sitter, seat) => html`<li>
          ${icon(sitter === 'human' ? 'human' : 'computer')} <b>${called[seat]}</b> ${role ? html`<small>${role(table, seat)}</small> ` : nothing}${beside(sitter, sitters, called[seat])}
        </li>`,
      )}
    </ul>
  `;
}

/** The only human is the reader. */
function beside(sitter: Sitter, sitters: readonly Sitter[], called: string | undefined) {
  const you = t('table-you');
  if (called === you) return nothing;
  if (sitter !== 'human')
    return html`<small>${t('new-sitter-computer', { level: t(`player-${sitter}`) })}</small>`;
  const alone = sitters.filter((other) => other === 'human').length === 1;
  return html`<small>${alone ? you : t('new-sitter-human')}</small>`;
}

function isWorthSaying(spec: OptionSpec, options: Options): boolean {
  const value = options[spec.id];
  if (value === undefined || counted.includes(`${spec.id}-${value}`)) return false;
  return kinds.includes(spec.id) || JSON.stringify(value) !== JSON.stringify(spec.default);
}

function inWords(id: string, options: Options): string {
  const value = options[id] as OptionValue;
  if (typeof value === 'boolean') return t(value ? 'share-yes' : 'share-no');
  if (Array.isArray(value)) return value.join(' · ');
  const own = [`${id}-${value}`, `mode-${options.storyline}-${value}`, `option-${id}-${value}`].find(knows);
  if (own) return t(own);
  if (id === 'data') return readId(String(value)).name;
  if (id === 'heroes') return heroesNamed(String(value).split(' '));
  if (id === 'split') return splitInWords(String(value), String(options.heroes).split(' '));
  if (id === 'missing') return t('suit-name', { suit: value });
  if (id === 'target') return t(`result-${groupOf(options.storyline as 'AC')}`, { count: Number(value) });
  const unit = `option-${id}-unit`;
  if (knows(unit)) return `${value} ${t(unit)}`;
  return id === 'first_lead' ? t('share-seat', { number: Number(value) + 1 }) : String(value);
}

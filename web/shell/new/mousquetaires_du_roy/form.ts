/** The options of Mousquetaires du Roy (MR-28) in the form for a new match. */
import { html, nothing } from 'lit';
import type { HeroId } from '../../../tables/mousquetaires_du_roy/protocol';
import { editionLine, heroName } from '../../../tables/mousquetaires_du_roy/words';
import type { Edition } from '../../../worker/protocol';
import { list, t } from '../../i18n';
import type { Fields } from '../fields';
import type { Form } from '../page';

/** What the engine says of the table. */
interface Table {
  readonly heroes: readonly HeroId[];
  /** By Musketeer, the seat that decides for him. */
  readonly owners: readonly number[];
  readonly milady_seat: number | null;
  readonly edition: Edition;
}
const tableOf = (fields: Fields) => fields.table as Table | null;

const named = (heroes: readonly string[]) => list(heroes.map(heroName));

export const form: Form = {
  game: 'mousquetaires_du_roy',
  early: () => [],
  seats: (fields) => {
    const players = Number(fields.value('players') ?? 0);
    return players === 0 ? 0 : players + (fields.value('milady') === 'seat' ? 1 : 0);
  },
  role: (fields, player) => {
    const table = tableOf(fields);
    if (!table) return '';
    if (player === table.milady_seat) return t('side-milady');
    return named(table.heroes.filter((_, who) => table.owners[who] === player));
  },
  draw: (fields, players, seats) =>
    players.length === 0
      ? html``
      : html`
          <section class="panel">
            <h2>${t('new-sides')}</h2>
            ${fields.field('milady')} ${fields.field('auto_level')} ${fields.field('players', { label: String })}
            ${fields.field('musketeers')}
          </section>
          <section class="panel">
            <h2>${t('new-who')}</h2>
            ${seats}
            ${fields.field('split', { label: (split) => splitWords(String(split), tableOf(fields)) })}
          </section>
          <section class="panel">
            <h2>${t('new-match')}</h2>
            ${edition(fields)}
            <details class="fold more">
              <summary>${t('new-more')}</summary>
              ${fields.field('heroes', { label: (heroes) => named(String(heroes).split(' ')) })}
              ${fields.field('rochefort')} ${fields.field('strict_bastille')} ${fields.field('beggars_presence')}
              ${fields.field('auto_trade')}
            </details>
          </section>
        `,
};

/** "Athos and Porthos · Aramis": who is with whom. */
function splitWords(split: string, table: Table | null): string {
  const heroes = table?.heroes ?? [];
  const players = [...new Set(split)];
  return players.map((player) => named(heroes.filter((_, who) => split[who] === player))).join(' · ');
}

/** Which values are played by; another data file can be chosen where one is here. */
function edition(fields: Fields) {
  const table = tableOf(fields);
  return html`
    ${fields.field('data', { label: (id) => String(id).replace(/ [0-9a-f]+$/, '') })}
    ${table ? html`<p class="hint">${editionLine(table.edition.name, table.edition.official, table.edition.name === 'house-1')}</p>` : nothing}
  `;
}

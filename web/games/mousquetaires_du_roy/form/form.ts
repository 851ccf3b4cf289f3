/** The options of Mousquetaires du Roy (MR-28) in the form for a new match. */
import { html, nothing } from 'lit';
import type { Edition, OptionSpec } from '../../../generated/bridge';
import type { Seating } from '../../../generated/mousquetaires_du_roy';
import { options } from '../../../generated/options';
import { editionLine } from '../words';
import '../data/own-files';
import type { Fields } from '../../../lib/form/fields';
import type { Form } from '../../../lib/form/form';
import { current, type SetUp, type Wishes } from '../../../lib/form/wishes';
import { seatedAt } from '../../../lib/game';
import { t } from '../../../lib/i18n';
import { game } from '..';
import { readId } from '../data/reading';
import { sideOfName } from '../names';
import { heroesNamed, roleAt, splitInWords } from '../roles';
import { sides } from './sides';

type Option = (id: string) => unknown;

/** Milady's seat is one beside those of the Musketeers; none where how many play is not known. */
function seats(option: Option): number {
  const players = option('players');
  return players === undefined ? 0 : Number(players) + (option('milady') === 'seat' ? 1 : 0);
}

/** One person's, by what is wished for, or else as the engine deals. */
function sideIn({ players, wishes }: SetUp): string | null {
  const option: Option = (id) => {
    const spec = options.mousquetaires_du_roy.find((one) => one.id === id);
    return spec && current(spec, wishes);
  };
  const team = seatedAt(game, option, seats(option), players.length).map(
    (player) => players[player]?.controller === 'human',
  );
  const milady = option('milady') === 'seat' && team.pop() === true;
  const many = team.filter(Boolean).length;
  if (many === 0) return milady ? 'milady' : null;
  return many === 1 && !milady ? 'team' : null;
}

const seatingOf = (fields: Fields) => fields.seating as Seating | null;

/** Sides, length and players can be chosen before the engine is here; how many can play depends on how many Musketeers there are. */
function early(wishes: Wishes): readonly OptionSpec[] {
  const open =
    wishes.musketeers === undefined
      ? ['musketeers', 'milady', 'length', 'players']
      : ['musketeers', 'milady', 'length'];
  return options.mousquetaires_du_roy.filter(({ id }) => open.includes(id));
}

export const form: Form = {
  early,
  seats: (fields) => seats((id) => fields.value(id)),
  role: (fields, seat) => {
    const seating = seatingOf(fields);
    if (!seating) return '';
    if (seat === seating.milady_seat) return sideOfName('milady');
    return `${sideOfName('team')} · ${roleAt(seating, seat)}`;
  },
  side: sideIn,
  draw: (fields, players, list, { engine, sit }) => html`
    <section class="panel">
      <h2>${t('new-sides')}</h2>
      ${fields.field('musketeers')} ${fields.field('milady')} ${fields.field('auto_level')}
    </section>
    <section class="panel">
      <h2>${t('new-who')}</h2>
      ${fields.value('milady') === 'seat' && players.length > 0 ? sides(players, sit) : nothing}
      ${fields.field('players', { words: 'players-team' })} ${list}
      ${fields.field('split', { label: (split) => splitInWords(String(split), seatingOf(fields)?.heroes ?? []) })}
    </section>
    <section class="panel">
      <h2>${t('new-match')}</h2>
      ${fields.field('length')} ${edition(fields)}
      <mk-own-files
        .engine=${engine}
        .files=${fields.values('data').slice(1)}
        @mk-data=${({ detail }: CustomEvent<Edition>) => fields.wish({ data: detail.id })}
        @mk-gone=${() => fields.wish({})}
      ></mk-own-files>
      <details class="fold more">
        <summary>${t('new-more')}</summary>
        ${fields.field('heroes', { label: (heroes) => heroesNamed(String(heroes).split(' ')) })}
        ${fields.field('rochefort')} ${fields.field('strict_bastille')} ${fields.field('beggars_presence')}
        ${fields.field('auto_trade')}
      </details>
    </section>
  `,
};

/** Which values are played by; another data file can be chosen where one is here. */
function edition(fields: Fields) {
  const seating = seatingOf(fields);
  return html`
    ${fields.field('data', { label: (id) => fileName(String(id), fields.values('data').map(String)) })}
    ${seating ? html`<p class="hint">${editionLine(seating.edition)}</p>` : nothing}
  `;
}

/** Ours is the first; of others that are called the same, the fingerprint tells them apart. */
function fileName(id: string, all: readonly string[]): string {
  if (id === all[0]) return t('data-house');
  const { name, fingerprint } = readId(id);
  const isAlone = all.slice(1).filter((other) => readId(other).name === name).length === 1;
  return isAlone ? name : `${name} (${fingerprint.slice(0, 4)})`;
}

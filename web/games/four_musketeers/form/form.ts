/** The options of Four Musketeers (FM-18) in the form for a new match: the important ones first. */
import { html, nothing } from 'lit';
import type { OptionSpec } from '../../../generated/bridge';
import { modes as allModes } from '../../../generated/components-four_musketeers';
import type { Seating, Storyline } from '../../../generated/four_musketeers';
import { options } from '../../../generated/options';
import type { Fields } from '../../../lib/form/fields';
import type { Form } from '../../../lib/form/form';
import type { Player } from '../../../lib/form/player';
import type { Wishes } from '../../../lib/form/wishes';
import { t } from '../../../lib/i18n';
import { groupOf } from '../storylines';
import { seatName, seatRing } from './ring';
import { storylineGuide } from './storylines';

/** As it was wished for; the engine judges it. */
const target: OptionSpec = {
  id: 'target',
  clause: 'FM-18.11',
  type: 'integer',
  default: 1,
  min: 1,
  max: Number.MAX_SAFE_INTEGER,
};

/**
 * The storyline and its mode can be chosen before the engine is here; everything else depends on them. How a match ends
 * stands in what a mode says of itself.
 */
function early(wishes: Wishes): readonly OptionSpec[] {
  return options.four_musketeers.flatMap((spec): OptionSpec[] => {
    if (spec.id === 'match') return [spec, target];
    if (spec.id === 'storyline' || spec.id === 'layout') return [spec];
    if (spec.id !== 'mode') return [];
    const storylines = Object.entries(allModes);
    const [, modes] = storylines.find(([storyline]) => storyline === wishes.storyline) ?? [];
    return modes && spec.type === 'choice' ? [{ ...spec, default: modes[0], choices: [...modes] }] : [spec];
  });
}

export const form: Form = {
  seats: (fields) => Number(fields.value('players') ?? 0),
  side: ({ wishes }) => (typeof wishes.storyline === 'string' ? wishes.storyline : null),
  early,
  draw: (fields, players, list) => html`
    <section class="panel">
      <h2>${t('new-story')}</h2>
      ${storylineGuide(fields)}
    </section>
    ${
      players.length === 0
        ? nothing
        : html`
            <section class="panel">
              <h2>${t('new-who')}</h2>
              ${fields.field('players', { words: fields.values('players').includes(1) ? 'players' : 'players_together' })} ${list} ${fields.field('layout')}
              ${fields.field('replacement')} ${ring(fields, players)}
            </section>
            <section class="panel">
              <h2>${t('new-match')}</h2>
              ${match(fields, players)}
            </section>
          `
    }
  `,
};

const seatingOf = (fields: Fields) => fields.seating as Seating | null;

function ring(fields: Fields, players: readonly Player[]) {
  const seating = seatingOf(fields);
  return seating ? seatRing(seating, players) : nothing;
}

function match(fields: Fields, players: readonly Player[]) {
  const { seats, goal } = seatingOf(fields) ?? { seats: [], goal: null };
  const args = { group: groupOf(fields.value('storyline') as Storyline), count: goal ?? 0 };
  const more = [
    fields.value('prepopped') === undefined
      ? nothing
      : html`<div class="side-by-side">${fields.field('prepopped')} ${fields.field('free_replays')}</div>`,
    fields.field('shadow_in_queen_games'),
    fields.field('defeated_as'),
    fields.field('joker_to_villain'),
    fields.field('stone_to_lead'),
    fields.field('bad_ending'),
    fields.field('missing', {
      label: (missing) =>
        ['random', 'dealer'].includes(String(missing))
          ? t(`option-missing-${missing}`)
          : t('suit-name', { suit: missing }),
    }),
    fields.field('first_lead', {
      label: (seat) =>
        seat === 'random' ? t('option-first_lead-random') : seatName(Number(seat), seats, players),
    }),
    fields.field('tie_rule'),
  ];
  return html`
    ${fields.field('match', { args })}
    ${fields.field('target', { args })}
    <details class="fold more">
      <summary>${t('new-more')}</summary>
      ${more}
    </details>
  `;
}

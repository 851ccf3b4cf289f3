/** The options of Musketiere (MU-10) in the form for a new match. */
import { html } from 'lit';
import { options } from '../../../generated/options';
import type { Form } from '../../../lib/form/form';
import { t } from '../../../lib/i18n';
import { guardDeck } from './deck';

/** What depends on nothing else. The numbers beside it are the engine's. */
const EARLY = new Set(['players', 'match_end', 'tie_rule', 'guard_deck']);

export const form: Form = {
  seats: (fields) => Number(fields.value('players') ?? 0),
  early: () => options.musketiere.filter(({ id }) => EARLY.has(id)),
  draw: (fields, _players, list) => html`
    <section class="panel">
      <h2>${t('new-who')}</h2>
      ${fields.field('players')} ${list}
    </section>
    <section class="panel">
      <h2>${t('new-match')}</h2>
      ${fields.field('match_end')} ${fields.typed('target_score', t('option-target_score-unit'))}
      ${fields.typed('match_games')} ${fields.field('tie_rule')} ${guardDeck(fields)}
    </section>
  `,
};
